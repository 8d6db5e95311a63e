"""Drape a flat pattern on an unseen body: position-based cloth in numpy (no Blender).

    python3 drape.py spec.json out.npz

The two panels are sewn together, a body grows inside, the arms are lowered, gravity drapes. spec: {"pattern": "top|skirt|trousers",
"cut": {...}} and, optional: edge (m), seed, frames, iters, bend (0..1), gravity (share of g), arm_angle, elbow (degrees),
arm (radii at shoulder and wrist, m), fit (body width / cloth width), body {chest, waist, hip, hem: m}, smooth (passes)."""
import json
import os
import sys
import time

import cv2
import numpy as np
from scipy.spatial import Delaunay, cKDTree

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import patterns

GROW_FRAMES = 22  # the body is full-grown after these
LOWERED_FRAME = 60  # the arms hang from this frame on
CALM_FRAMES = 12  # at the end the cloth is slowed down
STEP = 1 / 30  # s per frame
DAMPING = 0.994
TOP_SPEED = 2.0  # m/s
FLATNESS = 0.66  # depth / width of the body
POWER = 2.4  # of the superellipse that is the body's section


def ease(x):
    """Smooth 0..1."""
    x = np.clip(x, 0, 1)
    return x * x * (3 - 2 * x)


# ---------- mesh
def inside(polygon, points, distance=False):
    """Signed: > 0 inside the polygon (1e-4 m when distance is asked for)."""
    return np.array([cv2.pointPolygonTest(polygon, (float(p[0] * 1e4), float(p[1] * 1e4)), distance) for p in points])


def panel(segments, edge, rng):
    """Triangulate one side of the pattern: points, triangles, outline points that lie on seams."""
    P, kinds = patterns.sample(segments, edge)
    polygon = (P * 1e4).astype(np.float32)
    (x0, z0), (x1, z1) = P.min(0), P.max(0)
    rows = np.arange(z0, z1, edge * 0.866)
    grid = np.array([(x + (j % 2) * edge / 2, z) for j, z in enumerate(rows) for x in np.arange(x0, x1, edge)])
    grid += rng.normal(0, edge * 0.10, grid.shape)
    V = np.vstack([P, grid[inside(polygon, grid, True) > edge * 0.6 * 1e4]])
    T = Delaunay(V).simplices
    area = np.cross(V[T[:, 1]] - V[T[:, 0]], V[T[:, 2]] - V[T[:, 0]])
    keep = (inside(polygon, V[T].mean(1)) > 0) & (np.abs(area) > 1e-7)
    T, area = T[keep], area[keep]
    T[area < 0] = T[area < 0][:, ::-1]
    sewn = np.array([kinds[i] == 'seam' or kinds[i - 1] == 'seam' for i in range(len(P))])
    return V, T, P[sewn]


def colour(pairs, n):
    """Greedy edge colouring: index arrays of pairs, no point twice in a group, so that a group moves at once."""
    used = [set() for _ in range(n)]
    group = np.zeros(len(pairs), int)
    for i, (a, b) in enumerate(pairs):
        k = 0
        while k in used[a] or k in used[b]:
            k += 1
        used[a].add(k)
        used[b].add(k)
        group[i] = k
    return [np.where(group == k)[0] for k in range(group.max() + 1)]


def opposite_points(F):
    """Pairs of points opposite each other over a shared edge (bending)."""
    over = {}
    for t in F:
        for k in range(3):
            over.setdefault((min(t[k], t[k - 1]), max(t[k], t[k - 1])), []).append(t[k - 2])
    return np.array([v for v in over.values() if len(v) == 2 and v[0] != v[1]])


class Cloth:
    """Both panels sewn at the seams: rest positions R (pattern), triangles F, start positions V, springs."""

    def __init__(self, pattern, edge, rng):
        front, faces_f, seam = panel(pattern['front'], edge, rng)
        back, faces_b, _ = panel(pattern['back'], edge, rng)
        to_seam, _ = cKDTree(seam).query(back)
        to_front, nearest = cKDTree(front).query(back)
        welded = (to_seam < 1e-5) & (to_front < 1e-5)
        self.front_count = len(front)
        index = np.where(welded, nearest, np.cumsum(~welded) - 1 + len(front))
        self.R = np.vstack([front, back[~welded]])
        self.F = np.vstack([faces_f, index[faces_b][:, ::-1]])
        self.side = np.r_[np.zeros(len(faces_f), int), np.ones(len(faces_b), int)]
        self.from_seam = cKDTree(seam).query(self.R)[0]
        forward = np.r_[-np.ones(len(front)), np.ones((~welded).sum())]
        self.V = np.c_[self.R[:, 0], forward * np.minimum(0.012, 0.5 * self.from_seam), self.R[:, 1]]
        F = self.F
        edges = np.vstack([F[:, [0, 1]], F[:, [1, 2]], F[:, [2, 0]]])
        self.edges = np.unique(np.sort(edges, 1), axis=0)
        self.stretch = self.springs(self.edges)
        self.bending = self.springs(opposite_points(F))

    def springs(self, pairs):
        """Groups of (a, b, rest length)."""
        length = np.linalg.norm(self.R[pairs[:, 0]] - self.R[pairs[:, 1]], axis=1)
        return [(pairs[g, 0], pairs[g, 1], length[g]) for g in colour(pairs, len(self.R))]


def pull(X, w, groups, stiffness):
    """Move both ends of every spring towards its rest length; w: 0 for pinned points."""
    for a, b, rest in groups:
        dx = X[a] - X[b]
        length = np.sqrt((dx * dx).sum(1)) + 1e-9
        move = (stiffness * (length - rest) / length / (w[a] + w[b] + 1e-9))[:, None] * dx
        X[a] -= move * w[a][:, None]
        X[b] += move * w[b][:, None]


# ---------- bodies
def smooth_profile(heights, *radii):
    """Heights and smoothed radii of a body, finely sampled."""
    z = np.linspace(max(heights[0], -1.6), heights[-1], 700)
    kernel = np.ones(25) / 25
    return [z] + [np.convolve(np.pad(np.interp(z, heights, r), 12, 'edge'), kernel, 'valid') for r in radii]


class Torso:
    """Upper body with arms that are lowered."""

    def __init__(self, c, spec, cloth):
        R = cloth.R
        self.c, self.R, self.front_count = c, R, cloth.front_count
        neck, shoulder, drop = c['neck'], c['shoulder'], c['drop']
        pit = -drop - c['armhole']
        seam = cloth.from_seam < 1e-5
        pinned = (
            seam & (np.abs(R[:, 0]) < shoulder * 0.96) & (R[:, 1] > -drop - 0.02) & (np.abs(R[:, 0]) > neck - 0.005)
        )
        back_neck = (R[:, 1] > -0.03) & (np.abs(R[:, 0]) < neck + 0.01) & (np.arange(len(R)) >= cloth.front_count)
        self.pinned = pinned | back_neck
        self.set_profile(c, spec, pit)
        self.has_arms = not c.get('sleeveless')
        out = np.abs(R[:, 0])
        line = np.interp(-R[:, 1], [drop, drop + c['armhole']], [shoulder, c['chest']])
        sleeve = np.clip((out - line) / 0.05, 0, 1)
        sleeve[(R[:, 1] < pit) & (out < c['chest'] + 0.012)] = 0
        self.on_sleeve = sleeve > 0.3
        self.arm_start = np.radians(c['angle'])
        self.arm_end = np.radians(spec.get('arm_angle', 12))
        self.arm_radii = spec.get('arm', [0.047, 0.037])
        self.elbow = np.radians(spec.get('elbow', 14))
        self.joint = np.array([shoulder, -drop]) - np.array([np.cos(self.arm_start), np.sin(self.arm_start)]) * 0.066

    def set_profile(self, c, spec, pit):
        """Half widths and depths of the torso over the height."""
        fit = spec.get('fit', 0.665)
        b = dict(chest=c['chest'] * fit, waist=c['waist'] * fit, hip=c['hem'] * fit)
        b.update(spec.get('body', {}))
        shoulder, neck, drop = c['shoulder'], c['neck'], c['drop']
        waist = min(-min(0.42, c['length'] * 0.66), pit - 0.05)
        hip = min(-c['length'], waist - 0.05)
        heights = np.array([hip - 2, hip, waist, pit, -0.13, -drop - 0.03, -0.02, 0.2])
        width = [
            b['hip'],
            b['hip'],
            b['waist'],
            b['chest'],
            b['chest'] * 0.92,
            shoulder - 0.06,
            neck - 0.02,
            neck - 0.04,
        ]
        depth = [q * FLATNESS for q in width[:4]] + [b['chest'] * 0.56, 0.05, 0.03, 0.03]
        self.z, self.rx, self.ry = smooth_profile(heights, np.array(width), np.array(depth))

    def place_pinned(self, X, start, grown):
        """Shoulders come in a little, the back of the neck bows."""
        p, neck = self.pinned, self.c['neck']
        X[p, 0] = start[p, 0] * (1 - 0.03 * grown)
        X[p, 2] = start[p, 2]
        bow = 0.012 + 0.045 * np.clip(1 - (np.abs(self.R[p, 0]) / neck) ** 2, 0, 1)
        X[p, 1] = start[p, 1] * (1 - grown) + grown * bow

    def push_out(self, X, w, grown, lowered):
        bx = np.interp(X[:, 2], self.z, self.rx) * (0.92 + 0.08 * grown) + 0.004
        by = np.interp(X[:, 2], self.z, self.ry) * grown + 0.002
        push_from_section(X, w, 0 * bx, bx, by, self.on_sleeve)
        if self.has_arms:
            for s in (1, -1):
                self.push_from_arm(X, s, grown, lowered)

    def push_from_arm(self, X, s, grown, lowered):
        """Keep the sleeve (s: 1 right, -1 left) outside the arm, which bends forward below the elbow."""
        i = np.where(self.on_sleeve & (np.sign(self.R[:, 0]) == s))[0]
        angle = self.arm_start + (self.arm_end - self.arm_start) * lowered
        axis = np.array([s * np.sin(angle), 0, -np.cos(angle)])
        origin = np.array([s * self.joint[0] * (1 - 0.03 * grown), 0.012 * grown, self.joint[1]])
        length = self.c['sleeve']
        t = np.clip((X[i] - origin) @ axis, -0.02, length + 0.05)
        below = np.clip(t - length * 0.48, 0, None) * np.tan(self.elbow * lowered)
        centre = origin + t[:, None] * axis
        centre[:, 1] -= below
        centre[:, 0] -= s * below * 0.25
        r0, r1 = self.arm_radii
        r = r0 + (r1 - r0) * np.clip(t / length, 0, 1)
        v = X[i] - centre
        v -= (v @ axis)[:, None] * axis
        across = v @ np.cross(axis, [0, 1, 0])
        f = np.sqrt((across / r) ** 2 + (v[:, 1] / (r * grown + 0.002)) ** 2) + 1e-6
        m = f < 1
        X[i[m]] += np.clip((v / f[:, None] - v)[m], -0.02, 0.02)


class Hips:
    """Hips of a skirt, or hips and two legs."""

    def __init__(self, c, spec, cloth):
        R = cloth.R
        self.c, self.R, self.front_count = c, R, cloth.front_count
        self.pinned = R[:, 1] > -0.012
        self.on_sleeve = np.zeros(len(R), bool)
        fit, waist = spec.get('fit', 0.695), c['waist']
        hip, high = c['hip'] * fit, (waist * 0.3 + c['hip'] * 0.7) * fit
        self.leg = None
        if 'rise' in c:
            heights, width = [-c['length'], -0.20, -0.08, 0.03], [hip, hip, high, waist * 0.68]
            self.leg = R[:, 1] < -c['rise']
            self.set_legs(c, hip)
        else:
            hem = spec.get('body', {}).get('hem', c['hem'] * fit)
            heights, width = [-c['length'], -0.40, -0.20, -0.08, 0.03], [
                hem,
                (hip + hem) / 2,
                hip,
                high,
                waist * 0.68,
            ]
        width = np.array(width)
        self.z, self.rx, self.ry = smooth_profile(np.array(heights), width, width * FLATNESS)

    def set_legs(self, c, hip):
        """Half width, depth and middle of the legs over the height."""
        self.leg_z = np.array([-c['length'], -0.56, -c['rise'] - 0.06, -c['rise']])
        ankle, knee = (c['hem'] - c['hem_in']) / 2 * 0.64, (c['knee'] - 0.03) / 2 * 0.64
        self.leg_rx = np.array([ankle, knee, hip * 0.47, hip * 0.48])
        self.leg_ry = np.array([ankle, knee, 0.094, hip * 0.60])
        self.leg_x = np.array(
            [(c['hem'] + c['hem_in']) / 2 * 0.84, (c['knee'] + 0.03) / 2 * 0.80, hip * 0.52, hip * 0.52]
        )

    def place_pinned(self, X, start, grown):
        """The waist seam becomes an ellipse."""
        p, waist = self.pinned, self.c['waist']
        e = np.pi / 2 * self.R[p, 0] / waist
        forward = np.where(np.arange(len(self.R))[p] < self.front_count, -1, 1)
        X[p, 0] = start[p, 0] * (1 - grown) + grown * waist * 0.73 * np.sin(e)
        X[p, 1] = start[p, 1] * (1 - grown) + grown * forward * waist * 0.52 * np.cos(e)
        X[p, 2] = start[p, 2]

    def push_out(self, X, w, grown, lowered):
        z = X[:, 2]
        bx = np.interp(z, self.z, self.rx) * (0.92 + 0.08 * grown) + 0.004
        by = np.interp(z, self.z, self.ry) * grown + 0.002
        ox = 0 * z
        if self.leg is not None:
            ox = np.where(self.leg, np.sign(self.R[:, 0]) * np.interp(z, self.leg_z, self.leg_x), 0)
            bx = np.where(self.leg, np.interp(z, self.leg_z, self.leg_rx) * (0.92 + 0.08 * grown) + 0.004, bx)
            by = np.where(self.leg, np.interp(z, self.leg_z, self.leg_ry) * grown + 0.002, by)
        push_from_section(X, w, ox, bx, by, self.on_sleeve)


def push_from_section(X, w, ox, bx, by, freely):
    """Push points out of the superelliptic section with middle ox, half width bx and half depth by; sideways only half the way,
    except where `freely` is true (sleeves)."""
    x = X[:, 0] - ox
    level = (np.abs(x) / bx) ** POWER + (np.abs(X[:, 1]) / by) ** POWER
    m = (level < 1) & (w > 0)
    scale = np.maximum(level[m], 1e-4) ** (-1 / POWER)
    wide = np.minimum(scale, 3)
    X[m, 0] = ox[m] + x[m] * np.where(freely[m], wide, 1 + (wide - 1) * 0.5)
    X[m, 1] *= np.minimum(scale, 8)


# ---------- simulation
def simulate(cloth, body, spec):
    """Positions of the cloth after all frames."""
    frames, iters = spec.get('frames', 90), spec.get('iters', 24)
    bend, gravity = spec.get('bend', 0.4), 9.8 * spec.get('gravity', 0.6)
    w = np.where(body.pinned, 0.0, 1.0)
    start, X, velocity = cloth.V, cloth.V.copy(), np.zeros_like(cloth.V)
    h = STEP / iters
    for frame in range(frames):
        grown = ease((frame + 1) / GROW_FRAMES)
        lowered = ease((frame - GROW_FRAMES * 0.5) / (LOWERED_FRAME - GROW_FRAMES * 0.5))
        body.place_pinned(X, start, grown)
        for k in range(iters):
            velocity[:, 2] -= gravity * h * w
            old = X.copy()
            X = X + velocity * h * w[:, None]
            pull(X, w, cloth.stretch, 1.0)
            if k % 2 == 0:
                pull(X, w, cloth.bending, bend)
            body.push_out(X, w, grown, lowered)
            velocity = (X - old) / h * DAMPING
            speed = np.linalg.norm(velocity, axis=1)
            velocity *= np.minimum(1, TOP_SPEED / np.maximum(speed, 1e-6))[:, None]
        if frame > frames - CALM_FRAMES:
            velocity *= 0.3
    return X


def taubin(X, edges, passes):
    """Smooth without shrinking."""
    neighbours = np.zeros(len(X))
    np.add.at(neighbours, edges.ravel(), 1)
    for factor in [0.5, -0.42] * passes:
        total = np.zeros_like(X)
        np.add.at(total, edges[:, 0], X[edges[:, 1]])
        np.add.at(total, edges[:, 1], X[edges[:, 0]])
        X = X + factor * (total / neighbours[:, None] - X)
    return X


def drape(spec):
    """Draped garment: V positions, rest pattern points, F triangles, side (0 front, 1 back), meta (JSON of spec and cut)."""
    start = time.time()
    pattern = getattr(patterns, spec['pattern'])(**spec.get('cut', {}))
    c = pattern['c']
    cloth = Cloth(pattern, spec.get('edge', 0.011), np.random.default_rng(spec.get('seed', 1)))
    body = (Torso if spec['pattern'] == 'top' else Hips)(c, spec, cloth)
    X = taubin(simulate(cloth, body, spec), cloth.edges, spec.get('smooth', 5))
    print('drape', len(X), 'points', round(time.time() - start, 1), 's', X.min(0).round(3), X.max(0).round(3))
    return dict(V=X, rest=cloth.R, F=cloth.F, side=cloth.side, meta=json.dumps(dict(spec=spec, c=c)))


if __name__ == '__main__':
    with open(sys.argv[1]) as f:
        np.savez(sys.argv[2], **drape(json.load(f)))
