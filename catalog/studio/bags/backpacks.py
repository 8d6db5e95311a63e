"""Backpacks sewn from panels: with a flap on two buckles, with a zip round its arch, with a rolled top.

Every function takes (job, G), builds its meshes (metres) and returns the framing."""
import math

import numpy as np

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
)
from forms import block, grid_faces, ring, solidify, subdivide
from luggage import strip


def back_straps(job, G, w, h, d):
    """Builds the two shoulder straps behind the bag; their bows are visible beside it."""
    for s in (-1, 1):
        knots = [(s * w * 0.12, d / 2 - 0.004, h * 0.96), (s * w * 0.36, d / 2 + 0.030, h * 0.86), (s * w * 0.60, d / 2 + 0.050, h * 0.60)]
        knots += [(s * w * 0.63, d / 2 + 0.048, h * 0.38), (s * w * 0.52, d / 2 + 0.026, h * 0.17), (s * w * 0.36, d / 2 - 0.002, h * 0.07)]
        line, along = line_through(knots, 90)
        across = np.cross(along, np.array([s * 0.85, 0.5, 0.0]) / 0.986)
        across /= np.linalg.norm(across, axis=1)[:, None]
        strip(job, G, line, across, 0.030, 0.0055, pitch=0.0044, inset=0.0036)


def loop_on_top(job, G, h, d, wide=0.062, rise=0.050):
    """Builds a short flat handle at the back of the top."""
    a = np.linspace(0, math.pi, 41)
    x = -np.cos(a) * wide / 2
    points = np.c_[np.sign(x) * np.abs(x) ** 0.9 * (wide / 2) ** 0.1, np.full(41, d), h - 0.010 + rise * np.sin(a) ** 0.62]
    along = np.gradient(points, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    strip(job, G, points, [(0, -1, 0)] * 41, 0.020, 0.0042, pitch=0.0042, inset=0.0032)


def buckle(G, metal, x, y, z, wide, tall, thick=0.0021):
    """Builds a frame with round corners round a strap, and its prong."""
    G['tube']([(x + u, y, z + v) for u, v in ring(wide, tall, 36)], thick, metal, cyclic=True)
    prong = [(x, y - 0.001, z + tall / 2), (x, y - 0.0024, z), (x, y - 0.0013, z - tall / 2 + 0.0005)]
    G['tube'](prong, 0.7 * thick, metal)


def buckled(job, G, metal, x, top, low, y, wide=0.021):
    """Builds a strap down the front with its buckle at two thirds; y(z) is the depth just in front of what the strap
    lies on."""
    way = np.linspace(top, low, 36)
    depth = np.array([y(z) for z in way])
    depth = np.convolve(np.pad(depth, 3, mode='edge'), np.ones(7) / 7, 'valid')
    strip(job, G, [(x, v - 0.0008, z) for v, z in zip(depth, way)], [(-1, 0, 0)] * 36, wide, 0.0030, pitch=0.0042, inset=0.0030)
    z = top + (low - top) * 0.60
    at = float(np.interp(-z, -way, depth)) - 0.0052
    buckle(G, metal, x, at, z, wide + 0.014, 0.026)
    block(plain_leather(job, G), (wide + 0.005, 0.0052, 0.0075), (x, float(np.interp(-(z - 0.028), -way, depth)) - 0.0035, z - 0.028))


def front_pocket(job, G, bag, outline, high, zip_at=None, reach=0.020):
    """A pocket that stands out from the front; zip_at: z of its zip."""

    def paint(C):
        edge_stitches(outline)(C)
        if zip_at:
            half = np.abs(np.asarray(outline)[:, 0]).max() - 0.016
            C.zip(np.c_[np.linspace(-half, half, 80), np.full(80, zip_at)], w=0.0030, tape=0.0072)

    lifted(bag, outline, puffed_out(outline, high, reach), job, G, paint, thick=0.0022)


def framed(job, w, middle, height):
    """Framing of a backpack. The bow of one strap is visible beside it, on the side of the camera."""
    side = 1 if job.get('azim', 0) >= 0 else -1
    return dict(center=(side * 0.10 * w, middle), width=w * 1.34, height=height, back=0.35, floor=0.0)


def flapped(job, G):
    """City backpack: a flap on two buckled straps, and a pocket in front."""
    w, h, d = job.get('w', 0.290), job.get('h', 0.370), job.get('d', 0.125)
    x = w / 2
    dents = ((0.06, h * 0.5, 0.06, 0.004), (-0.07, h * 0.2, 0.05, 0.003))
    bag = PanelBag(curved(box(x, 0, h, 0.055), 4), d, bulge=0.012, narrow=0.22, reach=0.05, dents=dents, sag=0.007)

    def paint(C):
        C.creases(-x * 0.8, h * 0.12, 0.04, 0.05, -40, 0.0010, 0.022, 1)
        C.creases(x * 0.8, h * 0.12, 0.04, 0.05, 40, 0.0010, 0.022, 3)

    sewn(job, G, bag, paint)
    pocket = curved(box(x * 0.70, 0.020, h * 0.43, 0.030), 4)
    front_pocket(job, G, bag, pocket, 0.016)
    back, wide = 2 * float(bag.half(h)), x * 0.90
    low = -(back + h * 0.50)
    edge = [(0, 0), (-wide * 0.86, 0), (-wide * 0.93, -back * 0.5), (-wide * 0.96, -back - h * 0.08)]
    edge = curved(mirrored(edge + [(-wide, low + 0.05), (-wide, low), (-wide + 0.05, low), (0, low)]), 4)
    before = flap(job, G, bag, edge, stand=0.012, paint=lambda C: C.creases(0, -back - 0.006, x, 0.016, 0, 0.0009, 0.016, 6))
    metal = metal_of(job, G)
    puff = puffed_out(pocket, 0.016, 0.020)

    def lying(at):
        def y(z):
            under = float(bag.front(at, z)[0]) - 0.003
            if z < h * 0.43:
                under -= float(puff(np.array([at]), np.array([z]))[0]) + 0.002
            return before(at, z) if z > h * 0.535 else under - 0.004 * np.clip((z - h * 0.40) / 0.04, 0, 1)

        return y

    for s in (-1, 1):
        buckled(job, G, metal, s * w * 0.20, h * 0.74, h * 0.27, lying(s * w * 0.20))
    back_straps(job, G, w, h, d)
    loop_on_top(job, G, h, float(bag.half(h)) - 0.006)
    return framed(job, w, h * 0.56, h + 0.05)


def arched(job, G):
    """Small backpack with a zip over its arch and a pocket with a zip."""
    w, h, d = job.get('w', 0.250), job.get('h', 0.310), job.get('d', 0.115)
    x = w / 2
    corners = [(0, 0), (x - 0.04, 0), (x, 0), (x, 0.04), (x * 1.01, h * 0.55), (x * 0.98, h * 0.88), (x * 0.62, h * 1.015), (0, h * 1.02)]
    outline = curved(mirrored(corners), 4)
    dents = ((0.05, h * 0.62, 0.05, 0.004), (-0.06, h * 0.55, 0.05, 0.003))
    bag = PanelBag(outline, d, bulge=0.014, narrow=0.16, reach=0.06, dents=dents, sag=0.005)

    def zip_round(C, way, closed):
        on = closed[:, 1] > h * 0.30
        line = np.c_[way[on], np.full(on.sum(), -0.012)]
        C.zip(line, w=0.0030, tape=0.0075)

    def paint(C):
        C.creases(x * 0.8, h * 0.16, 0.04, 0.05, 40, 0.0010, 0.022, 2)

    sewn(job, G, bag, paint, zip_round)
    px, low, high = x * 0.76, 0.018, h * 0.50
    top = [(0, low), (px - 0.03, low), (px, low), (px, low + 0.03), (px, high * 0.82), (px * 0.80, high * 1.02), (0, high * 1.05)]
    pocket = curved(mirrored(top), 4)
    front_pocket(job, G, bag, pocket, 0.015, zip_at=high * 0.80)
    metal = metal_of(job, G)
    y = float(bag.front(px - 0.03, high * 0.8)[0]) - 0.019
    pulled_tab(job, G, (px - 0.030, y - 0.004, high * 0.80 + 0.003), 0.042, metal)
    pulled_tab(job, G, (x * 0.50, -0.020, h * 0.995), 0.050, metal, turn=0.4)
    back_straps(job, G, w, h, d)
    loop_on_top(job, G, h, 0.012)
    return framed(job, w, h * 0.56, h + 0.05)


def rolled(job, G):
    """Roll-top backpack: its upper end is rolled up and held by a strap with a buckle."""
    w, h, d = job.get('w', 0.290), job.get('h', 0.400), job.get('d', 0.135)
    x = w / 2
    dents = ((0.05, h * 0.66, 0.06, 0.006), (-0.06, h * 0.60, 0.05, 0.005))
    bag = PanelBag(curved(box(x, 0, h * 0.93, 0.040), 4), d, bulge=0.012, narrow=0.62, reach=0.06, dents=dents, sag=0.012)

    def paint(C):
        C.creases(0, h * 0.86, x, 0.03, 2, 0.0016, 0.022, 4)
        C.creases(-x * 0.75, h * 0.74, 0.05, 0.09, 66, 0.0018, 0.022, 2)
        C.creases(x * 0.75, h * 0.74, 0.05, 0.09, -66, 0.0018, 0.022, 6)

    sewn(job, G, bag, paint)
    roll(job, G, x * 0.97, h * 0.935, float(bag.half(h)))
    pocket = curved(box(x * 0.74, 0.022, h * 0.42, 0.028), 4)
    front_pocket(job, G, bag, pocket, 0.015, zip_at=h * 0.365)
    metal = metal_of(job, G)
    y = float(bag.front(x * 0.5, h * 0.365)[0]) - 0.019
    pulled_tab(job, G, (x * 0.60, y - 0.004, h * 0.370), 0.044, metal)
    r = 0.022
    over = [(0, r * 1.25 + 0.004, h * 0.93), (0, 0.004, h * 0.935 + r * 1.28), (0, -r * 1.22, h * 0.945)]
    down = [(0, float(bag.front(0, z)[0]) - 0.004, z) for z in np.linspace(h * 0.86, h * 0.49, 6)]
    line, along = line_through(over + down, 70)
    strip(job, G, line, [(-1, 0, 0)] * 70, 0.026, 0.0034, pitch=0.0044, inset=0.0034)
    z = h * 0.62
    at = float(bag.front(0, z)[0]) - 0.0105
    buckle(G, metal, 0, at, z, 0.042, 0.030, 0.0024)
    back_straps(job, G, w, h * 0.92, d)
    return framed(job, w, h * 0.50, h * 1.02)


def roll(job, G, x, z, half):
    """The rolled end across the top: a flattened spiral whose last turn is seen from the front."""
    turns = np.linspace(0, 2.2 * 2 * np.pi, 130)
    radius = 0.0075 + 0.0145 * turns / turns[-1]
    across = np.linspace(-1, 1, 61)
    points = []
    for a, r in zip(turns, radius):
        ripple = 0.0012 * np.sin(9 * across + a * 0.6) + 0.0008 * np.sin(23 * across + a)
        rr = r + ripple
        points.append(np.c_[across * x * (1 - 0.02 * np.cos(a)), -rr * 1.12 * np.cos(a + 2.4), z + 0.006 + rr * np.sin(a + 2.4) + 0.004 * across**2])
    n = len(across)
    o = G['mesh']('roll', np.vstack(points), grid_faces(len(turns), n, False), plain_leather(job, G))
    solidify(o, 0.0026, 0)
    subdivide(o, 1)
