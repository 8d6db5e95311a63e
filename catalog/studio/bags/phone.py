"""A phone of 71 x 147 mm that shows the scale, without a brand name, leaning on the front of a bag (metres)."""
import math

import bpy
from mathutils import Matrix

from bags.panels import box, curved
from forms import bevel, dress, puffed, solidify

WIDE, TALL, THICK = 0.0715, 0.1467, 0.0080
LEAN = math.radians(14)  # from upright, backwards


def slab(G, name, wide, tall, corner, thick, material, middle=(0.0, 0.0), ahead=0.0):
    """Builds a flat piece with round corners that faces -y."""
    x, z = wide / 2, tall / 2
    V, D, T = puffed(curved(box(x, -z, z, corner), 4), 0.004)
    o = G['mesh'](name, [(a + middle[0], -ahead, b + middle[1]) for a, b in V], T, material)
    solidify(o, thick, 1)
    bevel(o, min(0.0016, thick * 0.4), 3, limit_method='ANGLE')
    return o


def phone(G, x, depth, floor=0.0):
    """Builds a phone seen from its back; x: where its middle stands; depth: y of the front that it leans on; floor:
    height that it stands on."""
    body = G['plain']('phone', '#b4aa9b', 0.30)
    dark = G['plain']('lens', '#17181a', 0.12)
    parts = [slab(G, 'phone', WIDE, TALL, 0.011, THICK, body)]
    parts.append(slab(G, 'block', 0.031, 0.031, 0.008, 0.0016, body, (-0.0165, 0.0520), THICK))
    for dx, dz in ((-0.0235, 0.0590), (-0.0095, 0.0450)):
        place = (dx, -THICK - 0.0022, dz)
        bpy.ops.mesh.primitive_cylinder_add(vertices=48, radius=0.0062, depth=0.0022, location=place, rotation=(math.pi / 2, 0, 0))
        lens = dress(bpy.context.object, dark)
        bevel(lens, 0.0006, 2)
        parts.append(lens)
    bpy.context.view_layer.update()
    foot = Matrix.Translation((0, 0, TALL / 2))
    out = math.sin(LEAN) * TALL
    place = Matrix.Translation((x, depth - out * 0.80, floor + 0.001)) @ Matrix.Rotation(-LEAN, 4, 'X') @ foot
    for o in parts:
        o.matrix_world = place @ o.matrix_world
