"""Meshes, tubes and hair in the Blender scene (metres)."""
import bpy


def link(name, data):
    """Adds an object with this data to the scene."""
    o = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(o)
    return o


def mesh(name, points, faces, material=None, smooth=True):
    """Builds an object from points and faces."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(p) for p in points], [], [tuple(int(i) for i in f) for f in faces])
    if smooth:
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    if material:
        data.materials.append(material)
    return link(name, data)


def tube(points, radius, material, cyclic=False):
    """Builds a round tube along a smooth curve."""
    curve = bpy.data.curves.new('t', 'CURVE')
    curve.dimensions = '3D'
    spline = curve.splines.new('NURBS')
    spline.points.add(len(points) - 1)
    for point, p in zip(spline.points, points):
        point.co = (*p, 1)
    spline.use_endpoint_u = True
    spline.use_cyclic_u = cyclic
    spline.order_u = 4
    spline.resolution_u = 6
    curve.bevel_depth = radius
    curve.bevel_resolution = 4
    curve.use_fill_caps = True
    curve.materials.append(material)
    return link('tube', curve)


def fur(
    o,
    n,
    length,
    material,
    kids=10,
    clump=0.2,
    down=0.02,
    along=0.0,
    rough=0.01,
    normal=0.01,
    vg=None,
    vl=None,
    radius=0.25,
    curl=0,
    seed=1,
):
    """Grows hair on an object: n hairs with `kids` children each.

    down, along, normal: velocities that set length and lie: to the ground, down the surface (against the v of its
    UV), and away from it; length (m) only scales the roughness; vg, vl: vertex groups of density and length.
    """
    o.data.materials.append(material)
    o.modifiers.new('fur', 'PARTICLE_SYSTEM')
    system = o.particle_systems[-1]
    system.seed = seed
    s = system.settings
    s.type = 'HAIR'
    s.count = n
    s.hair_step, s.render_step = 5, 4
    s.hair_length = length
    s.use_advanced_hair = True
    s.normal_factor = normal
    s.object_align_factor = (0, 0, -down)
    s.tangent_factor = along
    s.factor_random, s.brownian_factor = rough, rough * 0.3
    s.child_type = 'INTERPOLATED'
    s.rendered_child_count = kids
    s.child_length, s.child_length_threshold = 1, 0
    s.clump_factor = clump
    s.roughness_1, s.roughness_1_size = length * 0.03, 0.05
    s.roughness_2, s.roughness_2_size = length * 0.04, 0.02
    s.roughness_endpoint = length * 0.06
    if curl:
        s.kink, s.kink_amplitude, s.kink_frequency = 'CURL', curl, 3.0
    s.root_radius, s.tip_radius, s.radius_scale = radius, 0.05, 0.002
    s.material = len(o.data.materials)
    s.emit_from, s.distribution = 'FACE', 'RAND'
    s.use_modifier_stack = False
    if vg:
        system.vertex_group_density = vg
    if vl:
        system.vertex_group_length = vl
    return system
