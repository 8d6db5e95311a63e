"""Renders one picture with Cycles on the CPU.

    blender -b -P render.py -- job.json        (a job needs "out": "path.png"; see README)

Also writes path_mask_, path_dye_, path_albedo_ and path_normal_0001.exr for denoise.py and recolour.py."""
import functools
import json
import math
import os
import sys
import time

import bpy
import numpy as np
from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import accessories
import furs
import gift
import kinds  # noqa: F401  (enters its garments in the tables of styles)
import luggage
import materials
import meshes
import objects
import outerwear  # noqa: F401
import scenes
import smallgoods
import storks
import swatches
import tailored  # noqa: F401
from bags import phone
from bags.kinds import BAGS
from cuts import coats, jackets, shearlings  # noqa: F401
from garment import garment
from pile import roots
from wide import bust as tailor

# Area lights: place, width and height (as shares of the picture's height), power, colour.
LIGHTS = (
    ((-1.5, -1.3, 1.25), 1.0, 1.0, 26, (1, 0.965, 0.92)),  # key, high left
    ((1.7, -0.9, 0.35), 0.5, 1.8, 13, (0.95, 0.97, 1)),  # strip, right
    ((-1.9, -0.5, -0.2), 0.35, 1.6, 7, (1, 0.98, 0.96)),  # rim strip, left
    ((-0.1, -0.4, 2.0), 1.4, 0.6, 9, (1, 0.98, 0.95)),  # top
    ((0.2, -3.0, -0.3), 2.0, 2.0, 5, (1, 1, 1)),  # front fill
)
# Lights of bags. They are harder, so that a flat side has a lit and a shaded end and its edges shine.
BAG_LIGHTS = (
    ((-1.5, -1.3, 1.25), 0.8, 0.8, 34, (1, 0.965, 0.92)),
    ((1.7, -0.9, 0.35), 0.4, 1.8, 9, (0.95, 0.97, 1)),
    ((-1.9, -0.5, -0.2), 0.35, 1.6, 8, (1, 0.98, 0.96)),
    ((-0.5, -1.9, 1.9), 1.3, 0.45, 16, (1, 0.98, 0.95)),  # above the camera, reflected by surfaces that lean back
    ((0.2, -3.0, -0.3), 2.0, 2.0, 1.5, (1, 1, 1)),
)
AMBIENT = (0.9, 0.88, 0.86, 1)
AMBIENT_STRENGTH = 0.22
GROUND = '#e6e1da'
DISTANCE = 5.2  # of the camera, in heights of the picture
PASSES = ('dye', 'albedo', 'normal', 'mask', 'bust')  # side pictures; the last one only if a bust wears the garment


def toolbox(job):
    """The functions that garments and objects are built with."""
    leather = functools.partial(
        materials.leather, relief=job.get('grain', 1.0), hardware=job.get('hardware', '#c9c6c0')
    )
    return dict(
        leather=leather,
        plain=materials.plain,
        lining=materials.lining,
        knit=materials.knit,
        hairmat=materials.hair,
        img=materials.image,
        mesh=meshes.mesh,
        tube=meshes.tube,
        fur=meshes.fur,
    )


def build(job):
    """Builds the product: a garment ("style") or an object ("type"); returns its framing."""
    if 'style' in job:
        return garment(job, toolbox(job))
    module = next(m for m in (objects, accessories, *BAGS, smallgoods, luggage, furs, scenes, gift, storks, swatches, tailor) if hasattr(m, job['type']))
    return getattr(module, job['type'])(job, toolbox(job))


def side_pictures(scene, worn=()):
    """Makes the compositor write product mask, dye mask, albedo and normal, and a mask of the bust that wears the
    garment; returns its files."""
    for o in bpy.data.objects:
        o.pass_index = 2 if o in worn else 1
    view = bpy.context.view_layer
    view.use_pass_object_index = True
    view.cycles.denoising_store_passes = True
    view.aovs.add()
    view.aovs[-1].name = materials.DYE
    view.aovs[-1].type = 'VALUE'
    scene.use_nodes = True
    tree = scene.node_tree
    layers = next(n for n in tree.nodes if n.bl_idname == 'CompositorNodeRLayers')
    masks = []
    for index in (1, 2) if worn else (1,):
        mask = tree.nodes.new('CompositorNodeIDMask')
        mask.index = index
        mask.use_antialiasing = True
        tree.links.new(layers.outputs['IndexOB'], mask.inputs[0])
        masks.append(mask.outputs[0])
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.format.file_format, files.format.color_mode, files.format.color_depth = 'OPEN_EXR', 'RGB', '16'
    files.file_slots.clear()
    sockets = layers.outputs[materials.DYE], layers.outputs['Denoising Albedo'], layers.outputs['Denoising Normal'], *masks
    for name, socket in zip(PASSES, sockets):
        files.file_slots.new(name)
        tree.links.new(socket, files.inputs[-1])
    return files


def write_picture(scene, out, files):
    """Renders the picture `out` and the side pictures of side_pictures()."""
    files.base_path = os.path.dirname(out)
    for name, slot in zip(PASSES, files.file_slots):
        slot.path = os.path.basename(out)[:-4] + '_' + name + '_'
    scene.render.filepath = out
    bpy.ops.render.render(write_still=True)


def uniform_subdivision():
    """Subdivides evenly instead of computing the limit surface, which took 2 GB and 17 seconds a garment on meshes
    of triangles."""
    for o in bpy.data.objects:
        for m in o.modifiers:
            if m.type == 'SUBSURF':
                m.use_limit_surface = False


def turn_round(info):
    """Shows the back: turns the product and leaves the studio unchanged."""
    half_turn = Matrix.Rotation(math.pi, 4, 'Z')
    for o in list(bpy.data.objects):
        if o.parent is None:
            o.matrix_world = half_turn @ o.matrix_world
    info['back'] = info.get('front', 0.15)
    info['center'] = (-info['center'][0], info['center'][1])


def mirror(info):
    """Swaps left and right of the product, so that a woman's garment closes right over left; the light stays
    unchanged."""
    swapped = Matrix.Scale(-1, 4, (1, 0, 0))
    for o in list(bpy.data.objects):
        if o.parent is None:
            o.matrix_world = swapped @ o.matrix_world
    info['center'] = (-info['center'][0], info['center'][1])


def frame_height(job, info):
    """Returns the height of the picture in metres at which the product fills it."""
    width, height = job.get('size', [1000, 1250])
    fit = max(info['height'] / 0.84, info['width'] / 0.86 * height / width)
    return fit / job.get('zoom', 1.0)


def aim(o, target):
    o.rotation_euler = (target - o.location).to_track_quat('-Z', 'Y').to_euler()


def show_part(scene, job, part):
    """Makes the lens show everything (None) or a part: middle (shares of width and height) and zoom."""
    x, y, zoom = part or (0.5, 0.5, 1)
    width, tall = job.get('size', [1000, 1250])
    lens = scene.camera.data
    lens.lens = 24 * DISTANCE * zoom
    lens.shift_x, lens.shift_y = (x - 0.5) * zoom * width / tall, (0.5 - y) * zoom


def camera(scene, job, target, height):
    """Sets up a long lens at `azim`, `elev` degrees; "part": see show_part."""
    distance = height * DISTANCE
    data = bpy.data.cameras.new('camera')
    o = meshes.link('camera', data)
    scene.camera = o
    data.sensor_fit, data.sensor_height = 'VERTICAL', 24
    show_part(scene, job, job.get('part'))
    elev, azim = math.radians(job.get('elev', 2)), math.radians(job.get('azim', 0))
    way = Vector((math.sin(azim) * math.cos(elev), -math.cos(azim) * math.cos(elev), math.sin(elev)))
    o.location = target + way * distance
    aim(o, target)
    if 'fstop' in job:
        data.dof.use_dof, data.dof.focus_distance, data.dof.aperture_fstop = True, distance, job['fstop']


def ground(job, info, height):
    """Builds the wall behind a hanging product, or a floor with a curved sweep under a standing one."""
    paint = materials.sky(job['sky']) if 'sky' in job else materials.plain('wall', job.get('ground', GROUND), 0.95, spec=0.1)
    if info.get('floor') is None:
        y = info['back']
        meshes.mesh('wall', [(-8, y, -8), (8, y, -8), (8, y, 8), (-8, y, 8)], [(0, 1, 2, 3)], paint)
        return
    start, radius = 1.2 * height, 0.8 * height
    bend = [(start + radius * math.sin(a), radius * (1 - math.cos(a))) for a in np.linspace(0, math.pi / 2, 14)]
    profile = [(-6, 0), (start, 0)] + bend + [(start + radius, 8)]
    points = [(x, y, info['floor'] + z) for y, z in profile for x in (-8, 8)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    meshes.mesh('sweep', points, faces, paint)


def lamps(job):
    """Returns the lights of a job; bags have their own."""
    kind = job.get('type', '')
    return BAG_LIGHTS if kind == 'briefcase' or any(hasattr(module, kind) for module in (*BAGS, luggage)) else LIGHTS


def lights(scene, job, target, height):
    """Adds soft daylight from the left; everything scales with the picture."""
    exposure = job.get('exposure', 1.0)
    for place, width, tall, power, color in lamps(job):
        data = bpy.data.lights.new('light', 'AREA')
        data.shape = 'RECTANGLE'
        data.size, data.size_y = width * height, tall * height
        data.energy = power * exposure * height**2
        data.color = color
        o = meshes.link('light', data)
        o.location = target + Vector(place) * height
        aim(o, target)
    world = bpy.data.worlds.new('world')
    scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value = AMBIENT
    background.inputs[1].default_value = AMBIENT_STRENGTH * exposure


def quality(scene, job):
    """Sets samples, bounces, picture size and tone."""
    c = scene.cycles
    c.samples = job.get('samples', 12)
    c.use_adaptive_sampling, c.adaptive_threshold, c.use_denoising = True, 0.015, False
    c.max_bounces = job.get('bounces', 3)
    c.diffuse_bounces, c.glossy_bounces, c.transparent_max_bounces = 1, 1, 4
    c.caustics_reflective = False
    c.sample_clamp_indirect, c.sample_clamp_direct = 3, 8
    c.pixel_filter_type = 'BLACKMAN_HARRIS'
    scene.cycles_curves.shape = 'RIBBONS'
    r = scene.render
    r.threads_mode, r.threads = 'FIXED', job.get('threads', 1)
    r.resolution_x, r.resolution_y = job.get('size', [1000, 1250])
    r.resolution_percentage = job.get('percent', 100)
    r.image_settings.file_format, r.image_settings.color_depth = 'PNG', '8'
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', 'Medium High Contrast'
    scene.view_settings.exposure = job.get('ev', 0.80)


def main(job):
    """Builds, lights and renders one job."""
    start = time.time()
    out = os.path.abspath(job['out'])
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    info = build(job)
    if 'phone' in job:
        phone.phone(toolbox(job), *job['phone'], info['floor'])
    worn = tailor.bust(job, toolbox(job), info) if job.get('bust') else ()
    uniform_subdivision()
    files = side_pictures(scene, worn)
    if job.get('mirror'):
        mirror(info)
    if job.get('view') == 'back':
        turn_round(info)
    height = frame_height(job, info)
    x, z = job.get('look') or info['center']
    target = Vector((x, info.get('cy', 0), z))
    camera(scene, job, target, height)
    ground(job, info, height)
    lights(scene, job, target, height)
    quality(scene, job)
    if roots.kept:
        roots.write(job, scene, height, target, [(place, power, color) for place, _, _, power, color in LIGHTS])
    built = time.time()
    write_picture(scene, out, files)
    for closer, part in job.get('closer', []):
        show_part(scene, job, part)
        write_picture(scene, closer, files)
    done, used = time.time(), time.process_time()
    print('BUILD %.0f s RENDER %.0f s, processor %.0f s -> %s' % (built - start, done - built, used, os.path.basename(out)))


if __name__ == '__main__':
    with open(sys.argv[sys.argv.index('--') + 1]) as f:
        main(json.load(f))
