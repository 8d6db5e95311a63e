"""Build a sewn garment in the Blender scene: drape, shape, detail maps, skin or fur, collar, pieces, hardware."""
import functools
import hashlib
import json
import os

import bpy
import cv2
import numpy as np
from scipy.interpolate import LinearNDInterpolator, RegularGridInterpolator
from scipy.spatial import cKDTree

import drape
import patterns
import strands
import styles
from collars import boundary_loops, collar, thin_collar
from details import PX, Canvas
from hoods import hood
from lines import curve, sleeve_frame, sleeveness
from materials import scaled, srgb
from pieces import label
from pile import roots
from pile.coats import BARE, SLEEK
from revers import revers

HERE = os.path.dirname(os.path.abspath(__file__))
CACHE = os.path.join(HERE, 'cache')
DISPLACEMENT_ZERO = 0.02  # m; the height map is shifted so that it stays positive
THICKNESS = 0.0035  # m
THICK_SHEARLING = 0.008  # m
CALM = 0.015  # m from a free edge without displacement, otherwise hem and cuff look cut with a saw
TURNED = 0.028  # m of leather turned in at hem and cuffs
DEEP = 0.11  # m from the neck, beyond which a lining is dark

WOOL = dict(
    length=0.004, cn=9000, kids=34, clump=0.10, down=0.0004, normal=0.0013, rough=0.0012, curl=0.0012, radius=0.30
)


def cached_drape(spec):
    """Returns the drape of a cut, cached in cache/ under a hash of the cut and of the code that drapes it."""
    key = json.dumps(spec, sort_keys=True).encode()
    for name in ('drape.py', 'patterns.py'):
        with open(os.path.join(HERE, name), 'rb') as f:
            key += f.read()
    os.makedirs(CACHE, exist_ok=True)
    path = os.path.join(CACHE, hashlib.sha1(key).hexdigest()[:12] + '.npz')
    if not os.path.exists(path):
        np.savez(path, **drape.drape(spec))
    return dict(np.load(path))


def is_fur(job):
    return job['style'] == 'furcoat'


def outwards(V):
    """Unit vectors away from the upright axis."""
    r = np.c_[V[:, 0], V[:, 1], 0 * V[:, 0]]
    return r / (np.linalg.norm(r, axis=1)[:, None] + 1e-9)


# ---------- shape after the drape
def flute(V, R, length, n, amp, start=0.12):
    """Adds soft vertical folds that grow from `start` to the hem (n round the body, amp in m)."""
    th = np.arctan2(V[:, 0], -V[:, 1] * 1.5)
    depth = np.clip((-R[:, 1] - start) / (length - start), 0, 1) ** 1.4
    phase = n * th + 0.9 * np.sin(2 * th + 1.1) + 0.5 * np.sin(3 * th + 0.3) + 0.35 * np.sin(-9 * R[:, 1] + 2 * th)
    return V + outwards(V) * (amp * depth * (np.cos(phase) + 0.25 * np.cos(2 * phase)))[:, None]


def cinch(V, body, z, amount, h=0.10, fold=0.006):
    """Narrows the waist at height z by `amount` (share) over h metres, with gathered folds of `fold` metres."""
    th = np.arctan2(V[:, 0], -V[:, 1] * 1.5)
    away = V[:, 2] - z
    gathered = np.cos(13 * th + 2 * np.sin(3 * th) + 0.8 * np.sin(2 * th + 1))
    gathered *= fold * np.exp(-np.abs(away) / 0.16) * (1 - np.exp(-((away / 0.03) ** 2))) * body
    V = V * np.c_[[1 - amount * np.exp(-((away / h) ** 2)) * body] * 2 + [np.ones(len(V))]].T
    return V + outwards(V) * gathered[:, None]


def side_seam(c, z):
    """Half width of the flat panel below the armhole, at heights z."""
    pit, low = -c['drop'] - c['armhole'], -c['length']
    line = np.array(patterns.bez([c['chest'], pit], [c['waist'], -min(0.42, c['length'] * 0.66)], [c['hem'], low], 40))
    return np.interp(-z, -line[:, 1], line[:, 0])


def ring(a, depth, n=61, power=2.25):
    """Quarter of a rounded section, `a` wide and `depth` deep, from the middle to the side, as n evenly spaced
    points."""
    turn = np.linspace(0, np.pi / 2, 400)
    x, y = a * np.sin(turn) ** (2 / power), depth * np.cos(turn) ** (2 / power)
    run = np.r_[0, np.cumsum(np.hypot(np.diff(x), np.diff(y)))]
    even = np.linspace(0, run[-1], n)
    return np.interp(even, run, x), np.interp(even, run, y)


def fold_height(folds, R, u, behind, length):
    """How far (m) the skirt's folds stand out. A fold is [middle (share of the half width, right is positive), half
    width (share), height at the hem (m), where it begins (m under the neck), 1 behind (0 in front), lean (share per
    m)]."""
    out = np.zeros(len(R))
    for middle, wide, high, start, back, lean in folds:
        grown = np.clip((-R[:, 1] - start) / (length - start), 0, 1)
        t = (u - middle - lean * (-R[:, 1] - length)) / (wide * (0.55 + 0.45 * grown))
        out += (behind == back) * high * grown**1.3 * (1 - 0.9 * t * t) * np.exp(-0.8 * t * t)
    out = np.where(out < 0, out * np.clip((0.8 - np.abs(u)) / 0.3, 0, 1), out)  # hollows at the side would leave a fin at the seam
    calm = np.clip((1 - np.abs(u)) / 0.3, 0, 1)
    return out * calm * calm * (3 - 2 * calm)  # front and back must agree where they are sewn


def hung(d, V, c, wide=0.77, deep=0.42, folds=(), blend=0.13):
    """Shapes a coat below the armholes as a pressed coat hangs: a rounded section without the small waves of the drape
    that grows to `wide` x `deep` (shares of the panel's half width) at the hem, with these folds (see fold_height). The
    change is blended in over `blend` metres."""
    R, body = d['rest'], 1 - sleeveness(c, d['rest'])
    pit, half = -c['drop'] - c['armhole'], side_seam(c, d['rest'][:, 1])
    behind = np.ones(len(V), int)
    behind[np.unique(d['F'][d['side'] == 0])] = 0
    u = np.clip(R[:, 0] / half, -1, 1)
    top = (np.abs(R[:, 1] - pit + 0.1) < 0.06) & (body > 0.99)
    side, mid = top & (np.abs(u) > 0.97), top & (np.abs(u) < 0.2)
    middle = V[side, 1].mean() if side.any() else 0.0
    first = [np.mean(np.abs(V[side, 0]) / half[side])]
    first += [np.mean(np.abs(V[m, 1] - middle) / half[m]) for m in (mid & (behind == 0), mid & (behind == 1))]
    low = (R[:, 1] < pit - 0.03) & (body > 0.99)
    height = np.poly1d(np.polyfit(R[low, 1], V[low, 2], 1))
    levels = np.linspace(pit + 0.1, -c['length'], 50)
    grown = np.clip((pit - 0.1 - levels) / (c['length'] + pit - 0.1), 0, 1)
    places = np.linspace(0, 1, 61)
    X = np.zeros_like(V)
    for back in (0, 1):
        across = side_seam(c, levels) * (first[0] + (wide - first[0]) * grown)
        depth = side_seam(c, levels) * (first[1 + back] + (deep - first[1 + back]) * grown)
        grid = np.array([ring(a, b) for a, b in zip(across, depth)])
        at = np.c_[np.clip(R[:, 1], levels[-1], levels[0]), np.abs(u)]
        xy = [RegularGridInterpolator((levels[::-1], places), grid[::-1, i])(at) for i in (0, 1)]
        mine = behind == back
        X[mine, 0] = (np.sign(u) * xy[0])[mine]
        X[mine, 1] = middle + (xy[1] * (2 * back - 1))[mine]
    X[:, 2] = height(R[:, 1])
    X += outwards(X) * [0.3, 1, 1] * fold_height(folds, R, u, behind, c['length'])[:, None]  # else a corner of the hem stands out
    share = np.clip((pit + 0.09 * (1 - u * u) - R[:, 1]) / blend, 0, 1) * body
    share = share * share * (3 - 2 * share)
    return V + share[:, None] * (X - V)


def bent_arms(V, R, c, degrees):
    """Turns the sleeves towards the body below the elbow."""
    start, along, _ = sleeve_frame(c)
    t = (np.abs(R[:, 0]) - start[0]) * along[0] + (R[:, 1] - start[1]) * along[1] - 0.5 * c['sleeve']
    below = 0.04 * np.logaddexp(0, t / 0.04) * sleeveness(c, R)
    V = V.copy()
    V[:, 0] -= np.sign(V[:, 0]) * below * np.tan(np.radians(degrees))
    return V


def padded(V, R, c, high):
    """Lifts the shoulders as a pad of `high` metres at their ends would."""
    far = np.hypot(np.abs(R[:, 0]) - c['shoulder'] + 0.01, R[:, 1] + c['drop'])
    return V + np.c_[0.25 * np.sign(R[:, 0]), 0 * far, 1 + 0 * far] * (high * np.exp(-((far / 0.075) ** 2)))[:, None]


def even_neck(d, c):
    """Makes the left side of the front neck like the right one, so that both lapels roll alike."""
    V, R = d['V'].copy(), d['rest']
    front = np.unique(d['F'][d['side'] == 0])
    left = front[R[front, 0] < 0]
    mirror = LinearNDInterpolator(R[front], V[front])(R[left] * [-1, 1]) * [-1, 1, 1]
    near = np.clip((R[left, 1] + c['neck_front'] + 0.12) / 0.10, 0, 1) * np.clip((0.21 + R[left, 0]) / 0.06, 0, 1)
    near[np.isnan(mirror[:, 0])] = 0
    V[left] += near[:, None] * (np.nan_to_num(mirror) - V[left])
    return V


def calmed(V, F, passes):
    """Removes small waves from the cloth and smooths its free edges."""
    edges = np.unique(np.sort(np.vstack([F[:, [0, 1]], F[:, [1, 2]], F[:, [2, 0]]]), 1), axis=0)
    V = drape.taubin(V, edges, passes)
    for chain in boundary_loops(F):
        line = V[chain]
        for factor in [0.5, -0.47] * 12:
            line = line + factor * (0.5 * (np.roll(line, 1, 0) + np.roll(line, -1, 0)) - line)
        V[chain] = line
    return V


def shape(d, c, job, spec):
    """Applies the even neck, flutes and cinch to the drape."""
    V, R = even_neck(d, c) if 'even' in job else d['V'].copy(), d['rest']
    V = calmed(V, d['F'], job.get('calm', 12))
    if 'hung' in job:
        V = hung(d, V, c, **job['hung'])
    if 'pad' in job:
        V = padded(V, R, c, job['pad'])
    if 'arms' in job:
        V = bent_arms(V, R, c, job['arms'])
    folds, waist = job.get('flute', spec.get('flute')), job.get('cinch', spec.get('cinch'))
    if folds:
        V = flute(V, R, c['length'], **folds)
    if waist:
        V = cinch(V, 1 - sleeveness(c, R), **waist)
    d['V'] = V


# ---------- detail maps
def seam_distance(C, pattern):
    """Distance (m) of every pixel of the canvas to the nearest seam of the pattern."""
    free = np.ones((C.hh, C.w), np.uint8)
    for kind, points in pattern['front']:
        if kind == 'seam':
            cv2.polylines(free, [np.round(C.px(points)).astype(np.int32)], False, 0, 1)
    return cv2.distanceTransform(free, cv2.DIST_L2, 5) * C.res


def paint_side(job, c, pattern, box, front):
    """Paints all details of one side on its canvas."""
    x0, x1, z0, z1 = box
    style = job['style']
    C = Canvas(x0, x1, z0, z1, job.get('res', PX))
    pitch = job.get('quilt', styles.QUILT.get(style))
    if pitch:
        C.quilt([curve([(x0, z), (x1, z)], 50) for z in np.arange(-0.10, z0, -pitch)], 0.0085)
    styles.DETAILS[style](C, c, front)
    cloud = 0.3 if 'hung' in job else 0.5  # more looks like wet clay
    C.h += cloud * 0.00035 * cv2.GaussianBlur(C.noise, (0, 0), 14) + 0.00012 * C.noise
    C.h *= np.clip(seam_distance(C, pattern) / 0.014, 0, 1)  # front and back must agree where they are sewn
    return C


def distance_to(C, pattern, side, kinds):
    """Distance (m) of every pixel of the canvas to the lines of these kinds."""
    free = np.ones((C.hh, C.w), np.uint8)
    for kind, points in pattern[side]:
        if kind in kinds:
            cv2.polylines(free, [np.round(C.px(points)).astype(np.int32)], False, 0, 1)
    return cv2.distanceTransform(free, cv2.DIST_L2, 5) * C.res


def calm_edges(C, pattern, side):
    """0 at hem, cuffs and neck, 1 from CALM metres inwards."""
    t = np.clip(distance_to(C, pattern, side, ('open', 'neck')) / CALM, 0, 1)
    return t * t * (3 - 2 * t)


def weave(box, c, pattern):
    """Brightness of the lining in pattern space: fine twill, a tape along the neck, and dark from DEEP metres
    inwards."""
    C = Canvas(*box, 0.001)
    rows, cols = np.mgrid[: C.hh, : C.w].astype(np.float32) * C.res
    twill = 1 + 0.07 * np.sin(2 * np.pi * (cols + rows) / 0.0042) + 0.03 * C.noise
    sides = []
    for side in ('front', 'back'):
        far = distance_to(C, pattern, side, ('neck',))
        inwards = np.clip(far / DEEP, 0, 1)
        tape = 1 - 0.28 * np.exp(-(((far - 0.016) / 0.0016) ** 2))
        sides.append(twill * tape * (1 - 0.42 * inwards * inwards * (3 - 2 * inwards)))
    return np.hstack(sides).astype(np.float32)


def detail_maps(G, job, c, pattern, box):
    """Textures of both sides next to each other: masks, fine heights (bump), coarse heights (displacement)."""
    sides = [paint_side(job, c, pattern, box, front) for front in (True, False)]
    heights = np.hstack([C.h for C in sides])
    coarse = cv2.GaussianBlur(heights, (0, 0), 3.0)
    coarse *= np.hstack([calm_edges(C, pattern, side) for C, side in zip(sides, ('front', 'back'))])
    masks = np.hstack([C.masks() for C in sides])
    return (
        G['img']('masks', masks),
        G['img']('fine', heights - coarse),
        G['img']('coarse', coarse + DISPLACEMENT_ZERO),
    )


def map_uv(o, R, side, box, swap=False):
    """Maps UV from pattern space: front in the left half, back in the right half. With `swap`, left and right of the
    back change places, so that the back is not a mirror image and hair that runs along the surface lies the same way in
    front and behind."""
    x0, x1, z0, z1 = box
    layer = o.data.uv_layers.new()
    corner = np.array([l.vertex_index for l in o.data.loops])
    behind = np.repeat(side, 3)
    across = (R[corner, 0] - x0) / (x1 - x0)
    across = np.where(swap & (behind > 0), 1 - across, across)
    uv = np.c_[across * 0.5 + 0.5 * behind, (R[corner, 1] - z0) / (z1 - z0)]
    layer.data.foreach_set('uv', uv.ravel())


# ---------- skin
def thin_near_seams(o, R, pattern):
    """Adds a vertex group for the thickness, thin at seams; otherwise the lining pokes through tight folds."""
    seams = np.vstack([patterns.sample([s], 0.004)[0] for s in pattern['front'] if s[0] == 'seam'])
    group = o.vertex_groups.new(name='thick')
    for i, weight in enumerate(np.clip(cKDTree(seams).query(R)[0] / 0.035 - 0.3, 0, 1)):
        if weight > 0:
            group.add([i], float(weight), 'REPLACE')


def turned_in(o, R, F, pattern, skin, inside):
    """Gives the faces next to hem and cuffs material slots of their own, whose inner side is `inside` instead of
    lining, as leather is turned in there."""
    edges = np.vstack([patterns.sample([s], 0.004)[0] for s in pattern['front'] if s[0] == 'open'])
    near = cKDTree(edges).query(R[F].mean(1))[0] < TURNED
    o.data.materials.append(skin)
    o.data.materials.append(inside)
    o.data.polygons.foreach_set('material_index', np.where(near, 2, 0).astype(np.int32))


def leather_skin(o, R, pattern, coarse, levels, thickness):
    """Subdivides, displaces by the coarse heights, and adds a thickness with the lining inside."""
    m = o.modifiers.new('ss', 'SUBSURF')
    m.levels = m.render_levels = levels
    texture = bpy.data.textures.new('coarse', 'IMAGE')
    texture.image, texture.extension = coarse, 'EXTEND'
    m = o.modifiers.new('d', 'DISPLACE')
    m.texture, m.texture_coords, m.mid_level, m.strength = texture, 'UV', DISPLACEMENT_ZERO, 1.0
    thin_near_seams(o, R, pattern)
    m = o.modifiers.new('so', 'SOLIDIFY')
    m.thickness, m.offset = thickness, -1
    m.material_offset, m.material_offset_rim = 1, 0
    m.vertex_group, m.thickness_vertex_group = 'thick', 0.06


# ---------- fur
def wool(G, o, job):
    """Adds curly wool to a collar; the wool keeps its colour when the picture is dyed."""
    f = dict(WOOL, **job.get('collarfur', {}))
    color = f.get('color', job.get('furcolor', '#e9dcc6'))
    o.data.materials[0] = G['plain']('wool', color, 0.95, sheen=0.6, bump=260)
    material = G['hairmat'](color, f.get('tip'), gloss=0.06, rough=0.8, dyed=False)
    keys = ('kids', 'clump', 'down', 'normal', 'rough', 'curl', 'radius')
    G['fur'](o, f['cn'], f['length'], material, **{k: f[k] for k in keys})


def strand_skin(G, o, R, F, pattern, job):
    """Adds the skin below a fur of strands: dark and with a thickness. The strands grow later, once the collar exists.
    A sleek fur is drawn on the picture of its skin, which is rendered in one even grey."""
    color = BARE if job['strands'] in SLEEK else job['color']
    skin = G['plain']('skin', color, 0.9, spec=0.05, dyed=True)
    deep = 1 if job['strands'] in SLEEK else 0.45
    dark = G['plain']('skin', '#%02x%02x%02x' % tuple(int(int(color[i : i + 2], 16) * deep) for i in (1, 3, 5)), 0.95, spec=0.0, dyed=True)
    o.data.materials[0] = dark
    turned_in(o, R, F, pattern, dark, skin)
    m = o.modifiers.new('ss', 'SUBSURF')
    m.levels = m.render_levels = 2
    m.use_limit_surface = False
    return dark


def thickened(o, thickness):
    """Gives the skin of a fur its thickness, inwards."""
    m = o.modifiers.new('so', 'SOLIDIFY')
    m.thickness, m.offset = thickness, -1
    m.material_offset, m.material_offset_rim = 1, 0


def furred(G, o):
    """Covers a collar, whose UV is in metres along and across it, with the fur of the garment; its hair runs
    outwards."""
    o.data.materials[0] = G['pelt'][1]
    G['grown'].append((o, {}))


def add_collar(G, job, d, c, kind):
    """Adds the collar of the style, if it has one: leather, knit, wool or fur."""
    k = dict(styles.COLLAR.get(job['style'], {}), **job.get('collar', {}))
    if not k:
        return
    if job.get('collar') == {}:
        return
    if k.get('thin') and not k.get('fur'):
        leather = lambda masks, heights, size: G['leather'](kind, job['color'], masks, heights, thread=job.get('thread'), uvscale=size)
        thin_collar(G, d, c, dict(k, color=job['color']), leather)
        return
    skin = G['knit'](job['color']) if k.get('rib') else G['leather'](kind, job['color'])
    o = collar(G, d, c, k, skin)
    if 'grown' in G:
        o.data.materials[0] = G['pelt'][1]
        run = max(uv.uv[0] for uv in o.data.uv_layers[0].data)
        G['grown'].append((o, dict(middle=run / 2, along=0.25, across=0.95)))
        next(m for m in o.modifiers if m.type == 'SOLIDIFY').thickness = 0.008
        return
    if k.get('fur'):
        o.modifiers.remove(o.modifiers['s'])
        wool(G, o, job)


# ---------- the whole
def read_cut(job):
    """Drape parameters of the style with the changes of the job, and the shape settings that follow the drape."""
    spec = json.loads(json.dumps(styles.CUTS[job['style']]))
    spec['cut'].update(job.get('cut', {}))
    spec.update(job.get('drape', {}))
    if 'build' in job:
        build(spec, **BUILDS[job['build']])
    after = {key: spec.pop(key) for key in ('flute', 'cinch') if key in spec}
    return spec, after


# For whom a garment is cut: how far below the neck the ends of the shoulders lie, how far within the chest, how much
# deeper the armholes are (m), and how far the arms hang from the body (degrees). Without it, shoulders slope by 20
# degrees, as if nobody wore the garment.
BUILDS = {
    'man': dict(drop=0.026, within=0.034, deeper=0.015, arms=9),
    'woman': dict(drop=0.034, within=0.046, deeper=0.006, arms=10),
}


def build(spec, drop, within, deeper, arms):
    """Cuts the shoulders of a garment for its wearer; half as much without sleeves."""
    cut = {**patterns.TOP, **spec['cut']}
    wider = max(0, cut['chest'] - within - cut['shoulder'])
    if cut['sleeveless']:
        drop, wider = (drop + cut['drop']) / 2, min(wider, 0.012)
    spec['cut'].update(drop=drop, shoulder=cut['shoulder'] + wider, armhole=cut['armhole'] + deeper)
    spec['arm_angle'] = min(spec.get('arm_angle', 12), arms)


def garment(job, G):
    """Builds the whole garment; returns the framing (metres)."""
    style, kind = job['style'], job.get('material', 'nappa')
    spec, after = read_cut(job)
    d = cached_drape(spec)
    c = json.loads(str(d['meta']))['c']
    pattern = getattr(patterns, spec['pattern'])(**spec['cut'])
    shape(d, c, job, after)
    V, R = d['V'], d['rest']
    box = (R[:, 0].min() - 0.02, R[:, 0].max() + 0.02, R[:, 1].min() - 0.02, R[:, 1].max() + 0.02)
    masks, fine, coarse = detail_maps(G, job, c, pattern, box)
    size = (2 * (box[1] - box[0]), box[3] - box[2])
    skin = G['leather'](kind, job['color'], masks, fine, thread=job.get('thread'), uvscale=size)
    lining_color = job.get('lining', styles.LINING.get(style, '#8c8178'))
    lining = G['lining'](lining_color, G['img']('weave', weave(box, c, pattern)))
    o = G['mesh']('garment', V, d['F'], skin)
    o.data.materials.append(lining)
    map_uv(o, R, d['side'], box, swap=is_fur(job))
    if 'strands' in job:
        G = dict(G, pelt=(None, strand_skin(G, o, R, d['F'], pattern, job)), grown=[])
    else:
        thickness = THICK_SHEARLING if kind == 'shearling' else THICKNESS
        if kind != 'shearling' and spec['pattern'] == 'top':
            turned_in(o, R, d['F'], pattern, skin, G['leather'](kind, scaled(srgb(job['color']), 0.7)))
        leather_skin(o, R, pattern, coarse, job.get('subdiv', 2), thickness)
    add_collar(G, job, d, c, kind)
    hooded = hood(G, d, c, job['hood'], G['leather'](kind, job['color']), lining) if 'hood' in job else 0
    if spec['pattern'] == 'top' and job.get('label', True):
        label(G, d, c, job)
    if 'revers' in job:
        G = dict(G, own=functools.partial(G['leather'], kind, job['color']), furred=functools.partial(furred, G))
        revers(G, d, c, **job['revers'])
    if 'grown' in G:
        if job['strands'] in SLEEK:
            roots.grow_on(job, o, c, pattern, box, G['grown'])
        else:
            strands.grow_on(G, job, o, c, box, G['grown'])
        thickened(o, 0.006)
    metal = G['plain']('metal', job.get('hardware', '#c9c6c0'), 0.2, metal=1.0)
    if style in styles.PIECES:
        G = dict(G, own=functools.partial(G['leather'], kind, job['color'], thread=job.get('thread')), wool=job.get('furcolor'), metal=metal)
        styles.PIECES[style](G, d, c, G['leather'](kind, job['color']))
    if style in styles.HARDWARE:
        styles.HARDWARE[style](G, d, c, metal)
    return dict(
        center=((V[:, 0].min() + V[:, 0].max()) / 2, (V[:, 2].max() + 0.04 + V[:, 2].min() + hooded) / 2),
        width=np.ptp(V[:, 0]),
        height=np.ptp(V[:, 2]) + 0.05 + hooded,
        back=V[:, 1].max() + 0.06,
        front=-V[:, 1].min() + 0.06,
    )
