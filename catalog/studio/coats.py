"""Garments of strands: which way the hair lies on body, sleeves and collar, how pelts shade it, where it parts (see strands.py)."""
import numpy as np
from mathutils.bvhtree import BVHTree

import strands
from lines import sleeve_frame, sleeveness

PARTING = 0.012  # m right of the middle where the upper front ends
LIFT = 0.007  # m that the upper front lies above the lower one


def pattern_places(uv, box):
    """Places in pattern space (corner by corner) and whether a triangle lies on the back, from the UV that map_uv wrote (swapped)."""
    x0, x1, z0, z1 = box
    behind = uv[:, :, 0].mean(1) > 0.5
    across = uv[:, :, 0] * 2 - behind[:, None]
    across = np.where(behind[:, None], 1 - across, across)
    return np.stack([x0 + across * (x1 - x0), z0 + uv[:, :, 1] * (z1 - z0)], -1), behind


def point_places(flat, T, n):
    """Place in pattern space of every point (any of its corners)."""
    out = np.zeros((n, 2))
    out[T.ravel()] = flat.reshape(-1, 2)
    return out


def stripes(c, R, s, width):
    """0 between two pelts .. 1 in the middle of one, upright on the body and along the sleeve."""
    start, along, across = sleeve_frame(c)
    right = np.c_[np.abs(R[:, 0]), R[:, 1]]
    body = np.abs(((R[:, 0] - PARTING) / width + 0.5) % 1 - 0.5) * 2
    sleeve = np.abs(((right - start) @ across / width) % 1 - 0.5) * 2
    return 1 - (body * (1 - s) + sleeve * s)


def garment_roots(G, o, c, box, view, look, tree, rng):
    """Roots on body and sleeves."""
    V, T, N, uv = strands.evaluated(o)
    flat, behind = pattern_places(uv, box)
    R = point_places(flat, T, len(V))
    a, b = strands.gradients(V, T, flat)
    right = np.c_[np.abs(R[:, 0]), R[:, 1]]
    s = sleeveness(c, R)
    s = s * s * (3 - 2 * s)
    along = sleeve_frame(c)[1]
    dx, dz = np.sign(R[:, 0]) * along[0] * s, -(1 - s) + along[1] * s
    face = a * dx[T].mean(1)[:, None] + b * dz[T].mean(1)[:, None]
    lie = strands.unit(strands.at_points(strands.unit(face), T, len(V)))
    lie = strands.unit(lie + [0, 0, -0.25])
    back = np.zeros(len(V))
    back[T.ravel()] = np.repeat(behind, 3)
    P, n, d, tri, w = strands.sampled(V, T, N, lie, view, look['dense'], rng, tree)
    at = lambda x: (x[T[tri]] * w.reshape(w.shape + (1,) * (x.ndim - 1))).sum(1)
    r, sl, bk = at(R), at(s), behind[tri]
    tone, share = np.ones(len(P)), np.ones(len(P))
    if look.get('pelt'):
        width, middle, joint = look['pelt']
        m = stripes(c, r, sl, width) + strands.wander(P, 0.05, rng) * 0.16
        tone *= 1 - middle * np.exp(-(((1 - m) / 0.34) ** 2)) - joint * np.exp(-((m / 0.16) ** 2))
    low = r[:, 1] < -c['neck_front'] * 0.6
    if look.get('parting', True):
        over = ~bk & low
        x = r[:, 0] - PARTING
        rise = np.where(x < 0, np.clip(1 + x / 0.10, 0, 1), 0)
        P = P + n * (LIFT * rise * over)[:, None]
        near = np.exp(-((x / 0.006) ** 2)) * (x > 0) * over
        tone *= 1 - 0.75 * near
        share *= 1 - 0.5 * np.exp(-((x / 0.010) ** 2)) * (x > 0) * over
        out = np.exp(-((x / 0.012) ** 2)) * (x < 0) * over
        d = d + out[:, None] * [0.5, 0, 0]
    tone *= 1 + strands.wander(P, 0.09, rng) * look.get('cloud', 0.10)
    return P, n, d, tone, share


def collar_roots(o, way, view, look, tree, rng):
    """Roots on a collar, whose UV is in metres along (0 in the middle of the back: signed) and across it."""
    V, T, N, uv = strands.evaluated(o)
    a, b = strands.gradients(V, T, uv)
    t = uv[:, :, 0].mean(1) - (way.get('middle', 0.0))
    side = np.clip(t / 0.03, -1, 1)
    face = a * (side * way.get('along', 0.7))[:, None] + b * way.get('across', 0.7)
    lie = strands.unit(strands.at_points(strands.unit(face), T, len(V)))
    lie = strands.unit(lie + [0, 0, -0.35])
    P, n, d, tri, w = strands.sampled(V, T, N, lie, view, look['dense'] * 1.1, rng, tree)
    tone = 1 + strands.wander(P, 0.03, rng) * 0.16
    if look.get('pelt'):
        across = (uv[tri][:, :, 1] * w).sum(1)
        m = np.abs((across / look['pelt'][0]) % 1 - 0.5) * 2
        tone *= 1 - look['pelt'][1] * 0.6 * np.exp(-((m / 0.4) ** 2))
    return P, n, d, tone, np.full(len(P), look.get('collar', 1.0))


def body_roots(o, lie, view, look, tree, rng):
    """Roots on a closed body; lie: function of places that says which way its hair lies."""
    V, T, N, _ = strands.evaluated(o)
    if np.einsum('ij,ij->i', V[T[:, 0]], np.cross(V[T[:, 1]], V[T[:, 2]])).sum() < 0:
        N, T = -N, T[:, ::-1]
    P, n, d, _, _ = strands.sampled(V, T, N, strands.unit(lie(V)), view, look['dense'], rng, tree)
    return P, n, d, 1 + strands.wander(P, 0.05, rng) * 0.2, np.ones(len(P))


def dressed(G, job, bodies):
    """Grow the fur of the job on closed bodies [(object, lie)]; the eye may look from above or aside."""
    look = dict(strands.COATS[job['strands']], **job.get('hair', {}))
    rng = np.random.default_rng(3)
    elev, azim = np.radians(job.get('elev', 2)), np.radians(job.get('azim', 0))
    view = np.array([np.sin(azim) * np.cos(elev), -np.cos(azim) * np.cos(elev), np.sin(elev)])
    tree = everything([o for o, _ in bodies])
    material = strands.strand_material(job['color'], look)
    for o, lie in bodies:
        strands.hair_object(*strands.grow(body_roots(o, lie, view, look, tree, rng), look, rng), material)


def everything(objects):
    """Tree of all triangles, for what hides what."""
    points, faces, n = [], [], 0
    for o in objects:
        V, T, _, _ = strands.evaluated(o)
        points.append(V)
        faces.append(T + n)
        n += len(V)
    return BVHTree.FromPolygons(np.vstack(points).tolist(), np.vstack(faces).tolist())


def grow_on(G, job, body, c, box, collars):
    """Grow the fur of the job on the garment and on its collars [(object, way)]."""
    look = dict(strands.COATS[job['strands']], **job.get('hair', {}))
    look['dense'] *= job.get('thin', 1.0)
    rng = np.random.default_rng(3)
    view = np.array([0, 1 if job.get('view') == 'back' else -1, 0.0])
    tree = everything([body] + [o for o, _ in collars])
    roots = [garment_roots(G, body, c, box, view, look, tree, rng)]
    roots += [collar_roots(o, way, view, look, tree, rng) for o, way in collars]
    material = strands.strand_material(job['color'], look)
    for part in roots:
        strands.hair_object(*strands.grow(part, look, rng), material)
    print('STRANDS', [len(p[0]) for p in roots], flush=True)
