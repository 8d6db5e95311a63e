"""Chooses the roots of a sleek fur's hair. Blender renders the bare skin in the light of the studio, and paint.py
draws the hair on that picture.

For every hair that the camera sees, a file beside the picture stores its place, the directions of skin and hair,
tone, length and what covers what, turned as the product is turned, together with the camera and the lamps. Metres,
degrees."""
import bpy
import numpy as np
from scipy.sparse import coo_matrix, diags
from scipy.spatial import cKDTree

import patterns
from lines import sleeve_frame, sleeveness
from strands import at_points, evaluated, everything, gradients, pattern_places, point_places, sampled

from pile.coats import SLEEK
from pile.locks import unit, wander

OVER = 0.012  # m to the right of the middle, where the upper front ends
FIELDS = ('P', 'N', 'flat', 'D', 'tone', 'share', 'dim', 'layer', 'key', 'soft')
kept = []  # roots of every part of the product


def strips(c, R, behind, s, look):
    """Returns 0 along the middle of a strip .. 1 at its joints. Strips are upright on the body, with a width that
    grows with the panel, and run along the sleeve."""
    pit = -c['drop'] - c['armhole']
    half = np.interp(-R[:, 1], [-pit, c['length']], [c['chest'], c['hem']])
    count = round(c['chest'] / look['strip'])
    body = np.where(behind, R[:, 0] / half * count + 0.5, (R[:, 0] - OVER) / (half - OVER * np.sign(R[:, 0])) * count)
    if s.max() > 0:
        start, _, across = sleeve_frame(c)
        sleeve = (np.c_[np.abs(R[:, 0]), R[:, 1]] - start) @ across / look['strip'] + 0.5
    else:
        sleeve = body
    far = lambda q: np.abs(q % 1 - 0.5) * 2
    return far(body) * (1 - s) + far(sleeve) * s


def bands(c, R, s, width):
    """Returns 0 at the joint of two pelts across body and sleeve .. 1 in the middle of a pelt."""
    down = -R[:, 1]
    if s.max() > 0:
        start, along, _ = sleeve_frame(c)
        down = down + s * ((np.c_[np.abs(R[:, 0]), R[:, 1]] - start) @ along - down)
    return 1 - np.abs((down / width) % 1 - 0.5) * 2


def line_far(pattern, R, kind):
    """Distance to the nearest line of a kind (in pattern space)."""
    points = np.vstack([patterns.sample([line], 0.003)[0] for side in ('front', 'back') for line in pattern[side] if line[0] == kind])
    return cKDTree(points).query(R)[0]


def edge_of(pattern, R):
    """Returns the distance and the direction to the nearest hem or cuff (in pattern space)."""
    points = np.vstack([patterns.sample([line], 0.003)[0] for side in ('front', 'back') for line in pattern[side] if line[0] == 'open'])
    far, i = cKDTree(points).query(R)
    return far, unit(points[i] - R)


def eased(x):
    x = np.clip(x, 0, 1)
    return x * x * (3 - 2 * x)


def softened(N, T, passes):
    """Directions at the points of a mesh as a deep pile shows them: sharp edges of the skin become round."""
    i, j = np.r_[T[:, 0], T[:, 1], T[:, 2]], np.r_[T[:, 1], T[:, 2], T[:, 0]]
    near = coo_matrix((np.ones(2 * len(i)), (np.r_[i, j], np.r_[j, i])), (len(N), len(N))).tocsr()
    mean = diags(1 / np.maximum(np.asarray(near.sum(1)).ravel(), 1)) @ near
    for _ in range(passes):
        N = unit(N + mean @ N)
    return N


def garment_roots(o, c, pattern, box, view, look, tree, rng):
    """Roots on body and sleeves."""
    V, T, N, uv = evaluated(o)
    flat, behind = pattern_places(uv, box)
    R = point_places(flat, T, len(V))
    a, b = gradients(V, T, flat)
    s = eased(sleeveness(c, R))
    dx, dz = 0 * s, s - 1
    if 'angle' in c and not c.get('sleeveless'):
        along = sleeve_frame(c)[1]
        dx, dz = np.sign(R[:, 0]) * along[0] * s, dz + along[1] * s
    lie = unit(at_points(unit(a * dx[T].mean(1)[:, None] + b * dz[T].mean(1)[:, None]), T, len(V)))
    lie = unit(lie + [0, 0, -0.25])
    skin, N, lie = N, softened(N, T, 60), softened(lie, T, 30)
    P, n, d, tri, w = sampled(V, T, N, lie, view, look['dense'], rng, tree)
    at = lambda x: (x[T[tri]] * w.reshape(w.shape + (1,) * (x.ndim - 1))).sum(1)
    r, sl, bk = at(R), at(s), behind[tri]
    q = strips(c, r, bk, sl, look)
    plain = 4 * sl * (1 - sl)  # largest where sleeve and body meet
    q = q + plain * (0.6 - q)
    ahead = strips(c, r + [0.002, 0], bk, sl, look) - strips(c, r - [0.002, 0], bk, sl, look)
    aside = unit(a[tri])
    n0, n = n, unit(n + aside * (look['swell'] * (1 - plain) * np.sin(np.pi * q) * np.sign(ahead) * np.clip(np.abs(ahead) / 0.05, 0, 1))[:, None])
    tone = 1 + wander(P, 0.09, rng) * look['cloud']
    dim, share, layer = np.ones(len(P)), np.ones(len(P)), np.ones(len(P))
    m = np.clip(q + wander(P, 0.05, rng) * 0.10, 0, 1.1)
    tone *= 1 - look['middle'] * np.exp(-((m / 0.46) ** 2)) - look['joint'] * np.exp(-(((1 - m) / 0.16) ** 2))
    share *= 1 - 0.12 * np.exp(-(((1 - m) / 0.2) ** 2))
    if 'bands' in look:
        width, dark = look['bands']
        m = bands(c, r + wander(P, 0.06, rng)[:, None] * 0.012, sl, width)
        tone *= 1 - dark * np.exp(-((m / 0.30) ** 2)) * (1 - plain)
        share *= 1 + 0.10 * np.exp(-((m / 0.30) ** 2))
    share *= 1 - (1 - look.get('sleeve', 1)) * sl
    pit = np.hypot(np.abs(r[:, 0]) - c['chest'], r[:, 1] + c['drop'] + c['armhole'])
    share *= 1 - look.get('pit', 0) * np.exp(-((pit / 0.06) ** 2))
    e, way = edge_of(pattern, r)
    if c.get('sleeveless'):  # long hair at the end of a shoulder would stand out under the collar
        share *= 1 - look.get('pit', 0) * eased((0.05 - e) / 0.03) * eased((r[:, 1] + c['drop'] + 0.09) / 0.04)
    out = unit(a[tri] * way[:, :1] + b[tri] * way[:, 1:])
    roll = np.radians(66) * look.get('roll', 1) * (1 - eased(e / 0.016)) ** 1.5
    n = unit(n * np.cos(roll)[:, None] + out * np.sin(roll)[:, None])
    share *= 0.42 + 0.58 * eased(e / 0.022)
    dim *= 1 - 0.25 * np.exp(-e / 0.006)
    far_side = bk != (view[1] > 0)
    bare = far_side & (line_far(pattern, r, 'neck') < 0.10) & (np.abs(r[:, 0]) < 0.13)  # the inside of the neck
    bare |= at(skin) @ view < -0.15
    upper = ~bk & (r[:, 0] < OVER) & (sl < 0.5) & (r[:, 1] < -c['neck_front'] * 0.5)
    lower = ~bk & (r[:, 0] >= OVER) & (sl < 0.5) & (r[:, 1] < -c['neck_front'] * 0.5)
    x = np.abs(r[:, 0] - OVER)
    right = unit(a[tri])
    roll = np.where(upper, np.radians(60) * (1 - eased(x / 0.014)) ** 1.5, 0)
    n = unit(n * np.cos(roll)[:, None] + right * np.sin(roll)[:, None])
    d = unit(d + right * (0.55 * upper * np.exp(-x / 0.010))[:, None])
    P = P + n0 * (0.006 * upper * np.clip(1 - x / 0.10, 0, 1))[:, None]
    dim *= 1 - 0.62 * lower * np.exp(-x / 0.0075)
    layer[upper] = 2 if view[1] < 0 else 1
    layer[sl > 0.5] = 0.75  # at the armpit hair of the body lies over that of the sleeve
    part = dict(P=P, N=n, flat=n0, D=d, tone=tone, share=share, dim=dim, layer=layer, key=r[:, 1], soft=(e < 0.008).astype(float))
    return {name: column[~bare] for name, column in part.items()}


def collar_roots(o, way, view, look, tree, rng, layer):
    """Roots on a collar, whose UV is in metres along it (signed, 0 in the middle of the back) and across it."""
    V, T, N, uv = evaluated(o)
    a, b = gradients(V, T, uv)
    side = np.clip((uv[:, :, 0].mean(1) - way.get('middle', 0.0)) / 0.08, -1, 1)
    along, across = way.get('along', 0.45), way.get('across', 0.85)
    lie = unit(at_points(unit(a * (side * along)[:, None] + b * across), T, len(V)))
    lie = unit(lie + [0, 0, -0.35])
    P, n, d, tri, w = sampled(V, T, N, lie, view, look['dense'] * 1.1, rng, tree, 0.002)
    t, v = ((uv[tri] * w[..., None]).sum(1) - [way.get('middle', 0.0), 0]).T
    q = (np.abs(t) * across - v * along) / look['strip'] + 0.5
    m = np.abs(q % 1 - 0.5) * 2 + wander(P, 0.04, rng) * 0.12
    tone = (1 + wander(P, 0.05, rng) * look['cloud']) * (1 - 0.7 * look['middle'] * np.exp(-((m / 0.5) ** 2)))
    share = np.full(len(P), look.get('collar', 0.9))
    if not way:  # a lapel that becomes narrow at its foot
        share *= 0.4 + 0.6 * eased((np.abs(t).max() - np.abs(t)) / 0.06)
    return dict(P=P, N=n, flat=n, D=d, tone=tone, share=share, dim=np.ones(len(P)), layer=np.full(len(P), layer), key=-v, soft=0 * v)


def body_roots(o, lie, view, look, tree, rng):
    """Roots on a closed body; lie: function from places to the direction of their hair."""
    V, T, N, _ = evaluated(o)
    if np.einsum('ij,ij->i', V[T[:, 0]], np.cross(V[T[:, 1]], V[T[:, 2]])).sum() < 0:
        N, T = -N, T[:, ::-1]
    P, n, d, _, _ = sampled(V, T, N, unit(lie(V)), view, look['dense'], rng, tree)
    one = np.ones(len(P))
    return dict(P=P, N=n, flat=n, D=d, tone=1 + wander(P, 0.05, rng) * look['cloud'] * 1.5, share=one, dim=one, layer=one, key=P[:, 2], soft=0 * one)


def way_to_eye(job):
    """Direction from the product to the camera, before the product is turned round to show its back."""
    elev, azim = np.radians(job.get('elev', 2)), np.radians(job.get('azim', 0))
    way = np.array([np.sin(azim) * np.cos(elev), -np.cos(azim) * np.cos(elev), np.sin(elev)])
    return way * [-1, -1, 1] if job.get('view') == 'back' else way


def keep(part, view):
    """Stores the roots of one part; hair behind an outline goes below the hair in front of it."""
    behind = part['flat'] @ view < 0.05
    part['layer'] = part['layer'] - 0.5 * behind
    part['soft'] = np.maximum(part['soft'], behind)
    kept.append(part)


def grow_on(job, body, c, pattern, box, collars):
    """Grows the fur of the job on the garment and on its collars [(object, way)]."""
    look = recipe(job)
    rng = np.random.default_rng(3)
    view = way_to_eye(job)
    tree = everything([body] + [o for o, _ in collars])
    keep(garment_roots(body, c, pattern, box, view, look, tree, rng), view)
    for i, (o, way) in enumerate(collars):
        keep(collar_roots(o, way, view, look, tree, rng, 3 + i), view)


def dressed(job, bodies):
    """Grows the fur of the job on closed bodies [(object, lie)], later ones over earlier ones; the camera may look
    from above or aside."""
    look = recipe(job)
    rng = np.random.default_rng(3)
    view = way_to_eye(job)
    tree = everything([o for o, _ in bodies])
    for i, (o, lie) in enumerate(bodies):
        part = body_roots(o, lie, view, look, tree, rng)
        part['layer'] = part['layer'] + i
        keep(part, view)


def recipe(job):
    """Returns the numbers of the animal with the changes of the job; a close-up has denser hair on what it shows."""
    look = dict(SLEEK[job['strands']], **job.get('hair', {}))
    look['dense'] *= job.get('thin', 1.0) * min(job.get('zoom', 1.0), 3.0) ** 1.4
    return look


def write(job, scene, height, target, lamps):
    """Writes the roots inside the picture, as the camera sees them, to a file beside the picture; lamps: [(place,
    power, colour)]."""
    bpy.context.view_layer.update()
    eye = np.array(scene.camera.matrix_world)
    wide, tall = (x * job.get('percent', 100) // 100 for x in job.get('size', [1000, 1250]))
    out, axes = {}, eye[:3, :3]
    turn = np.array([-1, -1, 1.0]) if job.get('view') == 'back' else np.ones(3)
    for name in FIELDS:
        column = np.concatenate([part[name] for part in kept])
        out[name] = (column * turn if column.ndim == 2 else column).astype(np.float32)
    seen = (out['P'] - eye[:3, 3]) @ axes
    zoomed = scene.camera.data.lens / scene.camera.data.sensor_height * tall
    xy = np.abs(seen[:, :2] / -seen[:, 2:] * zoomed)
    inside = (xy[:, 0] < wide / 2 + 40 * job.get('zoom', 1)) & (xy[:, 1] < tall / 2 + 40 * job.get('zoom', 1))
    out = {name: column[inside] for name, column in out.items()}
    places = np.array([np.array(target) + np.array(place) * height for place, _, _ in lamps])
    powers = np.array([power * np.array(color) for _, power, color in lamps])
    np.savez(
        bpy.path.abspath(job['out'])[:-4] + '_hair.npz', eye=eye, lens=zoomed, size=[wide, tall], lamps=places, powers=powers, **out
    )
    print('HAIR', inside.sum(), 'of', len(inside), flush=True)
