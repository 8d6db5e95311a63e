"""Collar round the neck edge of a draped garment: thin stand, stand and fall, shawl, ribbed stand, or a base for wool and fur."""
import math

import numpy as np
from mathutils import Vector, noise

from details import Canvas

TURN = 0.007  # m from a collar's edge to the row of stitches that holds the edge

def boundary_loops(F):
    """Returns the closed chains of vertices along the free edges of a mesh."""
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
    """Returns smoothed points of the neck edge, from the middle front round to the middle front, and the arc length (m)
    at each."""
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
    """Cross-section at u (0 middle back .. 1 front end): offsets (m) of n points outward, up and forward."""
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


def upright(k, u, side, n):
    """Cross-section of a thin stand collar at u (0 middle back .. 1 front end) of one side (-1, 1): offsets of n points
    as in section. It leans towards the neck behind, opens in front and dips a little at the middle of the back. It is
    slightly uneven, as leather is."""
    high = k['stand'] * (0.93 + 0.10 * math.sin(math.pi * min(u / 0.8, 1)) - k.get('low', 0.10) * max(0, (u - 0.6) / 0.4) ** 2)
    lean = -0.12 + k.get('open', 0.42) * max(0, (u - 0.25) / 0.75) ** 1.5
    y = np.linspace(0, 1, n)
    uneven = 0.0016 * math.sin(7.3 * u + 1.9 * side) + 0.0010 * math.sin(15.1 * u * side + 0.7)
    out = -0.0005 + high * lean * y**1.4 + uneven * y + 0.0030 * np.sin(math.pi * y) * (1 - 0.6 * u)
    return np.c_[out, high * y - 0.009 * (1 - y) ** 2, 0.012 * max(0, u - 0.5) * y]


def sewn_edge(G, long, high):
    """Pictures of a stand collar, long x high m: masks and heights of its turned edge, of the row of stitches below it,
    and of the zip's teeth at both ends."""
    C = Canvas(0, long, 0, high, 0.0005)
    rows = high - np.arange(C.hh)[:, None] * C.res  # m above the seam
    ends = np.minimum(np.arange(C.w), C.w - 1 - np.arange(C.w))[None, :] * C.res
    inner = np.minimum(high - rows, ends - 0.004)
    C.h += 0.0006 * np.clip((TURN - inner) / 0.0012, 0, 1)
    C.h += 0.00014 * C.noise
    line = [(TURN + 0.004, 0.001), (TURN + 0.004, high - TURN), (long - TURN - 0.004, high - TURN), (long - TURN - 0.004, 0.001)]
    C.stitch(line, pitch=0.0046, w=0.0006, depth=0.0007)
    C.seam([(0, 0.002), (long, 0.002)], puck=0.0004, raise_=0.0004)
    for x in (0.0022, long - 0.0022):
        C.zip([(x, 0), (x, high - 0.004)], w=0.0022, tape=0.0034, sunk=0)
    return G['img']('collar masks', C.masks()), G['img']('collar heights', C.h)


def thin_collar(G, d, c, k, leather):
    """Stand collar of thin leather whose ends meet at the zip. k: stand (m), start (m from the middle front to its
    end), open (how far it leans outwards in front), low (how much lower its ends are), rib (pitch, m; for a knitted
    band), thick (m)."""
    P, s = neck_line(d, c)
    total, rib = s[-1], k.get('rib')
    m, n = (460, 12) if rib else (110, 11)
    t = np.linspace(k['start'], total - k['start'], m)
    Q = np.c_[[np.interp(t, s, P[:, i]) for i in range(3)]].T
    for _ in range(3 * m // 100):
        Q[1:-1] = 0.5 * Q[1:-1] + 0.25 * (Q[:-2] + Q[2:])
    away, points = outward(Q), []
    for j, u in enumerate(np.linspace(-1, 1, m)):
        offsets = upright(k, abs(u), 1 if u > 0 else -1, n)
        if rib:
            offsets[:, 0] += 0.0012 * abs(math.sin(math.pi * t[j] / rib)) - 0.0006
        points.append(Q[j] + np.outer(offsets[:, 0], away[j]) + np.c_[0 * offsets[:, 0], -offsets[:, 2], offsets[:, 1]])
    long = t[-1] - t[0]
    skin = G['knit'](k['color']) if rib else leather(*sewn_edge(G, long, k['stand']), (long, k['stand']))
    faces = [(j * n + q, (j + 1) * n + q, (j + 1) * n + q + 1, j * n + q + 1) for j in range(m - 1) for q in range(n - 1)]
    o = G['mesh']('collar', np.vstack(points), faces, skin)
    uv = o.data.uv_layers.new()
    for loop in o.data.loops:
        j, q = divmod(loop.vertex_index, n)
        uv.data[loop.index].uv = (j / (m - 1), q / (n - 1))
    thick = o.modifiers.new('s', 'SOLIDIFY')
    thick.thickness, thick.offset = k.get('thick', 0.0032), 0
    if not rib:
        thick.edge_crease_rim = 0.75
    soft = o.modifiers.new('ss', 'SUBSURF')
    soft.levels = soft.render_levels = 2
    return o


def wool_lumps(points, rows, cols):
    """Pushes the base of a wool collar in and out in the shape of curls."""
    grid = points.reshape(rows, cols, 3)
    normal = np.cross(np.gradient(grid, axis=0), np.gradient(grid, axis=1)).reshape(-1, 3)
    normal /= np.linalg.norm(normal, axis=1)[:, None] + 1e-9
    lumps = [0.0045 * noise.noise(Vector(p) * 75) + 0.0025 * noise.noise(Vector(p) * 170) for p in points]
    return points + normal * np.array(lumps)[:, None]


def collar(G, d, c, k, skin):
    """k: stand, fall, out (m), point (length of the ends), start (where the collar begins, as a share of the line from
    the front point to the shoulder), shawl, fur, rib (pitch, m)."""
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
