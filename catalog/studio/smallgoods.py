"""Briefcase, clutch, card holder, spray, the wallet in its gift box, a folded wallet.

Every function takes (job, G), builds its meshes (metres) and returns the framing."""
import math

import bpy
import numpy as np

from accessories import cloth, lathe, placed, rounded_profile, text
from details import Canvas
from forms import bevel, block, dress, grid_faces, sheet, solidify, subdivide, superbox, torus
from luggage import strip
from objects import GOLD, bag_canvas, bag_seams, flapwallet, front_depth, painted_leather, round_uv


def rounded(x0, x1, z0, z1, r):
    """Outline of a rectangle with round corners."""
    corners = ((x1 - r, z1 - r, 0), (x0 + r, z1 - r, 90), (x0 + r, z0 + r, 180), (x1 - r, z0 + r, 270))
    return [
        (cx + r * math.cos(math.radians(a + t)), cz + r * math.sin(math.radians(a + t)))
        for cx, cz, a in corners
        for t in np.linspace(0, 90, 7)
    ]


# ---------- briefcase
def briefcase_seams(C, w, h):
    """Seams of the body and a zip pocket across the front."""
    bag_seams(C, w)
    mouth = h * 0.66
    corners = ((-0.38, 0.012), (0.38, 0.012), (0.38, -0.012), (-0.38, -0.012))
    C.patch([(w * x, mouth + z) for x, z in corners], t=0.002, stitch=0.003)
    C.zip(np.array([(-w * 0.36, mouth), (w * 0.36, mouth)]), w=0.0026, tape=0.005)


def grip(G, skin, metal, y, w, h, rise=0.078):
    """Round handle of a briefcase on two tabs with rings."""
    half = w * 0.20
    q = np.linspace(-1, 1, 25)
    arc = [(half * p, y, h + 0.012 + rise * (1 - abs(p) ** 3.0) ** 0.6) for p in q]
    G['tube']([(-half, y, h - 0.006)] + arc + [(half, y, h - 0.006)], 0.0068, skin)
    for s in (-1, 1):
        torus(metal, 0.0110, 0.0023, (s * half, y - 0.001, h - 0.006))


def tabs(job, G, w, h, depth):
    """Leather tabs that hold the handle's rings on the front."""
    half = w * 0.20
    for s in (-1, 1):
        corners = ((-0.015, 0.955), (-0.015, 0.80), (0, 0.765), (0.015, 0.80), (0.015, 0.955))
        outline = [(s * half + x, h * z) for x, z in corners]
        C, skin = bag_canvas(job, G, lambda C: C.patch(outline, t=0.0, r=0.001, stitch=0.004, pitch=0.0055))
        sheet(G, outline, depth, 0.0030, skin, C)


def briefcase(job, G):
    """Flat work bag with a zip pocket in front and two handles."""
    w, h, dp = job.get('w', 0.385), job.get('h', 0.275), job.get('d', 0.085)
    _, skin = bag_canvas(job, G, lambda C: briefcase_seams(C, w, h))
    V, F = superbox(w, dp, h, 9.0, 0.02)
    o = G['mesh']('bag', V, F, skin)
    round_uv(o, V, w, dp, -0.25, 0.5, -0.05, 0.45)
    subdivide(o)
    depth = front_depth(V, h, dp)
    tabs(job, G, w, h, depth)
    metal = G['plain']('metal', job.get('hardware', GOLD), 0.18, metal=1.0)
    plain = G['leather'](job.get('material', 'grain'), job['color'], coord='Object')
    grip(G, plain, metal, depth(w * 0.2, h * 0.84) - 0.004, w, h * 0.93)
    grip(G, plain, metal, dp * 0.30, w, h * 0.93)
    pull = depth(w * 0.34, h * 0.66)
    hanging = [(w * 0.345, pull - y, h * z) for y, z in ((0.005, 0.665), (0.007, 0.63), (0.006, 0.585))]
    G['tube'](hanging, 0.0032, metal)
    return dict(center=(0, h * 0.64), width=w * 1.05, height=h + 0.075, back=0.3, floor=0.0)


# ---------- clutch
def envelope_flap(job, G, w, h, depth):
    """Builds a flap like that of an envelope, with its tip low on the front; returns the height of the tip."""
    top, tip = w * 0.485, h * 0.30
    side = [(x * w, h * z) for x, z in ((0.484, 0.90), (0.250, 0.585), (0.075, 0.35))]
    round_tip = [(0.018, tip + 0.004), (0.0, tip), (-0.018, tip + 0.004)]
    outline = [(-top, h), (top, h)] + side + round_tip + [(-x, z) for x, z in side[::-1]]
    C, skin = bag_canvas(job, G, lambda C: C.patch(outline, t=0.0, r=0.001, stitch=0.006, pitch=0.0060))
    sheet(G, outline, depth, 0.0035, skin, C)
    return tip


def clutch(job, G):
    """Flat evening bag with an envelope flap, a metal bar that closes it and a loop for the wrist."""
    w, h, dp = job.get('w', 0.275), job.get('h', 0.165), job.get('d', 0.038)
    _, skin = bag_canvas(job, G, lambda C: bag_seams(C, w))
    V, F = superbox(w, dp, h, 9.0, 0.02)
    o = G['mesh']('bag', V, F, skin)
    round_uv(o, V, w, dp, -0.25, 0.5, -0.05, 0.45)
    subdivide(o)
    depth = front_depth(V, h, dp)
    tip = envelope_flap(job, G, w, h, depth)
    metal = G['plain']('metal', job.get('hardware', GOLD), 0.18, metal=1.0)
    block(metal, (0.034, 0.005, 0.0085), (0, depth(0, tip + 0.014) - 0.0065, tip + 0.014))
    plain = G['leather'](job.get('material', 'grain'), job['color'], coord='Object')
    wrist_loop(G, plain, metal, w * 0.485, h * 0.80)
    return dict(center=(0.004, h * 0.44), width=w * 1.20, height=h + 0.05, back=0.3, floor=0.0)


def wrist_loop(G, skin, metal, x, z):
    """Loop of a flat strap that hangs at the side."""
    torus(metal, 0.0085, 0.0019, (x + 0.006, 0.0, z))
    a = np.linspace(0, 2 * np.pi, 48, endpoint=False)
    middle = np.c_[x + 0.010 + 0.013 * np.sin(a), 0.010 * np.sin(a), z - 0.062 + 0.058 * np.cos(a)]
    points = [p + [0.6 * e, 0.8 * e, 0] for p in middle for e in (-0.0055, 0, 0.0055)]
    faces = [tuple(i % len(points) for i in f) for f in grid_faces(len(a) + 1, 3, False)]
    o = G['mesh']('loop', points, faces, skin)
    solidify(o, 0.0026)
    subdivide(o)


# ---------- card holder
HOLDER = (0.106, 0.082)  # m: width, height


def slab(job, G, paint, thick, y, z, w, h):
    """Flat piece of leather with round corners standing at depth y on height z."""
    C = Canvas(-0.10, 0.10, -0.03, 0.14, res=0.00025)
    paint(C)
    outline = rounded(-w / 2, w / 2, z, z + h, 0.007)
    skin = painted_leather(job, G, C, 'nappa', '#d8c3a0', 0.4 * C.h)
    return sheet(G, outline, lambda x, q: y, thick, skin, C, 0.0022)


STEPS = (1.0, 0.86, 0.72, 0.58)  # heights of the pockets, the back first, shares of the whole


def pocket_depth(k):
    """Depth (m) of the k-th pocket."""
    return 0.0050 - 0.0034 * k


def cards(G, w, h):
    """Builds a card in every pocket that sticks out by a finger's breadth."""
    for k, color in enumerate(('#d9d2c4', '#8d99a0', '#b9a27a')):
        top = h * STEPS[k + 1] + 0.0085
        place = (0.002 * (k - 1), pocket_depth(k) - 0.0030, top - 0.027)
        block(G['plain']('card', color, 0.35), (w * 0.80, 0.0007, 0.054), place)


def slots(G, job, w, h):
    """Back and three stepped pockets."""
    for k, step in enumerate(STEPS):
        high = h * step

        def paint(C, high=high):
            C.patch(rounded(-w / 2, w / 2, 0.0, high, 0.007), t=0.0, r=0.001, stitch=0.0035, pitch=0.0036)

        slab(job, G, paint, 0.0014, pocket_depth(k), 0.0, w, high).modifiers['so'].thickness = 0.0012


def cardholder(job, G):
    """Card holder standing on its edge: stepped slots with cards; "closed": the side with flap and stud."""
    w, h = HOLDER
    if job.get('closed'):
        closed_side(job, G, w, h)
    else:
        slots(G, job, w, h)
        cards(G, w, h)
    return dict(center=(0, h * 0.56), width=w * 1.22, height=h + 0.05, back=0.3, floor=0.0)


def closed_side(job, G, w, h):
    """Builds the other side of the card holder: one piece under a flap with a stud."""
    border = rounded(-w / 2, w / 2, 0, h, 0.007)
    slab(job, G, lambda C: C.patch(border, t=0.0, r=0.001, stitch=0.0035, pitch=0.0036), 0.0045, 0.0, 0.0, w, h)
    right = [(w * 0.20, h * 0.36), (w * 0.488, h * 0.62), (w * 0.488, h + 0.001)]
    outline = [(-x, z) for x, z in right[::-1]] + right
    C = Canvas(-0.10, 0.10, -0.03, 0.14, res=0.00025)
    C.patch(outline, t=0.0, r=0.001, stitch=0.0035, pitch=0.0036)
    skin = painted_leather(job, G, C, 'nappa', '#d8c3a0', 0.4 * C.h)
    sheet(G, outline, lambda x, z: -0.0048, 0.0022, skin, C, 0.0022)
    stud(G, job, (0, -0.0112, h * 0.44), 0.0058)


def stud(G, job, at, r):
    """Round press stud."""
    metal = G['plain']('metal', job.get('hardware', GOLD), 0.2, metal=1.0)
    bpy.ops.mesh.primitive_cylinder_add(vertices=48, radius=r, depth=0.0028, location=at, rotation=(math.pi / 2, 0, 0))
    bevel(dress(bpy.context.object, metal), 0.0011, 4)


# ---------- care spray
def spray(job, G):
    """Spray can against water and stains, a folded piece of suede behind it."""
    body = G['plain']('can', job['color'], 0.34, spec=0.5)
    cap = G['plain']('cap', '#141312', 0.32)
    ink = G['plain']('ink', '#e9dfcb', 0.6)
    gold = G['plain']('gold', GOLD, 0.25, metal=1.0)
    r = 0.0265
    lathe(G, 'can', rounded_profile(r, 0.002, 0.142, 0.003, neck=(0.0190, 0.010)), body)
    for z in (0.0005, 0.1410):
        lathe(G, 'rim', rounded_profile(r + 0.0008, z, z + 0.0030, 0.0012), gold)
    lathe(G, 'cap', rounded_profile(0.0245, 0.146, 0.190, 0.003), cap)
    text(G, 'KARA', 0.0140, (0, -r - 0.0004, 0.098), ink)
    text(G, 'LEATHER & SUEDE', 0.0036, (0, -r - 0.0003, 0.083), ink)
    text(G, 'PROTECTOR', 0.0036, (0, -r - 0.0003, 0.077), ink)
    text(G, '200 ml', 0.0034, (0, -r - 0.0003, 0.024), ink)
    cloth(G, G['leather']('suede', job.get('cloth', '#8a5a34'), coord='Object'), (-0.058, 0.030))
    return dict(center=(-0.012, 0.094), width=0.165, height=0.21, back=0.3, floor=0.0)


# ---------- wallet in a gift box
def giftbox(job, G):
    """Wallet in front of its dark box with a ribbon."""
    paper = G['plain']('box', '#2b2622', 0.55, bump=500)
    ribbon = G['plain']('ribbon', job.get('ribbon', '#b9a27a'), 0.32, sheen=0.5)
    w, d, h = 0.225, 0.145, 0.046
    for size, z in (((w, d, h), h / 2), ((w + 0.006, d + 0.006, 0.024), h + 0.001)):
        part = block(paper, size, (0.02, 0.11, z))
        part.modifiers[-1].width = 0.0018
    block(ribbon, (0.020, d + 0.0085, h + 0.0145), (-0.035, 0.11, h / 2 + 0.0070)).modifiers[-1].width = 0.0008
    block(ribbon, (w + 0.0085, 0.020, h + 0.0140), (0.02, 0.095, h / 2 + 0.0070)).modifiers[-1].width = 0.0008
    for s in (-1, 1):
        bow(G, ribbon, s, (-0.035, 0.095, h + 0.015))
    placed(flapwallet, dict(job, type='flapwallet'), G, (0.012, -0.055, 0.0), turn=-6)
    return dict(center=(0.034, 0.050), width=0.27, height=0.14, back=0.5, floor=0.0)


def bow(G, ribbon, s, at):
    """One loop and one end of a bow; s: -1 or 1."""
    t = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    loop = np.c_[s * 0.026 * (1 - np.cos(t)), 0 * t, 0.012 * np.sin(t) * (0.4 + 0.6 * (1 - np.cos(t)) / 2)]
    rows = [loop + np.array(at) + [0, e * 0.009, 0.004] for e in (-1, 0, 1)]
    o = G['mesh']('loop', np.vstack(rows), grid_faces(3, 40), ribbon)
    solidify(o, 0.0008)
    subdivide(o, 1)
    u = np.linspace(0, 1, 20)
    end = np.c_[s * 0.060 * u, -0.030 * u, 0.004 * np.sin(u * 5) * (1 - u)] + np.array(at)
    across = np.array([0.45 * s, 0.89, 0]) * 0.009
    o = G['mesh']('end', np.vstack([end + e * across for e in (-1, 1)]), grid_faces(2, 20, False), ribbon)
    solidify(o, 0.0008)


# ---------- folded wallet
FOLDED = (0.120, 0.095, 0.020)  # m: width, height, depth


def fold_line(w, d):
    """Middle line of the cover seen from above: along the front, round the fold on the left, along the back."""
    r = d / 2
    turn = np.radians(np.linspace(270, 90, 25))
    front = [(x, -r) for x in np.linspace(w / 2, -w / 2 + r, 110)[:-1]]
    fold = [(-w / 2 + r + r * math.cos(a), r * math.sin(a)) for a in turn]
    return np.array(front + fold + [(x, -y) for x, y in front[::-1]])


def cover(job, G, w, h, d, corner=0.009):
    """Leather cover of the wallet, stitched round its edge."""
    line = fold_line(w, d)
    way = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
    m = 0.004  # m of canvas beyond the edge; without it the edge is not found, and the stitches run along it
    C = Canvas(-m, way[-1] + m, -m, h + m, res=0.00025)
    C.patch(rounded(0, way[-1], 0, h, corner), t=0.0, r=0.001, stitch=0.0035, pitch=0.0036)
    skin = painted_leather(job, G, C, 'nappa', '#d8c3a0', 0.4 * C.h)
    from_end = np.clip(corner - np.minimum(way, way[-1] - way), 0, corner)
    cut = corner - np.sqrt(corner**2 - from_end**2)
    rows = np.linspace(0, 1, 25)
    high = [(cut[i] + v * (h - 2 * cut[i])) for i in range(len(line)) for v in rows]
    points = [(*line[i // len(rows)], z) for i, z in enumerate(high)]
    o = G['mesh']('cover', points, grid_faces(len(line), len(rows), False), skin)
    uv = o.data.uv_layers.new()
    for loop in o.data.loops:
        uv.data[loop.index].uv = ((way[loop.vertex_index // len(rows)] + m) / (way[-1] + 2 * m), (high[loop.vertex_index] + m) / (h + 2 * m))
    solidify(o, 0.0022, -1)
    bevel(o, 0.0007, 2, limit_method='ANGLE')


def leaves(job, G, w, h, d):
    """Edges of the pockets between the two halves of the cover."""
    skin = G['leather']('nappa', job['color'], coord='Object')
    for k, y in enumerate(np.linspace(-0.25, 0.25, 4) * d):
        block(skin, (w - 0.012 - 0.0015 * (k % 2), 0.0028, h - 0.008 - 0.002 * (k % 2)), (0.0015, y, h / 2))


def closing_strap(job, G, w, h, d, wide=0.027):
    """Strap from the back round the open side to the front, with a press stud."""
    r = d / 2 + 0.0032
    turn = np.radians(np.linspace(90, -90, 15))
    side = [(w / 2 - 0.004 + (0.0065 if abs(a) < 1.4 else 0.004) * math.cos(a), r * math.sin(a)) for a in turn]
    back = [(x, r) for x in np.linspace(w * 0.10, w / 2 - 0.006, 12)]
    front = [(x, -r - 0.0004) for x in np.linspace(w / 2 - 0.006, w * 0.14, 24)]
    line = np.array(back + side + front)
    from_tip = np.clip((line[:, 0] - w * 0.14) / (wide / 2), 0, 1)
    narrow = np.where(line[:, 1] < 0, np.sqrt(np.clip(1 - (1 - from_tip) ** 2, 0.02, 1)), 1)  # a round tip
    middle = np.c_[line, np.full(len(line), h * 0.52)]
    strip(job, G, middle, np.c_[0 * narrow, 0 * narrow, -narrow], wide, 0.0022, pitch=0.0036, inset=0.0032)
    stud(G, job, (w * 0.14 + wide * 0.46, -r - 0.0042, h * 0.52), 0.0060)


def wallet(job, G):
    """Folded wallet standing on its edge, held together by a strap with a press stud."""
    w, h, d = FOLDED
    cover(job, G, w, h, d)
    leaves(job, G, w, h, d)
    closing_strap(job, G, w, h, d)
    return dict(center=(0, h * 0.54), width=w * 1.24, height=h + 0.05, back=0.3, floor=0.0)
