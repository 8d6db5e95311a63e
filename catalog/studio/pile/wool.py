"""Draws the wool of shearlings, collars and hoods as soft curled locks on a dyed picture, because its render shows wool as
a speckled surface.

    python3 -m pile.wool beranek-kratky parka ...       finished pictures of these kinds, in place; run it in catalog/studio

A picture is drawn only once: the lining is recognized by its smooth surface, which the drawing removes. A detail cut
from the front uses the front's masks. Light comes from above left, as in ground.py."""
import os
import sys

import cv2
import numpy as np
from PIL import Image

import recolour
from ground import border_ground, ground_mask
from pile.label import labelled

LIGHT = np.array([-0.42, -0.58, 0.70], np.float32)
PITCH = 6.5  # px, distance between the middles of locks
ROLL = 26  # px from the edge of a collar to its flat part
FINE = 2  # pixels of the drawing per pixel of the picture, in each direction
LEAST = 250  # px; a smaller spot is a button or an edge, not wool
LEAST_LINING = 1500  # px
LEAST_ROUGH = 3.5  # lightness by which the render's wool differs from pixel to pixel; a light on smooth skin does not
BRIGHTEST = 91  # lightness (Lab)
HAIRS = 2.2  # hairs per pixel along a lock: about two hairs cover each pixel
LABELLED = 90  # px; a narrower lining has no room for a label
NECK = 20  # px; a lining that begins higher is cut by the edge of the picture


def soft(x, sigma):
    return cv2.GaussianBlur(x.astype(np.float32), (0, 0), sigma)


def step(x, low, high):
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def noise(rng, shape, sigma):
    """Soft noise of unit strength."""
    n = soft(rng.normal(size=shape), sigma)
    return n / n.std()


def masks(picture):
    """Returns masks (0 or 1) of all wool in a picture of a whole garment, and of the woolly lining as a part of it."""
    product = 1 - ground_mask(picture, border_ground(picture))
    lab = cv2.cvtColor((picture / 255).astype(np.float32), cv2.COLOR_RGB2LAB)
    light, a, b = soft(lab[..., 0], 4), soft(lab[..., 1], 3), soft(lab[..., 2], 3)
    pale = product * step(light, 48, 58) * step(b, 6, 8) * step(np.hypot(a - 2, b - 11), 14, 9)
    wool = cv2.morphologyEx((pale > 0.5).astype(np.uint8), cv2.MORPH_OPEN, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (9, 9)))
    fine = lab[..., 0] - soft(lab[..., 0], 2)
    rough = np.sqrt(soft(fine * fine, 5))
    count, spots, stats, _ = cv2.connectedComponentsWithStats(wool)
    for i in range(1, count):
        if stats[i, cv2.CC_STAT_AREA] < LEAST or rough[spots == i].mean() < LEAST_ROUGH:
            wool[spots == i] = 0
    lining = lining_of(((soft(rough, 1.5) < 2.6) & (wool > 0)).astype(np.uint8))
    lining = with_holes(wool, lining)
    return np.maximum(wool, lining).astype(np.float32), lining.astype(np.float32)  # the letters of an old label are not wool


def with_holes(wool, lining):
    """Returns the lining with the areas below it that the collar encloses. They lie in the shade, too grey to be
    recognized by colour."""
    near = np.ones((41, 41), np.uint8)  # the ends of a collar are as near to each other as this
    known = np.maximum(wool, lining)
    closed = cv2.morphologyEx(known, cv2.MORPH_CLOSE, near)
    _, parts, stats, _ = cv2.connectedComponentsWithStats(1 - closed, connectivity=4)
    beside = set(np.unique(parts[cv2.dilate(lining, near) > 0])) - {0}
    holes = np.isin(parts, [i for i in beside if stats[i, cv2.CC_STAT_AREA] < 4 * lining.sum()])
    _, bare, _, _ = cv2.connectedComponentsWithStats((closed | holes) & (1 - known), connectivity=4)
    found = np.isin(bare, list(set(np.unique(bare[holes])) - {0})).astype(np.uint8)
    return np.maximum(lining, cv2.dilate(found, np.ones((7, 7), np.uint8)) & (1 - wool | found | lining))


def with_deep_lining(wool, lining, bare):
    """Adds to the masks what is `bare` of leather in the upper part: lining so deep in the shade that its colour
    does not show it."""
    rows = np.flatnonzero(bare.any(axis=1))
    deep = bare * (1 - cv2.dilate(wool, np.ones((5, 5))))
    deep[rows[0] + 3 * np.ptp(rows) // 10 :] = 0
    deep = cv2.morphologyEx(deep.astype(np.float32), cv2.MORPH_OPEN, np.ones((5, 5)))
    deep = cv2.dilate(deep, np.ones((13, 13))) * bare
    lining = np.maximum(lining, deep * (1 - wool * (1 - lining)))
    _, parts, stats, _ = cv2.connectedComponentsWithStats(lining.astype(np.uint8))
    return np.maximum(wool, deep), lining * (stats[parts, cv2.CC_STAT_AREA] > 20 * LABELLED)


def lining_of(calm):
    """Returns the largest smooth spot without the notch that a label leaves in it; empty if no spot is large enough."""
    calm = cv2.morphologyEx(calm, cv2.MORPH_OPEN, np.ones((9, 9), np.uint8))
    count, spots, stats, _ = cv2.connectedComponentsWithStats(calm)
    lining = np.zeros_like(calm)
    largest = 1 + int(np.argmax(stats[1:, cv2.CC_STAT_AREA])) if count > 1 else 0
    if largest and stats[largest, cv2.CC_STAT_AREA] > LEAST_LINING:
        contours, _ = cv2.findContours((spots == largest).astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
        cv2.fillConvexPoly(lining, cv2.convexHull(np.vstack(contours)), 1)
    return cv2.dilate(lining, np.ones((7, 7), np.uint8))


def locks(shape, pitch, seed=7):
    """Height (about 0 to 1.7) of domed locks with the turns of their curl."""
    rng, (tall, wide) = np.random.default_rng(seed), shape
    rows, cols = np.mgrid[:tall, :wide].astype(np.float32)
    cols, rows = (x + 0.28 * pitch * noise(rng, shape, 0.8 * pitch) for x in (cols, rows))
    grid = tall // int(pitch) + 6, wide // int(pitch) + 6
    right, down = rng.uniform(0, 1, (2, *grid))
    reach, rise = pitch * rng.uniform(0.75, 1.25, grid), rng.uniform(0, 0.7, grid)
    phase, way = rng.uniform(0, 2 * np.pi, grid), rng.choice([-1, 1], grid)
    cell_y, cell_x = (rows / pitch).astype(int) + 2, (cols / pitch).astype(int) + 2
    height = np.full(shape, 0.45)  # the least height, between the locks
    for dy, dx in np.ndindex(3, 3):
        i, j = np.clip(cell_y + dy - 1, 0, grid[0] - 1), np.clip(cell_x + dx - 1, 0, grid[1] - 1)
        x, y = cols - (j - 2 + right[i, j]) * pitch, rows - (i - 2 + down[i, j]) * pitch
        far = np.hypot(x, y) / reach[i, j]
        turns = np.cos(3 * np.pi * far + way[i, j] * np.arctan2(y, x) + phase[i, j])
        dome = rise[i, j] + np.sqrt(np.clip(1 - far * far, 0, 1)) + 0.09 * turns * step(far, 0, 0.4)
        height = np.maximum(height, np.where(far < 1, dome, 0))
    return soft(height, 0.16 * pitch)


def lit(height, steep):
    """Light on a surface; 1 where the surface is level."""
    gx, gy = (cv2.Sobel(height, cv2.CV_32F, *d, scale=steep / 8) for d in ((1, 0), (0, 1)))
    return (LIGHT[2] - gx * LIGHT[0] - gy * LIGHT[1]) / np.sqrt(1 + gx * gx + gy * gy) / LIGHT[2]


def inside(mask):
    """Distance (px) to the edge of a mask, negative outside it."""
    mask = mask.astype(np.uint8)
    return cv2.distanceTransform(mask, cv2.DIST_L2, 5) - cv2.distanceTransform(1 - mask, cv2.DIST_L2, 5)


def brightness(height, pitch):
    """Light and shade of the locks themselves, slightly irregular."""
    rng, shape = np.random.default_rng(3), height.shape
    hollow = height - soft(height, 0.75 * pitch)
    rows, cols = np.mgrid[: shape[0], : shape[1]].astype(np.float32)
    astray = [0.16 * pitch * noise(rng, shape, 0.55 * FINE) for _ in range(2)]
    light, hollow = (
        cv2.remap(x, cols + astray[0], rows + astray[1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
        for x in (lit(height, 0.36 * pitch), hollow)
    )
    return (0.40 + 0.58 * np.clip(light, 0, 1.5)) * np.clip(1 + 0.5 * hollow, 0.66, 1.15) * (1 + 0.035 * noise(rng, shape, 0.4 * FINE))


def fibrous(level, edge, pitch):
    """Adds to the brightness of the locks (at the drawing's size) the fine curved hairs that they consist of."""
    rng = np.random.default_rng(5)
    rows, cols = np.nonzero(edge > -0.4 * pitch)
    count = int(len(rows) * HAIRS / pitch)
    chosen = rng.choice(len(rows), count)
    way, bend = rng.uniform(0, 2 * np.pi, count), rng.choice([-1, 1], count) * rng.uniform(1.2, 3.2, count)
    long = pitch * rng.uniform(0.5, 1.1, count)
    along = np.linspace(0, 1, 6)
    turn = way[:, None] + bend[:, None] * along
    step_by = np.dstack([np.cos(turn), np.sin(turn)]) * (long / 5)[:, None, None]
    points = np.cumsum(step_by, axis=1) + np.c_[cols, rows][chosen][:, None]
    shades = level[rows[chosen], cols[chosen]] * (1 + 0.13 * rng.normal(size=count))
    out = level.astype(np.float32).copy()
    for line, shade in zip(np.round(points * 16).astype(np.int32), shades.tolist()):
        cv2.polylines(out, [line], False, shade, 1, cv2.LINE_AA, 4)
    return out


def woolly(picture, wool, lining, zoom=1.0):
    """Redraws the wool of a picture (0..255); zoom: how many times larger it shows the wool than a picture of the
    whole garment."""
    rows, cols = (np.flatnonzero(wool.any(axis)) for axis in (1, 0))
    part = slice(max(rows[0] - 30, 0), rows[-1] + 30), slice(max(cols[0] - 30, 0), cols[-1] + 30)
    out = picture.copy()
    out[part] = drawn(picture[part], wool[part], lining[part], zoom)
    return out


def drawn(picture, wool, lining, zoom):
    """Redraws the part of a picture that contains its wool."""
    large = lambda x: cv2.resize(x.astype(np.float32), None, fx=FINE, fy=FINE, interpolation=cv2.INTER_CUBIC)
    small = lambda x: cv2.resize(x.astype(np.float32), wool.shape[::-1], interpolation=cv2.INTER_AREA)
    pitch, roll = PITCH * zoom * FINE, ROLL * zoom * FINE
    edge, seam = inside(large(soft(wool, 1.2)) > 0.5), inside(large(soft(lining, 1.5)) > 0.5)
    height = locks(edge.shape, pitch)
    bulge = (height - 0.55) * 0.45 * pitch  # locks extend beyond the outline
    cover, within = step(edge + bulge, -1.2 * FINE, 1.2 * FINE), step(seam + bulge, -1.5 * FINE, 1.5 * FINE)
    from_edge = np.minimum(edge, np.where(seam > 0, 1e3, -seam))
    rounding = soft(np.sqrt(np.clip(1 - np.clip(1 - from_edge / roll, 0, 1) ** 2, 0, 1)), 3 * FINE) * roll
    light = cv2.cvtColor((picture / 255).astype(np.float32), cv2.COLOR_RGB2LAB)[..., 0]
    broad = large(soft(light * wool, 12) / np.maximum(soft(wool, 12), 1e-3) / recolour.WOOL_LAB[0])
    level = np.clip(broad, 0.5, 1.12) ** 0.9 * (0.52 + 0.48 * np.clip(lit(rounding, 0.55), 0, 1.12)) * brightness(height, pitch)
    level *= 1 - within * (0.24 + 0.20 * np.exp(-np.clip(seam, 0, None) / (1.4 * roll)))  # the lining lies in the shade of the collar
    level = fibrous(level, edge, pitch)
    shade = np.clip(1 - level, 0, 1)
    lab = np.dstack([BRIGHTEST * np.tanh(1.29 * level), 1.6 + 1.2 * shade, 10 + 4 * shade])
    new = 255 * cv2.cvtColor(lab.astype(np.float32), cv2.COLOR_LAB2RGB)
    return laid(picture, wool, small(cover), small(new * cover[..., None]), zoom)


def laid(picture, wool, cover, new, zoom):
    """Puts the wool (times its cover) on the picture, where it casts a shadow on what lies beside it."""
    near = cv2.dilate(wool.astype(np.uint8), np.ones((round(10 * zoom),) * 2))
    beside = cv2.inpaint(picture.clip(0, 255).astype(np.uint8), 255 * near, 4, cv2.INPAINT_TELEA).astype(np.float32)
    shadow = soft(cv2.warpAffine(cover, np.float32([[1, 0, 2], [0, 1, 4]]), cover.shape[::-1]), 3.5) * (1 - cover)
    covered = beside * (1 - 0.22 * shadow)[..., None] * (1 - cover[..., None]) + new
    keep = soft(cv2.dilate(np.maximum(near, (cover > 0.01).astype(np.uint8)), np.ones((9, 9))), 2)[..., None]
    return picture + keep * (covered - picture)


def with_label(picture, lining):
    """Adds a woven label at the top of the lining."""
    rows, cols = (np.flatnonzero(lining.any(axis)) for axis in (1, 0))
    wide = cols[-1] - cols[0]
    top = np.flatnonzero(lining[rows[0] + wide // 8])
    return labelled(picture, (top[0] + top[-1]) / 2, rows[0] + 0.17 * wide, 0.3 * wide)


def redrawn(picture, wool, lining, zoom=1.0):
    """Redraws a picture's wool and, if the whole neck is visible, its label."""
    if not wool.any():
        return picture
    new = woolly(picture, wool, lining, zoom)
    return with_label(new, lining) if has_whole_neck(lining) else new


def has_whole_neck(lining):
    """Returns whether the lining is visible as a whole and wide enough for a label."""
    return lining[NECK:].any() and not lining[:NECK].any() and np.ptp(np.flatnonzero(lining.any(axis=0))) > LABELLED


def redraw(kind, entry, folder):
    """Redraws the wool of a kind's finished pictures; returns the names of those that show wool."""
    from shoot import crop_of, cut_masks, views_of

    names = []
    for colour in entry['colours']:
        path = lambda view: os.path.join(folder, '%s-%s-%s.webp' % (kind, colour, view))
        front = masks(read(path('front')))
        for view in filter(lambda view: os.path.exists(path(view)), views_of(entry)):
            crop, picture = crop_of(entry, view), read(path(view))
            wool, lining = cut_masks(front, crop) if crop or view == 'front' else masks(picture)
            if wool.any():
                new = redrawn(picture, wool, lining, crop[2] if crop else 1.0)
                recolour.save_webp(new, path(view), os.path.getsize(path(view)), Image.open(path(view)).getexif().tobytes())
                names.append(os.path.basename(path(view)))
    return names


def read(path):
    return np.asarray(Image.open(path).convert('RGB')).astype(np.float32)


if __name__ == '__main__':
    from shoot import PICTURES, read_jobs

    for kind in sys.argv[1:]:
        print(kind, *redraw(kind, read_jobs()[kind], PICTURES), flush=True)
