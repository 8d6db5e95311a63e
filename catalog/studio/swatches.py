"""Swatches: a leather seen from a few centimetres, filling the picture; grains.py paints its surface.

`swatch` takes (job, G), builds its meshes (metres) and returns the framing. "lie" in a job sets how the leather
lies: as two pieces sewn with a lapped seam (the default), or in soft folds."""
import cv2
import numpy as np

import grains
from forms import grid_faces
from materials import Nodes, scaled, srgb

WIDTH = 0.056  # m, width of an upright picture; a wide one sets its own ("span")
MARGIN = 1.3  # how many times larger the pieces are than the picture, as the camera is slanted
MESH = 0.00012  # m, distance between the points of a leather
THICK = 0.0011  # m that the upper piece stands over the lower
ALLOWANCE = 0.0125  # m of leather turned in under the upper piece
ROWS = (0.0030, 0.0085)  # m from the edge to the stitches
PITCH = 0.0033  # m, height of a stitch
SLANT = 0.40  # how far the seam leans to the left
UPRIGHT = (1 + SLANT**2) ** -0.5  # distance from the seam per metre along x


def wave(x, z):
    """Gentle waves of a piece (m towards the camera), with one soft fold."""
    fold = 0.0022 * np.exp(-(((x * 0.8 - z * 0.6 - 0.019) / 0.007) ** 2))
    return fold + 0.0016 * np.sin(112 * x + 50 * z + 0.8) + 0.0012 * np.sin(96 * z - 60 * x + 0.4)


def seam_at(z):
    """Returns x of the edge of the upper piece, which lies on the left."""
    return 0.005 - SLANT * z + 0.0008 * np.sin(z * 60 + 0.5)


def seam_distance(x, z):
    """Returns the distance (m) to the edge, positive on the upper piece."""
    return (seam_at(z) - x) * UPRIGHT


def round_edge(s, thick, radius):
    """Profile of a turned edge."""
    return thick * np.sqrt(np.clip(1 - (1 - np.clip(s / radius, 0, 1)) ** 2, 0, 1))


def pressed(s, z):
    """Depth to which the stitches pull the leather in, greatest at the holes."""
    hole = 0.5 + 0.5 * np.cos(2 * np.pi * z / PITCH)
    groove = sum(np.exp(-(((s - row) / 0.0012) ** 2)) for row in ROWS)
    needle = sum(np.exp(-(((s - row) / 0.0004) ** 2)) for row in ROWS)
    return 0.00025 * groove * (0.75 + 0.25 * hole) + 0.0005 * needle * hole**8


def seam_height(x, z):
    """Height (m) of the lap, the ridge of the allowance, the stitches and the hollow in front of the edge."""
    s = seam_distance(x, z)
    ridge = 0.00035 * grains.smooth_step(ALLOWANCE - s, 0, 0.002)
    upper = round_edge(s, THICK, 0.0009) + np.where(s > 0, ridge * np.clip(s / 0.001, 0, 1), 0)
    return upper - pressed(s, z) - 0.00025 * np.exp(-((s / 0.0007) ** 2)) * (s < 0)


def centred_grid(wide, tall, step):
    """x and z of a grid centred on the origin, rows from the bottom, points in the middle of their cells."""
    cols, rows = round(wide / step), round(tall / step)
    x = ((np.arange(cols) + 0.5) / cols - 0.5) * wide
    z = ((np.arange(rows) + 0.5) / rows - 0.5) * tall
    return np.meshgrid(x, z)


def surface(kind, color, fine, tone):
    """Material of a leather from pictures of its fine heights (m) and its tone."""
    g = Nodes('close ' + kind)
    napped = kind == 'suede'
    uv = g.add('TexCoord').outputs['UV']
    shade = g.add('TexImage', image=tone, Vector=uv).outputs[0]
    height = g.add('TexImage', image=fine, Vector=uv, interpolation='Cubic').outputs[0]
    normal = g.add('Bump', Strength=1.0, Distance=1.0, Height=height).outputs[0]
    c = srgb(color)
    base = g.mix(shade, scaled(c, 0.45 if napped else 0.6), scaled(c, 1.35 if napped else 1.08))
    rough = 0.92 if napped else g.math('SUBTRACT', 0.66 if kind == 'grain' else 0.58, g.math('MULTIPLY', shade, 0.2))
    p = g.add('BsdfPrincipled', Base_Color=base, Roughness=rough, Normal=normal, Specular=0.2 if napped else 0.5)
    g.set(p, 'Sheen', 0.8 if napped else 0.1)
    g.set(p, 'Sheen Tint', 0.8)
    g.dyed()
    return g.finish(p.outputs[0])


def map_straight(o, x, z, wide, tall):
    """UV of a mesh that is seen straight from the front."""
    corner = np.zeros(len(o.data.loops), np.int32)
    o.data.loops.foreach_get('vertex_index', corner)
    uv = np.c_[x.ravel()[corner] / wide + 0.5, z.ravel()[corner] / tall + 0.5]
    o.data.uv_layers.new().data.foreach_set('uv', uv.astype(np.float32).ravel())


def extent(job):
    """Width and height (m) that the picture shows."""
    wide, tall = job.get('size', (1000, 1250))
    span = job.get('span', WIDTH)
    return span, span * tall / wide


def sewn(x, z):
    """Height (m) of two pieces with a lapped seam."""
    return wave(x, z) + seam_height(x, z)


FOLD_HUB = (-0.115, 0.085)  # x, z (m) of the point outside the picture from which soft folds spread
# angle (radians, seen from the hub), width (radians), rise (m) and end (m from the hub) of each soft fold
FOLDS = (
    (0.02, 0.085, 0.009, 0.30),
    (-0.26, 0.060, 0.014, 0.24),
    (-0.47, 0.085, 0.017, 0.34),
    (-0.74, 0.070, 0.012, 0.22),
    (-0.98, 0.100, 0.016, 0.30),
    (-1.30, 0.080, 0.010, 0.26),
)


def folded(x, z):
    """Height (m) of soft leather gathered at one side: folds spread out, differ in height, and end one after the
    other."""
    away = np.hypot(x - FOLD_HUB[0], z - FOLD_HUB[1])
    turn = np.arctan2(z - FOLD_HUB[1], x - FOLD_HUB[0])
    turn = turn + 0.10 * np.sin(21 * away + 0.6) + 0.05 * np.sin(47 * away + 4 * turn)
    height = np.zeros_like(x)
    for middle, width, rise, end in FOLDS:
        side = (turn - middle) / width
        crest = np.exp(-np.abs(side) ** 1.7) - 0.25 * np.exp(-(((side - 1.6) / 0.8) ** 2))
        height += rise * crest * grains.smooth_step(end - away, -0.05, 0.05)
    return height + 0.0012 * np.sin(60 * x + 33 * z) + 0.0006 * np.sin(140 * z - 90 * x + 1.0)


def two_hides(picture, x, z):
    """Shows the picture on the upper piece and, turned round, on the lower one, so that no grain continues under the
    seam."""
    return np.where(seam_distance(x, z) > 0, picture, picture[::-1, ::-1])


def one_hide(picture, x, z):
    return picture


LIES = {'seam': (sewn, two_hides), 'folds': (folded, one_hide)}


def leather_piece(job, G):
    """Leather over the whole picture and beyond."""
    kind = job['material']
    height, hides = LIES[job.get('lie', 'seam')]
    wide, tall = (side * MARGIN for side in extent(job))
    shape = (round(tall / grains.RES), round(wide / grains.RES))
    place = [axis[::-1] for axis in centred_grid(wide, tall, grains.RES)]  # a picture's rows run downwards
    skin, tone = (hides(picture, *place) for picture in getattr(grains, kind)(shape))
    coarse = cv2.GaussianBlur(skin, (0, 0), 2.0)
    material = surface(kind, job['color'], G['img']('fine', skin - coarse), G['img']('tone', tone))
    x, z = centred_grid(wide, tall, MESH)
    lifted = cv2.resize(coarse[::-1], x.shape[::-1], interpolation=cv2.INTER_AREA)
    y = -(height(x, z) + lifted)
    o = G['mesh']('leather', np.c_[x.ravel(), y.ravel(), z.ravel()], grid_faces(*x.shape, closed=False), material)
    map_straight(o, x, z, wide, tall)


def stitch(G, thread, row, z):
    """One stitch of three twisted strands, its ends in their holes."""
    u = np.linspace(0, 1, 26)
    at = z + PITCH * (0.06 + 0.88 * u)
    x = seam_at(at) - row / UPRIGHT
    rise = 0.00058 * np.sin(np.pi * u) ** 0.45 - 0.00032
    ground = wave(x, at) + seam_height(x, at)
    ground = ground[0] * (1 - u) + ground[-1] * u + 0.0004
    for third in range(3):
        a = 2 * np.pi * (third / 3 + u * PITCH / 0.0019)
        G['tube'](np.c_[x + 0.00013 * np.cos(a), -(ground + rise + 0.00013 * np.sin(a)), at], 0.00015, thread)


def stitches(job, G):
    """Rows of stitches beside the edge."""
    thread = G['plain']('thread', job.get('thread', '#2a2420'), 0.6, sheen=0.5)
    reach = extent(job)[1] * MARGIN / 2 // PITCH
    for row in ROWS:
        for k in np.arange(-reach, reach):
            stitch(G, thread, row, k * PITCH)


def swatch(job, G):
    """Nappa, grain or suede that fills the picture."""
    leather_piece(job, G)
    if job.get('lie', 'seam') == 'seam':
        stitches(job, G)
    wide, tall = extent(job)
    return dict(center=(0, 0), width=wide * 0.86, height=tall * 0.84, back=0.06)
