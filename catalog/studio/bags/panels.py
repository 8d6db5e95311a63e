"""Bags sewn from two panels and a strip between them, with piping along both seams (metres).

z points upwards, the front faces -y, and the bag stands on z = 0."""
import numpy as np
from scipy.interpolate import CubicSpline
from scipy.ndimage import gaussian_filter1d

from details import Canvas
from forms import bevel, grid_faces, inside, puffed, solidify, subdivide, torus
from objects import GOLD, painted_leather

STEP = 0.003  # m between two points of an outline
ACROSS = 13  # points across the strip between the panels
STITCH = (0.0040, 0.00052, 0.0005)  # pitch, width and depth of a stitch, m
STITCH_INSET = 0.0050  # m from a seam to the row of stitches beside it
PALE_THREAD = '#c2ab86'


def curved(corners, rounds=4, closed=True):
    """Rounds a polygon: each pass cuts every corner at a quarter of its sides; returns points at equal distances."""
    points = np.array(corners, float)
    for _ in range(rounds):
        after = np.roll(points, -1, 0) if closed else points[1:]
        before = points if closed else points[:-1]
        cut = np.stack([0.75 * before + 0.25 * after, 0.25 * before + 0.75 * after], 1).reshape(-1, 2)
        points = cut if closed else np.vstack([points[:1], cut, points[-1:]])
    return evenly(points, closed)


def mirrored(half):
    """Returns the corners of a symmetrical outline from one half, which begins in the middle; a last corner in the
    middle is not doubled."""
    return half + [(-x, z) for x, z in half[:0:-1] if x != 0]


def evenly(points, closed=True):
    """Returns the same line with a point every STEP metres."""
    points = np.vstack([points, points[:1]]) if closed else np.asarray(points)
    way = np.r_[0, np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))]
    n = int(way[-1] / STEP)
    t = np.linspace(0, way[-1], n, endpoint=not closed)
    return np.c_[np.interp(t, way, points[:, 0]), np.interp(t, way, points[:, 1])]


def inwards(outline):
    """Returns unit vectors from an outline to its inside."""
    along = np.roll(outline, -1, 0) - np.roll(outline, 1, 0)
    along = gaussian_filter1d(along, 2, axis=0, mode='wrap')
    along /= np.linalg.norm(along, axis=1)[:, None]
    side = np.c_[-along[:, 1], along[:, 0]]
    area = np.cross(outline, np.roll(outline, -1, 0)).sum()
    return side if area > 0 else -side


def box(x, low, high, r):
    """Returns the corners of an upright rectangle that is 2 x wide, for `curved` to round."""
    return mirrored([(0, low), (x - r, low), (x, low), (x, low + r), (x, high - r), (x, high), (x - r, high), (0, high)])


class PanelBag:
    """Shape of a bag: its outline seen from the front, its depth, and how far its panels bulge.

    narrow: share of the depth that is missing at the top; reach: distance (m) from the seam at which a panel becomes
    flat; dents: (x, z, radius, depth) of the soft places; sag: how far the strip between the panels sinks in."""

    def __init__(self, outline, depth, bulge=0.008, narrow=0.0, reach=0.035, dents=(), sag=0.004):
        self.outline = outline
        self.depth, self.bulge, self.narrow, self.reach = depth, bulge, narrow, reach
        self.dents, self.sag = dents, sag
        self.height = outline[:, 1].max()
        self.width = np.ptp(outline[:, 0])

    def half(self, z):
        """Half of the depth at a height."""
        return self.depth / 2 * (1 - self.narrow * np.clip(np.asarray(z) / self.height, 0, 1) ** 1.4)

    def swell(self, x, z, distance):
        """How far a panel stands out from its seam at a point that is `distance` from the outline."""
        share = np.clip(distance / self.reach, 0, 1)
        out = self.bulge * np.sqrt(1 - (1 - share) ** 2) ** 1.1 + 0.0030 * np.sqrt(np.clip(distance / 0.004, 0, 1))
        for dx, dz, radius, deep in self.dents:
            out = out - deep * np.exp(-(((x - dx) ** 2 + (z - dz) ** 2) / radius**2)) * share
        return out

    def inside(self, x, z):
        """Distance to the outline (m), 0 outside."""
        return np.clip(inside(self.outline, np.c_[x, z], True), 0, None)

    def front(self, x, z):
        """y of the front at points; outside the outline, y of its edge."""
        x, z = np.atleast_1d(x), np.atleast_1d(z)
        return -self.half(z) - self.swell(x, z, self.inside(x, z))


def panel_canvas(bag, paint=None, margin=0.02):
    """Canvas of a panel: puckers and stitches along its seam, and then what `paint` adds."""
    (x0, z0), (x1, z1) = bag.outline.min(0) - margin, bag.outline.max(0) + margin
    C = Canvas(x0, x1, z0, z1, res=0.0004)
    closed = np.vstack([bag.outline, bag.outline[:1]])
    C.seam(closed, puck=0.0004, raise_=0)
    inner = bag.outline + inwards(bag.outline) * STITCH_INSET
    C.stitch(np.vstack([inner, inner[:1]]), *STITCH)
    if paint:
        paint(C)
    return C


def mapped(o, points, C):
    """Maps the UV of a mesh to a canvas (x, z of each point)."""
    uv = o.data.uv_layers.new()
    for loop in o.data.loops:
        x, z = points[loop.vertex_index]
        uv.data[loop.index].uv = ((x - C.x0) / (C.w * C.res), 1 - (C.z1 - z) / (C.hh * C.res))


def panels(job, G, bag, paint=None):
    """Builds the front panel with what `paint` paints on it, and the plain back."""
    V, D, T = puffed(bag.outline, 0.0035)
    for side, painter in ((-1, paint), (1, None)):
        C = panel_canvas(bag, painter)
        skin = painted_leather(job, G, C, 'grain', job.get('thread', PALE_THREAD), C.h + 0.0002 * C.noise)
        y = side * (bag.half(V[:, 1]) + bag.swell(V[:, 0], V[:, 1], D))
        o = G['mesh']('panel', np.c_[V[:, 0], y, V[:, 1]], T if side < 0 else T[:, ::-1], skin)
        mapped(o, V, C)
        subdivide(o, 1)


def strip_between(job, G, bag, paint=None):
    """Builds the strip between the panels. `paint` gets its canvas (distance along the outline, y) and these
    distances."""
    n = len(bag.outline)
    closed = np.vstack([bag.outline, bag.outline[:1]])
    normal = np.vstack([inwards(bag.outline), inwards(bag.outline)[:1]])
    way = np.r_[0, np.cumsum(np.linalg.norm(np.diff(closed, axis=0), axis=1))]
    half = bag.half(closed[:, 1])
    t = np.linspace(-1, 1, ACROSS)
    C = Canvas(0, way[-1], -bag.depth / 2, bag.depth / 2, res=0.0005)
    for s in (-1, 1):
        C.stitch(np.c_[way, s * (half - STITCH_INSET)], *STITCH)
    if paint:
        paint(C, way, closed)
    points, flat = [], []
    for k in range(n + 1):
        sunk = bag.sag * (1 - t**2) * (0.55 + 0.45 * np.sin(9 * way[k] / way[-1] * np.pi) ** 2)
        sunk = sunk - 0.0022 * (1 - t**10)
        for u, s in zip(t, sunk):
            x, z = closed[k] + normal[k] * s
            points.append((x, u * half[k], max(z, 0.0)))
            flat.append((way[k], u * half[k]))
    o = G['mesh']('strip', points, grid_faces(n + 1, ACROSS, False), painted_leather(job, G, C, 'grain', job.get('thread', PALE_THREAD)))
    mapped(o, flat, C)
    subdivide(o, 1)


def piping(job, G, bag, sides=(-1, 1), radius=0.0021):
    """A thin leather cord along the seams."""
    skin = plain_leather(job, G)
    out = bag.outline - inwards(bag.outline) * 0.0012
    for side in sides:
        G['tube']([(x, side * (half + 0.0006), max(z, radius)) for (x, z), half in zip(out[::2], bag.half(out[::2, 1]))], radius, skin, cyclic=True)


def plain_leather(job, G):
    """Leather without anything painted on it."""
    return G['leather'](job.get('material', 'grain'), job['color'], coord='Object')


def metal_of(job, G):
    return G['plain']('metal', job.get('hardware', GOLD), 0.18, metal=1.0)


def sewn(job, G, bag, paint=None, strip_paint=None):
    """Builds the whole body of the bag."""
    panels(job, G, bag, paint)
    strip_between(job, G, bag, strip_paint)
    piping(job, G, bag)


def top_zip(bag, share=0.86):
    """Returns a painter of the strip that paints a zip along the top of the bag, over this share of its width."""

    def paint(C, way, closed):
        top = (closed[:, 1] > bag.height * 0.80) & (np.abs(closed[:, 0]) < bag.width / 2 * share)
        if (np.diff(top.astype(int)) != 0).sum() > 2 or not top.any():
            raise ValueError('the outline has to begin below the top')
        line = np.c_[way[top], np.zeros(top.sum())]
        C.zip(line, w=0.0030, tape=0.0075)
        for s in (-1, 1):
            C.stitch(line + [0, s * 0.0125], *STITCH)

    return paint


def pulled_tab(job, G, at, long, metal, turn=0.25):
    """Builds a zip slider with a leather tab, `long` metres, that hangs down in front of the panel; at: (x, y, z) of
    the slider."""
    skin = plain_leather(job, G)
    x, y, z = at
    G['tube']([(x - 0.006, y + 0.012, z + 0.004), (x, y, z + 0.003), (x + 0.002, y - 0.006, z - 0.006)], 0.0022, metal)
    torus(metal, 0.0052, 0.0012, (x + 0.003, y - 0.0075, z - 0.012), rotation=(1.57, 0, 0.5))
    way = np.linspace(0, 1, 9)
    middle = np.c_[x + 0.003 + turn * long * way * 0.3, y - 0.008 - 0.003 * way, z - 0.016 - long * way]
    wide = 0.0062 * np.r_[0.55, 0.85, np.ones(5), 0.9, 0.65]
    points = [p + np.array([s * w, 0, 0]) for p, w in zip(middle, wide) for s in (-1, 0, 1)]
    o = G['mesh']('tab', points, grid_faces(9, 3, False), skin)
    solidify(o, 0.0030, 0)
    bevel(o, 0.0008, 2, limit_method='ANGLE')


def lifted(bag, outline, lift, job, G, paint=None, thick=0.0028):
    """Builds a piece of leather with a clean edge that lies on the front: outline in (x, z); lift(x, z) is its height
    off the front (m)."""
    V, D, T = puffed(outline, 0.0032)
    (x0, z0), (x1, z1) = np.min(outline, 0) - 0.01, np.max(outline, 0) + 0.01
    C = Canvas(x0, x1, z0, z1, res=0.0004)
    if paint:
        paint(C)
    skin = painted_leather(job, G, C, 'grain', job.get('thread', PALE_THREAD), C.h + 0.0002 * C.noise)
    y = bag.front(V[:, 0], V[:, 1]) - lift(V[:, 0], V[:, 1])
    o = G['mesh']('piece', np.c_[V[:, 0], y, V[:, 1]], T, skin)
    mapped(o, V, C)
    solidify(o, thick, 1)
    bevel(o, 0.0007, 2, limit_method='ANGLE')
    return o


def puffed_out(outline, high, reach):
    """Height off the front of a pocket that stands out by `high` metres, which it reaches `reach` metres from its
    edge."""

    def lift(x, z):
        share = np.clip(inside(np.asarray(outline), np.c_[x, z], True) / reach, 0, 1)
        return 0.0015 + high * np.sqrt(1 - (1 - share) ** 2)

    return lift


def edge_stitches(outline, inset=0.0050):
    """Returns a painter of a row of stitches beside an outline."""

    def paint(C):
        line = np.asarray(outline) + inwards(np.asarray(outline)) * inset
        C.stitch(np.vstack([line, line[:1]]), *STITCH)

    return paint


def line_through(knots, n=90):
    """Returns n points of a smooth line through knots (x, y, z), and its directions."""
    knots = np.array(knots, float)
    way = np.r_[0, np.cumsum(np.linalg.norm(np.diff(knots, axis=0), axis=1))]
    curve = CubicSpline(way, knots)
    t = np.linspace(0, way[-1], n)
    along = curve(t, 1)
    return curve(t), along / np.linalg.norm(along, axis=1)[:, None]
