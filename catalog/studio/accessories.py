"""Accessories that are neither sewn garments nor built from the bag of objects.py: fur hat, fur collar, care bottle.

Every function takes (job, G) like those of objects.py, builds its meshes (metres) and returns the framing."""
import math

import bpy
import numpy as np

from mathutils import Matrix
from scipy.spatial import cKDTree

from pile import roots
from pile.coats import BARE

from forms import grid_faces, power, subdivide, superbox


def hanging(V):
    """Returns the directions in which hair lies on a hat: from its middle outwards and down."""
    return V * [5, 5, 0] + [0, 0, -0.6]


def hat(job, G):
    """Round fur hat: a furred crown and a turned-up brim round it, parted at the temples."""
    under = G['plain']('pelt', BARE, 0.9, dyed=True)
    cols, rows = 160, 26
    th = np.linspace(-np.pi, np.pi, cols, endpoint=False)  # 0 = front
    parting = sum(np.exp(-(((np.abs(th) - a) / 0.06) ** 2)) for a in (0.80, 2.4))
    half_height = (0.047 + 0.004 * np.cos(2 * th)) * (1 - 0.10 * parting)
    half_thick = 0.011 * (1 - 0.70 * parting)
    brim = []
    for p in np.linspace(0, 2 * np.pi, rows, endpoint=False):
        out = half_thick * power(np.cos(p), 0.7)
        z = 0.046 + half_height * power(np.sin(p), 0.7)
        lean = 0.06 * (z - 0.04)
        brim.append(np.c_[(0.104 + out + lean) * np.sin(th), -(0.119 + out + lean) * np.cos(th), z])
    faces = [tuple(i % (rows * cols) for i in f) for f in grid_faces(rows + 1, cols)]
    brim = G['mesh']('brim', np.array(brim).reshape(-1, 3), faces, under)
    levels = 40
    crown = []
    for u in np.linspace(0, 1, levels):
        a = u * np.pi / 2
        r, z = np.cos(a) ** 0.42, 0.030 + 0.118 * np.sin(a) ** 0.80
        crown.append(
            np.c_[
                (0.094 + 0.05 * (z - 0.06)) * r * np.sin(th),
                -(0.109 + 0.05 * (z - 0.06)) * r * np.cos(th),
                np.full(cols, z - 0.010 * np.sin(a) ** 8),
            ]
        )
    o = G['mesh']('crown', np.array(crown).reshape(-1, 3), grid_faces(levels, cols), under)
    roots.dressed(job, [(o, hanging), (brim, hanging)])
    return dict(center=(0, 0.082), width=0.275, height=0.20, back=0.35, floor=-0.014)


def flat_path(t):
    """Middle line of a fur collar round a neck that is not modelled (t = -1..1 from end to end); its ends hang side by
    side."""
    a, at = np.abs(t), [0, 0.2, 0.42, 0.62, 0.8, 1]
    x = np.sign(t) * np.interp(a, at, [0, 0.072, 0.104, 0.088, 0.060, 0.054])
    y = np.interp(a, at, [0.085, 0.064, 0.004, -0.058, -0.080, -0.084])
    z = np.interp(a, at, [0.046, 0.040, 0.008, -0.070, -0.165, -0.290])
    return np.c_[x, y, z]


def lie_beside(path, ways):
    """Returns the directions in which hair lies on a body along a path: along it and down, a little away from its
    middle line."""
    tree = cKDTree(path)

    def lie(V):
        i = tree.query(V)[1]
        return ways[i] * 0.8 + [0, 0, -0.35] + (V - path[i]) * 8

    return lie


def furcollar(job, G):
    """Fur collar, both ends hanging in front."""
    n, m = 120, 24
    t = np.linspace(-1, 1, n)
    P = flat_path(t)
    kernel = np.ones(13) / 13
    P = np.c_[[np.convolve(np.pad(P[:, i], 6, 'reflect', reflect_type='odd'), kernel, 'valid') for i in range(3)]].T
    T = np.gradient(P, axis=0)
    T /= np.linalg.norm(T, axis=1)[:, None]
    out = P - np.array([0, 0.01, 0])
    out[:, 2] = 0.15 * np.linalg.norm(out, axis=1)
    out -= (out * T).sum(1)[:, None] * T
    out /= np.linalg.norm(out, axis=1)[:, None]
    wide = np.cross(T, out)
    end = np.sqrt(np.clip(1 - ((np.abs(t) - 0.88) / 0.12).clip(0) ** 2, 0.02, 1))
    width, thick = 0.047 * (1 + 0.10 * np.abs(t)) * end, 0.013 * end
    phi = np.linspace(0, 2 * np.pi, m, endpoint=False)
    rings = [
        P[i] + np.outer(np.cos(phi) * thick[i], out[i]) + np.outer(np.sin(phi) * width[i], wide[i]) for i in range(n)
    ]
    o = G['mesh'](
        'collar',
        np.array(rings).reshape(-1, 3),
        grid_faces(n, m) + [tuple(range(m))[::-1], tuple(range((n - 1) * m, n * m))],
        G['plain']('pelt', BARE, 0.9, dyed=True),
    )
    roots.dressed(job, [(o, lie_beside(P, T * np.clip(t / 0.16, -1, 1)[:, None]))])
    return dict(center=(0, -0.118), width=0.36, height=0.44, back=0.16)


def lathe(G, name, profile, material, n=96, at=(0, 0, 0)):
    """Builds a body of revolution from a profile of (radius, height)."""
    a = np.linspace(0, 2 * np.pi, n, endpoint=False)
    points = np.vstack([np.c_[r * np.cos(a), r * np.sin(a), np.full(n, z)] for r, z in profile]) + np.array(at)
    o = G['mesh'](name, points, grid_faces(len(profile), n), material)
    return o


def rounded_profile(r, z0, z1, edge=0.004, neck=None):
    """Profile of a cylinder with rounded edges, closed at both ends; neck = (radius, height) draws it in at the top."""
    q = np.linspace(0, np.pi / 2, 8)
    low = [(0.0001, z0)] + [(r - edge + edge * math.sin(t), z0 + edge - edge * math.cos(t)) for t in q]
    high = [(r - edge + edge * math.cos(t), z1 - edge + edge * math.sin(t)) for t in q]
    if neck:
        s = np.linspace(0, 1, 10)
        high = [(r - (r - neck[0]) * (t * t * (3 - 2 * t)), z1 + neck[1] * t) for t in s]
        return low + high
    return low + high + [(0.0001, z1)]


def text(G, words, size, location, material):
    """Builds raised words that face the camera."""
    curve = bpy.data.curves.new('text', 'FONT')
    curve.body, curve.size, curve.align_x, curve.align_y, curve.extrude = words, size, 'CENTER', 'CENTER', 0.00015
    curve.space_character = 1.35
    o = bpy.data.objects.new('text', curve)
    bpy.context.collection.objects.link(o)
    o.location, o.rotation_euler = location, (math.pi / 2, 0, 0)
    curve.materials.append(material)
    return o


def care(job, G):
    """Leather care: a dark bottle with a pale label, a tin of balm and a folded piece of leather beside it; with
    "alone" there is no tin."""
    glass = G['plain']('bottle', job['color'], 0.16, spec=0.6)
    cap = G['plain']('cap', '#141312', 0.32)
    paper = G['plain']('label', '#e6ddcd', 0.75)
    ink = G['plain']('ink', '#2a2320', 0.6)
    gold = G['plain']('gold', '#c9a869', 0.25, metal=1.0)
    r = 0.031
    lathe(G, 'bottle', rounded_profile(r, 0, 0.118, 0.005, neck=(0.0125, 0.018)), glass)
    lathe(G, 'ring', rounded_profile(0.0150, 0.134, 0.139, 0.001), gold)
    lathe(G, 'cap', rounded_profile(0.0158, 0.139, 0.176, 0.002), cap)
    a = np.linspace(-np.pi * 0.80, -np.pi * 0.20, 60)
    for z0, z1, radius, material in ((0.030, 0.096, r + 0.0004, paper), (0.0395, 0.0403, r + 0.0007, gold)):
        rows = [np.c_[radius * np.cos(a), radius * np.sin(a), np.full(60, z)] for z in (z0, z1)]
        G['mesh']('label', np.vstack(rows), grid_faces(2, 60, False), material)
    text(G, 'KARA', 0.0135, (0, -r - 0.0009, 0.073), ink)
    text(G, 'LEATHER CARE', 0.0043, (0, -r - 0.0009, 0.058), ink)
    if not job.get('alone'):
        tin = (0.052, -0.036, 0)
        lathe(G, 'tin', rounded_profile(0.034, 0, 0.012, 0.0015), cap, at=tin)
        lathe(G, 'lid', rounded_profile(0.0350, 0.0115, 0.024, 0.0022), gold, at=tin)
    skin = G['leather']('suede', job.get('cloth', '#8a5a34'), coord='Object')
    cloth(G, skin, (-0.052, 0.026))
    return dict(center=(-0.002, 0.084), width=0.185, height=0.20, back=0.3, floor=0.0)


def cloth(G, skin, at, size=(0.080, 0.070), layers=3, thick=0.0045):
    """A piece of suede folded in layers."""
    w, d = size
    for k in range(layers):
        V, F = superbox(w * (1 - 0.03 * k), d * (1 - 0.03 * k), thick * 1.5, 5.0, 0.0, 72, 24)
        V = np.array(V)
        V[:, 2] += k * thick * 1.25 + 0.0012 * np.sin(V[:, 0] * 60 + k) * np.cos(V[:, 1] * 40 + 2 * k)
        V[:, 0] += at[0] + 0.002 * k
        V[:, 1] += at[1] - 0.0015 * k
        subdivide(G['mesh']('cloth', V, F, skin))


def placed(build, job, G, move, turn=0.0, tilt=0.0):
    """Builds an object and moves it (m); turns it about the upright axis and tilts it backwards (degrees)."""
    before = set(bpy.data.objects)
    build(job, G)
    bpy.context.view_layer.update()
    place = Matrix.Translation(move) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
    place = place @ Matrix.Rotation(math.radians(tilt), 4, 'X')
    for o in set(bpy.data.objects) - before:
        if o.parent is None:
            o.matrix_world = place @ o.matrix_world
