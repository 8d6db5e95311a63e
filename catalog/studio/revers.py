"""Tailored collar: two lapels with a notch and a collar, folded outwards over one roll line (metres).

The roll line runs from the break point above the first button, nearly straight, to the side of the neck and round its back.
From there the leaf extends outwards over the draped garment, so that every point of the leaf has a place (t, w): t metres
along the roll line from the break point, w metres across it. Lapels and collar are flat pieces cut out of that strip, as a
tailor cuts them. The notch is where the collar's end turns away from the upper edge of the lapel."""
import functools

import numpy as np
from scipy.interpolate import PchipInterpolator, RegularGridInterpolator
from scipy.ndimage import gaussian_filter, gaussian_filter1d
from scipy.spatial import cKDTree

from collars import neck_line, unit_rows
from details import Canvas
from forms import puffed, solidify, subdivide
from lines import curve, sleeveness

ROWS = 170  # rows of the strip, along the roll line
STEP = 0.004  # m, between columns across the roll line
UNDER = 0.03  # m, the part of w under the roll
ROLL = 0.005  # m, radius of the roll
LIE = 0.0065  # m, height of a leaf above the garment
EDGE_SHADE = 0.55  # how dark and matt the cut edge of a leaf is; a lighter edge would not show in the light

# gorge: share of the way from the break point to the shoulder where lapel and collar meet; lapel: width of the lapel at its tip; belly: how
# far its edge swells; foot: its width 35 mm above the break point; peak: how far the tip points upwards; end, point, fall: width of the
# collar where the notch begins, at its point and at the back; open: how far its point stands away from the lapel; stand: height of the
# roll above the neck; straight: how much of the garment's bowed neck edge is evened out; lap: overlap of the fronts at the break point;
# drop: how far the break point lies under the V; rise: how much higher than usual both leaves lie; shawl:
# lapel and collar are one soft leaf without a notch, widest (lapel) at the gorge; snaps: radius (m) of the snap at every tip, 0: none;
# plump: m that the middle of a shawl collar swells
REVERS = dict(
    gorge=0.70,
    lapel=0.094,
    belly=0.008,
    foot=0.030,
    peak=0.0,
    end=0.050,
    point=0.070,
    open=0.034,
    fall=0.058,
    stand=0.028,
    straight=0.75,
    lap=0.018,
    drop=0.022,
    rise=0.0,
    shawl=False,
    snaps=0.0,
    plump=0.0,
)


class Body:
    """Distance above the draped garment and direction away from it, both smoothed."""

    def __init__(self, d, c):
        V, F = d['V'], d['F'][sleeveness(c, d['rest'])[d['F']].max(1) < 0.6]
        n = np.cross(V[F[:, 1]] - V[F[:, 0]], V[F[:, 2]] - V[F[:, 0]])
        self.points = V[F].mean(1)
        self.tree = cKDTree(self.points)
        normals = unit_rows(n)
        self.normals = unit_rows(np.array([normals[i].sum(0) for i in self.tree.query_ball_point(self.points, 0.022)]))

    def __call__(self, X):
        """Returns signed distance (m) and unit normal for points X."""
        far, i = self.tree.query(X, k=10)
        share = 1 / (far + 0.004) ** 2
        share /= share.sum(1)[:, None]
        n = unit_rows((self.normals[i] * share[..., None]).sum(1))
        above = ((X[:, None] - self.points[i]) * self.normals[i]).sum(2)
        return (above * share).sum(1), n


def mirrored_body(body, X, flip):
    """Returns the body as the right side sees it (flip: 1 or -1 along x)."""
    above, n = body(X * flip)
    return above, n * flip


def half_neck(d, c, n=400):
    """Returns the right half of the neck edge, front to middle back, averaged from both halves."""
    P, s = neck_line(d, c)
    share = np.linspace(0, 0.5, n) * s[-1]
    halves = [np.c_[[np.interp(a, s, P[:, i]) for i in range(3)]].T for a in (share, s[-1] - share)]
    if halves[0][n // 2, 0] < 0:
        halves = halves[::-1]
    return 0.5 * (halves[0] + halves[1] * [-1, 1, 1])


def chest(body, flip, x, z):
    """Returns the depth y of the front of the garment at (x, z), as the right side sees it."""
    front = body.normals[:, 1] < -0.2
    far, i = cKDTree(body.points[front][:, [0, 2]] * [flip, 1]).query(np.c_[x, z], k=6)
    share = 1 / (far + 0.002)
    return (body.points[front][i, 1] * share).sum(1) / share.sum(1)


def roll_line(edge, c, k, lap, depth):
    """Returns the roll line of the right side, and the point of the neck edge under each of its points. lap: how far
    it crosses the middle; depth: of the front, for the part of the roll line below the V."""
    shoulder = int(np.argmax(edge[:, 2]))
    low = edge[0, 2] - k['drop']
    z = np.linspace(low, edge[shoulder, 2], 200)
    front = edge[: shoulder + 1]
    order = np.argsort(front[:, 2])
    under = np.c_[[np.interp(z, front[order, 2], front[order, i]) for i in range(3)]].T
    up = (z - low) / (z[-1] - low)
    straight = -lap + (under[-1, 0] + lap) * up
    x = under[:, 0] + (straight - under[:, 0]) * np.clip(k['straight'] + (1 - up) ** 6, 0, 1) * np.clip((1 - up) / 0.12, 0, 1)
    below = np.clip((edge[0, 2] - 0.02 - z) / 0.02, 0, 1)
    under[:, 1] += below * (depth(x, z) - under[:, 1])
    front = np.c_[x, under[:, 1] - 0.004, z]
    P = np.vstack([np.c_[under[:, :2], z], edge[shoulder + 1 :]])
    C = np.vstack([front, edge[shoulder + 1 :]])
    run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(C, axis=0), axis=1))]
    t = np.linspace(0, run[-1], ROWS)
    C, P = (np.c_[[np.interp(t, run, A[:, i]) for i in range(3)]].T for A in (C, P))
    neck = np.interp(200, np.arange(len(run)), run)  # t of the shoulder
    rise = np.clip((t - 0.62 * neck) / (0.48 * neck), 0, 1)
    C[:, 2] += k['stand'] * rise * rise * (3 - 2 * rise)
    smooth = gaussian_filter1d(np.vstack([2 * C[0] - C[::-1], C, C[::-1] * [-1, 1, 1]]), 7, axis=0)[ROWS : 2 * ROWS]
    return smooth, P, t, neck


def frame(body, C, P):
    """Returns at every point of the roll line the direction outwards across it and the direction away from the
    garment."""
    T = unit_rows(np.gradient(C, axis=0))
    n = gaussian_filter1d(body(P)[1], 6, axis=0, mode='nearest')
    n = unit_rows(n - (n * T).sum(1)[:, None] * T)
    return unit_rows(gaussian_filter1d(np.cross(T, n), 8, axis=0, mode='nearest')), n


def rolled(C, P, o, n, q):
    """Returns the column of the strip at w = q under the roll (q <= 0, down to the garment's own edge) or on its
    bend."""
    if q <= 0:
        inside = P + o * 0.014 - n * 0.004
        return C + (inside - C) * (-q / UNDER) - n * ROLL * np.sin(np.pi / 2 * min(1, -q / 0.008))
    a = q / ROLL * np.pi / 4
    return C + n * ROLL * np.sin(a) + o * ROLL * (1 - np.cos(a))


def onwards(body, last, step, lie):
    """Returns the column of the leaf after `last`: one step further, kept `lie` metres above the garment."""
    X = last + step * STEP
    above, away = body(X)
    gap = lie - above
    X = X + away * np.where(gap > 0, gap, 0.30 * gap)[:, None]
    way = gaussian_filter1d(unit_rows(X - last), 5, axis=0, mode='nearest')
    return last + unit_rows(way) * STEP


def strip(body, C, P, t, wide, high):
    """Returns a function that gives the place of (t, w) on one side; high: extra height above the garment at every
    t."""
    w = np.arange(-UNDER, wide + STEP, STEP)
    X = np.zeros((len(t), len(w), 3))
    o, n = frame(body, C, P)
    sunk = np.clip(t / 0.045, 0.35, 1)
    for j, q in enumerate(w):
        if q <= 2 * ROLL:
            X[:, j] = rolled(C, P, o, n, q)
        else:
            step = unit_rows(X[:, j - 1] - X[:, j - 2]) if q > 4 * ROLL else o
            X[:, j] = onwards(body, X[:, j - 1], step, (LIE + high + 0.010 * np.exp(-q / 0.022)) * sunk)
    leaf = w > 2 * ROLL
    X[:, leaf] = gaussian_filter(X[:, leaf], (3, 1.5, 0), mode='nearest')
    above, away = body(X[:, leaf].reshape(-1, 3))
    lift = np.clip(np.repeat((LIE * 0.8 + high) * sunk, leaf.sum()) - above, 0, None)
    X[:, leaf] += (away * lift[:, None]).reshape(X[:, leaf].shape)
    X -= (n * 0.016 * np.clip(1 - t / 0.024, 0, 1)[:, None] ** 2)[:, None]  # so that the foot joins the front edge
    return RegularGridInterpolator((t, w), X, bounds_error=False, fill_value=None)


def lapel_outline(k, gorge):
    """Flat lapel: up the roll, along the gorge to the tip, down the swelling edge to the break point."""
    tip = np.array([gorge + k['peak'], k['lapel']])
    foot = np.array([0.035, k['foot']])
    edge = curve([tip, (tip + foot) / 2 + [gorge * 0.06, k['belly'] * 2], foot], 24)
    corner = [(gorge + k['peak'] - 0.001, k['lapel'] - 0.003), tuple(tip - [0.004, 0.0])]
    seam = [(-0.004, -UNDER * 0.5), (gorge + 0.008, -UNDER), (gorge + 0.008, k['end'] - 0.006), (gorge, k['end'] - 0.003)]
    return seam + corner + [tuple(p) for p in edge[2:]] + [(0.0, 0.004)]


def collar_half(k, gorge, back):
    """Outer edge of the collar on one side: from the gorge over the notch and the point to the middle back."""
    point = np.array([gorge + k['open'], k['point']])
    edge = curve([point, (gorge + 0.45 * (back - gorge), k['fall'] + 0.004), (back, k['fall'])], 24)
    seam = [(gorge - 0.001, -UNDER), (gorge - 0.001, k['end'] - 0.002), (gorge + 0.002, k['end'])]
    return seam + [tuple(point - [0.003, 0.001])] + [tuple(p) for p in edge[1:]]


def shawl_half(k, gorge, back, start):
    """Outline of a shawl collar on one side: its soft edge from the foot to the middle back. The side that lies
    below begins at `start`, otherwise its foot would show beside the other."""
    places = (0.0, 0.05, 0.5 * gorge, gorge, 0.5 * (gorge + back), back)
    at = PchipInterpolator(places, (0.006, k['foot'], 0.84 * k['lapel'], k['lapel'], k['fall'] + 0.010, k['fall']))
    edge = [(t, float(at(t))) for t in np.linspace(start, back, 60)]
    return [(start + 0.02, -UNDER), (start - 0.004, -UNDER * 0.5)] + edge


def stitched(G, outline):
    """Canvas over a flat piece with a row of stitches along its edge, and the leather of the canvas."""
    (t0, w0), (t1, w1) = np.min(outline, 0) - 0.01, np.max(outline, 0) + 0.01
    C = Canvas(t0, t1, w0, w1)
    C.patch(outline, t=0.0, r=0.001, stitch=0.006)
    C.h += 0.00025 * C.noise
    C.fab = np.maximum(C.fab, EDGE_SHADE * np.clip(1 - C.sdf(outline) / 0.0014, 0, 1))
    return C, G['own'](G['img']('masks', C.masks()), G['img']('fine', C.h), uvscale=(C.w * C.res, C.hh * C.res))


def furred_piece(G, name, Q, X, faces):
    """Builds a flat piece of fur with its UV in metres along and across the roll line."""
    o = G['mesh'](name, X, faces, None)
    o.data.materials.append(G['pelt'][1])
    uv = o.data.uv_layers.new()
    for loop in o.data.loops:
        uv.data[loop.index].uv = tuple(Q[loop.vertex_index])
    solidify(o, 0.0048, 0)
    subdivide(o, 2)
    G['furred'](o)
    return o


def piece(G, name, outline, place, away, h=0.0045, plump=0.0):
    """Builds a flat piece with this outline in (t, w), laid out by `place`. away: directions in which its outer edge
    lifts; plump: how far (m) its middle swells."""
    Q, D, faces = puffed(outline, h)
    X = place(Q)
    spring = np.exp(-D / 0.012) * np.clip((Q[:, 1] - 0.025) / 0.02, 0, 1)
    swell = plump * (1 - np.exp(-D / 0.016)) * np.clip((Q[:, 1] + 0.01) / 0.03, 0, 1)
    X = X + away(X) * (swell + 0.0055 * spring - 0.0016 * np.exp(-D / 0.002))[:, None]
    if 'pelt' in G:
        return furred_piece(G, name, Q, X, faces)
    C, skin = stitched(G, outline)
    o = G['mesh'](name, X, faces, skin)
    uv = o.data.uv_layers.new()
    for loop in o.data.loops:
        t, w = Q[loop.vertex_index]
        uv.data[loop.index].uv = ((t - C.x0) / (C.w * C.res), 1 - (C.z1 - w) / (C.hh * C.res))
    solidify(o, 0.0048, 0)
    subdivide(o, 2)
    return o


def snap(G, X, away, r):
    """Builds a domed snap of radius r on a leaf at X."""
    a = np.array([0, 0, 1.0]) - away[2] * away
    a /= np.linalg.norm(a)
    b = np.cross(away, a)
    turn = np.linspace(0, 2 * np.pi, 28, endpoint=False)
    rings = [(1.0, -0.2), (1.0, 0.24), (0.86, 0.36), (0.78, 0.34), (0.70, 0.42), (0.45, 0.56), (0.16, 0.61)]
    points = [X + r * (q * (np.cos(t) * a + np.sin(t) * b) + up * away) for q, up in rings for t in turn]
    n, m = len(turn), len(rings)
    faces = [(i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j) for i in range(m - 1) for j in range(n)]
    G['mesh']('snap', points, faces + [tuple(range((m - 1) * n, m * n))], G['metal'])


def revers(G, d, c, **changes):
    """Builds lapels and collar on a draped garment; `changes` override REVERS."""
    k = dict(REVERS, **changes)
    body, edge = Body(d, c), half_neck(d, c)
    wide = max(k['lapel'], k['point'], k['fall']) + 0.03
    halves = {}

    def away(X):
        return body(X)[1]

    for s in (1, -1):
        flip = np.array([s, 1, 1])
        C, P, t, neck = roll_line(edge, c, k, k['lap'] if s > 0 else -0.004, functools.partial(chest, body, s))
        gorge = k['gorge'] * neck
        high = (k['rise'] + (0.004 if s > 0 else 0.0)) * np.clip(1 - (t - gorge) / 0.06, 0.1, 1)  # the collar lies closer than the lapels
        place = strip(lambda X: mirrored_body(body, X, flip), C, P, t, wide, high)
        lapel = lambda Q: place(Q) * flip
        if not k['shawl']:
            piece(G, 'lapel', lapel_outline(k, gorge), lapel, away)
        if k['snaps']:
            for along, w in ((gorge + k['peak'] - 0.019, k['lapel'] - 0.020), (gorge + k['open'] + 0.016, k['point'] - 0.017)):
                X = lapel(np.array([[along, w]]))
                snap(G, X[0] + away(X)[0] * (0.007 if w > k['point'] else 0.010), away(X)[0], k['snaps'])
        halves[s] = place, gorge, t[-1]

    def on_collar(Q):
        """Returns places on the whole collar; t runs from the right gorge over the back (0) to the left one."""
        out = np.zeros((len(Q), 3))
        for s, (place, gorge, back) in halves.items():
            mine = Q[:, 0] * s <= 0
            far, w = np.abs(Q[mine, 0]), Q[mine, 1]
            place_beyond, _, back_beyond = halves[-s]
            beyond = place_beyond(np.c_[back_beyond + far, w]) * [-s, 1, 1]  # the other half, continued, so no crease shows
            share = (0.5 * np.clip(1 - far / 0.035, 0, 1))[:, None]
            out[mine] = place(np.c_[back - far, w]) * [s, 1, 1] * (1 - share) + beyond * share
        return out + away(out) * np.clip(Q[:, 1:] / 0.02, 0, 1) * 0.0028

    sides = {}
    for s, (_, gorge, back) in halves.items():
        half = shawl_half(k, gorge, back, 0.0 if s > 0 else 0.032) if k['shawl'] else collar_half(k, gorge, back)
        sides[s] = [(-s * (back - t), w) for t, w in half]
    piece(G, 'collar', sides[1] + sides[-1][::-1][1:], on_collar, away, plump=k['plump'])
