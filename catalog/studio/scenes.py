"""Editorial scenes: tools on leather, gloves with a tape measure, a shelf of bags, a rail of garments.

Every function takes (job, G), builds its meshes (metres) and returns the framing."""
import math

import bpy
import numpy as np
from mathutils import Matrix
from scipy.interpolate import CubicSpline

import objects
import smallgoods
from accessories import lathe, placed, text
from bags.kinds import BAGS
from forms import bevel, block, dress, grid_faces, puffed, solidify, subdivide
from garment import garment


# ---------- tools
def hide(G, skin, outline, height, thick=0.0030, wave=0.0):
    """Builds a flat piece of leather at the height `height`; outline in (x, y); wave: how far its edge lifts."""
    V, D, T = puffed(outline, 0.008)
    lift = wave * np.exp(-D / 0.02) * (0.5 + 0.5 * np.sin(V[:, 0] * 31 + V[:, 1] * 17))
    o = G['mesh']('hide', np.c_[V, height + thick + lift], T, skin)
    solidify(o, thick, -1)
    subdivide(o, 1)
    return o


def stitches(G, thread, start, end, z, pitch=0.0062):
    """Row of thick stitches between two points (x, y)."""
    a, b = np.array(start), np.array(end)
    n = int(np.linalg.norm(b - a) / pitch)
    step = (b - a) / n
    for k in range(n):
        p, q = a + step * (k + 0.12), a + step * (k + 0.88)
        ends = [(*p, z - 0.0008), (*(p + step * 0.10), z + 0.0007), (*(q - step * 0.10), z + 0.0007), (*q, z - 0.0008)]
        G['tube'](ends, 0.00062, thread)


def blade(steel, s, turn):
    """Half of a pair of shears in the plane z = 0, with its screw at the origin; s: 1 or -1."""
    back = [(-0.030, -0.006), (-0.012, -0.0125), (0.150, -0.0012), (0.153, 0.0006)]
    outline = back + [(0.150, 0.0018), (0.0, 0.0120), (-0.030, 0.008)]
    z = 0.0016 * s
    points = [(x, s * y, z + k) for k in (-0.0013, 0.0013) for x, y in outline]
    n = len(outline)
    faces = [tuple(range(n))[::-1], tuple(range(n, 2 * n))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    mesh = bpy.data.meshes.new('blade')
    mesh.from_pydata(points, [], faces if s > 0 else [f[::-1] for f in faces])
    o = bpy.data.objects.new('blade', mesh)
    bpy.context.collection.objects.link(o)
    mesh.materials.append(steel)
    bevel(o, 0.0006, 2)
    o.rotation_euler = (0, 0, math.radians(s * turn))
    return o


def bow_of_shears(G, lacquer, s, turn, long):
    """Handle with its ring."""
    a = np.linspace(0, 2 * np.pi, 24, endpoint=False)
    ring = np.c_[-0.092 + long * np.cos(a), -s * (0.030 + 0.0200 * np.sin(a)), 0 * a + 0.0016 * s]
    stem = [(x, -s * y, 0.0016 * s) for x, y in ((-0.012, 0), (-0.030, 0.003), (-0.046, 0.013), (-0.058, 0.024))]
    for points, cyclic in ((ring, True), (stem, False)):
        o = G['tube']([tuple(p) for p in points], 0.0056, lacquer, cyclic=cyclic)
        o.rotation_euler = (0, 0, math.radians(s * turn))


def shears(job, G):
    """Tailor's shears, half open, lying flat."""
    steel, lacquer = G['plain']('steel', '#b9bbbd', 0.20, metal=1.0), G['plain']('lacquer', '#121110', 0.22)
    for s, long in ((1, 0.036), (-1, 0.030)):
        blade(steel, s, 9)
        bow_of_shears(G, lacquer, s, 9, long)
    bpy.ops.mesh.primitive_cylinder_add(vertices=40, radius=0.0062, depth=0.0085)
    bevel(dress(bpy.context.object, G['plain']('screw', '#c9a869', 0.25, metal=1.0)), 0.0010, 3)


def spool(job, G):
    """Wooden spool wound with thread."""
    wood, yarn = G['plain']('wood', '#a67c4e', 0.45, bump=60), G['plain']('yarn', job['color'], 0.75, sheen=0.6)
    r, h = 0.0175, 0.040
    for z in (0.0, h - 0.0050):
        rim = [(r - 0.001, z), (r, z + 0.001), (r, z + 0.004), (r - 0.001, z + 0.005)]
        lathe(G, 'end', [(0.0001, z)] + rim + [(0.0045, z + 0.005)], wood)
    turns = np.linspace(0.0050, h - 0.0050, 261)
    swell = 0.0130 + 0.0016 * np.sin(np.pi * (turns - 0.005) / (h - 0.010))
    wound = swell + 0.00035 * np.abs(np.sin(np.pi * (turns - 0.005) / 0.00115))
    lathe(G, 'thread', list(zip(wound, turns)), yarn)


def thimble(job, G):
    """Brass thimble."""
    steel = G['plain']('thimble', '#c9a869', 0.24, metal=1.0)
    rim, cap = [(0.0088, 0.0), (0.0093, 0.0006), (0.0089, 0.0016)], [(0.0078, 0.0175), (0.0062, 0.0200), (0.0001, 0.0208)]
    lathe(G, 'thimble', rim + [(0.0085, 0.010)] + cap, steel)


def awl(job, G):
    """Awl, its point along z."""
    wood, steel = G['plain']('handle', '#5a3318', 0.32), G['plain']('steel', '#b9bbbd', 0.2, metal=1.0)
    brass = G['plain']('brass', '#c9a869', 0.25, metal=1.0)
    knob, neck = [(0.0001, 0), (0.008, 0.001), (0.0125, 0.007), (0.0135, 0.016)], [(0.0110, 0.034), (0.0085, 0.056), (0.0095, 0.066)]
    lathe(G, 'handle', knob + neck + [(0.0001, 0.068)], wood)
    lathe(G, 'ferrule', [(0.0001, 0.065), (0.0075, 0.065), (0.0066, 0.078), (0.0001, 0.078)], brass)
    lathe(G, 'point', [(0.0023, 0.078), (0.0020, 0.110), (0.0002, 0.140)], steel)


def needle(G, start, end, z):
    """Steel needle; the thread goes through its end."""
    steel = G['plain']('needle', '#d2d3d4', 0.14, metal=1.0)
    G['tube']([(*start, z), (*(np.array(start) * 0.6 + np.array(end) * 0.4), z), (*end, z)], 0.00085, steel)


def lay(build, job, G, move, turn=0.0):
    """Like placed(), but lays an object that stands on its side."""
    placed(build, job, G, move, turn=turn, tilt=-90)


def tools(job, G):
    """Shears, spools, awl, thimble, needle and thread on leather that is being sewn."""
    below = G['leather']('grain', job.get('color', '#6e3a1a'), coord='Object')
    above = G['leather']('grain', job.get('piece', '#35190c'), coord='Object')
    far = [(0.56, -0.05), (0.34, 0.17), (0.05, 0.20), (-0.28, 0.235), (-0.52, 0.18)]
    hide(G, below, [(-0.60, -0.60), (0.55, -0.60)] + far, 0.0, wave=0.004)
    hide(G, above, [(-0.60, -0.56), (-0.09, -0.56), (0.125, -0.16), (0.11, -0.02), (-0.50, 0.085)], 0.0034, wave=0.0015)
    yarn = G['plain']('yarn', '#e7d9bd', 0.7, sheen=0.5)
    stitches(G, yarn, (-0.30, 0.040), (0.010, -0.010), 0.0068)
    needle(G, (0.040, -0.052), (0.068, 0.004), 0.0078)
    loop = [(0.010, -0.010, 0.0075), (0.022, 0.006, 0.016), (0.045, 0.026, 0.014), (0.074, 0.018, 0.008), (0.068, 0.004, 0.0082)]
    run = [(0.060, -0.018, 0.0092), (0.085, -0.030, 0.0090), (0.112, -0.016, 0.0088), (0.134, 0.026, 0.006), (0.132, 0.062, 0.012)]
    G['tube'](loop + run, 0.00062, yarn)
    placed(shears, {}, G, (0.055, -0.155, 0.0155), turn=152)
    placed(spool, dict(color='#e7d9bd'), G, (0.140, 0.080, 0.0035))
    placed(spool, dict(color='#5a2a14'), G, (0.185, 0.045, 0.0035))
    placed(thimble, {}, G, (0.168, -0.045, 0.0035))
    lay(awl, {}, G, (-0.078, 0.118, 0.0165), turn=66)
    middle, deep = job.get('middle', (0.030, 0.0)), job.get('deep', -0.025)
    return dict(center=middle, cy=deep, width=job.get('width', 0.35), height=job.get('tall', 0.30), back=0.6, floor=0.0)


# ---------- tape measure
def tape_line(points, n=400):
    """Returns points at equal distances along a smooth line through (x, z, y)."""
    p = np.array(points, float)
    t = np.linspace(0, 1, len(p))
    fine = np.linspace(0, 1, n)
    q = CubicSpline(t, p)(fine)
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(q, axis=0), axis=1))]
    even = np.linspace(0, s[-1], n)
    return np.c_[[np.interp(even, s, q[:, i]) for i in range(3)]].T, even


def tape(G, points, first=0, wide=0.017):
    """Tape measure that faces the camera and runs through points (x, z, depth y); its numbers begin with `first`."""
    line, s = tape_line(points)
    along = np.gradient(line[:, :2], axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    across = np.c_[-along[:, 1], along[:, 0]]
    strip = [(x + e * wide / 2 * a, y, z + e * wide / 2 * b) for (x, z, y), (a, b) in zip(line, across) for e in (-1, 0, 1)]
    o = G['mesh']('tape', strip, grid_faces(len(line), 3, False), G['plain']('tape', '#efe4c8', 0.55))
    solidify(o, 0.0006)
    ink = G['plain']('ink', '#1d1a18', 0.6)
    for k in range(int(s[-1] / 0.005)):
        i = int(np.searchsorted(s, (k + 0.5) * 0.005))
        (x, z, y), tall = line[i], 0.0070 if k % 2 else 0.0042
        outer, inner = np.array([x, z]) + across[i] * wide * 0.47, np.array([x, z]) + across[i] * (wide * 0.47 - tall)
        thin = along[i] * 0.00030
        corners = (outer - thin, outer + thin, inner + thin, inner - thin)
        G['mesh']('tick', [(a, y - 0.0007, b) for a, b in corners], [(0, 1, 2, 3)], ink)
        if k % 2:
            at = np.array([x, z]) - across[i] * wide * 0.20
            word = text(G, str(first + (k + 1) // 2), 0.0062, (at[0], y - 0.0006, at[1]), ink)
            word.data.space_character = 1.0
            word.rotation_euler = (math.pi / 2, -math.atan2(along[i, 1], along[i, 0]), 0)


def measured(job, G):
    """A pair of gloves with a tape measure across the knuckles."""
    objects.gloves(job, G)
    over = [(-0.165, -0.150, -0.004), (-0.135, -0.040, -0.006), (-0.120, 0.030, -0.012), (-0.062, 0.047, -0.0215)]
    down = [(-0.012, 0.038, -0.012), (0.001, -0.030, -0.004), (-0.002, -0.120, -0.003), (0.050, -0.178, -0.003)]
    tape(G, over + down + [(0.165, -0.165, -0.003)], first=14)
    return dict(center=(0.0, 0.0), width=0.34, height=0.40, back=0.009)


# ---------- shelf
def standing(bag, z, G):
    """Puts a bag (job, x, y, up, turn) on a board at height z."""
    module = next(m for m in (*BAGS, objects, smallgoods) if hasattr(m, bag['job']['type']))
    place = (bag['x'], bag.get('y', 0.0), z + bag.get('up', 0.0))
    placed(getattr(module, bag['job']['type']), bag['job'], G, place, turn=bag.get('turn', 0))


def shelf(job, G):
    """Bags on two boards in front of a wall; "boards": the height and the bags (job, x, turn) of each board."""
    wood = G['plain']('board', job.get('board', '#8a6a48'), 0.55, bump=40)
    for board in job['boards']:
        block(wood, (job.get('long', 2.6), 0.34, 0.030), (0, 0.03, board['z'] - 0.015))
        for bag in board['bags']:
            standing(bag, board['z'], G)
    return dict(center=job.get('middle', (0, 0.45)), width=job.get('width', 1.5), height=job.get('tall', 1.0), back=0.20)


# ---------- rail
RAIL = 0.150  # m above the base of the neck
FLAT = 0.72  # depth of a garment on a hanger, as a share of that of a worn garment


def hanger(G):
    """Wooden hanger in the neck of a garment, its hook over the rail."""
    wood, brass = G['plain']('hanger', '#8a6238', 0.40, bump=60), G['plain']('hook', '#c9a869', 0.22, metal=1.0)
    arm = [(0.0, -0.006), (0.040, -0.010), (0.085, -0.034), (0.120, -0.062)]
    G['tube']([(-x, 0.004, z) for x, z in arm[::-1]] + [(x, 0.004, z) for x, z in arm[1:]], 0.0105, wood)
    bend, r = np.linspace(-0.42 * np.pi, 1.12 * np.pi, 15), 0.0165
    loop = [(0.0, r * math.cos(a), RAIL + r * math.sin(a)) for a in bend]
    G['tube']([(0, 0.004, -0.006), (0, 0.004, 0.060), (0, 0.006, RAIL - 0.040)] + loop, 0.0024, brass)


def hung(job, G, x, turn):
    """Puts a garment on a hanger at x, turned about it (degrees) and flatter than a worn one; "mirror" as in a job."""
    before = set(bpy.data.objects)
    garment(job, G)
    bpy.context.view_layer.update()
    shape = Matrix.Diagonal((-1 if job.get('mirror') else 1, FLAT, 1, 1))
    worn = set(bpy.data.objects) - before
    hanger(G)
    bpy.context.view_layer.update()
    place = Matrix.Translation((x, 0, 0)) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
    for o in set(bpy.data.objects) - before:
        if o.parent is None:
            o.matrix_world = place @ (shape if o in worn else Matrix()) @ o.matrix_world


def rail(job, G):
    """Garments on a brass rail in front of a wall, and a board with a bag; "hung": job, x and turn of each garment;
    "bags" as on a shelf."""
    brass = G['plain']('rail', '#c9a869', 0.22, metal=1.0)
    G['tube']([(a, 0, RAIL) for a in (-3.0, -1.0, 1.0, 3.0)], 0.0125, brass)
    for item in job['hung']:
        hung(item['job'], G, item['x'], item['turn'])
    wood = G['plain']('board', job.get('board', '#8a6a48'), 0.55, bump=40)
    for board in job.get('boards', []):
        block(wood, (board['long'], 0.34, 0.034), (board['x'], 0.08, board['z'] - 0.017))
        for bag in board['bags']:
            standing(bag, board['z'], G)
    return dict(center=job.get('middle', (0, -0.4)), width=job.get('width', 2.0), height=job.get('tall', 1.1), back=0.30)
