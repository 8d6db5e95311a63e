"""Collar round the neck edge of a draped garment: stand and fall, shawl, ribbed stand, or a base for wool and fur."""
import math

import numpy as np
from mathutils import Vector, noise


def boundary_loops(F):
    """Closed chains of vertices along the free edges of a mesh."""
    edges = np.vstack([F[:, [0, 1]], F[:, [1, 2]], F[:, [2, 0]]])
    _, first, count = np.unique(np.sort(edges, 1), axis=0, return_index=True, return_counts=True)
    following = {}
    for a, b in edges[first[count == 1]]:
        following.setdefault(int(a), []).append(int(b))
    chains = []
    while following:
        chain = [next(iter(following))]
        while chain[-1] in following:
            b = following[chain[-1]].pop()
            if not following[chain[-1]]:
                del following[chain[-1]]
            if b == chain[0]:
                break
            chain.append(b)
        chains.append(chain)
    return chains


def neck_line(d, c):
    """Smoothed points of the neck edge, starting and ending at the middle front, and the arc length (m) at each."""
    V, R = d['V'], d['rest']

    def at_neck(i):
        return abs(abs(R[i, 0]) - c['neck']) < 0.004 and abs(R[i, 1]) < 0.004

    chain = max((l for l in boundary_loops(d['F']) if any(at_neck(i) for i in l)), key=len)
    P, r = V[chain], R[chain]
    front = int(np.argmin(P[:, 1] + 10 * np.abs(r[:, 0]) * (P[:, 1] < 0.0) + (P[:, 1] > 0) * 9))
    P = np.roll(P, -front, axis=0)
    P = np.vstack([P, P[:1]])
    for _ in range(6):
        P[1:-1] = 0.5 * P[1:-1] + 0.25 * (P[:-2] + P[2:])
    return P, np.r_[0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]


def unit_rows(x):
    return x / np.linalg.norm(x, axis=1)[:, None]


def outward(Q):
    """Smoothed horizontal directions away from the neck."""
    r = Q - np.array([0, 0.01, 0])
    r[:, 2] = 0
    r = unit_rows(r)
    for _ in range(8):
        r[1:-1] = 0.5 * r[1:-1] + 0.25 * (r[:-2] + r[2:])
    return unit_rows(r)


def section(k, u, n):
    """Cross-section at u (0 middle back .. 1 front end): outward, up and forward offsets (m) of n points."""
    shawl = k.get('shawl')
    stand = k['stand'] * (1 - 0.75 * u**4 if shawl else 1 - 0.25 * u**3)
    fall = k['fall'] * (1 + (k['point'] - 1) * u**6)
    if shawl:
        fall *= 1 - 0.80 * np.clip((u - 0.55) / 0.45, 0, 1) ** 2
    forward = 0.35 * u if shawl else 0.55 * u**2  # near the front the collar falls forward
    points = []
    for x in np.linspace(0, 1, n):
        if x < 0.4:
            y = x / 0.4
            points.append((-0.004 + 0.006 * y, stand * y - 0.010 * (1 - y), 0.0))
        else:
            y = (x - 0.4) / 0.6
            turn = np.clip(y / 0.25, 0, 1) * np.pi
            out = 0.002 + 0.0056 * (1 - np.cos(turn)) + k['out'] * y
            points.append((out, stand + 0.007 * np.sin(turn) - fall * max(0, y - 0.12), 0.03 * forward * y))
    return np.array(points)


def wool_lumps(points, rows, cols):
    """Push the base of a wool collar in and out like curls."""
    grid = points.reshape(rows, cols, 3)
    normal = np.cross(np.gradient(grid, axis=0), np.gradient(grid, axis=1)).reshape(-1, 3)
    normal /= np.linalg.norm(normal, axis=1)[:, None] + 1e-9
    lumps = [0.0045 * noise.noise(Vector(p) * 75) + 0.0025 * noise.noise(Vector(p) * 170) for p in points]
    return points + normal * np.array(lumps)[:, None]


def collar(G, d, c, k, skin):
    """k: stand, fall, out (m), point (length of the ends), start (share of the way from the front point to the shoulder where the
    collar begins), shawl, fur, rib (pitch, m)."""
    P, s = neck_line(d, c)
    total = s[-1]
    woolly, rib = k.get('fur'), k.get('rib')
    m, n = 150 if woolly else 420 if rib else 72, 30 if woolly else 14
    free = 0.02 if k.get('shawl') else k['start'] * 0.5
    t = np.linspace(total * free, total * (1 - free), m)
    Q = np.c_[[np.interp(t, s, P[:, i]) for i in range(3)]].T
    away = outward(Q)
    points = []
    for j, u in enumerate(np.abs(np.linspace(-1, 1, m))):
        offsets = section(k, u, n)
        if rib:
            side = np.where(np.arange(n) / (n - 1) > 0.5, 1, -1)
            offsets[:, 0] += side * 0.0013 * abs(math.sin(math.pi * t[j] / rib))
        points.append(
            Q[j] + np.outer(offsets[:, 0], away[j]) + np.c_[0 * offsets[:, 0], -offsets[:, 2], offsets[:, 1]]
        )
    points = np.vstack(points)
    if woolly:
        points = wool_lumps(points, m, n)
    faces = [
        (j * n + q, (j + 1) * n + q, (j + 1) * n + q + 1, j * n + q + 1) for j in range(m - 1) for q in range(n - 1)
    ]
    o = G['mesh']('collar', points, faces, skin)
    uv = o.data.uv_layers.new()
    for loop in o.data.loops:
        j, q = divmod(loop.vertex_index, n)
        uv.data[loop.index].uv = (j * total / m, q * 0.008)
    thick = o.modifiers.new('s', 'SOLIDIFY')
    thick.thickness, thick.offset = k.get('thick', 0.004), 0
    soft = o.modifiers.new('ss', 'SUBSURF')
    soft.levels = soft.render_levels = 2
    return o
