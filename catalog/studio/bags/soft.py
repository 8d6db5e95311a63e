"""Larger, soft bags: a soft bag with two handles, a shopper with straps round it, a thin tote.

Every function takes (job, G), builds its meshes (metres) and returns the framing."""
import math

import numpy as np

from bags.panels import PALE_THREAD, PanelBag, curved, line_through, metal_of, mirrored, plain_leather, pulled_tab, sewn, top_zip
from details import Canvas
from forms import grid_faces, power, solidify, subdivide, torus
from luggage import strip
from objects import painted_leather


def rolled_handle(job, G, metal, bag, x, z, y_sign, rise, lean):
    """A round handle held by two patches with rings; lean: how far its top hangs outwards."""
    skin = plain_leather(job, G)
    for s in (-1, 1):
        way = np.linspace(-0.055, 0.012, 14)
        ys = [y_sign * (abs(float(bag.front(s * x, z + w)[0])) + 0.0025) for w in way]
        points = [(s * x, y, z + w) for y, w in zip(ys, way)]
        strip(job, G, points, [(y_sign * -1.0, 0, 0)] * len(points), 0.026, 0.0030, inset=0.0035, pitch=0.0042)
        torus(metal, 0.0105, 0.0021, (s * x, ys[-1] + y_sign * 0.002, z + 0.018), rotation=(math.pi / 2 + 0.25 * y_sign, 0, 0.15))
    y0 = ys[-1] + y_sign * 0.002
    a = np.linspace(-math.pi / 2, math.pi / 2, 33)
    share = np.cos(a) ** 0.75
    arc = [(x * math.sin(t) * (1 + 0.05 * c), y0 + y_sign * lean * c**1.5, z + 0.022 + rise * c) for t, c in zip(a, share)]
    G['tube']([(arc[0][0], y0, z + 0.010), *arc, (arc[-1][0], y0, z + 0.010)], 0.0068, skin)
    for s in (-1, 1):  # the seam on the inner side of a rolled handle ends in a wrapped piece
        G['tube']([(s * x * (1 - 0.002), y0, z + 0.014), (s * x, y0 + y_sign * 0.001, z + 0.050)], 0.0078, skin)


def softbag(job, G):
    """Soft bag with two rolled handles and a zip; its panels sag and fold."""
    w, h, d = job.get('w', 0.340), job.get('h', 0.225), job.get('d', 0.140)
    x = w / 2
    corners = [(0, 0), (x * 0.82, 0), (x * 1.01, h * 0.03), (x * 1.02, h * 0.34), (x * 0.90, h * 0.80), (x * 0.84, h * 1.01)]
    outline = curved(mirrored(corners + [(x * 0.60, h * 1.005), (0, h * 0.97)]), 4)
    dents = ((0.0, h * 0.80, 0.075, 0.012), (-0.09, h * 0.52, 0.045, 0.004), (0.10, h * 0.60, 0.045, 0.004), (0.03, h * 0.30, 0.06, 0.003))
    bag = PanelBag(outline, d, bulge=0.018, narrow=0.58, reach=0.075, dents=dents, sag=0.010)
    low = [(-x * 1.1, h * 0.20), (0, h * 0.17), (x * 1.1, h * 0.20)]

    def paint(C):
        C.seam(curved(low, 3, closed=False), top=(0.0045,), puck=0.0006, raise_=0.0008)
        C.creases(0, h * 0.74, 0.10, 0.035, 3, 0.0016, 0.026, 4)
        C.creases(-x * 0.66, h * 0.54, 0.04, 0.07, 62, 0.0020, 0.020, 2)
        C.creases(x * 0.66, h * 0.54, 0.04, 0.07, -62, 0.0020, 0.020, 6)

    sewn(job, G, bag, paint, top_zip(bag, 0.80))
    metal = metal_of(job, G)
    rolled_handle(job, G, metal, bag, w * 0.215, h * 0.80, -1, 0.125, 0.018)
    rolled_handle(job, G, metal, bag, w * 0.215, h * 0.80, 1, 0.130, -0.010)
    pulled_tab(job, G, (-x * 0.66, -0.010, h + 0.004), 0.055, metal, turn=-0.3)
    return dict(center=(0, (h * 0.8 + 0.155) * 0.5), width=w * 1.05, height=h * 0.8 + 0.155, back=0.3, floor=0.0)


def shopper_body(job, G, w, h, d, slouch):
    """Open body of thin leather: rings of a rounded rectangle that widen to the top, with the folds of a half-empty
    bag."""
    n, rows = 168, 56
    a = 2 * np.pi * np.arange(n) / n
    levels = np.r_[np.linspace(0.05, 0.97, 8), np.ones(rows)]
    heights = np.r_[np.zeros(8), np.linspace(0.002, h, rows)]
    points = []
    for z, scale in zip(heights, levels):
        t = z / h
        x = power(np.cos(a), 2 / 5.0) * w / 2 * (0.94 + 0.10 * t) * scale
        y = power(np.sin(a), 2 / 4.0) * d / 2 * (1 - 0.55 * t**1.2 + 0.10 * np.sin(np.pi * t)) * scale
        side = np.exp(-((y / (d * 0.22)) ** 2)) * (np.abs(x) > w * 0.40)
        x = x - np.sign(x) * side * 0.045 * slouch * t**1.5  # the sides fold in
        wave = np.sin(17 * x / w + 5.3 * t) * 0.6 + np.sin(29 * x / w - 7.1 * t + 1.0) * 0.4
        y = y + np.sign(np.sin(a)) * slouch * (0.007 * wave * np.sin(np.pi * t) ** 0.8 - 0.012 * np.exp(-((x / 0.10) ** 2)) * t**2)
        buckle = slouch * 0.011 * np.exp(-(((t - 0.42 - 0.10 * np.sin(8 * x)) / 0.055) ** 2)) * (1 + 0.5 * np.sin(13 * x + 2))
        y = y + np.sign(np.sin(a)) * buckle
        low = slouch * 0.022 * t**3 * (1 - np.exp(-(((np.abs(x) - 0.085) / 0.055) ** 2)))
        points.append(np.c_[x, y, z - low])
    return np.vstack(points), grid_faces(len(levels), n), n


def thin_shopper(job, G, w, h, d, slouch, paint):
    """Builds the body with its canvas and its lining; returns its points."""
    V, F, n = shopper_body(job, G, w, h, d, slouch)
    C = Canvas(-w * 0.8, w * 0.8, -0.03, h + 0.03, res=0.0005)
    paint(C)
    o = G['mesh']('shopper', V, F, painted_leather(job, G, C, 'nappa', job.get('thread', PALE_THREAD), C.h + 0.0002 * C.noise))
    o.data.materials.append(G['plain']('lining', job.get('lining', '#a58a6c'), 0.85, sheen=0.4))
    uv = o.data.uv_layers.new()
    row = np.arange(len(V)) // n
    flat_z = np.interp(row, [0, 7, row.max()], [-0.02, 0.0, h])
    for loop in o.data.loops:
        x, y, _ = V[loop.vertex_index]
        corner = math.copysign(max(0.0, d * 0.22 - abs(y)), x) * (abs(x) > w * 0.38)  # otherwise the grain smears round the corner
        uv.data[loop.index].uv = ((x + corner - C.x0) / (C.w * C.res), (flat_z[loop.vertex_index] - C.z1 + C.hh * C.res) / (C.hh * C.res))
    solidify(o, 0.0024, -1).material_offset = 1
    subdivide(o, 1)
    return V


def face_at(V, side, x, z):
    """y of the front (side -1) or the back (side 1) near a point."""
    face = V[V[:, 1] * side > 0]
    return float(face[np.argmin((face[:, 0] - x) ** 2 + (face[:, 2] - z) ** 2)][1])


def slouchy(job, G):
    """Open tote with two flat straps. slouch 1: of thin leather, half empty, with one strap fallen to the front; less:
    firmer, with both straps up."""
    w, h, d, slouch = job.get('w', 0.400), job.get('h', 0.315), job.get('d', 0.150), job.get('slouch', 1.0)

    def paint(C):
        line = np.linspace(-w, w, 200)
        C.stitch(np.c_[line, np.full(200, h - 0.012)], 0.0040, 0.00055, 0.0005)
        C.stitch(np.c_[line, np.full(200, h - 0.004)], 0.0040, 0.00055, 0.0005)
        for s in (-1, 1):
            C.seam(np.c_[np.full(80, s * w * 0.53), np.linspace(-0.03, h + 0.02, 80)], top=(s * 0.004,), puck=0.0006)
        soft = max(slouch, 0.25)
        C.creases(0, h * 0.45, 0.20, 0.10, 6, 0.0016 * soft, 0.040, 1)
        C.creases(-w * 0.30, h * 0.72, 0.07, 0.10, 70, 0.0030 * soft, 0.026, 3)
        C.creases(w * 0.30, h * 0.72, 0.07, 0.10, -70, 0.0030 * soft, 0.026, 5)

    V = thin_shopper(job, G, w, h, d, slouch, paint)
    x = 0.085
    front, back = face_at(V, -1, x, h - 0.03), face_at(V, 1, x, h - 0.03)
    if slouch == 1:
        down = [(-x, front - 0.001, h - 0.055), (-x, front - 0.004, h - 0.020), (-x, front - 0.010, h + 0.020)]
        down += [(-x * 0.98, front - 0.026, h + 0.030), (-x * 0.94, front - 0.040, h - 0.010)]
        down += [(-x * 0.82, front - 0.044, h - 0.080), (-x * 0.45, front - 0.045, h - 0.150)]
        hang(job, G, down + [(0.004, front - 0.045, h - 0.172)] + [(-a * 0.98, b - 0.002, c + 0.004) for a, b, c in down[::-1]])
    else:
        ahead = [(-x, front - 0.003, h - 0.075), (-x, front - 0.005, h), (-x * 0.99, front - 0.001, h + 0.08)]
        ahead += [(-x * 0.78, front + 0.010, h + 0.165), (-x * 0.28, front + 0.016, h + 0.196)]
        hang(job, G, ahead + [(-a, b, c - 0.004) for a, b, c in ahead[::-1]])
    up = [(-x, back + 0.002, h - 0.055), (-x, back + 0.004, h), (-x * 0.96, back + 0.006, h + 0.09)]
    up += [(-x * 0.70, back + 0.012, h + 0.170), (-x * 0.25, back + 0.018, h + 0.198)]
    hang(job, G, up + [(-a, b, c - 0.003) for a, b, c in up[::-1]])
    return dict(center=(0, (h + 0.20) * 0.5), width=w * 1.08, height=h + 0.20, back=0.35, floor=0.0)


def hang(job, G, knots):
    """Builds a flat strap along knots, which turns with its own bend."""
    line, along = line_through(knots, 150)
    across = np.zeros_like(along)
    side = np.array([1.0, 0, 0])
    for k, direction in enumerate(along):
        side = side - direction * (side @ direction)
        side /= np.linalg.norm(side)
        across[k] = side
    strip(job, G, line, across, 0.021, 0.0034, pitch=0.0042, inset=0.0032)


def strapped(job, G):
    """Firm open shopper whose two straps run round it, from under the base up to the handles."""
    w, h, d = job.get('w', 0.370), job.get('h', 0.300), job.get('d', 0.150)
    x = w * 0.21

    def paint(C):
        line = np.linspace(-w, w, 200)
        C.patch([(-w, h - 0.030), (w, h - 0.030), (w, h + 0.05), (-w, h + 0.05)], t=0.0022, stitch=0.004)
        C.patch([(-w, -0.05), (w, -0.05), (w, h * 0.20), (-w, h * 0.20)], t=0.0026, stitch=0.0045)
        for s in (-1, 1):
            C.seam(np.c_[np.full(80, s * w * 0.53), np.linspace(-0.03, h + 0.02, 80)], top=(s * 0.004,), puck=0.0004)

    V = thin_shopper(job, G, w, h, d, 0.30, paint)
    metal = metal_of(job, G)
    for side in (-1, 1):
        for s in (-1, 1):
            way = np.linspace(0.004, h - 0.038, 40)
            points = [(s * x, side * (abs(face_at(V, side, s * x, z)) + 0.0042), z) for z in way]
            smooth = np.convolve(np.pad([p[1] for p in points], 4, mode='edge'), np.ones(9) / 9, 'valid')
            points = [(px, py, pz) for (px, _, pz), py in zip(points, smooth)]
            strip(job, G, points, [(-side * 1.0, 0, 0)] * 40, 0.030, 0.0034, pitch=0.0044, inset=0.0036)
            top = points[-1]
            torus(metal, 0.0165, 0.0024, (s * x, top[1] + side * 0.003, h - 0.026), rotation=(math.pi / 2, 0, 0))
        y = points[-1][1] + side * 0.003
        a = np.linspace(-math.pi / 2, math.pi / 2, 41)
        share = np.cos(a) ** 0.62
        lean = 0.030 if side < 0 else -0.015
        arc = [(x * np.sign(math.sin(t)) * abs(math.sin(t)) ** 0.8, y + side * lean * c**1.4, h - 0.012 + 0.170 * c) for t, c in zip(a, share)]
        G['tube']([(arc[0][0], y, h - 0.022), *arc, (arc[-1][0], y, h - 0.022)], 0.0062, plain_leather(job, G))
    return dict(center=(0, (h + 0.165) * 0.5), width=w * 1.10, height=h + 0.165, back=0.35, floor=0.0)
