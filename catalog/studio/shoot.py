"""Makes the shop's pictures: renders what is missing, denoises, dyes the other colours and writes WebP.

    python3 shoot.py                    every shot of jobs.json whose raw picture is missing, and its pictures
    python3 shoot.py kind ...           only these kinds
    python3 shoot.py kind/view ...      only this view of a kind, e.g. bunda/back
    python3 shoot.py --finish [..]      no rendering: denoise and dye the renders in cache/raw

jobs.json: {"kind": {"job": {...see README...}, "views": {"back": {...}}, "colours": ["cerna", ...], "finish": "gloss|matte|fur"}}.
A view lists its changes to the job; every kind has the view "front", and a swatch only "material". One picture per view is
rendered, in the colour of the job, and every colour is dyed from it: <kind>-<colour>-<view>.webp. A kind without colours
gives one picture per view, <kind>-<view>.webp or its "file". "bytes" is the maximum size of a picture of the kind. "home"
names a picture of the home page instead, stored in public/img/home in the widths of "widths" (two by default) and the ratio
"ratio" (3 : 2 by default). "wide" and "upright" are two cuts of one scene."""
import json
import os
import subprocess
import sys
import time

import cv2
import numpy as np

import denoise
import ground
import recolour
import retouch
from pile import paint
from pile.coats import SLEEK
from pile.label import labelled
from pile.long_hair import haired
from pile.wool import masks, redrawn, with_deep_lining
from sheen import nappa

HERE = os.path.dirname(os.path.abspath(__file__))
RAW = os.path.join(HERE, 'cache', 'raw')
PICTURES = os.path.normpath(os.path.join(HERE, '..', 'pictures'))
HOME = os.path.normpath(os.path.join(HERE, '..', '..', 'public', 'img', 'home'))
HOME_WIDTHS = (1200, 600)  # px
CROP_BYTES = 60_000  # size of a detail that is cut from the front or rendered as a part of another view
TURNED = ('turned', 'figure')  # views that show the front of a garment from its side
TURNED_BYTES = 33_000  # size of a garment turned to its side; each product shows one
FINISHED_CROP_BYTES = 40_000  # size of a detail cut from a finished front, which shows less


def read_jobs():
    with open(os.path.join(HERE, 'jobs.json')) as f:
        return json.load(f)


def views_of(entry):
    """Returns the names of the views of a kind, the front first; a swatch has only its material."""
    if entry['job'].get('type') == 'swatch':
        return ['material']
    return ['front'] + [view for view in entry.get('views', {}) if view != 'front']


def job_of(entry, view):
    """Returns the job of a kind with the changes of a view; cut, collar, fur and drape are changed key by key."""
    job = json.loads(json.dumps(entry['job']))
    for key, value in entry.get('views', {}).get(view, {}).items():
        job[key] = dict(job.get(key, {}), **value) if isinstance(value, dict) else value
    return job


def raw_path(kind, view, entry=None):
    """Returns the path of a view's render. A view with a "crop" is cut from the front's render, and a kind with a
    "render" is drawn on another kind's."""
    if entry and crop_of(entry, view):
        view = 'front'
    return os.path.join(RAW, (entry or {}).get('render', kind) + '-' + view + '.png')


def crop_of(entry, view):
    """Returns the middle (shares of width and height) and the zoom of a view that is a part of the front, or None."""
    return entry.get('views', {}).get(view, {}).get('crop')


def cut_out(picture, middle_x, middle_y, zoom, crisp=0.6):
    """Enlarges a part of a picture to the size of the whole, a little sharpened."""
    tall, wide = picture.shape[:2]
    x = min(max(middle_x * wide - wide / zoom / 2, 0), wide - wide / zoom)
    y = min(max(middle_y * tall - tall / zoom / 2, 0), tall - tall / zoom)
    shift = np.float32([[zoom, 0, -x * zoom], [0, zoom, -y * zoom]])
    large = cv2.warpAffine(picture.astype(np.float32), shift, (wide, tall), flags=cv2.INTER_LANCZOS4, borderMode=cv2.BORDER_REPLICATE)
    return large + crisp * (large - cv2.GaussianBlur(large, (0, 0), 2))


def cut_masks(whole, crop):
    """Cuts the masks (0 or 1) of a whole picture for a detail; with crop None they stay whole."""
    return [(cut_out(mask, *crop, 0) > 0.5).astype(np.float32) for mask in whole] if crop else whole


def whole_of(entry, view):
    """Returns the view that a detail is cut from: the front, or the "of" beside its "crop"."""
    return entry.get('views', {}).get(view, {}).get('of', 'front')


def cut_finished(kind, entry, view, folder=PICTURES):
    """Cuts a detail from finished pictures, either of another view or of a front whose render is not kept; returns
    the names."""
    names = []
    for name in picture_names(kind, entry, view):
        whole = os.path.join(folder, name.replace('-%s.webp' % view, '-%s.webp' % whole_of(entry, view)))
        if os.path.exists(whole):
            picture = cv2.cvtColor(cv2.imread(whole), cv2.COLOR_BGR2RGB)
            recolour.save_webp(cut_out(picture, *crop_of(entry, view)), os.path.join(folder, name), FINISHED_CROP_BYTES)
            names.append(name)
    return names


def closer_views(entry, view):
    """Returns the views that show a part of this view, as their scene needs to be built only once."""
    shown = lambda v: {key: value for key, value in job_of(entry, v).items() if key not in ('part', 'bytes')}
    return [v for v in views_of(entry) if v != view and not crop_of(entry, v) and shown(v) == shown(view)]


def render(kind, view, job, closer=(), blender='blender'):
    """Runs Blender for one view and the closer ones [(view, part)]; returns the seconds it took."""
    os.makedirs(RAW, exist_ok=True)
    raw = raw_path(kind, view)
    spec = raw[:-4] + '.json'
    for mask in (raw_path(kind, v)[:-4] + '_bust_0001.exr' for v in (view, *dict(closer))):
        if os.path.exists(mask):  # from an earlier render, which may have had one
            os.remove(mask)
    with open(spec, 'w') as f:
        json.dump(dict(job, out=raw, closer=[(raw_path(kind, v), part) for v, part in closer]), f)
    start = time.time()
    result = subprocess.run(
        ['nice', '-n', '19', blender, '-b', '-P', os.path.join(HERE, 'render.py'), '--', spec],
        capture_output=True,
        text=True,
    )
    if not os.path.exists(raw):
        raise RuntimeError(kind + ' ' + view + ': ' + result.stdout[-800:] + result.stderr[-800:])
    print(*[line for line in result.stdout.splitlines() if line.startswith('BUILD')], flush=True)
    return time.time() - start


def picture_names(kind, entry, view):
    """Returns the file name of every picture of a view, with its colour (None: in the rendered colour)."""
    colours = entry.get('colours')
    if not colours:
        return {entry.get('file', kind + '-' + view + '.webp'): entry.get('colour')}
    return {kind + '-' + colour + '-' + view + '.webp': colour for colour in colours}


def save_home(picture, entry):
    """Writes a picture in the widths of the home page, cut to its ratio round its "middle" (share of the width);
    returns the names."""
    ratio, widths = entry.get('ratio', 1.5), entry.get('widths', HOME_WIDTHS)
    tall, wide = picture.shape[:2]
    width = min(wide, round(tall * ratio))
    left = round(min(max(entry.get('middle', 0.5) * wide - width / 2, 0), wide - width))
    top = (tall - round(width / ratio)) // 2
    part = picture[top : top + round(width / ratio), left : left + width]
    names = ['%s-%d.webp' % (entry['home'], px) for px in widths]
    for px, file in zip(widths, names):
        small = cv2.resize(part, (px, round(px / ratio)), interpolation=cv2.INTER_AREA)
        most = entry.get('bytes', recolour.MAX_BYTES) * max((px / widths[0]) ** 1.5, 0.25)
        recolour.save_webp(small, os.path.join(HOME, file), most)
    return names


def before_one_wall(clean, raw, entry):
    """Puts a scene before the one wall and makes its wool cream ("wool": from where to where in the width)."""
    mask = denoise.read_pass(raw, 'mask')[..., 0]
    clean = ground.scene_wall(clean, mask)
    if 'wool' in entry:
        clean = retouch.cream_wool(clean, mask, denoise.read_pass(raw, 'dye')[..., 0], entry['wool'])
    return clean


def save_cuts(picture, entry, folder):
    """Writes the "wide" picture of a scene and the "upright" one, if there is one, both with its full height;
    returns the names.

    "from" is the first column of a cut. If it is negative, the wall is mirrored at the left edge, which leaves more
    wall for the words."""
    cuts = [entry[cut] for cut in ('wide', 'upright') if cut in entry]
    for cut in cuts:
        left, width = cut['from'], cut['width']
        part = cv2.copyMakeBorder(picture, 0, 0, max(-left, 0), 0, cv2.BORDER_REFLECT_101)[:, max(left, 0) :][:, :width]
        recolour.save_webp(part, os.path.join(folder, cut['file']), entry['bytes'])
    return [cut['file'] for cut in cuts]


def wool_of(job, view, product, dyed, albedo):
    """Returns the mask of the wool on collar, edges or hood and the colour (Lab) that it should have, or None."""
    if job['style'].endswith('shearling'):
        return retouch.all_wool_mask(product, dyed, albedo), recolour.WOOL_LAB
    if job.get('hood', {}).get('trim') or ('furcolor' in job and 'hood' not in job and view == 'front'):
        return retouch.trim_mask(product, dyed, albedo), recolour.WOOL_LAB
    if 'furcolor' in job and 'hood' not in job:
        return retouch.wool_mask(product, dyed), recolour.WOOL_LAB
    return None


def drawn(kind, entry, view, folder):
    """Draws a sleek fur on the render of its skin in every colour; returns the names."""
    names, raw, crop = picture_names(kind, entry, view), raw_path(kind, view, entry), crop_of(entry, view)
    product, skin = (denoise.read_pass(raw, name)[..., 0].clip(0, 1) for name in ('mask', 'dye'))
    clean = denoise.denoise(raw, entry.get('smooth', 1.0))
    job, bust = job_of(entry, view), denoise.bust(raw)
    if bust.any():
        clean = retouch.linen(clean, bust, denoise.read_pass(raw, 'albedo'))
    wall = ground.close_wall if job.get('zoom', 1) > 1 and not crop else ground.one_wall
    clean = wall(clean, denoise.standing(raw))
    parts, cover = paint.layers(raw, clean, skin, job, bust)
    for name, colour in names.items():
        picture = paint.coloured(parts, cover, clean, skin, product, paint.colour_of(job['strands'], colour))
        if view in entry.get('neck', {}):
            picture = labelled(picture, *entry['neck'][view])
        picture = cut_out(picture, *crop) if crop else picture
        recolour.save_webp(picture, os.path.join(folder, name), most_bytes(entry, view))
    return list(names)


def finish(kind, entry, view, folder=PICTURES):
    """Denoises the render of a view and writes all its pictures; returns their names."""
    if entry['job'].get('strands') in SLEEK:
        return drawn(kind, entry, view, folder)
    names = picture_names(kind, entry, view)
    raw, crop = raw_path(kind, view, entry), crop_of(entry, view)
    most = most_bytes(entry, view)
    neck = entry.get('neck', {}).get('front') if crop or view == 'front' else None
    part = job_of(entry, view).get('part')
    zoom = part[2] if part else 1.0
    view = 'front' if crop or part or view in TURNED else view
    clean = denoise.denoise(raw, entry.get('smooth', 1.0))
    bust = denoise.bust(raw)
    if bust.any():
        clean = retouch.linen(clean, bust, denoise.read_pass(raw, 'albedo'))
    if entry.get('wall') == 'packshot' or not {'file', 'home', 'wide'} & set(entry) and entry['job'].get('type') != 'swatch':
        wall = ground.close_wall if part else ground.one_wall
        clean = wall(clean, denoise.standing(raw))
    if entry.get('wall') == 'scene':
        clean = before_one_wall(clean, raw, entry)
    if 'home' in entry:
        return save_home(clean, entry)
    if 'wide' in entry:
        return save_cuts(clean, entry, folder)
    style, wool = entry.get('finish', 'gloss'), None
    mask = denoise.read_pass(raw, 'dye')[..., 0].clip(0, 1)
    job = entry['job']
    if 'style' in job and (view == 'front' or style != 'fur'):
        product, albedo = denoise.read_pass(raw, 'mask')[..., 0].clip(0, 1), denoise.read_pass(raw, 'albedo')
        clean, mask = retouch.hide_lining(clean, product, mask, albedo, view, entry.get('specks', 'sides'), zoom)
        if entry.get('gaps'):
            clean, mask = retouch.close_gaps(clean, product, mask)
        if view == 'back' and entry.get('corners'):
            clean = retouch.light_corners(clean, product)
        wool = wool_of(job, view, product, mask, albedo)
        if wool:
            clean = recolour.dye(clean, *wool, 'fur')
    for name, colour in names.items():
        lab = colour and (entry.get('lab', {}).get(colour) or recolour.lab_of(colour, style))
        if colour == 'bila' and style == 'gloss':
            picture = recolour.dye(retouch.calmed(clean, mask), mask, lab, 'matte')
            picture = retouch.shaded_white(picture, denoise.read_pass(raw, 'mask')[..., 0].clip(0, 1))
        else:
            picture = recolour.dye(clean, mask, lab, style) if colour else clean
        product = denoise.read_pass(raw, 'mask')[..., 0].clip(0, 1)
        curled = masks(picture) if wool else None
        if curled and bust.any():
            curled = curled[0] * (bust < 0.5), np.zeros_like(bust)  # the bust hides the lining
        if neck:
            picture = labelled(picture, *neck)
        if curled and entry.get('specks') == 'flecks':
            curled = with_deep_lining(*curled, ((product > 0.9) & (mask < 0.3)).astype(np.float32))
        save_leather(picture, product, crop, 'style' in job and style == 'gloss', os.path.join(folder, name), entry, most, curled, entry.get('longhair', {}).get(colour), zoom)
    return list(names)


def most_bytes(entry, view):
    """Returns the maximum size of a picture of a view, in bytes."""
    if crop_of(entry, view):
        return CROP_BYTES
    own = entry.get('views', {}).get(view, {})
    usual = TURNED_BYTES if view == 'turned' else CROP_BYTES if 'part' in own else entry.get('bytes', recolour.MAX_BYTES)
    return own.get('bytes', usual)


def save_leather(picture, product, crop, shining, path, entry, most, curled=None, hair=None, zoom=1.0):
    """Writes a picture or a detail of it. A garment of smooth leather, unless it is light, gets its sheen, and wool
    gets its locks.

    zoom: of a render that shows a part of the whole; curled: masks of the wool and of the woolly lining in the whole
    picture; hair: tint of long hair that replaces the locks."""
    middle = nappa.middle_of(picture, product)
    shining = shining and middle[0] <= nappa.LIGHT
    grained = entry['job'].get('material') == 'grain'  # in a close-up, its large grain would count as folds
    if shining and (zoom == 1 if grained else not crop):
        picture = nappa.sheen(picture, product, zoom, middle)
    elif shining and grained:
        picture = nappa.deepened(picture, product, zoom, middle)
    if crop:
        picture = cut_out(picture, *crop)
        if shining and not grained:
            picture = nappa.sheen(picture, cut_out(product, *crop, 0).clip(0, 1), crop[2], middle)
    if curled:
        wool, zoom = cut_masks(curled, crop), crop[2] if crop else zoom
        picture = haired(picture, *wool, zoom, hair) if hair else redrawn(picture, *wool, zoom)
    if shining:
        nappa.save(picture, path, 1.25 * most)
    else:
        recolour.save_webp(picture, path, most)


def shots(jobs, wanted):
    """Returns kind and view of everything that `wanted` names ("kind" or "kind/view"); everything if it is empty."""
    for kind, entry in jobs.items():
        for view in views_of(entry):
            if not wanted or kind in wanted or kind + '/' + view in wanted:
                yield kind, view


def main(args):
    jobs = read_jobs()
    only_finish = '--finish' in args
    os.makedirs(PICTURES, exist_ok=True)
    for kind, view in shots(jobs, [a for a in args if a != '--finish']):
        seconds = 0.0
        raw = raw_path(kind, view, jobs[kind])
        if not only_finish and not os.path.exists(raw) and not crop_of(jobs[kind], view):
            missing = [v for v in closer_views(jobs[kind], view) if not os.path.exists(raw_path(kind, v, jobs[kind]))]
            closer = [(v, job_of(jobs[kind], v).get('part')) for v in missing]
            seconds = render(jobs[kind].get('render', kind), view, job_of(jobs[kind], view), closer)
        how = finish if os.path.exists(raw) and whole_of(jobs[kind], view) == 'front' else cut_finished if crop_of(jobs[kind], view) else None
        if how:
            print(kind, view, round(seconds), 's', ' '.join(how(kind, jobs[kind], view)), flush=True)


if __name__ == '__main__':
    main(sys.argv[1:])
