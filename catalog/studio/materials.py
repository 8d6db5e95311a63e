"""Cycles materials: leather, suede, shearling, knit, fur and plain surfaces.

Every material that may be recoloured afterwards writes 1 into the shader output DYE (see recolour.py)."""
import bpy
import numpy as np

DYE = 'dye'  # name of the shader output: 1 on leather and fur, 0 on metal, thread, lining, ground

# grain cells per metre, weight of cells / creases / soft unevenness, roughness, depth (m)
LEATHER = {
    'grain': (900.0, 0.55, 0.22, 0.25, 0.34, 0.00034),
    'nappa': (620.0, 0.5, 0.28, 0.22, 0.35, 0.00028),
    'satin': (1100.0, 0.5, 0.10, 0.10, 0.41, 0.00016),
    'patent': (520.0, 0.5, 0.35, 0.5, 0.12, 0.0001),
}
FINISH = {'grain': (0.5, 0.24), 'nappa': (0.5, 0.27), 'satin': (0.3, 0.32)}  # a clear coat: strength and roughness
NAPPED = ('suede', 'shearling')


def srgb(hexcode):
    """'#rrggbb' -> linear RGBA."""
    h = hexcode.lstrip('#')
    channels = [int(h[i : i + 2], 16) for i in (0, 2, 4)]
    return tuple(((q / 255 + 0.055) / 1.055) ** 2.4 if q > 10 else q / 255 / 12.92 for q in channels) + (1,)


def scaled(color, factor, offset=0.0):
    """Multiplies linear RGBA by a factor and adds an offset; the result is at most 1."""
    return tuple(min(1, q * factor + offset) for q in color[:3]) + (1,)


class Nodes:
    """A material with shortcuts that wire its nodes."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.out = self.add('OutputMaterial')

    def add(self, kind, **settings):
        """Adds a node; a setting is a property of the node or one of its inputs (value or socket)."""
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            if key in node.bl_rna.properties:
                setattr(node, key, value)
            else:
                self.set(node, key, value)
        return node

    def set(self, node, key, value):
        socket = node.inputs[key] if isinstance(key, int) else node.inputs[key.replace('_', ' ')]
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def math(self, op, a, b=0.0, clamp=False):
        node = self.add('Math', operation=op, use_clamp=clamp)
        self.set(node, 0, a)
        self.set(node, 1, b)
        return node.outputs[0]

    def mix(self, factor, a, b, blend='MIX'):
        node = self.add('MixRGB', blend_type=blend)
        for i, value in enumerate((factor, a, b)):
            self.set(node, i, value)
        return node.outputs[0]

    def mix_shader(self, factor, a, b):
        node = self.add('MixShader')
        for i, value in enumerate((factor, a, b)):
            self.set(node, i, value)
        return node.outputs[0]

    def dyed(self, value=1.0):
        """Sets how far this material takes part in recolouring (0..1, value or socket)."""
        node = self.add('OutputAOV')
        node.name = DYE
        self.set(node, 'Value', value)

    def finish(self, shader):
        self.tree.links.new(shader, self.out.inputs['Surface'])
        return self.material


def image(name, values):
    """Creates a float picture for textures from an array (rows from the top)."""
    h, w = values.shape[:2]
    picture = bpy.data.images.new(name, w, h, alpha=False, float_buffer=True, is_data=True)
    rgba = np.ones((h, w, 4), np.float32)
    rgba[..., : values.shape[2] if values.ndim == 3 else 3] = values if values.ndim == 3 else values[..., None]
    picture.pixels.foreach_set(rgba[::-1].ravel())
    picture.pack()
    return picture


def leather_vector(g, coord, uvscale, scale):
    """Texture coordinates in metres."""
    mapping = g.add('Mapping', Vector=g.add('TexCoord').outputs['UV' if coord == 'UV' else 'Object'])
    mapping.inputs['Scale'].default_value = (uvscale[0] * scale, uvscale[1] * scale, scale)
    return mapping.outputs[0]


def nap(g, base, dark, fine, mid):
    """Suede: colour, roughness, height and depth (m) of the nap."""
    lie = g.math('MULTIPLY', g.math('SUBTRACT', fine, 0.35), 2.6, True)
    height = g.math('ADD', g.math('MULTIPLY', fine, 0.7), g.math('MULTIPLY', mid, 0.5))
    return g.mix(g.math('MULTIPLY', lie, 0.35), base, dark), 0.92, height, 0.0009


def grain(g, kind, base, dark, v, mid):
    """Smooth leather: colour, roughness, height and depth (m) of the grain."""
    wobble = g.add('VectorMath', operation='SCALE')
    g.set(wobble, 0, g.add('TexNoise', Scale=160.0, Detail=2.0, Vector=v).outputs['Color'])
    wobble.inputs['Scale'].default_value = 0.004
    warp = g.add('VectorMath', operation='ADD')
    g.set(warp, 0, v)
    g.set(warp, 1, wobble.outputs[0])
    cells, w_cell, w_crease, w_soft, roughness, depth = LEATHER[kind]

    def edges(scale):
        return g.add('TexVoronoi', feature='DISTANCE_TO_EDGE', Scale=scale, Vector=warp.outputs[0]).outputs[
            'Distance'
        ]

    cell = g.math('POWER', g.math('MULTIPLY', edges(cells), 3.2, True), 0.6)
    crease = g.math('MULTIPLY', edges(cells * 0.37), 5.0, True)
    height = g.math('ADD', g.math('MULTIPLY', cell, w_cell), g.math('MULTIPLY', crease, w_crease))
    height = g.math('ADD', height, g.math('MULTIPLY', mid, w_soft))
    valley = g.math('SUBTRACT', 1.0, cell)
    rough = g.math('ADD', g.math('MULTIPLY', mid, 0.12), roughness - 0.06)
    rough = g.math('ADD', g.math('MULTIPLY', valley, 0.18), rough)
    return g.mix(g.math('MULTIPLY', valley, 0.25), base, dark), rough, height, depth


def leather(
    kind,
    color,
    masks=None,
    hmap=None,
    thread=None,
    coord='UV',
    scale=1.0,
    uvscale=(1, 1),
    relief=1.0,
    hardware='#c9c6c0',
):
    """Builds leather. kind: grain | nappa | satin | patent | suede | shearling.

    masks: picture (metal, fabric, thread) and hmap: picture of heights (m), both in UV; relief: strength of the
    grain.
    """
    g = Nodes(kind)
    napped = kind in NAPPED
    c = srgb(color) if isinstance(color, str) else color
    v = leather_vector(g, coord, uvscale, scale)
    big = g.add('TexNoise', Scale=9.0, Detail=4.0, Vector=v).outputs[0]
    mid = g.add('TexNoise', Scale=60.0, Detail=5.0, Roughness=0.6, Vector=v).outputs[0]
    low, high = (0.70, 1.16) if napped else (0.94, 1.025) if kind == 'satin' else (0.90, 1.035)  # a wider range looks like wet clay
    dark, light = scaled(c, low), scaled(c, high, 0.003)
    cloud = g.math('ADD', g.math('MULTIPLY', big, 0.6), g.math('MULTIPLY', mid, 0.4))
    base = g.mix(g.math('MULTIPLY', g.math('SUBTRACT', cloud, 0.30), 2.4, True), dark, light)
    if napped:
        fine = g.add('TexNoise', Scale=900.0, Detail=3.0, Vector=v).outputs[0]
        base, rough, height, depth = nap(g, base, dark, fine, mid)
    else:
        base, rough, height, depth = grain(g, kind, base, dark, v, mid)
    bump = g.add('Bump', Strength=relief * (0.6 if napped else 0.55), Distance=depth * 3, Height=height)
    normal = bump.outputs[0]
    uv = g.add('TexCoord').outputs['UV']
    if hmap:
        heights = g.add('TexImage', image=hmap, Vector=uv, interpolation='Cubic')
        normal = g.add('Bump', Strength=0.8, Distance=1.0, Height=heights.outputs[0], Normal=normal).outputs[0]
    p = g.add('BsdfPrincipled', Base_Color=base, Roughness=rough, Normal=normal, Specular=0.25 if napped else 0.5)
    g.set(p, 'Sheen', 1.0 if napped else 0.15)
    if napped:
        g.set(p, 'Sheen Tint', 0.8)
    else:  # the finish on top of the grain: broad, calm highlights along folds
        for name, value in zip(('Clearcoat', 'Clearcoat Roughness'), FINISH.get(kind, (0.0, 0.3))):
            g.set(p, name, value)
    if not masks:
        g.dyed()
        return g.finish(plain_off_camera(g, c, p.outputs[0], napped))
    return trims(g, p, base, c, masks, thread, normal, uv, hardware, napped)


def plain_off_camera(g, c, shader, napped):
    """Uses the full surface for the camera and one flat colour for bounced light: it saves a third of the time and
    is not visible."""
    flat = g.add('BsdfPrincipled', Base_Color=scaled(c, 0.93), Roughness=0.9 if napped else 0.4, Specular=0.25 if napped else 0.5)
    return g.mix_shader(g.add('LightPath').outputs['Is Camera Ray'], flat.outputs[0], shader)


def trims(g, skin, base, c, masks, thread, normal, uv, hardware, napped):
    """Paints thread, fabric and metal over the skin, and finishes the material."""
    parts = g.add('SeparateColor', Color=g.add('TexImage', image=masks, Vector=uv).outputs[0])
    metal, fabric, stitches = parts.outputs
    yarn = srgb(thread) if thread else scaled(c, 1.5, 0.012)
    g.set(skin, 'Base Color', g.mix(g.math('MULTIPLY', stitches, 0.8), base, yarn))
    cloth = g.add(
        'BsdfPrincipled', Base_Color=scaled(c, 0.35, 0.004), Roughness=0.9, Specular=0.2, Sheen=0.4, Normal=normal
    )
    teeth = g.add('BsdfPrincipled', Base_Color=srgb(hardware), Metallic=1.0, Roughness=0.22, Normal=normal)
    shader = g.mix_shader(fabric, skin.outputs[0], cloth.outputs[0])
    shader = g.mix_shader(metal, shader, teeth.outputs[0])
    g.dyed(g.math('SUBTRACT', 1.0, g.math('MAXIMUM', metal, stitches)))
    return g.finish(plain_off_camera(g, c, shader, napped))


def plain(name, color, rough=0.5, metal=0.0, sheen=0.0, bump=0, spec=0.5, glow=0.0, dyed=False):
    """Plain material of one colour; bump: noise cells per metre; glow: light that the studio's lamps do not bring
    into a neck."""
    g = Nodes(name)
    p = g.add('BsdfPrincipled', Base_Color=srgb(color), Roughness=rough, Metallic=metal, Sheen=sheen, Specular=spec)
    if dyed:
        g.dyed()
    if glow:
        g.set(p, 'Emission', srgb(color))
        g.set(p, 'Emission Strength', glow)
    if bump:
        noise = g.add('TexNoise', Scale=bump, Detail=3.0, Vector=g.add('TexCoord').outputs['Object'])
        g.set(p, 'Normal', g.add('Bump', Strength=0.25, Distance=0.002, Height=noise.outputs[0]).outputs[0])
    return g.finish(p.outputs[0])


def lining(color, weave):
    """Woven lining; weave: picture in pattern space with its brightness, from threads and from the dark deeper
    inside."""
    g = Nodes('lining')
    cloth = g.add('TexImage', image=weave, Vector=g.add('TexCoord').outputs['UV'], interpolation='Cubic').outputs[0]
    base = g.mix(1.0, srgb(color), cloth, 'MULTIPLY')
    p = g.add('BsdfPrincipled', Base_Color=base, Roughness=0.42, Sheen=0.4)
    g.set(p, 'Emission', base)
    g.set(p, 'Emission Strength', 0.05)
    return g.finish(p.outputs[0])


def sky(colors):
    """A luminous sky with colours from the bottom to the top; it covers the wall of the studio."""
    g = Nodes('sky')
    height = g.add('SeparateXYZ', Vector=g.add('TexCoord').outputs['Object']).outputs[2]
    ramp = g.add('ValToRGB', Fac=g.math('ADD', g.math('MULTIPLY', height, 0.25), 0.4))
    stops = ramp.color_ramp.elements
    stops[0].color, stops[1].color = srgb(colors[0]), srgb(colors[-1])
    for i, color in enumerate(colors[1:-1], 1):
        stops.new(i / (len(colors) - 1)).color = srgb(color)
    return g.finish(g.add('Emission', Color=ramp.outputs[0], Strength=1.0).outputs[0])


def knit(color):
    """Ribbed knit that belongs to a leather of that colour."""
    g = Nodes('knit')
    g.dyed()
    color = scaled(srgb(color), 0.35, 0.004)
    return g.finish(g.add('BsdfPrincipled', Base_Color=color, Roughness=0.9, Specular=0.2, Sheen=0.4).outputs[0])


def hair(color, tip=None, rough=0.45, pelt=None, gloss=0.30, dyed=True, shine=0.28):
    """Fur: darker roots, lighter tips; pelt: picture in pattern space that shades the pelts (0 seam .. 1);
    gloss: share of the reflection, shine: its roughness along the hair."""
    g = Nodes('fur')
    g.dyed(1.0 if dyed else 0.0)
    c = srgb(color)
    info = g.add('HairInfo')
    shade = g.mix(info.outputs['Intercept'], scaled(c, 0.7), srgb(tip) if tip else scaled(c, 1.3, 0.01))
    level = g.math('ADD', g.math('MULTIPLY', info.outputs['Random'], 0.3), 0.9)
    grey = g.add('CombineColor')
    for i in range(3):
        g.set(grey, i, level)
    shade = g.mix(1.0, shade, grey.outputs[0], 'MULTIPLY')
    if pelt:
        seams = g.add('TexImage', image=pelt, Vector=g.add('TexCoord').outputs['UV'])
        shade = g.mix(1.0, shade, seams.outputs[0], 'MULTIPLY')
    under = g.add('BsdfPrincipled', Base_Color=shade, Roughness=rough, Specular=0.25, Sheen=0.2)
    sheen = g.add('BsdfHair', Color=g.mix(0.12, shade, (0.8, 0.74, 0.66, 1)))
    sheen.component = 'Reflection'
    sheen.inputs['RoughnessU'].default_value = shine
    sheen.inputs['RoughnessV'].default_value = 0.6
    return g.finish(g.mix_shader(gloss, under.outputs[0], sheen.outputs[0]))
