"""Fur seen from afar: a shaded surface with the lie of its hair, and real hair only where it stands out against the wall.

At the size of a product picture a hair is thinner than a pixel, so thousands of them gave nothing but noise, and mink, nutria and rabbit
looked alike. Here strands, streaks, tufts and curls are shaded from coordinates that run across (u) and along (v) the hair, in metres, on
body, sleeves and collar; PELAGE holds one recipe for each animal."""
import bpy
import numpy as np

from lines import sleeve_frame, sleeveness
from materials import Nodes, scaled, srgb

LIE = 'lie'  # UV layer: metres across and along the hair

# strand: width of a strand (m, 0: none); middle, join: brightness of its dark middle line and of the joint between two strands;
# hair, lock, tuft: cells per metre across and along, for single hairs, bundles and broad unevenness; tone: how far each of the three lightens and
# darkens; relief: heights of the three (m); curl: bands of a curl (0: none); rough, gloss, velvet: of the surface;
# swell: rise of a strand (m); fringe: hairs, velocities (down, along, normal) and spread of the hair at the outline; thick: of the coat's edge (m)
PELAGE = {
    'norek': dict(
        strand=0.050, middle=0.30, join=0.70, hair=(1300, 60), lock=(330, 22), tuft=(60, 9), tone=(0.8, 0.7, 0.14),
        relief=(0.0005, 0.0012, 0.0016), rough=0.27, gloss=0.9, velvet=0.15, swell=0.0030, thick=0.009,
        fringe=dict(n=7000, kids=32, down=0.0012, along=0.0040, normal=0.0015, rough=0.0003), all_over=0.35,
    ),
    'nutrie': dict(
        strand=0, hair=(800, 70), lock=(240, 30), tuft=(60, 16), tone=(1.0, 0.9, 0.16),
        relief=(0.0006, 0.0018, 0.002), rough=0.58, gloss=0.30, velvet=0.35, swell=0, thick=0.010,
        fringe=dict(n=8000, kids=34, down=0.0014, along=0.0040, normal=0.0022, rough=0.0008), all_over=0.55,
    ),
    'kralik': dict(
        strand=0, hair=(520, 200), lock=(95, 60), tuft=(24, 17), tone=(0.5, 0.6, 0.55), wander=0.030,
        relief=(0.0008, 0.003, 0.007), rough=0.85, gloss=0.08, velvet=0.9, swell=0, thick=0.014,
        fringe=dict(n=9000, kids=30, down=0.0010, along=0.0010, normal=0.0046, rough=0.0016), all_over=0.5,
    ),
    'persky': dict(
        strand=0, hair=(700, 260), lock=(140, 80), tuft=(46, 30), tone=(0.25, 0.25, 0.2), curl=3.0,
        relief=(0.0003, 0.0008, 0.001), rough=0.38, gloss=0.6, velvet=0.2, swell=0, thick=0.006,
        fringe=None, all_over=0,
    ),
}


def noise(g, u, v, scale, wander=None, detail=3.0):
    """Noise 0..1 with so many cells per metre across and along the hair."""
    at = g.add('CombineXYZ')
    g.set(at, 0, g.math('MULTIPLY', u, scale[0]))
    g.set(at, 1, g.math('MULTIPLY', v, scale[1]))
    return g.add('TexNoise', Scale=1.0, Detail=detail, Roughness=0.55, Vector=at.outputs[0]).outputs[0]


def lie_of(g, wander):
    """Sockets u and v; wander: how far (m) the lie of the hair strays."""
    uv = g.add('UVMap', uv_map=LIE).outputs[0]
    if wander:
        stray = g.add('VectorMath', operation='SCALE')
        g.set(stray, 0, g.add('TexNoise', Scale=26.0, Detail=2.0, Vector=uv).outputs['Color'])
        stray.inputs['Scale'].default_value = wander
        bent = g.add('VectorMath', operation='ADD')
        g.set(bent, 0, uv)
        g.set(bent, 1, stray.outputs[0])
        uv = bent.outputs[0]
    parts = g.add('SeparateXYZ', Vector=uv)
    return parts.outputs[0], parts.outputs[1]


def bell(g, x, width):
    """exp(-(x / width)^2) of a socket."""
    square = g.math('POWER', g.math('ABSOLUTE', g.math('DIVIDE', x, width)), 2.0)
    return g.math('POWER', 2.718, g.math('MULTIPLY', square, -1.0))


def strand_shade(g, look, u, v):
    """Brightness across a strand: dark along its middle, light flanks, a little darker at the joint; and its height 0..1."""
    sway = g.math('MULTIPLY', g.math('SUBTRACT', noise(g, u, v, (14, 5)), 0.5), 0.010)
    t = g.math('SUBTRACT', g.math('FRACT', g.math('DIVIDE', g.math('ADD', u, sway), look['strand'])), 0.5)
    far = g.math('ABSOLUTE', t)
    ragged = g.math('MULTIPLY', g.math('SUBTRACT', noise(g, u, v, (420, 26)), 0.5), 0.20)
    middle = g.math('MULTIPLY', bell(g, g.math('ADD', far, ragged), 0.13), 1 - look['middle'])
    joint = g.math('MULTIPLY', bell(g, g.math('SUBTRACT', 0.5, far), 0.05), 1 - look['join'])
    return g.math('SUBTRACT', g.math('SUBTRACT', 1.12, middle), joint), bell(g, far, 0.36)


def around_one(g, value, spread):
    """A noise 0..1 as a factor round 1."""
    return g.math('ADD', g.math('MULTIPLY', g.math('SUBTRACT', value, 0.5), 2.4 * spread), 1.0)


def pelt(color, look, grooves=None):
    """Material of a fur; look: a recipe of PELAGE; grooves: picture in pattern space that is 1 where the fur parts (front edge, armhole)."""
    g = Nodes('pelt')
    g.dyed()
    u, v = lie_of(g, look.get('wander'))
    noises = [noise(g, u, v, look[key]) for key in ('hair', 'lock', 'tuft')]
    shade, height = None, None
    for value, tone, rise in zip(noises, look['tone'], look['relief']):
        factor, lift = around_one(g, value, tone), g.math('MULTIPLY', value, rise)
        shade = g.math('MULTIPLY', shade, factor) if shade else factor
        height = g.math('ADD', height, lift) if height else lift
    if look['strand']:
        across, swell = strand_shade(g, look, u, v)
        shade = g.math('MULTIPLY', shade, across)
        height = g.math('ADD', height, g.math('MULTIPLY', swell, look['swell']))
    if look.get('curl'):
        flow = noise(g, u, v, (38, 30), detail=1.0)
        wave = g.math('SINE', g.math('MULTIPLY', g.math('ADD', flow, g.math('MULTIPLY', noises[1], 0.10)), look['curl'] * 12.0))
        shade = g.math('MULTIPLY', shade, g.math('ADD', g.math('MULTIPLY', wave, 0.28), 0.9))
        height = g.math('ADD', height, g.math('MULTIPLY', wave, 0.0016))
    if grooves:
        parted = g.add('TexImage', image=grooves, Vector=g.add('TexCoord').outputs['UV']).outputs[0]
        shade = g.math('MULTIPLY', shade, g.math('SUBTRACT', 1.0, g.math('MULTIPLY', parted, 0.75)))
    grey = g.add('CombineColor')
    for i in range(3):
        g.set(grey, i, shade)
    base = g.mix(1.0, srgb(color), grey.outputs[0], 'MULTIPLY')
    normal = g.add('Bump', Strength=1.0, Distance=1.0, Height=height).outputs[0]
    p = g.add('BsdfPrincipled', Base_Color=base, Roughness=look['rough'], Normal=normal, Specular=look['gloss'])
    g.set(p, 'Sheen', look['velvet'])
    g.set(p, 'Sheen Tint', 0.7)
    if look['gloss'] > 0.2:
        g.set(p, 'Anisotropic', 0.75)
        g.set(p, 'Tangent', g.add('Tangent', direction_type='UV_MAP', uv_map=LIE).outputs[0])
    return g.finish(p.outputs[0])


def lay_hair(o, corners):
    """Write the UV layer of the lie: metres across and along at every corner of the mesh."""
    layer = o.data.uv_layers.new(name=LIE)
    layer.data.foreach_set('uv', np.asarray(corners, np.float32).ravel())


def lie_on_garment(c, R, F):
    """Across and along the hair at every corner of the triangles F: down the body, along the sleeves."""
    start, along, across = sleeve_frame(c)
    on_sleeve = sleeveness(c, R)[F].mean(1) > 0.5
    q = np.c_[np.abs(R[:, 0]), R[:, 1]] - start
    sleeve = np.c_[q @ across + 1.0, -(q @ along)]
    return np.where(np.repeat(on_sleeve, 3)[:, None], sleeve[F.ravel()], R[F.ravel()])


def fringe(G, o, color, look, weights, seed=1):
    """Hair on an object, dense where the weights (0..1, by vertex) say so."""
    hair = look['fringe']
    if not hair:
        return
    group = o.vertex_groups.new(name='outline')
    for i, weight in enumerate(weights):
        if weight > 0.01:
            group.add([i], float(weight), 'REPLACE')
    tint = '#%02x%02x%02x' % tuple(round(255 * q) for q in np.clip(np.array([int(color[i : i + 2], 16) for i in (1, 3, 5)]) / 255 * 1.6, 0, 1))
    material = G['hairmat'](tint, None, rough=0.7, gloss=0.35 * look['gloss'])
    settings = {k: hair[k] for k in ('down', 'along', 'normal', 'rough')}
    G['fur'](o, hair['n'], 0.006, material, kids=hair['kids'], seed=seed, clump=0.12, radius=0.16, vg='outline', **settings)


def outline_weights(normals, from_edge, look):
    """Where hair is seen: 1 where the surface turns away from the eye, "all_over" elsewhere, none where it would hang over a free edge."""
    turned = np.clip((0.62 - np.abs(normals[:, 1])) / 0.35, 0, 1)
    return np.clip(turned + look['all_over'], 0, 1) * np.clip(from_edge / 0.010, 0, 1)
