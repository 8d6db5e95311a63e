"""Hood on the neck of a draped garment: worn up round a head that is not modelled, quilted in rows or smooth, its
edge plain or trimmed with wool."""
import math

import numpy as np
from mathutils import Vector, noise

from collars import neck_line, outward
from forms import grid_faces, solidify, subdivide

HEIGHT = 0.33  # m above the front of the neck
HALF_WIDTH = 0.112  # m, of the opening
ROWS, COLS = 56, 150  # from the opening backwards; along the opening
QUILT = 0.056  # m


def opening(first, last, n):
    """Edge round the face, from the front point of the neck `first` over the head to `last`."""
    middle, half = (first + last) / 2, np.linalg.norm(last - first) / 2
    tall = HEIGHT / (1 + math.sqrt(1 - (half / HALF_WIDTH) ** 2))
    begin = -math.acos(half / HALF_WIDTH)
    angle = np.linspace(begin, math.pi - begin, n)
    side = 1 if first[0] > last[0] else -1
    up = np.sin(angle) - math.sin(begin)
    lean = 0.020 * np.sin(np.pi * np.linspace(0, 1, n)) - 0.040 * np.clip(up / up.max(), 0, 1) ** 2
    return middle + np.c_[side * HALF_WIDTH * np.cos(angle), -lean, tall * up]


def shell(d, c, setback):
    """Points of the hood, ROWS x COLS: from the opening to the neck line."""
    P, s = neck_line(d, c)
    t = np.linspace(s[-1] * setback, s[-1] * (1 - setback), COLS)
    neck = np.c_[[np.interp(t, s, P[:, i]) for i in range(3)]].T
    away = outward(neck)
    neck = neck + away * 0.010 - [0, 0, 0.004]
    edge = opening(neck[0], neck[-1], COLS)
    share = np.linspace(0, 1, COLS)
    w = (np.sin(np.pi * share) ** 0.75)[:, None]
    out = np.sign(edge[:, :1]) * np.abs(np.cos(np.pi * share))[:, None] * np.array([[1.0, 0, 0]])
    c1 = edge + w * np.array([0, 0.165, 0.055]) + w * out * 0.030
    c2 = neck + w * (away * 0.055 + np.array([0, 0.055, 0.125]))
    q = np.linspace(0, 1, ROWS)[:, None, None]
    return (1 - q) ** 3 * edge + 3 * q * (1 - q) ** 2 * c1 + 3 * q * q * (1 - q) * c2 + q**3 * neck


def outside(points):
    """Unit normals of a grid of points, in the direction that its faces have."""
    normal = np.cross(np.gradient(points, axis=1), np.gradient(points, axis=0))
    return normal / (np.linalg.norm(normal, axis=2)[..., None] + 1e-9)


def quilted(points, puff):
    """Pushes the hood out by `puff` (m) between rows of stitches that follow its edge; also returns the length from
    the edge."""
    normal = outside(points)
    if (normal * (points - points.mean((0, 1)))).sum() < 0:
        points = points[:, ::-1]
        normal = outside(points)
    step = np.linalg.norm(np.diff(points, axis=0), axis=2)
    run = np.vstack([np.zeros(COLS), np.cumsum(step, axis=0)])
    row = np.abs(np.sin(np.pi * run / QUILT))
    crumple = np.array([[noise.noise(Vector(p) * 26) for p in line] for line in points])
    fade = np.clip(run / 0.02, 0, 1) * np.clip((run[-1] - run) / 0.03, 0, 1)
    return points + normal * (fade * (puff * np.sqrt(row) + 0.0035 * crumple))[..., None], run


def hood(G, d, c, k, skin, lining):
    """Builds the hood and returns how far it stands up (m). k: setback (share of the neck line left free at the
    front), trim (wool round the edge), plain (not quilted)."""
    points, run = quilted(shell(d, c, k.get('setback', 0.06)), 0.0 if k.get('plain') else 0.0105)
    o = G['mesh']('hood', points.reshape(-1, 3), grid_faces(ROWS, COLS, False), skin)
    o.data.materials.append(lining)
    uv = o.data.uv_layers.new()
    for loop in o.data.loops:
        row, col = divmod(loop.vertex_index, COLS)
        uv.data[loop.index].uv = (col * 0.0045, run[row, col])
    thick = solidify(o, 0.006, -1)
    thick.material_offset = 1
    subdivide(o, 1)
    edge = points[0]
    if k.get('trim'):
        woolly_edge(G, edge, k.get('color', '#e9dcc6'))
    else:
        G['tube']([tuple(p) for p in edge[::3]], 0.0052, skin)
    return float(points[..., 2].max() - d['V'][:, 2].max())


def woolly_edge(G, edge, color, r=0.020, hairs=9000):
    """Roll of curly wool along the edge, r metres thick."""
    n, m = len(edge), 20
    along = np.gradient(edge, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    front = np.array([0, -1.0, 0]) - along * (along @ np.array([0, -1.0, 0]))[:, None]
    front /= np.linalg.norm(front, axis=1)[:, None]
    beside = np.cross(along, front)
    angle = np.linspace(0, 2 * np.pi, m, endpoint=False)
    rings = np.array([p + r * (np.outer(np.cos(angle), f) + np.outer(np.sin(angle), b)) for p, f, b in zip(edge, front, beside)])
    lumps = np.array([[min(0.0045, 0.4 * r) * noise.noise(Vector(p) * 75) for p in ring] for ring in rings])
    rings += (rings - edge[:, None]) / r * lumps[..., None]
    o = G['mesh']('trim', rings.reshape(-1, 3), grid_faces(n, m), G['plain']('wool', color, 0.95, sheen=0.6, bump=260))
    material = G['hairmat'](color, gloss=0.06, rough=0.8, dyed=False)
    G['fur'](o, hairs, 0.004, material, kids=34, clump=0.10, down=0.0004, normal=0.0016, rough=0.0012, curl=0.0012, radius=0.30)
