"""Wallet with a flap, gloves and belt.

Every function takes (job, G), builds its meshes (metres) and returns the framing."""
import math

import bpy
import cv2
import numpy as np
from scipy.interpolate import LinearNDInterpolator
from scipy.spatial import cKDTree

from details import Canvas
from forms import bevel, block, dress, puffed, ring, sheet, solidify, subdivide, superbox

GOLD = '#c9a869'


def painted_leather(job, G, C, kind, thread=None, heights=None):
    """Leather that shows what was painted on a canvas."""
    heights = C.h if heights is None else heights
    size = (C.w * C.res, C.hh * C.res)
    return G['leather'](
        job.get('material', kind),
        job['color'],
        G['img']('masks', C.masks()),
        G['img']('fine', heights),
        thread=job.get('thread', thread),
        uvscale=size,
    )


# ---------- wallet with a flap
def bag_canvas(job, G, paint):
    """Paints a canvas with a function; returns it and its leather."""
    C = Canvas(-0.25, 0.25, -0.05, 0.40)
    paint(C)
    return C, painted_leather(job, G, C, 'grain', '#d8c3a0', C.h + 0.0002 * C.noise)


def bag_seams(C, w, lean=0.0):
    """Paints the seams of the body of a bag that is w wide; lean: how far a side leans inwards (m per metre of
    height)."""
    z = np.linspace(-0.04, 0.30, 60)
    for s in (1, -1):
        C.seam(np.c_[s * (w / 2 - 0.022 - lean * z), z], top=(s * 0.005,), puck=0.0003)
    C.seam(np.c_[np.linspace(-0.2, 0.2, 60), np.full(60, 0.020)], top=(0.005,), puck=0.0003)
    C.creases(0, 0.10, 0.2, 0.06, 4, 0.0012, 0.05, 1)


def front_depth(V, h, dp):
    """Returns depth(x, z): the y just in front of the body; over the top edge it bends backwards."""
    face = V[(V[:, 1] < -dp * 0.22) & (V[:, 2] < h * 0.88)]
    tree = cKDTree(face[:, [0, 2]])
    between = LinearNDInterpolator(face[:, [0, 2]], face[:, 1])

    def depth(x, z):
        y = between(x, min(z, h * 0.97))
        if np.isnan(y):
            y = face[tree.query([x, min(z, h * 0.97)])[1], 1]
        if z > h * 0.86:
            _, i = tree.query([x, h * 0.86], k=6)
            y = face[i, 1].mean() * math.sqrt(max(0, 1 - ((z - h * 0.86) / (h * 0.150)) ** 2))
        return float(y) - 0.0035

    return depth


def round_uv(o, V, w, dp, x0, wide, z0, tall):
    """UV of a box-like body. The front is mapped straight on and the sides are unrolled, otherwise the grain would
    smear along them; the back is mapped like the front."""
    beside = np.clip(np.abs(V[:, 0]) - (w / 2 - 0.02), 0, None) / 0.02  # 0 on the faces, 1 on the sides
    depth = np.clip(dp * 0.5 - np.abs(V[:, 1]), 0, None)
    across = V[:, 0] + np.sign(V[:, 0]) * depth * np.clip(beside, 0, 1)
    uv = o.data.uv_layers.new()
    for loop in o.data.loops:
        v = loop.vertex_index
        uv.data[loop.index].uv = ((across[v] - x0) / wide, (V[v, 2] - z0) / tall)


def bag_body(job, G, w, h, dp):
    """Body of the bag; returns its points."""
    taper = job.get('taper', 0.09)
    _, skin = bag_canvas(job, G, lambda C: bag_seams(C, w, (taper - 0.09) * w / 2 / h))
    V, F = superbox(w, dp, h, 7.0, taper)
    soft = np.exp(-(((V[:, 2] - h * 0.42) / 0.07) ** 2) - (V[:, 0] / 0.10) ** 2)
    V[:, 1] += 0.006 * soft * np.sign(-V[:, 1])
    o = G['mesh']('bag', V, F, skin)
    round_uv(o, V, w, dp, -0.25, 0.5, -0.05, 0.45)
    subdivide(o)
    return V


def bag_flap(job, G, w, h, depth):
    """Round flap over the front; "flap": height at which its sides end, as a share of the bag's."""
    low, taper = job.get('flap', 0.62), job.get('taper', 0.09)
    side, top = w * (0.473 - taper * low / 2), w * (0.475 - taper / 2)
    arc = [(side * math.sin(a), h * low - h * 0.20 * math.cos(a) ** 0.8) for a in np.radians(np.linspace(-80, 80, 19))]
    outline = [(-top, h), (-side, h * low)] + arc + [(side, h * low), (top, h)]
    C, skin = bag_canvas(job, G, lambda C: C.patch(outline, t=0.0, r=0.001, stitch=0.006, pitch=0.0060))
    sheet(G, outline, depth, 0.0035, skin, C)


def turn_lock(metal, y, z, size):
    """Plate with a turning knob."""
    block(metal, (0.046 * size, 0.004, 0.030 * size), (0, y, z))
    block(metal, (0.012 * size, 0.010 * size, 0.022 * size), (0, y - 0.004, z))


def flapwallet(job, G):
    """Wallet with a flap and a turn lock."""
    w, h, dp = job.get('w', 0.19), job.get('h', 0.105), job.get('d', 0.026)
    depth = front_depth(bag_body(job, G, w, h, dp), h, dp)
    bag_flap(job, G, w, h, depth)
    lock = h * (job.get('flap', 0.62) - 0.12)
    turn_lock(G['plain']('metal', job.get('hardware', GOLD), 0.18, metal=1.0), depth(0, lock) - 0.006, lock, job.get('lock', 0.55))
    return dict(center=(0, h * 0.5 + 0.0088), width=w * 1.05, height=h + 0.02, back=0.3, floor=0)


# ---------- gloves
GLOVE_BOX = (-0.08, 0.14, -0.30, 0.19)  # x0, x1, z0, z1 of the glove's canvas
# foot x, z, angle (degrees), length, width
FINGERS = (
    (-0.0365, 0.068, -7, 0.066, 0.0235),
    (-0.0125, 0.080, -2, 0.083, 0.0248),
    (0.0125, 0.080, 2.5, 0.078, 0.0248),
    (0.0365, 0.070, 7, 0.068, 0.0240),
)
# Place (m) and turn (degrees) of the left and the right glove.
GLOVE_POSES = dict(
    pair=(((-0.062, 0, 0.004), (0, -5, 0)), ((0.060, 0, -0.006), (3, 7, -4))),
    apart=(((-0.070, 0, 0.004), (0, 2, 0)), ((0.069, 0, -0.006), (3, -1, -4))),
    crossed=(((0.012, 0, 0.0), (0, 24, 0)), ((0.000, -0.030, -0.012), (-4, -16, 3))),
)
THUMB = (0.0585, 0.010, 24, 0.060, 0.0270)


def finger(x, z, angle, length, width):
    """Outline of a finger from its left foot round the tip to the right foot."""
    a = math.radians(angle)
    along = np.array([math.sin(a), math.cos(a)])
    across = np.array([along[1], -along[0]])
    foot, tip = np.array([x, z]), np.array([x, z]) + along * (length - width * 0.5)
    bow = [
        tip + (along * math.cos(t) * 0.56 + across * math.sin(t) * 0.46) * width for t in np.radians(np.linspace(-75, 75, 7))
    ]
    left, right = [foot - across * width / 2, tip - across * width * 0.46], [
        tip + across * width * 0.46,
        foot + across * width / 2,
    ]
    return [tuple(p) for p in left + bow + right]


def glove_outline(long=0.0):
    """Outline of a right glove with the cuff at the bottom; long: how much longer it is than a short glove (m)."""
    flare = 0.10 * long
    points = [(-0.043 - flare, -0.115 - long), (-0.040, -0.06), (-0.0475, 0.0), (-0.048, 0.055)]
    for f in FINGERS:
        points += finger(*f)
    points += [(0.050, 0.045), (0.055, 0.030)] + finger(*THUMB)
    return points + [(0.060, -0.022), (0.049, -0.05), (0.042, -0.075), (0.045 + flare, -0.115 - long)]


def knuckle_holes(C):
    """Driving glove: four openings over the knuckles and rows of small holes on the back of the hand."""
    turn = np.linspace(0, 2 * np.pi, 28, endpoint=False)
    for x, z, *_ in FINGERS:
        oval = np.c_[x * 0.98 + 0.0062 * np.cos(turn), z - 0.020 + 0.0085 * np.sin(turn)]
        C.patch([tuple(p) for p in oval + 0.0032 * np.c_[np.cos(turn), np.sin(turn)]], t=0.0010, r=0.001, stitch=0)
        inside = np.clip(C.sdf([tuple(p) for p in oval]) / 0.0006, 0, 1)
        C.fab = np.maximum(C.fab, inside)
        C.h -= 0.0012 * inside
    for row in range(9):
        for x in np.arange(-0.030, 0.031, 0.0075):
            hole = [(x + 0.0037 * (row % 2) + 0.0009 * np.cos(t), 0.026 - 0.0070 * row + 0.0009 * np.sin(t)) for t in turn]
            inside = np.clip(C.sdf(hole) / 0.0003, 0, 1)
            C.fab = np.maximum(C.fab, inside)
            C.h -= 0.0005 * inside


def glove_canvas(job):
    """Paints the points on the back of the hand (or holes), the wrist strap and the creases."""
    long = job.get('long', 0.0)
    C = Canvas(*GLOVE_BOX, res=0.0002)
    C.creases(0, -0.058, 0.07, 0.022, 0, 0.0009, 0.011, 1)
    C.creases(0.0, 0.075, 0.07, 0.012, 0, 0.0006, 0.009, 2)
    C.creases(0.03, 0.015, 0.05, 0.03, 50, 0.0006, 0.013, 3)
    if job.get('driving'):
        knuckle_holes(C)
    for xa, za, xb, zb in () if job.get('driving') else ((-0.022, 0.050, -0.020, -0.035), (0, 0.062, 0, -0.035), (0.022, 0.050, 0.020, -0.035)):
        p = np.c_[np.linspace(xa, xb, 30), np.linspace(za, zb, 30)]
        d, _ = C.along(p)
        C.h += 0.0016 * np.exp(-((d / 0.0018) ** 2)) - 0.0006 * np.exp(-((d / 0.0005) ** 2))
        C.stitch(p + [0.0022, 0], pitch=0.003, w=0.0004)
        C.stitch(p - [0.0022, 0], pitch=0.003, w=0.0004)
    C.seam(np.c_[np.linspace(-0.08, 0.08, 30), np.full(30, -0.100 - long)], top=(0.003,), puck=0.0003)
    if long:
        C.creases(0, -0.125, 0.08, 0.05, 4, 0.0010, 0.022, 5)
        C.seam(np.c_[np.linspace(-0.047, -0.049, 30), np.linspace(-0.06, -0.13 - long, 30)], puck=0.0002)
        C.h += 0.0001 * C.noise
        return C
    strap = [(-0.06, -0.066), (0.012, -0.066), (0.020, -0.074), (0.012, -0.082), (-0.06, -0.082)]
    C.patch(strap, t=0.0022, r=0.0015, stitch=0.0025)
    C.h += 0.0001 * C.noise
    return C


def glove(G, V, D, T, side, skin, coarse, metal):
    """Builds one glove from its filled outline; side: -1 left, 1 right."""
    x0, x1, z0, z1 = GLOVE_BOX
    swell = np.sqrt(np.clip(1 - (1 - np.clip(D / 0.013, 0, 1)) ** 2, 0, 1)) * 0.0105 + np.clip(D / 0.05, 0, 1) * 0.005
    points = np.vstack([np.c_[V[:, 0] * side, -swell, V[:, 1]], np.c_[V[:, 0] * side, swell * 0.5, V[:, 1]]])
    faces = np.vstack([T, T[:, ::-1] + len(V)])
    o = G['mesh']('glove', points, faces[:, ::-1] if side < 0 else faces, skin)
    uv = o.data.uv_layers.new()
    for loop in o.data.loops:
        x, z = V[loop.vertex_index % len(V)]
        uv.data[loop.index].uv = ((x - x0) / (x1 - x0), (z - z0) / (z1 - z0))
    o.modifiers.new('w', 'WELD').merge_threshold = 1e-5
    subdivide(o)
    texture = bpy.data.textures.new('coarse', 'IMAGE')
    texture.image = coarse
    m = o.modifiers.new('d', 'DISPLACE')
    m.texture, m.texture_coords, m.mid_level = texture, 'UV', 0.02
    if not metal:
        return o
    place = (0.010 * side, -0.0185, -0.074)
    bpy.ops.mesh.primitive_cylinder_add(
        vertices=32, radius=0.0045, depth=0.002, location=place, rotation=(math.pi / 2, 0, 0)
    )
    stud = dress(bpy.context.object, metal, smooth=False)
    stud.parent = o
    bevel(stud, 0.0008, 3)
    return o


def gloves(job, G):
    """A pair of leather gloves, laid flat."""
    C, long = glove_canvas(job), job.get('long', 0.0)
    low = cv2.GaussianBlur(C.h, (0, 0), 2.5)
    skin = painted_leather(job, G, C, 'nappa', heights=C.h - low)
    coarse = G['img']('coarse', low + 0.02)
    metal = G['plain']('metal', job.get('hardware', '#cdb98c'), 0.2, metal=1.0)
    V, D, T = puffed(glove_outline(long), 0.0032 if long else 0.0022)
    for side, (place, turn) in zip((-1, 1), GLOVE_POSES[job.get('pose', 'pair')]):
        hand = glove(G, V, D, T, side, skin, coarse, None if long else metal)
        hand.location, hand.rotation_euler = place, [math.radians(a) for a in turn]
    return dict(center=(0.0, 0.032 - long / 2), width=0.30, height=0.34 + long, back=0.009)


# ---------- belt
def belt_line(turns, thick, tail):
    """Middle line of a rolled belt seen from above, from the inner end to the buckle."""
    a = np.linspace(0, turns * 2 * np.pi, 400)
    r = 0.030 + a / (2 * np.pi) * (thick + 0.0028)
    turn = a - np.pi / 2 - turns * 2 * np.pi
    roll = np.c_[r * np.cos(turn), r * np.sin(turn)]
    x = np.linspace(0.003, tail, 60)
    return np.vstack([roll, roll[-1] + np.c_[x, -0.010 * np.sin(x * 22) * x / 0.085]])


def buckle(G, metal, skin, end, w):
    """Frame, prong and the loop that keeps the end."""
    x, y = end
    frame = [(x + 0.0126 + u, y - 0.001, w / 2 + v) for u, v in ring(0.030, w + 0.016, 32)]
    G['tube'](frame, 0.0030, metal, cyclic=True)
    prong = ((-0.006, -0.004), (0.006, -0.006), (0.018, -0.006), (0.0276, -0.0045))
    G['tube']([(x + u, y + v, w / 2) for u, v in prong], 0.0019, metal)
    keeper = ((-0.0040, -0.0005), (-0.0045, w * 0.5), (-0.0040, w + 0.0008), (0.004, w + 0.0008))
    G['tube']([(x - 0.026, y + u, v) for u, v in keeper], 0.0022, skin)


def belt(job, G):
    """Rolled belt standing on its edge, the buckle in front."""
    w, thick, rows = job.get('w', 0.034), 0.0042, 9
    line = belt_line(job.get('turns', 2.6), thick, job.get('tail', 0.085))
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
    C = Canvas(0, s[-1], 0, w, res=0.0002)
    for z in (0.0035, w - 0.0035):
        C.stitch(np.c_[np.linspace(0, s[-1], 900), np.full(900, z)], pitch=0.0036, w=0.0005, depth=0.0003)
    skin = painted_leather(job, G, C, 'nappa')
    across = np.linspace(0, 1, rows)
    points = [(x, y, q * w) for x, y in line for q in across]
    faces = [
        (i * rows + j, (i + 1) * rows + j, (i + 1) * rows + j + 1, i * rows + j + 1)
        for i in range(len(line) - 1)
        for j in range(rows - 1)
    ]
    o = G['mesh']('belt', points, faces, skin)
    o.data.materials.append(G['plain']('edge', job.get('edge', '#1a100c'), 0.4))
    uv = o.data.uv_layers.new()
    for loop in o.data.loops:
        i, j = divmod(loop.vertex_index, rows)
        uv.data[loop.index].uv = (s[i] / s[-1], across[j])
    solidify(o, thick).material_offset_rim = 1
    bevel(o, 0.0008, 2, limit_method='ANGLE')
    buckle(G, G['plain']('metal', job.get('hardware', GOLD), 0.16, metal=1.0), skin, line[-1], w)
    x0, x1 = line[:, 0].min(), line[:, 0].max() + 0.030
    return dict(center=((x0 + x1) / 2, w * 0.5), width=(x1 - x0) * 1.02, height=0.10, back=0.3, floor=-0.0075)
