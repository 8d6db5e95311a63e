"""Fur made of strands: every hair is computed here, in numpy, and handed to Cycles as a curve.

Blender's own particles gave bristles that all lie alike, and hair shaded on a surface looked like felt. Fur is recognized by
its locks: hair that starts upright and bends down, tips that run together, and locks that differ a little in lie, length and
tone, at three sizes at once. Hair grows only where the camera sees its root, so half a million strands cover a coat.

Metres, degrees. A recipe (COATS) is one animal; "hair" in a job changes its keys."""
import bpy
import numpy as np
from mathutils.bvhtree import BVHTree

from lines import sleeve_frame, sleeveness
from materials import Nodes, srgb
from pile.locks import STEPS, Locks, bent, drawn_together, turned, unit, wander

SHADE, RADIUS = 'shade', 'rad'  # attributes of the points

# dense: strands per square metre; long: length; width: of a strand; lift, rest: degrees to the surface at root and tip; locks: for each
# size of lock its distance, how far tips run together, and how much lie (degrees), length and tone (shares) differ from lock to lock;
# stray: the same three for a single hair; guard: share of guard hairs, their length and width (times), tone (times);
# root, tip: brightness of root and tip; gloss, rough: reflection; pelt: width (m) of a pelt, how
# much darker its middle and its joint are
COATS = {
    'persky': dict(
        dense=650_000, long=0.0120, width=0.00034, lift=60, rest=20,
        locks=((0.030, 0.0, 25, 0.10, 0.06), (0.0085, 0.80, 30, 0.14, 0.22)), stray=(6, 0.12, 0.08),
        guard=(0.0, 1.0, 1.0, 1.0), root=0.12, tip=1.30, ramp=1.0, gloss=0.45, rough=0.24, curl=(0.0027, 0.95), cloud=0.08,
    ),
}


def evaluated(o):
    """Returns points, triangles, point normals and the UV of the triangles' corners of an object with its modifiers
    applied."""
    graph = bpy.context.evaluated_depsgraph_get()
    graph.update()
    shown = o.evaluated_get(graph)
    data = shown.to_mesh()
    data.calc_loop_triangles()

    def column(items, name, width, kind=np.float64):
        out = np.zeros(len(items) * width, kind)
        items.foreach_get(name, out)
        return out.reshape(-1, width)

    V, N = column(data.vertices, 'co', 3), column(data.vertices, 'normal', 3)
    T = column(data.loop_triangles, 'vertices', 3, np.int32)
    corners = column(data.loop_triangles, 'loops', 3, np.int32)
    uv = column(data.uv_layers[0].data, 'uv', 2)[corners] if data.uv_layers else None
    shown.to_mesh_clear()
    return V, T, N, uv


def gradients(V, T, flat):
    """Returns for every triangle the two directions in space along which the flat coordinates (corner by corner)
    grow: 2 x 3."""
    e1, e2 = V[T[:, 1]] - V[T[:, 0]], V[T[:, 2]] - V[T[:, 0]]
    f1, f2 = flat[:, 1] - flat[:, 0], flat[:, 2] - flat[:, 0]
    det = f1[:, 0] * f2[:, 1] - f1[:, 1] * f2[:, 0]
    det = np.where(np.abs(det) < 1e-12, 1e-12, det)
    a = (e1 * f2[:, 1:] - e2 * f1[:, 1:]) / det[:, None]
    b = (e2 * f1[:, :1] - e1 * f2[:, :1]) / det[:, None]
    return a, b


def at_points(values, T, n):
    """Returns for every point the mean of the values of the triangles round it."""
    out = np.zeros((n, values.shape[1]))
    for k in range(3):
        np.add.at(out, T[:, k], values)
    return out


def seen(P, view, tree, near=0.012):
    """Returns whether the camera, in direction `view`, sees these points; surfaces nearer than `near` do not hide
    them."""
    hits = np.ones(len(P), bool)
    for i, p in enumerate(P + view * near):
        hits[i] = tree.ray_cast(p, view, 3.0)[0] is None
    return hits


def sampled(V, T, N, lie, view, dense, rng, tree, near=0.012):
    """Places roots on the triangles that the camera sees: place, normal, lie, triangle, and place in the triangle."""
    n = np.cross(V[T[:, 1]] - V[T[:, 0]], V[T[:, 2]] - V[T[:, 0]])
    size = np.linalg.norm(n, axis=1)
    facing = (N[T].mean(1) @ view) > -0.45
    shares = np.where(facing, size / 2, 0)
    shares[facing] *= seen(V[T[facing]].mean(1) + unit(N[T[facing]].mean(1)) * 0.004, view, tree, near)
    count = int(shares.sum() * dense)
    face = rng.choice(len(T), count, p=shares / shares.sum())
    u, v = rng.random((2, count))
    over = u + v > 1
    u[over], v[over] = 1 - u[over], 1 - v[over]
    w = np.c_[1 - u - v, u, v]
    mix = lambda x: (x[T[face]] * w[..., None]).sum(1)
    return mix(V), unit(mix(N)), mix(lie), face, w


def grow(roots, look, rng):
    """Grows strands from roots (place, normal, lie, tone, length factor): points, and tone and radius of every
    point."""
    P, N, D, tone, share = roots
    n = len(P)
    turn, spread, shade = (rng.normal(0, s, n) for s in look['stray'])
    long = look['long'] * share * np.clip(1 + spread, 0.35, 1.8)
    lift = look['lift'] * np.clip(1 + rng.normal(0, 0.18, n), 0.4, 1.8)
    rest = look['rest'] * np.clip(1 + rng.normal(0, 0.35, n), 0.2, 2.5)
    sizes = [Locks(P, *size, rng) for size in look['locks']]
    for s in sizes:
        turn, long, shade = turn + s.lie, long * np.clip(1 + s.length, 0.5, 1.6), shade + s.tone
        rest = rest * np.clip(1 + 2 * s.lift, 0.3, 2)
    guard = rng.random(n) < look['guard'][0]
    long = np.where(guard, long * look['guard'][1], long)
    X = bent(P, N, turned(D, N, turn), long, lift, rest)
    curl = look.get('curl')
    X = drawn_together(X, P, long, sizes, guard)
    if curl:
        X = curled(X, N, D, curl, sizes, rng)
    along = look['root'] + (look['tip'] - look['root']) * STEPS[None] ** look.get('ramp', 0.8)
    level = tone * np.exp(shade) * np.where(guard, look['guard'][3], 1)
    width = look['width'] / 2 * np.where(guard, look['guard'][2], 1) * np.clip(rng.normal(1, 0.2, n), 0.5, 1.6)
    radius = width[:, None] * (1.0 - 0.80 * STEPS[None] ** 2.2)
    return X, along * level[:, None], radius


def curled(X, N, D, curl, sizes, rng):
    """Rolls strands up: curl = (radius, part of a turn). Neighbouring locks roll in nearly the same way."""
    root, (radius, part) = X[:, 0], curl
    way = turned(unit(D - (D * N).sum(1)[:, None] * N), N, 110 * wander(root, 0.022, rng))
    centre = root[sizes[-1].index][sizes[-1].mine]
    size = radius * np.clip(1 + sizes[-1].length, 0.6, 1.5)
    out = []
    for t in STEPS:
        angle = 2 * np.pi * part * t
        drawn = root + (centre - root) * 0.55 * t
        out.append(drawn + way * (size * np.sin(angle))[:, None] + N * (size * (1.15 - np.cos(angle)) * (0.2 + 0.8 * min(1, t * 2)))[:, None])
    return np.stack(out, 1)


def hair_object(X, tone, radius, material):
    """Builds one object of curves from points (n x steps x 3)."""
    n, steps = X.shape[:2]
    data = bpy.data.meshes.new('strands')
    data.vertices.add(n * steps)
    data.vertices.foreach_set('co', X.astype(np.float32).ravel())
    first = (np.arange(n)[:, None] * steps + np.arange(steps - 1)[None]).ravel()
    data.edges.add(len(first))
    data.edges.foreach_set('vertices', np.c_[first, first + 1].astype(np.int32).ravel())
    for name, values in ((SHADE, tone), (RADIUS, radius)):
        data.attributes.new(name, 'FLOAT', 'POINT').data.foreach_set('value', values.astype(np.float32).ravel())
    source = bpy.data.objects.new('points', data)
    bpy.context.scene.collection.objects.link(source)
    source.hide_render = True
    o = bpy.data.objects.new('strands', bpy.data.hair_curves.new('strands'))
    bpy.context.scene.collection.objects.link(o)
    tree = bpy.data.node_groups.new('strands', 'GeometryNodeTree')
    tree.inputs.new('NodeSocketGeometry', 'Geometry')
    tree.outputs.new('NodeSocketGeometry', 'Geometry')
    node = lambda kind: tree.nodes.new(kind)
    start, end = node('GeometryNodeObjectInfo'), node('NodeGroupOutput')
    start.inputs['Object'].default_value = source
    curves, width, paint = node('GeometryNodeMeshToCurve'), node('GeometryNodeSetCurveRadius'), node('GeometryNodeSetMaterial')
    named = node('GeometryNodeInputNamedAttribute')
    named.data_type = 'FLOAT'
    named.inputs['Name'].default_value = RADIUS
    paint.inputs['Material'].default_value = material
    for a, b in (
        (start.outputs['Geometry'], curves.inputs['Mesh']),
        (curves.outputs['Curve'], width.inputs['Curve']),
        (next(s for s in named.outputs if s.enabled), width.inputs['Radius']),
        (width.outputs['Curve'], paint.inputs['Geometry']),
        (paint.outputs['Geometry'], end.inputs[0]),
    ):
        tree.links.new(a, b)
    o.modifiers.new('curves', 'NODES').node_group = tree
    o.data.materials.append(material)
    return o


def strand_material(color, look):
    """Material of hair whose tone is stored with every point."""
    g = Nodes('strands')
    g.dyed()
    tone = g.add('Attribute', attribute_name=SHADE).outputs['Fac']
    grey = g.add('CombineColor')
    for i in range(3):
        g.set(grey, i, tone)
    base = g.mix(1.0, srgb(color), grey.outputs[0], 'MULTIPLY')
    matt = g.add('BsdfPrincipled', Base_Color=base, Roughness=0.7, Specular=0.1)
    gloss = g.add('BsdfHair', Color=g.mix(0.35, base, (0.8, 0.74, 0.66, 1)))
    gloss.component = 'Reflection'
    gloss.inputs['RoughnessU'].default_value = look['rough']
    gloss.inputs['RoughnessV'].default_value = 0.7
    return g.finish(g.mix_shader(look['gloss'], matt.outputs[0], gloss.outputs[0]))


# ---------- garments: which way the hair lies on body, sleeves and collar, how pelts shade it, where it parts
PARTING = 0.012  # m to the right of the middle, where the upper front ends
LIFT = 0.007  # m, height of the upper front above the lower one


def pattern_places(uv, box):
    """Returns places in pattern space (corner by corner) and whether a triangle lies on the back, from the UV that
    map_uv wrote (swapped)."""
    x0, x1, z0, z1 = box
    behind = uv[:, :, 0].mean(1) > 0.5
    across = uv[:, :, 0] * 2 - behind[:, None]
    across = np.where(behind[:, None], 1 - across, across)
    return np.stack([x0 + across * (x1 - x0), z0 + uv[:, :, 1] * (z1 - z0)], -1), behind


def point_places(flat, T, n):
    """Returns the place in pattern space of every point (of any of its corners)."""
    out = np.zeros((n, 2))
    out[T.ravel()] = flat.reshape(-1, 2)
    return out


def garment_roots(G, o, c, box, view, look, tree, rng):
    """Roots on body and sleeves."""
    V, T, N, uv = evaluated(o)
    flat, behind = pattern_places(uv, box)
    R = point_places(flat, T, len(V))
    a, b = gradients(V, T, flat)
    right = np.c_[np.abs(R[:, 0]), R[:, 1]]
    s = sleeveness(c, R)
    s = s * s * (3 - 2 * s)
    along = sleeve_frame(c)[1]
    dx, dz = np.sign(R[:, 0]) * along[0] * s, -(1 - s) + along[1] * s
    face = a * dx[T].mean(1)[:, None] + b * dz[T].mean(1)[:, None]
    lie = unit(at_points(unit(face), T, len(V)))
    lie = unit(lie + [0, 0, -0.25])
    back = np.zeros(len(V))
    back[T.ravel()] = np.repeat(behind, 3)
    P, n, d, tri, w = sampled(V, T, N, lie, view, look['dense'], rng, tree)
    at = lambda x: (x[T[tri]] * w.reshape(w.shape + (1,) * (x.ndim - 1))).sum(1)
    r, sl, bk = at(R), at(s), behind[tri]
    tone, share = np.ones(len(P)), np.ones(len(P))
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
    tone *= 1 + wander(P, 0.09, rng) * look.get('cloud', 0.10)
    return P, n, d, tone, share


def collar_roots(o, way, view, look, tree, rng):
    """Roots on a collar, whose UV is in metres along it (signed, 0 in the middle of the back) and across it."""
    V, T, N, uv = evaluated(o)
    a, b = gradients(V, T, uv)
    t = uv[:, :, 0].mean(1) - (way.get('middle', 0.0))
    side = np.clip(t / 0.03, -1, 1)
    face = a * (side * way.get('along', 0.7))[:, None] + b * way.get('across', 0.7)
    lie = unit(at_points(unit(face), T, len(V)))
    lie = unit(lie + [0, 0, -0.35])
    P, n, d, tri, w = sampled(V, T, N, lie, view, look['dense'] * 1.1, rng, tree)
    tone = 1 + wander(P, 0.03, rng) * 0.16
    return P, n, d, tone, np.full(len(P), look.get('collar', 1.0))


def everything(objects):
    """Builds a tree of all triangles, which finds what hides what."""
    points, faces, n = [], [], 0
    for o in objects:
        V, T, _, _ = evaluated(o)
        points.append(V)
        faces.append(T + n)
        n += len(V)
    return BVHTree.FromPolygons(np.vstack(points).tolist(), np.vstack(faces).tolist())


def grow_on(G, job, body, c, box, collars):
    """Grows the fur of the job on the garment and on its collars [(object, way)]."""
    look = dict(COATS[job['strands']], **job.get('hair', {}))
    look['dense'] *= job.get('thin', 1.0)
    rng = np.random.default_rng(3)
    view = np.array([0, 1 if job.get('view') == 'back' else -1, 0.0])
    tree = everything([body] + [o for o, _ in collars])
    roots = [garment_roots(G, body, c, box, view, look, tree, rng)]
    roots += [collar_roots(o, way, view, look, tree, rng) for o, way in collars]
    material = strand_material(job['color'], look)
    for part in roots:
        hair_object(*grow(part, look, rng), material)
    print('STRANDS', [len(p[0]) for p in roots], flush=True)
