"""Small bags for the shoulder: saddle bag, camera bag, half moon.

Every function takes (job, G), builds its meshes (metres) and returns the framing."""
import math

import bpy
import numpy as np

from forms import bevel, block, dress, torus
from luggage import strip

from bags.flaps import flap
from bags.panels import (
    PanelBag,
    box,
    curved,
    edge_stitches,
    lifted,
    line_through,
    metal_of,
    mirrored,
    plain_leather,
    puffed_out,
    pulled_tab,
    sewn,
    top_zip,
)


def hung_strap(job, G, bag, metal, side_x, z, rise, wide=0.013, lean=0.012, narrow=0.52):
    """Builds a shoulder strap from ring to ring, as if it hung from a peg above the bag; lean: how far its top lies
    behind (m)."""
    top = z + rise
    for s in (-1, 1):
        torus(metal, 0.0088, 0.0017, (s * (side_x + 0.004), 0, z), rotation=(math.pi / 2, 0, 0.35 * s))
        block(plain_leather(job, G), (0.010, 0.018, 0.020), (s * (side_x - 0.003), 0, z - 0.012))
    knots = [(-side_x - 0.004, 0, z + 0.007), (-side_x * 0.86, lean * 0.3, z + rise * 0.30), (-side_x * narrow, lean * 0.8, z + rise * 0.74)]
    knots += [(-side_x * narrow * 0.50, lean, top - rise * 0.055), (0, lean, top), (side_x * narrow * 0.50, lean, top - rise * 0.055)]
    knots += [(-x, y, h) for x, y, h in knots[2::-1]]
    line, along = line_through(knots, 140)
    face = np.c_[0 * along[:, 0], np.full(len(along), -1.0), 0 * along[:, 0]]
    face[:, 0] = 0.45 * np.sign(-line[:, 0]) * np.clip(np.abs(line[:, 0]) / side_x, 0, 1)
    across = np.cross(along, face)
    across /= np.linalg.norm(across, axis=1)[:, None]
    strip(job, G, line, across, wide, 0.0030, pitch=0.0044, inset=0.0026)
    for s in (-1, 1):  # the loop that holds the end of the strap
        block(metal, (0.0165, 0.0065, 0.0042), (s * (side_x * 0.985), lean * 0.08, z + 0.028))


def stud(metal, x, y, z, radius=0.0065):
    """Round metal stud on the front."""
    bpy.ops.mesh.primitive_cylinder_add(vertices=48, radius=radius, depth=0.004, location=(x, y, z), rotation=(math.pi / 2, 0, 0))
    o = dress(bpy.context.object, metal)
    bevel(o, 0.0012, 3)


def saddle(job, G):
    """Saddle bag: a round body under a wide round flap that a strap closes."""
    w, h, d = job.get('w', 0.225), job.get('h', 0.175), job.get('d', 0.070)
    x = w / 2
    corners = [(0, 0), (x * 0.72, 0), (x * 1.02, h * 0.10), (x * 1.04, h * 0.55), (x * 0.86, h), (x * 0.5, h), (0, h)]
    outline = curved(mirrored(corners), 4)
    bag = PanelBag(outline, d, bulge=0.007, narrow=0.30, reach=0.05)
    sewn(job, G, bag)
    back = 2 * float(bag.half(h))
    low = -(back + h * 0.76)
    wide = x * 0.83
    edge = [(0, 0), (-wide, 0), (-wide, -back), (-wide * 1.13, -back - h * 0.34), (-wide * 0.98, low + 0.012), (-wide * 0.40, low), (0, low)]
    before = flap(job, G, bag, curved(mirrored(edge), 4))
    metal = metal_of(job, G)
    tongue_top, tongue_low = h * 0.52, h * 0.13
    tongue = np.linspace(tongue_top, tongue_low, 24)
    line = [(0, before(0, max(z, h * 0.27)) - (0.0015 if z > h * 0.27 else -0.001), z) for z in tongue]
    strip(job, G, line, [(-1, 0, 0)] * 24, 0.026, 0.0030, inset=0.003, pitch=0.0044)
    z = h * 0.30
    block(metal, (0.036, 0.0065, 0.0085), (0, before(0, z) - 0.0045, z))
    stud(metal, 0, before(0, h * 0.44) - 0.004, h * 0.44)
    hung_strap(job, G, bag, metal, x * 0.93, h * 0.83, job.get('strap', 0.25))
    up = job.get('strap', 0.25)
    return dict(center=(0, (h * 0.83 + up) * 0.5), width=w * 1.1, height=h * 0.83 + up, back=0.3, floor=0.0)


def camera(job, G):
    """Camera bag: a soft box with a zip on top and a pocket with a zip in front."""
    w, h, d = job.get('w', 0.230), job.get('h', 0.150), job.get('d', 0.080)
    x, r = w / 2, 0.045
    bag = PanelBag(curved(box(x, 0, h, r), 4), d, bulge=0.006, narrow=0.12, reach=0.03, dents=((0.05, h * 0.5, 0.05, 0.002),), sag=0.005)
    sewn(job, G, bag, strip_paint=top_zip(bag))
    px, low, high, q = x - 0.018, 0.017, h * 0.68, 0.028
    pocket = curved(mirrored([(0, low), (px - q, low), (px, low), (px, low + q), (px, high), (0, high)]), 3)

    def paint(C):
        edge_stitches(pocket)(C)
        C.zip(np.c_[np.linspace(-px + 0.012, px - 0.012, 80), np.full(80, high - 0.017)], w=0.0028, tape=0.0065)

    lifted(bag, pocket, puffed_out(pocket, 0.0105, 0.016), job, G, paint, thick=0.0022)
    metal = metal_of(job, G)
    y = float(bag.front(px - 0.02, high - 0.017)[0]) - 0.018
    pulled_tab(job, G, (px - 0.020, y, high - 0.014), 0.040, metal)
    pulled_tab(job, G, (-x * 0.74, -float(bag.half(h)) + 0.004, h + 0.003), 0.050, metal, turn=-0.4)
    up = job.get('strap', 0.25)
    hung_strap(job, G, bag, metal, x * 1.0, h * 0.86, up)
    return dict(center=(0, (h * 0.86 + up) * 0.5), width=w * 1.1, height=h * 0.86 + up, back=0.3, floor=0.0)


def halfmoon(job, G):
    """Half moon for the shoulder: zip along the top, short strap."""
    w, h, d = job.get('w', 0.270), job.get('h', 0.165), job.get('d', 0.085)
    x = w / 2
    corners = [(0, 0), (x * 0.62, 0), (x * 1.00, h * 0.36), (x * 1.04, h * 0.93), (x * 0.93, h * 1.02), (x * 0.55, h * 0.93), (0, h * 0.90)]
    dents = ((-0.045, h * 0.62, 0.045, 0.003), (0.06, h * 0.45, 0.04, 0.0025))
    bag = PanelBag(curved(mirrored(corners), 4), d, bulge=0.012, narrow=0.45, reach=0.06, dents=dents)
    line = curved([(-x * 1.02, h * 0.55), (-x * 0.45, h * 0.30), (0, h * 0.27), (x * 0.45, h * 0.30), (x * 1.02, h * 0.55)], 3, closed=False)

    def paint(C):
        C.seam(line, top=(0.0045, -0.0045), puck=0.0005, raise_=0.0006)
        C.creases(x * 0.55, h * 0.72, 0.05, 0.05, -55, 0.0016, 0.020, 3)
        C.creases(-x * 0.55, h * 0.72, 0.05, 0.05, 55, 0.0016, 0.020, 5)

    sewn(job, G, bag, paint, top_zip(bag, 0.80))
    metal = metal_of(job, G)
    pulled_tab(job, G, (x * 0.62, -float(bag.half(h)) + 0.006, h * 0.945), 0.046, metal)
    up = job.get('strap', 0.20)
    hung_strap(job, G, bag, metal, x * 0.90, h * 0.985, up, wide=0.020, narrow=0.60)
    return dict(center=(0, (h * 0.98 + up) * 0.5), width=w * 1.08, height=h * 0.98 + up, back=0.3, floor=0.0)
