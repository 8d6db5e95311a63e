"""Flap bag with a turn lock, carried by two handles, by one, or by a long strap.

Takes (job, G), builds its meshes (metres) and returns the framing."""
import math

import bpy
import numpy as np

from bags.crossbody import hung_strap
from bags.flaps import flap
from bags.panels import PanelBag, curved, metal_of, mirrored, plain_leather, sewn
from forms import block, dress, torus


def lock(metal, y, z, size):
    """Plate with its four rivets and the knob that turns."""
    block(metal, (0.040 * size, 0.0036, 0.025 * size), (0, y, z))
    block(metal, (0.0085 * size, 0.0095 * size, 0.0185 * size), (0, y - 0.004, z))
    for sx in (-1, 1):
        for sz in (-1, 1):
            bpy.ops.mesh.primitive_uv_sphere_add(radius=0.0013 * size, location=(sx * 0.016 * size, y - 0.0018, z + sz * 0.0088 * size))
            dress(bpy.context.object, metal)


def top_handle(job, G, metal, y, half, h, rise, lean):
    """Builds a rolled handle that stands on the top between two rings; lean: how far its middle is in front of or
    behind its ends."""
    a = np.linspace(-math.pi / 2, math.pi / 2, 33)
    arc = [(half * math.sin(t), y + lean * math.cos(t), h + 0.020 + rise * math.cos(t) ** 0.8) for t in a]
    G['tube']([(arc[0][0], y, h + 0.010), *arc, (arc[-1][0], y, h + 0.010)], 0.0062, plain_leather(job, G))
    for s in (-1, 1):
        G['tube']([(s * half, y, h + 0.014), (s * half * 0.995, y, h + 0.046)], 0.0072, plain_leather(job, G))
        torus(metal, 0.0100, 0.0020, (s * half, y, h + 0.010), rotation=(math.pi / 2, 0, 0.2))
        block(plain_leather(job, G), (0.026, 0.020, 0.005), (s * half, y, h + 0.0055))


def turnlock(job, G):
    """w, h, d: size at the base; taper: share of the width that is missing at the top; low: height at which the flap
    ends, as a share of the bag's; carry: how the bag is carried (handles, handle, strap)."""
    w, h, d = job.get('w', 0.300), job.get('h', 0.215), job.get('d', 0.115)
    taper, carry, end = job.get('taper', 0.10), job.get('carry', 'handles'), job.get('low', 0.40)
    x, r = w / 2, min(0.035, h * 0.18)
    top = x * (1 - taper)
    corners = [(0, 0), (x - r, 0), (x, 0), (x, r), (top + (x - top) * 0.15, h - r), (top, h), (top - r, h), (0, h)]
    outline = curved(mirrored(corners), 4)
    bag = PanelBag(outline, d, bulge=job.get('bulge', 0.008), narrow=0.42, reach=0.05, dents=((0.0, h * 0.2, 0.06, 0.0015),), sag=0.006)

    def paint(C):
        C.creases(x * 0.75, h * 0.10, 0.05, 0.03, 30, 0.0005, 0.022, 3)

    sewn(job, G, bag, paint)
    back, low = 2 * float(bag.half(h)), -(2 * float(bag.half(h)) + h * (1 - end))
    side = top - 0.005
    spread = side + (x - top) * (1 - end) * 0.75
    edge = [(0, 0), (-side, 0), (-side, -back), (-spread, low + h * 0.22), (-spread * 0.96, low + h * 0.10), (-spread * 0.55, low), (0, low)]
    edge = curved(mirrored(edge), 4)
    before = flap(job, G, bag, edge, stand=0.004, paint=lambda C: C.creases(0, -back - 0.004, x, 0.012, 0, 0.0006, 0.014, 6))
    metal = metal_of(job, G)
    z, size = h * end + h * 0.11, job.get('lock', 1.0)
    lock(metal, before(0, z) - 0.0010, z, size)
    high = h
    if carry == 'handles':
        rise = 0.105
        for sign, lean in ((-1, 0.014), (1, -0.006)):
            top_handle(job, G, metal, sign * d * 0.20, w * 0.215, h, rise, sign * lean)
        high = h + rise + 0.020
    elif carry == 'handle':
        top_handle(job, G, metal, 0.0, w * 0.20, h, 0.072, 0.0)
        high = h + 0.095
    else:
        up = job.get('strap', 0.25)
        hung_strap(job, G, bag, metal, top, h * 0.90, up)
        high = h * 0.90 + up
    for s in (-1, 1) if carry != 'strap' else ():
        bpy.ops.mesh.primitive_uv_sphere_add(radius=0.0055, location=(s * w * 0.38, -d * 0.30, -0.001))
        dress(bpy.context.object, metal)
    return dict(center=(0, high * 0.5), width=w * 1.08, height=high, back=0.3, floor=-0.006 if carry != 'strap' else 0.0)
