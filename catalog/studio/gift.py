"""Gift card: a stiff card with the embossed name, half drawn out of its paper envelope, on leather.

The function named after the type takes (job, G), builds its meshes (metres) and returns the framing."""
import bpy
import numpy as np

from accessories import placed, text
from forms import bevel, solidify
from scenes import hide, stitches

ENVELOPE = (0.176, 0.124)  # m: width, height
CARD = (0.158, 0.106)


def paper(G, material, outline, z, thick=0.0006):
    """Builds a flat piece of paper; outline in (x, y); z: its height, or a function (x, y) -> height."""
    height = z if callable(z) else lambda x, y: z
    mesh = bpy.data.meshes.new('paper')
    mesh.from_pydata([(x, y, height(x, y)) for x, y in outline], [], [tuple(range(len(outline)))])
    mesh.materials.append(material)
    o = bpy.data.objects.new('paper', mesh)
    bpy.context.collection.objects.link(o)
    solidify(o, thick, 1)
    bevel(o, thick * 0.3, 2)
    return o


def corners(w, h, y=0.0, r=0.003):
    """Rectangle w by h with round corners, its middle at height y."""
    turn = np.linspace(0, np.pi / 2, 6)
    quarters = ((w / 2 - r, h / 2 - r, 0), (r - w / 2, h / 2 - r, 1), (r - w / 2, r - h / 2, 2), (w / 2 - r, r - h / 2, 3))
    return [(x + r * np.cos(t + k * np.pi / 2), y + z + r * np.sin(t + k * np.pi / 2)) for x, z, k in quarters for t in turn]


def rounded_tip(x, y, r=0.009):
    """Points of the round lower or upper end of a folded part, from right to left, with the tip at (x, y); a
    negative r points downwards."""
    turn = np.radians(np.linspace(48, 132, 9))
    return [(x + abs(r) * np.cos(t), y - r + r * np.sin(t)) for t in turn]


def envelope(G, material, gap):
    """Builds an open envelope that lies flat: back, flap turned up, two folded sides and over them the lower part."""
    w, h = ENVELOPE
    paper(G, material, corners(w, h), 0.0)
    paper(G, material, [(-w / 2 + 0.002, h / 2), (w / 2 - 0.002, h / 2), *rounded_tip(0, h / 2 + 0.078, 0.014)], 0.0004)
    for s in (-1, 1):
        side = [(s * w / 2, -h / 2), (s * w / 2, h / 2), (s * (w / 2 - 0.003), h / 2), (s * 0.004, -0.014), (s * -0.006, -0.022)]
        paper(G, material, side[::s], lambda x, y: gap if abs(x) > 0.01 else gap + 0.0006, 0.0008)
    paper(G, material, [(-w / 2, -h / 2), (w / 2, -h / 2), *rounded_tip(0, -0.016)], gap + 0.0024, 0.0011)


def card(job, G):
    """Stiff card with gilt edges, a gilt line round it and the name."""
    w, h = CARD
    board = G['plain']('board', job['color'], 0.52, bump=900)
    gilt = G['plain']('gilt', '#c9a869', 0.28, metal=1.0)
    paper(G, gilt, corners(w, h), 0.0, 0.0013)
    paper(G, board, corners(w - 0.0006, h - 0.0006), 0.0004, 0.0012)
    line = [(x, y, 0.0017) for x, y in corners(w - 0.013, h - 0.013, 0.0, 0.002)]
    G['tube'](line, 0.00022, gilt, cyclic=True)
    name = text(G, 'KARA', 0.0235, (0, 0.014, 0.0016), gilt)
    name.rotation_euler = (0, 0, 0)


def seal(G, at):
    """Round seal of leather near the tip of the flap."""
    bpy.ops.mesh.primitive_cylinder_add(vertices=48, radius=0.011, depth=0.002, location=at)
    o = bpy.context.object
    o.data.materials.append(G['leather']('nappa', '#5a2a14', coord='Object'))
    bevel(o, 0.0008, 3)


def drawn_out(job, G):
    """Builds the envelope with the card half out of its mouth."""
    ivory = G['plain']('ivory', job.get('paper', '#e2d2b4'), 0.75, bump=1400)
    envelope(G, ivory, 0.0032)
    placed(card, job, G, (0.004, 0.032, 0.0010), turn=-1.5)
    seal(G, (0.0, ENVELOPE[1] / 2 + 0.064, 0.0016))


def giftcard(job, G):
    """The envelope with its card on two pieces of leather."""
    below = G['leather']('grain', job.get('leather', '#6e3a1a'), coord='Object')
    above = G['leather']('grain', job.get('piece', '#35190c'), coord='Object')
    hide(G, below, [(-0.40, -0.36), (0.40, -0.36), (0.40, 0.26), (-0.40, 0.30)], 0.0, wave=0.004)
    hide(G, above, [(-0.40, -0.36), (0.10, -0.36), (0.142, -0.215), (-0.045, 0.00), (-0.40, 0.055)], 0.0034, wave=0.0012)
    yarn = G['plain']('yarn', '#e7d9bd', 0.7, sheen=0.5)
    stitches(G, yarn, (-0.39, 0.043), (-0.055, -0.008), 0.0068)
    stitches(G, yarn, (-0.048, -0.012), (0.126, -0.210), 0.0068)
    placed(drawn_out, job, G, (0.030, -0.045, 0.0085), turn=-11)
    width, height = job.get('width', 0.31), job.get('tall', 0.20)
    return dict(center=job.get('middle', (0.0, 0.0)), cy=-0.02, width=width, height=height, back=0.6, floor=0.0)
