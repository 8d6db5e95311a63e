"""Separate pieces on a draped garment: label, tie belt, buttons, pullers. d: drape (V, rest, F, side), c: cut."""
import bpy
import numpy as np
from mathutils import Vector
from scipy.interpolate import LinearNDInterpolator, NearestNDInterpolator

from lines import sleeveness
from forms import bevel, dress, puffed, solidify, subdivide, superbox


def at(d, x, z, side=0):
    """Returns the 3D point and the normal at a pattern position."""
    F = d['F'][d['side'] == side]
    R, V = d['rest'], d['V']
    cen = R[F].mean(1)
    i = np.argmin(((cen - [x, z]) ** 2).sum(1))
    f = F[i]
    n = np.cross(V[f[1]] - V[f[0]], V[f[2]] - V[f[0]])
    n /= np.linalg.norm(n)
    return V[f].mean(0), n


def facing(d, x, z, within, side=0):
    """Mean normal of the cloth round a pattern position. A button lies over small folds and does not tilt with them."""
    F, R, V = d['F'][d['side'] == side], d['rest'], d['V']
    F = F[((R[F].mean(1) - [x, z]) ** 2).sum(1) < max(within, 0.012) ** 2]
    n = np.cross(V[F[:, 1]] - V[F[:, 0]], V[F[:, 2]] - V[F[:, 0]]).sum(0)
    return n / np.linalg.norm(n)


class Surf:
    """3D position and normal at pattern points (x, z), interpolated."""

    def __init__(self, d, side=0):
        V, R, F = d['V'], d['rest'], d['F'][d['side'] == side]
        n = np.cross(V[F[:, 1]] - V[F[:, 0]], V[F[:, 2]] - V[F[:, 0]])
        vn = np.zeros_like(V)
        for k in range(3):
            np.add.at(vn, F[:, k], n)
        ids = np.unique(F)
        vn = vn[ids] / (np.linalg.norm(vn[ids], axis=1)[:, None] + 1e-12)
        X = np.c_[V[ids], vn]
        self.lin, self.near = LinearNDInterpolator(R[ids], X), NearestNDInterpolator(R[ids], X)

    def __call__(self, p):
        p = np.atleast_2d(p)
        o = self.lin(p)
        k = np.isnan(o[:, 0])
        o[k] = self.near(p[k])
        n = o[:, 3:]
        return o[:, :3], n / (np.linalg.norm(n, axis=1)[:, None] + 1e-9)


def applique(G, S, poly, mat, off=0.004, thick=0.0035, h=0.006, fn=None, uv=None, sub=2):
    """Builds a separate piece that lies on the garment: outline in pattern space; fn(points, edge distance) -> extra
    height."""
    P, D, T = puffed(poly, h)
    X, n = S(P)
    e = off * np.ones(len(P))
    if fn:
        e = e + fn(P, D)
    o = G['mesh']('piece', X + n * e[:, None], T, mat)
    u = o.data.uv_layers.new()
    for l in o.data.loops:
        q = P[l.vertex_index]
        u.data[l.index].uv = tuple(uv(q)) if uv else (q[0], q[1])
    solidify(o, thick)
    subdivide(o, sub)
    return o


NAME = 'KARA'
LETTERS = 0.0115  # m between the letters of the label


def woven_letter(letter, place, normal, off, thread):
    """Builds one letter of the label, which is read from inside the neck."""
    data = bpy.data.curves.new('letter', 'FONT')
    data.body, data.size, data.align_x, data.align_y = letter, 0.0135, 'CENTER', 'CENTER'
    data.offset, data.extrude = 0.0003, 0.0002
    data.materials.append(thread)
    o = bpy.data.objects.new('letter', data)
    bpy.context.scene.collection.objects.link(o)
    inwards = -Vector(normal[0])
    o.location = Vector(place[0]) - inwards * off
    o.rotation_euler = inwards.to_track_quat('Z', 'Y').to_euler()


def label(G, d, c, job):
    """Woven label inside the back neck, with the name of the shop."""
    z = -c['neck_back'] - 0.034
    w, hh = 0.031, 0.0115
    S = Surf(d, 1)
    k = 0.0045 if job.get('material') == 'shearling' else 0  # above the thicker lining
    f = G['plain']('label', job.get('labelcolor', '#e9e2d4'), 0.7, sheen=0.3, bump=900, glow=0.06)
    e = G['plain']('label thread', job.get('labeledge', '#3a3028'), 0.6)
    r = lambda a, b: [(-a, z - b), (a, z - b), (a, z + b), (-a, z + b)]
    applique(G, S, r(w, hh), f, off=-0.0075 - k, thick=0.0010, h=0.004)
    for i, letter in enumerate(NAME):
        woven_letter(letter, *S((LETTERS * (i - (len(NAME) - 1) / 2), z)), -0.0102 - k, e)


def belt_ring(d, c, z, w, n=96):
    """Angles and radii (m) of the widest line round the garment at height z."""
    V = d['V']
    near = (sleeveness(c, d['rest']) < 0.1) & (np.abs(V[:, 2] - z) < w * 0.6)
    th = np.arctan2(V[near, 0], -V[near, 1])
    r = np.hypot(V[near, 0], V[near, 1])
    angles = np.linspace(-np.pi, np.pi, n, endpoint=False)
    radii = np.array([r[np.abs((th - t + np.pi) % (2 * np.pi) - np.pi) < 0.11].max(initial=0.05) for t in angles])
    for _ in range(4):
        radii = 0.5 * radii + 0.25 * (np.roll(radii, 1) + np.roll(radii, -1))
    return angles, radii


def belt_tail(s, length, w, x, y, z):
    """Points of a hanging end, 24 rows of 4; s: -1 or 1, the side it falls to."""
    points = []
    for t in np.linspace(0, 1, 24):
        wide = w * (0.42 + 0.10 * min(1, t * 5))
        cx = x + s * (0.012 + 0.030 * t**0.8) + 0.006 * np.sin(5 * t + s)
        depth = y - 0.010 * np.sin(np.pi * min(1, t * 3.2)) - 0.004 - 0.045 * t + 0.004 * s
        points += [
            (cx + e * wide, depth - 0.004 * np.cos(e * 2 + s * t * 3), z - length * t - 0.012 * e * s * (t > 0.95))
            for e in (-1, -0.33, 0.33, 1)
        ]
    return points


def waistbelt(G, d, c, z, mat, w=0.046, tails=(0.30, 0.34)):
    """Tie belt round the draped garment at height z, width w, with a knot and two ends (m)."""
    angles, radii = belt_ring(d, c, z, w)
    n, rows = len(angles), np.linspace(-1, 1, 7)
    m = len(rows)
    points = []
    for t, radius in zip(angles, radii):
        for q in rows:
            r = radius + 0.006 + 0.0025 * (1 - q * q)
            points.append((r * np.sin(t), -r * np.cos(t), z + q * w / 2 + 0.002 * np.sin(3 * t)))
    faces = [
        (i * m + j, (i + 1) % n * m + j, (i + 1) % n * m + j + 1, i * m + j + 1)
        for i in range(n)
        for j in range(m - 1)
    ]
    o = G['mesh']('belt', points, faces, mat)
    solidify(o, 0.004, 1)
    subdivide(o, 2)
    x, y = 0.012, -radii[n // 2] - 0.012
    for s, length in zip((-1, 1), tails):
        faces = [(i * 4 + j, i * 4 + j + 1, i * 4 + j + 5, i * 4 + j + 4) for i in range(23) for j in range(3)]
        o = G['mesh']('tail', belt_tail(s, length, w, x, y, z), faces, mat)
        solidify(o, 0.004)
        subdivide(o, 2)
    points, faces = superbox(0.054, 0.034, 0.052, 3.2, 0.12, 32, 24)
    subdivide(G['mesh']('knot', points + [x, y - 0.006, z - 0.028], faces, mat), 1)


def button(G, d, x, z, r, mat, off=0.006, holes=None):
    """Round button of radius r at a pattern position, `off` metres above the surface; holes: material of its four holes."""
    p, n = at(d, x, z)[0], facing(d, x, z, 1.6 * r)
    bpy.ops.mesh.primitive_cylinder_add(vertices=40, radius=r, depth=r * 0.42, location=tuple(p + n * off))
    o = bpy.context.object
    o.rotation_euler = Vector(n).to_track_quat('Z', 'Y').to_euler()
    dress(o, mat)
    bevel(o, r * 0.18, 3)
    bpy.ops.mesh.primitive_torus_add(
        major_radius=r * 0.72, minor_radius=r * 0.10, location=tuple(p + n * (off + r * 0.2))
    )
    t = bpy.context.object
    t.rotation_euler = o.rotation_euler
    t.data.materials.append(mat)
    if holes:
        across = np.cross(n, [0, 0, 1.0])
        across /= np.linalg.norm(across)
        for a, b in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
            place = p + n * (off + r * 0.21) + 0.24 * r * (a * across + b * np.cross(across, n))
            bpy.ops.mesh.primitive_cylinder_add(vertices=12, radius=r * 0.14, depth=r * 0.10, location=tuple(place))
            bpy.context.object.rotation_euler = o.rotation_euler
            dress(bpy.context.object, holes)


def puller(G, d, x, z, mat, L=0.03):
    """Zip puller of length L hanging at a pattern position."""
    p, n = at(d, x, z)
    p = p + n * 0.010
    G['tube']([p + np.array([0, 0, 0.004]), p, p - np.array([0, 0, L * 0.5]), p - np.array([0, 0, L])], 0.0026, mat)
    G['tube'](
        [
            p + np.array([-0.004, 0, 0.006]),
            p + np.array([0.004, 0, 0.006]),
            p + np.array([0.004, -0.001, -0.006]),
            p + np.array([-0.004, -0.001, -0.006]),
        ],
        0.0022,
        mat,
        cyclic=True,
    )
