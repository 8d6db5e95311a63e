"""Shapes that bags, gloves and pieces of garments are made from (metres)."""
import math

import bpy
import cv2
import numpy as np
from scipy.spatial import Delaunay


def grid_faces(rows, cols, closed=True):
    """Quads of a grid of points stored row by row; with `closed`, the last column is joined to the first."""
    wrap = cols if closed else cols - 1
    return [
        (r * cols + c, r * cols + (c + 1) % cols, (r + 1) * cols + (c + 1) % cols, (r + 1) * cols + c)
        for r in range(rows - 1)
        for c in range(wrap)
    ]


def power(x, p):
    """Signed power: keeps the sign of x."""
    return np.sign(x) * np.abs(x) ** p


def ring(width, height, n, p=0.4):
    """Points of a rectangle with round corners, centred on the origin."""
    return [
        (
            math.copysign(abs(math.cos(a)) ** p, math.cos(a)) * width / 2,
            math.copysign(abs(math.sin(a)) ** p, math.sin(a)) * height / 2,
        )
        for a in np.linspace(0, 2 * np.pi, n, endpoint=False)
    ]


def subdivide(o, levels=2):
    """Adds a subdivision surface."""
    m = o.modifiers.new('s', 'SUBSURF')
    m.levels = m.render_levels = levels


def solidify(o, thickness, offset=0):
    """Gives a sheet a thickness (m)."""
    m = o.modifiers.new('so', 'SOLIDIFY')
    m.thickness, m.offset = thickness, offset
    return m


def bevel(o, width, segments, **settings):
    """Rounds the edges."""
    m = o.modifiers.new('b', 'BEVEL')
    m.width, m.segments = width, segments
    for key, value in settings.items():
        setattr(m, key, value)


def dress(o, material, smooth=True):
    """Sets the material and smooth shading of a Blender primitive."""
    o.data.materials.append(material)
    if smooth:
        o.data.polygons.foreach_set('use_smooth', [True] * len(o.data.polygons))
        o.data.use_auto_smooth = True
    return o


def torus(material, major, minor, location, rotation=(math.pi / 2, 0, 0)):
    """Metal ring."""
    bpy.ops.mesh.primitive_torus_add(major_radius=major, minor_radius=minor, location=location, rotation=rotation)
    return dress(bpy.context.object, material)


def block(material, size, location):
    """Box with soft edges; size = (x, y, z)."""
    bpy.ops.mesh.primitive_cube_add(size=1, location=location)
    o = bpy.context.object
    o.scale = size
    bpy.ops.object.transform_apply(location=False, scale=True)
    bevel(o, min(size) * 0.42, 5)
    return dress(o, material)


def inside(outline, points, distance=False):
    """Signed distance that is > 0 inside the outline (in metres when `distance` is set)."""
    q = (outline * 1e4).astype(np.float32)
    return np.array([cv2.pointPolygonTest(q, (float(a * 1e4), float(b * 1e4)), distance) for a, b in points]) / 1e4


def puffed(outline, h=0.0035):
    """Fills an outline with triangles of about h metres; returns the points, the distance of each to the edge, and the
    faces."""
    outline = np.array(outline, float)
    P = []
    for a, b in zip(outline, np.roll(outline, -1, 0)):
        n = max(1, int(round(np.linalg.norm(b - a) / h)))
        P += [a + (b - a) * k / n for k in range(n)]
    P = np.array(P)
    (x0, z0), (x1, z1) = P.min(0), P.max(0)
    rows = np.arange(z0, z1, h * 0.866)
    grid = np.array([(x + (j % 2) * h / 2, z) for j, z in enumerate(rows) for x in np.arange(x0, x1, h)])
    distance = inside(P, grid, True)
    keep = distance > h * 0.5
    V = np.vstack([P, grid[keep]])
    D = np.r_[np.zeros(len(P)), distance[keep]]
    T = Delaunay(V).simplices
    area = np.cross(V[T[:, 1]] - V[T[:, 0]], V[T[:, 2]] - V[T[:, 0]])
    keep = (inside(P, V[T].mean(1)) > 0) & (np.abs(area) > 1e-9)
    T, area = T[keep], area[keep]
    T[area < 0] = T[area < 0][:, ::-1]
    return V, D, T


def superbox(w, d, h, p=6.0, taper=0.0, nu=96, nv=64):
    """Box with soft edges standing on z = 0; p: squareness, taper: how much narrower it becomes at the top."""
    points = []
    for j in range(nv + 1):
        v = -np.pi / 2 + np.pi * j / nv
        z, r = power(np.sin(v), 2 / p), abs(np.cos(v)) ** (2 / p)
        narrow = 1 - taper * (z + 1) / 2
        shallow = 1 - 0.45 * (z + 1) / 2
        for i in range(nu):
            u = 2 * np.pi * i / nu
            x, y = power(np.cos(u), 2 / p), power(np.sin(u), 2 / 3.2)
            points.append((x * r * w / 2 * narrow, y * r * d / 2 * shallow, z * h / 2 + h / 2))
    return np.array(points), grid_faces(nv + 1, nu)


def sheet(G, outline, depth, thick, material, C, h=0.004):
    """Builds a leather piece in front of a body: outline in (x, z), depth(x, z) -> y; C: the canvas that its material
    was painted on."""
    V, D, T = puffed(outline, h)
    rounding = np.sqrt(np.clip(1 - (1 - np.clip(D / 0.004, 0, 1)) ** 2, 0, 1))
    y = np.array([depth(a, b) for a, b in V])
    o = G['mesh']('sheet', np.c_[V[:, 0], y - thick * rounding, V[:, 1]], T, material)
    uv = o.data.uv_layers.new()
    for loop in o.data.loops:
        x, z = V[loop.vertex_index]
        uv.data[loop.index].uv = ((x - C.x0) / (C.w * C.res), 1 - (C.z1 - z) / (C.hh * C.res))
    solidify(o, 0.003, 1)
    subdivide(o)
    return o
