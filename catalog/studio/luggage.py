"""Holdall: a soft travel bag.

The function named after the type takes (job, G), builds its meshes (metres) and returns the framing."""
import math

import numpy as np
from scipy.interpolate import CubicSpline

from details import Canvas
from forms import bevel, block, grid_faces, power, solidify, subdivide, torus
from objects import GOLD, painted_leather

STATIONS = 72  # sections along the body
SECTION = 128  # points round a section, from the middle of the bottom up the front, over the top and down the back
BAND = 0.030  # m, width of the bands that carry the handles
BAND_X = 0.115  # m, from the middle to a band


def holdall_section(s, w, h, d):
    """Points (y, z) round the body at station s (-1 to 1): flat at the bottom, narrower at the top, sunk a little
    between the ends."""
    a = -np.pi / 2 - 2 * np.pi * np.arange(SECTION) / SECTION
    y, z = power(np.cos(a), 2 / 3.4), power(np.sin(a), 2 / 3.4)
    up = (z + 1) / 2
    round_end = (1 - abs(s) ** 16) ** (1 / 5)
    y = y * d / 2 * (1 - 0.34 * up**1.6) * (0.93 + 0.07 * round_end) * (1 + 0.05 * np.cos(np.pi * s / 2))
    z = h * up * (0.95 + 0.05 * round_end)
    z -= 0.020 * up**3 * np.cos(np.pi * s / 2) ** 2
    dent = 0.006 * np.sin(5.1 * s + 1.0) * np.sin(np.pi * up) + 0.004 * np.sin(11.3 * s + 4 * up)
    return np.c_[y - np.sign(y) * dent * np.sin(np.pi * up), z]


class HoldallBody:
    """Surface of the bag with one row of points per section; `v` is the distance (m) up the front or the back from
    the middle of the bottom."""

    def __init__(self, w, h, d):
        s = np.linspace(-1, 1, STATIONS)
        sections = np.array([holdall_section(t, w, h, d) for t in s])
        self.x = s * w / 2
        self.points = np.concatenate([np.repeat(self.x[:, None, None], SECTION, 1), sections], 2)
        middle = sections[STATIONS // 2]
        steps = np.linalg.norm(np.diff(np.vstack([middle, middle[:1]]), axis=0), axis=1)
        self.along = np.r_[0, np.cumsum(steps)]
        self.around = self.along[-1]
        self.v = np.minimum(self.along, self.around - self.along)[:-1]

    def point(self, row, way):
        """Returns the point of a section at the distance `way` (m) round it."""
        track = np.vstack([self.points[row], self.points[row, :1]])
        return np.array([np.interp(way % self.around, self.along, track[:, k]) for k in range(3)])

    def at(self, x, v, lift=0.0, back=False):
        """Returns the point at x, v on the front or the back, `lift` metres outside the surface."""
        row = int(np.argmin(np.abs(self.x - x)))
        way = self.around - v if back else v
        ahead = self.point(row, way + 0.004) - self.point(row, way - 0.004)
        ahead /= np.linalg.norm(ahead)
        return np.array([x, *self.point(row, way)[1:]]) + lift * np.array([0, -ahead[2], ahead[1]])


def holdall_canvas(w, body):
    """Paints seams, a doubled base and the zip between two piped edges; upwards on the canvas is the way round the
    front."""
    top = body.around / 2
    C = Canvas(-w / 2 - 0.01, w / 2 + 0.01, -0.01, top + 0.01)
    ends = np.linspace(-w / 2, w / 2, 200)
    base = body.around * 0.185
    C.patch([(-w, -0.1), (w, -0.1), (w, base), (-w, base)], t=0.0030, stitch=0.005)
    C.creases(-0.05, top * 0.62, 0.20, 0.09, 5, 0.0016, 0.07, 2)
    C.creases(0.16, top * 0.45, 0.10, 0.09, -14, 0.0012, 0.05, 4)
    for edge in (0.012, 0.030):
        C.stitch(np.c_[ends, np.full(200, top - edge)])
    C.zip(np.c_[ends * 0.94, np.full(200, top)], w=0.0036, tape=0.009, pitch=0.0042)
    for s in (-1, 1):
        C.stitch(np.c_[np.full(200, s * (w / 2 - 0.010)), np.linspace(0, top, 200)])
    return C


def holdall_body(job, G, w, h, d):
    """The body between its ends; returns its surface."""
    body = HoldallBody(w, h, d)
    C = holdall_canvas(w, body)
    skin = painted_leather(job, G, C, 'grain', '#d8c3a0', C.h + 0.0002 * C.noise)
    o = G['mesh']('bag', body.points.reshape(-1, 3), grid_faces(STATIONS, SECTION), skin)
    uv = o.data.uv_layers.new()
    for loop in o.data.loops:
        i, j = divmod(loop.vertex_index, SECTION)
        uv.data[loop.index].uv = ((body.x[i] - C.x0) / (C.w * C.res), (body.v[j] - C.z1 + C.hh * C.res) / (C.hh * C.res))
    subdivide(o, 1)
    return body


def holdall_end(G, body, skin, s):
    """Bulging end piece and the piping round it; s: -1 left, 1 right."""
    rim = body.points[0 if s < 0 else -1]
    centre = rim.mean(0)
    rings = []
    for k in np.linspace(1, 0.02, 18):
        points = centre + (rim - centre) * k
        points[:, 0] += s * 0.020 * (1 - k**3)
        rings.append(points)
    faces = grid_faces(len(rings), SECTION)
    subdivide(G['mesh']('end', np.vstack(rings), faces if s > 0 else [f[::-1] for f in faces], skin), 1)
    G['tube']([tuple(p) for p in rim[::2]], 0.0042, skin, cyclic=True)


def strip(job, G, middle, across, wide, thick=0.0040, pitch=0.0055, inset=0.0040):
    """Stitched flat strap along points, its width along `across` (one direction for each point)."""
    middle, across = np.array(middle), np.array(across)
    long = np.r_[0, np.cumsum(np.linalg.norm(np.diff(middle, axis=0), axis=1))]
    C = Canvas(0, long[-1], 0, wide, res=0.0003)
    for z in (inset, wide - inset):
        C.stitch(np.c_[np.linspace(0, long[-1], 400), np.full(400, z)], pitch=pitch)
    q = np.linspace(0, 1, 5)
    points = [p + a * (t - 0.5) * wide for p, a in zip(middle, across) for t in q]
    o = G['mesh']('strap', points, grid_faces(len(middle), 5, False), painted_leather(job, G, C, 'grain', '#d8c3a0'))
    uv = o.data.uv_layers.new()
    for loop in o.data.loops:
        i, j = divmod(loop.vertex_index, 5)
        uv.data[loop.index].uv = (long[i] / long[-1], q[j])
    solidify(o, thick, 1)
    bevel(o, 0.0010, 2, limit_method='ANGLE')
    return o


def carrying_bands(job, G, body, metal, back):
    """Two bands up one side; returns the points where their rings hold the handle."""
    top = body.around * 0.335
    holds = []
    for s in (-1, 1):
        track = [body.at(s * BAND_X, v, 0.0025, back) for v in np.linspace(0.02, top, 40)]
        strip(job, G, track, [(-1 if back else 1, 0, 0)] * 40, BAND)
        away = body.at(s * BAND_X, top, 1.0, back) - body.at(s * BAND_X, top, 0.0, back)
        foot = body.at(s * BAND_X, top + 0.004, 0.0075, back)
        torus(metal, 0.0165, 0.0027, foot, rotation=(math.atan2(-away[1], away[2]), 0, 0))
        holds.append(foot + 0.0165 * np.array([0, abs(away[2]) * -np.sign(away[1]), abs(away[1])]))
    return holds


def holdall_handle(G, skin, holds, h, lean):
    """Round handle that stands up from its two rings, narrow where it holds them, and leans to the middle."""
    left, right = holds
    q = np.linspace(-1, 1, 41)
    rise = (1 - np.abs(q) ** 2.6) ** 0.62
    x = (left[0] + right[0]) / 2 + (right[0] - left[0]) / 2 * np.sign(q) * np.abs(q) ** 0.85
    z = left[2] + rise * (h + 0.090 - left[2])
    y = left[1] * (1 - rise) + lean * rise
    below = np.array([0, 0, -0.008])
    handle = G['tube']([left + below, *zip(x, y, z), right + below], 0.0088, skin)
    points = list(handle.data.splines[0].points)
    for point, radius in zip(points[:4] + points[:-5:-1], (0.45, 0.5, 0.75, 0.95) * 2):
        point.radius = radius


def zip_puller(G, metal, skin, body, w):
    """Puller at the end of the zip with a leather tab that hangs over the edge."""
    x, top = w * 0.455, body.around / 2
    way = [body.at(x, top - v, lift) for v, lift in ((0, 0.004), (0.012, 0.007), (0.024, 0.006))]
    G['tube']([tuple(p) for p in way], 0.0026, metal)
    tab = [body.at(x, top - v, 0.0055) for v in np.linspace(0.020, 0.062, 8)]
    across = np.array([(0.010, 0, 0)])
    o = G['mesh']('tab', np.vstack([np.vstack([p - across, p, p + across]) for p in tab]), grid_faces(8, 3, False), skin)
    solidify(o, 0.003, 1)
    subdivide(o, 1)


def shoulder_strap(job, G, metal, w, h, d):
    """Long strap from ring to ring; it lies in a bow on the floor in front of the bag."""
    out, high, ahead = w / 2 + 0.036, h * 0.62, d / 2
    falls = [(out, -0.004, high - 0.042), (out + 0.002, -0.010, 0.075), (out + 0.004, -0.045, 0.010), (out - 0.002, -0.100, 0.003)]
    bow = [(0.14, -ahead - 0.085, 0.003), (-0.05, -ahead - 0.115, 0.003), (-0.20, -ahead - 0.075, 0.003)]
    knots = np.array(falls + bow + [(-x, y, z) for x, y, z in falls[::-1]])
    way = np.r_[0, np.cumsum(np.linalg.norm(np.diff(knots, axis=0), axis=1))]
    line = CubicSpline(way, knots)
    t = np.linspace(0, way[-1], 160)
    path = line(t) * [1, 1, 0] + np.c_[0 * t, 0 * t, np.maximum(line(t)[:, 2], 0.003)]
    across = np.cross(line(t, 1), (0, 0, 1))
    strip(job, G, path, across / np.linalg.norm(across, axis=1)[:, None], 0.026, 0.0032)
    plain = G['leather'](job.get('material', 'grain'), job['color'], coord='Object')
    for s in (-1, 1):
        torus(metal, 0.0150, 0.0026, (s * out, 0, high))
        block(plain, (0.020, 0.022, 0.034), (s * (w / 2 + 0.014), 0, high + 0.010))
        G['tube']([(s * out, -0.002, high - z) for z in (0.012, 0.026, 0.040)], 0.0040, metal)
        block(metal, (0.030, 0.006, 0.008), (s * out, -0.004, high - 0.042))


def holdall(job, G):
    """Soft travel bag with two handles, a zip along the top and a shoulder strap."""
    w, h, d = job.get('w', 0.50), job.get('h', 0.285), job.get('d', 0.245)
    body = holdall_body(job, G, w, h, d)
    skin = G['leather'](job.get('material', 'grain'), job['color'], coord='Object')
    metal = G['plain']('metal', job.get('hardware', GOLD), 0.18, metal=1.0)
    for s in (-1, 1):
        holdall_end(G, body, skin, s)
    for back, lean in ((False, -0.018), (True, 0.022)):
        holdall_handle(G, skin, carrying_bands(job, G, body, metal, back), h, lean)
    zip_puller(G, metal, skin, body, w)
    shoulder_strap(job, G, metal, w, h, d)
    return dict(center=(-0.012, h * 0.58), width=w * 1.17, height=h + 0.11, back=0.5, floor=0.0)
