"""Two storks on their nest on an old brick chimney, for a post of the shop's blog.

Builds its meshes (metres) like scenes.py and returns the framing; the sky behind is the job's "sky"."""
import bpy
import numpy as np
from scipy.interpolate import CubicSpline

from accessories import lathe, placed
from forms import bevel, grid_faces, subdivide

BRICKS = ('#7c4530', '#8a4f38', '#6d3b2a', '#93604a')
COURSE = 0.078  # m, a row of bricks and its joint
RADIUS = 0.62  # m, of the chimney
TWIGS = ('#84694c', '#9c8160', '#b59c7a', '#6b543d')


def course(G, paints, z, radius, rng):
    """Builds one row of bricks round the chimney, only on the visible side."""
    n = int(2 * np.pi * radius / 0.232)
    shift = rng.random()
    points, faces, tints = [], [], []
    for k in range(n):
        a = 2 * np.pi * (k + shift) / n
        if np.sin(a) > 0.35:
            continue
        half, deep = np.pi / n * 0.955, rng.normal(0, 0.0022)
        base = len(points)
        for r in (radius - 0.05, radius + deep):
            for b in (a - half, a, a + half):
                for h in (0.0, COURSE * 0.86):
                    points.append((r * np.cos(b), r * np.sin(b), z + h + rng.normal(0, 0.0012)))
        outer, inner = base + 6, base
        faces += [(outer, outer + 2, outer + 3, outer + 1), (outer + 2, outer + 4, outer + 5, outer + 3)]
        for i, j in ((0, 2), (2, 4)):
            faces += [(outer + i + 1, outer + j + 1, inner + j + 1, inner + i + 1), (outer + j, outer + i, inner + i, inner + j)]
        faces += [(outer + 1, inner + 1, inner, outer), (outer + 4, inner + 4, inner + 5, outer + 5)]
        tints += [rng.choice(len(paints), p=(0.4, 0.3, 0.2, 0.1))] * 8
    o = G['mesh']('course', points, faces, paints[0], smooth=False)
    for paint in paints[1:]:
        o.data.materials.append(paint)
    o.data.polygons.foreach_set('material_index', [int(t) for t in tints])
    bevel(o, 0.005, 2)


def chimney(G, top, rows, rng):
    """Shaft of the chimney below z = top, with a wider crown."""
    paints = [G['plain']('brick', color, 0.9, bump=90) for color in BRICKS]
    mortar = G['plain']('mortar', '#a59a8c', 0.95, bump=60)
    for k in range(rows):
        wide = (0.055, 0.055, 0.075, 0.050, 0.025)[k] if k < 5 else 0.0
        z, radius = top - (k + 1) * COURSE, RADIUS + wide
        course(G, paints, z, radius, rng)
        lathe(G, 'mortar', [(radius - 0.008, z - 0.01), (radius - 0.008, z + COURSE * 0.93)], mortar)
    lathe(G, 'rim', [(RADIUS + 0.05, top - 0.02), (0.01, top - 0.018)], mortar)


def twigs(G, paths, radius, color):
    """Many bent sticks as one object."""
    data = bpy.data.curves.new('twigs', 'CURVE')
    data.dimensions, data.bevel_depth, data.bevel_resolution = '3D', radius, 1
    for path in paths:
        spline = data.splines.new('POLY')
        spline.points.add(len(path) - 1)
        for i, (point, p) in enumerate(zip(spline.points, path)):
            point.co, point.radius = (*p, 1), 1 - 0.75 * abs(2 * i / (len(path) - 1) - 1) ** 2
    data.materials.append(G['plain']('twig', color, 0.85, bump=120))
    bpy.context.collection.objects.link(bpy.data.objects.new('twigs', data))


def twig(rng, height, rim):
    """Points of one stick of a nest that is `height` high, with its upper edge `rim` from the middle."""
    h = height * rng.random() ** 0.8
    a, out = rng.uniform(0, 2 * np.pi), rim * (0.80 + 0.22 * (h / height) ** 0.6) * rng.uniform(0.90, 1.03)
    long, lean, inward = rng.uniform(0.12, 0.30), rng.normal(0, 0.17), rng.normal(0.05, 0.11)
    t = np.linspace(-1, 1, 7)
    turn, r = a + long * t / out, out - inward * t + 0.02 * t**2
    wobble = rng.normal(0, 0.006, (7, 3))
    return np.c_[r * np.cos(turn), r * np.sin(turn), h + lean * long * t] + wobble


def nest(G, height, rim, rng):
    """Nest of sticks on z = 0."""
    core = G['plain']('core', '#2b221a', 0.95)
    lathe(G, 'core', [(rim * 0.72, -0.01), (rim * 0.84, height * 0.5), (rim * 0.88, height * 0.86), (0.02, height * 0.8)], core)
    for color, radius in zip(TWIGS, (0.0075, 0.0060, 0.0045, 0.0090)):
        twigs(G, [twig(rng, height, rim) for _ in range(430)], radius, color)


def loft(G, sections, paint, n=28):
    """Builds a body round a curve in the plane of x and z; sections: x, z, half width, half height."""
    s = np.array(sections, float)
    t = np.linspace(0, 1, len(s))
    x, z, wide, tall = CubicSpline(t, s)(np.linspace(0, 1, 8 * len(s))).T
    dx, dz = np.gradient(x), np.gradient(z)
    norm = np.hypot(dx, dz)
    a = np.linspace(0, 2 * np.pi, n, endpoint=False)
    points = [
        (x[i] - dz[i] / norm[i] * tall[i] * np.sin(b), wide[i] * np.cos(b), z[i] + dx[i] / norm[i] * tall[i] * np.sin(b))
        for i in range(len(x))
        for b in a
    ]
    return G['mesh']('body', points, grid_faces(len(x), n), paint)


def feather(G, root, tip, wide, y, paint):
    """Long flat feather from root to tip (x, z) at depth y."""
    root, tip = np.array(root), np.array(tip)
    way = (tip - root) / np.linalg.norm(tip - root)
    across = np.array([-way[1], way[0]])
    points, u = [], np.linspace(0, 1, 12)
    for t in u:
        round_end = max(0.0, 1 - ((t - 0.62) / 0.38) ** 2) ** 0.5 * 0.93
        w = wide / 2 * (np.sin(np.pi * min(1, t * 1.15 + 0.10)) ** 0.6 if t < 0.78 else round_end)
        middle = root + (tip - root) * t
        for e in (-1, -0.5, 0, 0.5, 1):
            px, pz = middle + across * w * e
            points.append((px, y + 0.010 * (1 - e * e) * np.sign(y), pz))
    o = G['mesh']('feather', points, grid_faces(len(u), 5, False), paint)
    subdivide(o, 1)


def wing(G, s, white, black):
    """Folded wing; s: side."""
    for k in range(11):
        t = k / 10
        root = (-0.02 - 0.05 * t, 0.545 + 0.075 * t)
        tip = (-0.30 - 0.235 * t**0.8, 0.430 + 0.055 * t)
        feather(G, root, tip, 0.052, s * (0.100 + 0.014 * t - 0.015 * t * t), black)
    for row, (reach, y) in enumerate(((0.20, 0.122), (0.12, 0.130), (0.05, 0.134))):
        for k in range(7):
            t = k / 6
            root = (0.12 - 0.03 * row + 0.02 * t, 0.575 + 0.10 * t)
            tip = (-0.09 - reach + 0.07 * row - 0.06 * t, 0.520 + 0.105 * t)
            feather(G, root, tip, 0.060, s * (y + 0.004 * np.sin(3 * t)), white)


def stork(job, G):
    """Stork looking along x, standing on z = 0; "neck": sections from the breast to the head, "bill": its root and tip."""
    neck, bill = job['neck'], job['bill']
    white, black = G['plain']('white', '#ece7de', 0.75, sheen=0.4), G['plain']('black', '#16171a', 0.5, sheen=0.3)
    red = G['plain']('red', '#b23a22', 0.45)
    body = [(-0.40, 0.490, 0.012, 0.008), (-0.33, 0.515, 0.050, 0.032), (-0.20, 0.570, 0.098, 0.085), (-0.02, 0.610, 0.122, 0.125)]
    loft(G, body + [(0.12, 0.650, 0.105, 0.120), (0.205, 0.715, 0.070, 0.082)] + neck, white)
    (x0, z0), (x1, z1) = bill
    middle = ((x0 + x1) / 2, (z0 + z1) / 2 + 0.002)
    loft(G, [(x0, z0, 0.017, 0.019), (*middle, 0.011, 0.012), (x1, z1, 0.001, 0.001)], red, 16)
    for s in (-1, 1):
        wing(G, s, white, black)
        if job.get('legs', True):
            step = 0.022 * s
            leg = [(0.02, 0.53), (0.015 - step, 0.40), (-0.015 - 2 * step, 0.26), (-2 * step, 0.0)]
            G['tube']([(x, s * 0.045, z) for x, z in leg], 0.0105, red)
            loft_thigh(G, s, white)
    x, z = neck[-2][0] - 0.004, neck[-2][1] + 0.008
    for s in (-1, 1):
        bpy.ops.mesh.primitive_uv_sphere_add(radius=0.008, location=(x, s * neck[-2][2] * 0.93, z))
        bpy.context.object.data.materials.append(black)


def loft_thigh(G, s, white):
    """Feathered upper part of a leg."""
    o = loft(G, [(0.02, 0.56, 0.05, 0.055), (0.018, 0.48, 0.034, 0.036), (0.012, 0.41, 0.014, 0.015)], white, 16)
    o.location.y = s * 0.045


UPRIGHT = [  # neck and head
    (0.232, 0.800, 0.044, 0.050),
    (0.222, 0.880, 0.034, 0.037),
    (0.222, 0.950, 0.033, 0.035),
    (0.252, 1.010, 0.040, 0.041),
    (0.300, 1.022, 0.036, 0.034),
    (0.345, 1.012, 0.017, 0.018),
]
RESTING = [
    (0.205, 0.790, 0.050, 0.058),
    (0.165, 0.855, 0.040, 0.044),
    (0.170, 0.915, 0.036, 0.038),
    (0.212, 0.958, 0.041, 0.041),
    (0.262, 0.956, 0.036, 0.034),
    (0.302, 0.938, 0.017, 0.018),
]


def storks(job, G):
    """The whole scene."""
    rng = np.random.default_rng(job.get('seed', 4))
    height = 0.56
    chimney(G, 0.0, 26, rng)
    nest(G, height, 0.80, rng)
    standing = dict(neck=UPRIGHT, bill=((0.335, 1.015), (0.535, 0.985)))
    sitting = dict(neck=RESTING, bill=((0.292, 0.943), (0.470, 0.855)), legs=False)
    placed(stork, standing, G, (0.16, -0.10, height - 0.06), turn=-14)
    placed(stork, sitting, G, (-0.18, 0.10, height - 0.38), turn=196)
    return dict(center=job.get('middle', (0.0, 0.62)), width=1.9, height=job.get('tall', 2.3), back=5.0)
