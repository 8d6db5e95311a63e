"""Gives the leather of a picture its sheen: deep tone, soft highlights along folds, a fine grain instead of cloudy mottles.

shoot.py applies it to every garment of smooth leather, and rewrite.py to finished pictures. Brightness is split into
broad light, folds, wrinkles and grain. Small differences among the folds, the mottles, fade. Large ones are smoothed along
the fold and amplified. The rest gets a curve that leaves black leather nearly black and keeps its highlights. Lining,
labels, buttons, metal and wool are recognized by hue and by their small bright points, and keep their look."""
import cv2
import numpy as np
from PIL import Image

import recolour
from ground import border_ground, ground_mask

SOFTWARE, MARK = 0x0131, 'sheen'  # tag that marks a picture with sheen, so that it is not applied twice
KNIT = (-0.6, -1.1)  # darkness (logarithm) of a knitted rib on black leather, which keeps its own light
LIGHT = 60  # lightness (Lab) from which a leather shows its shade well without sheen
SIZES = (24, 7, 2)  # px, sizes of broad light, folds and wrinkles


def smooth(x, low, high):
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def mean(x, weight, sigma):
    """Mean in a soft window that counts only pixels with weight."""
    return cv2.GaussianBlur(x * weight, (0, 0), sigma) / np.maximum(cv2.GaussianBlur(weight, (0, 0), sigma), 1e-3)


def even(x, weight, sigma, edge):
    """Mean that stops at edges higher than `edge` (a filter guided by the picture itself)."""
    m = mean(x, weight, sigma)
    spread = np.maximum(mean(x * x, weight, sigma) - m * m, 0)
    a = spread / (spread + edge * edge)
    return mean(a, weight, sigma) * x + mean(m - a * m, weight, sigma)


def middle_of(picture, product):
    """Lab of the leather: the median of the product without its deep shadows and knitted ribs."""
    lab = cv2.cvtColor((picture / 255).astype(np.float32), cv2.COLOR_RGB2LAB)[product > 0.9]
    return np.median(lab[lab[:, 0] > 0.55 * np.median(lab[:, 0])], axis=0)


def leather_mask(lab, product, middle, zoom):
    """1 on leather; 0 on ground, metal, label, lining, buttons."""
    chroma = np.hypot(*middle[1:])
    a, b = (mean(lab[..., i], (product > 0.9).astype(np.float32), (5 if chroma < 4 else 2.5) * zoom) for i in (1, 2))
    light = cv2.GaussianBlur(lab[..., 0], (0, 0), 2.5 * zoom)
    if chroma < 4:
        other = smooth(np.hypot(a - middle[1], b - middle[2]), 1.5, 2.3)
    else:
        away = np.degrees(np.abs(np.arctan2(b, a) - np.arctan2(middle[2], middle[1])))
        away = np.minimum(away, 360 - away)
        grey = smooth(np.hypot(a, b) / chroma, 0.52, 0.36)  # a grey lining has no hue by which to recognize it
        other = np.maximum(smooth(away, 12, 20), grey) * smooth(light, 4, 10)
    wide, near = (np.ones((2 * int(px * zoom) + 1,) * 2) for px in (6, 2))
    bright = light if zoom > 1 else lab[..., 0]  # in a close-up, single grains glitter like metal
    metal = smooth(cv2.dilate(bright - cv2.morphologyEx(bright, cv2.MORPH_OPEN, wide), near), 22, 34)
    pale = smooth(light, middle[0] + 30, middle[0] + 38)
    mask = product * (1 - other) * (1 - metal) * (1 - pale)
    return cv2.GaussianBlur(mask.astype(np.float32), (0, 0), 0.8)


def cells(shape, pitch, seed):
    """Height 0..1 of a fine irregular grain: pebbles about `pitch` px wide, parted by creases."""
    rng = np.random.default_rng(seed)
    tall, wide = shape
    noise = [cv2.GaussianBlur(rng.normal(size=shape).astype(np.float32), (0, 0), pitch * s) for s in (0.28, 0.55)]
    noise = [n / n.std() for n in noise]
    creases = np.minimum(np.abs(noise[0] + 0.5 * noise[1]), 1.0)
    return creases


def grain(shape, pitch=4.2, seed=3):
    """Light on a fine grain, from above left: mean 0, deviation 1."""
    height = cells(shape, pitch, seed)
    light = height - cv2.warpAffine(height, np.float32([[1, 0, 0.8], [0, 1, 1.0]]), shape[::-1], borderMode=cv2.BORDER_REFLECT)
    light = cv2.GaussianBlur(light, (0, 0), 0.55)
    light -= cv2.GaussianBlur(light, (0, 0), pitch * 1.5)
    return light / light.std()


def cored(x, small):
    """Shrinks small differences and keeps large ones."""
    return x * smooth(np.abs(x), 0.3 * small, 1.6 * small)


def combed(x, light, reach, steps=4):
    """Averages values along the folds, so that spots of light become strokes, as on bent cloth."""
    gx, gy = (cv2.Sobel(cv2.GaussianBlur(light, (0, 0), 2.5), cv2.CV_32F, *d) for d in ((1, 0), (0, 1)))
    xx, yy, xy = (cv2.GaussianBlur(q, (0, 0), 1.1 * reach) for q in (gx * gx, gy * gy, gx * gy))
    turn = 0.5 * np.arctan2(2 * xy, xx - yy) + np.pi / 2  # along the fold
    sure = np.sqrt((xx - yy) ** 2 + 4 * xy * xy) / (xx + yy + 1e-9)
    rows, cols = np.mgrid[: x.shape[0], : x.shape[1]].astype(np.float32)
    total, weights = x.copy(), 1.0
    for i in range(1, steps + 1):
        far, weight = reach * i / steps, np.exp(-((i / steps) ** 2) * 1.2)
        for side in (-far, far):
            total += weight * cv2.remap(
                x, cols + side * np.cos(turn).astype(np.float32), rows + side * np.sin(turn).astype(np.float32), cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT
            )
            weights += weight
    return x + smooth(sure, 0.15, 0.5) * (total / weights - x)


# floor, base: the share of light that stays everywhere, and the share that follows it (linear light); power: contrast
# of broad light; folds, wrinkles, fine: contrast of smaller light; core: differences that count as mottles; grain:
# strength of the fine grain; gloss: light of the lamp that is added to lit parts (on a colour, a share of its own
# light).
BLACK = dict(floor=0.0026, base=0.0066, power=1.75, folds=2.3, wrinkles=1.8, fine=0.75, core=(0.08, 0.09), grain=0.10, gloss=0.017)
COLOURED = dict(floor=0.0, base=0.97, power=1.4, folds=1.7, wrinkles=1.4, fine=0.8, core=(0.05, 0.06), grain=0.05, gloss=0.14)


def sheen(picture, product=None, zoom=1.0, middle=None):
    """Adds sheen to a picture (0..255). product: its mask, if known; zoom, middle: for a detail, how many times
    larger it is than the whole, and the Lab of the whole."""
    if product is None:
        product = 1 - ground_mask(picture, border_ground(picture))
    product = product.astype(np.float32)
    middle = middle_of(picture, product) if middle is None else middle
    rows, cols = (np.flatnonzero((product > 0.02).any(axis)) for axis in (1, 0))
    part = slice(max(rows[0] - 40, 0), rows[-1] + 40), slice(max(cols[0] - 40, 0), cols[-1] + 40)  # far less work than the whole picture
    out = picture.copy()
    out[part] = lit_anew(picture[part], product[part], zoom, middle)
    return out


def opened(picture):
    """Lightens the shadows of black leather (0..255): the deepest keep a form, and highlights stay unchanged."""
    return picture + (8 + 0.3 * picture) * np.clip(1 - picture / 140, 0, 1)


def lit_anew(picture, product, zoom, middle):
    """Adds sheen to the part of a picture that contains its product."""
    lab = cv2.cvtColor((picture / 255).astype(np.float32), cv2.COLOR_RGB2LAB)
    mask = leather_mask(lab, product, middle, zoom)
    black = np.hypot(*middle[1:]) < 4
    k = BLACK if black else COLOURED
    linear = recolour.srgb_to_linear(picture)
    y = recolour.luminance(linear)
    m = float(recolour.luminance(recolour.lab_to_linear(middle)))
    w = np.maximum(mask, 1e-4) * (product > 0.6)
    light = np.log(np.maximum(y / m, 0.02)).astype(np.float32)
    broad = even(light, w, SIZES[0] * zoom, 0.55 * zoom)
    middling = even(light, w, SIZES[1] * zoom, 0.30 * zoom)
    small = even(light, w, SIZES[2] * zoom, 0.12 * zoom)  # so that grain in a close-up does not count as a fold
    folds, wrinkles, fine = middling - broad, small - middling, light - small
    folds = combed(folds, middling, 14 * zoom)
    folds, wrinkles = cored(folds, k['core'][0]), cored(combed(wrinkles, middling, 5 * zoom), k['core'][1])
    calm = k['power'] * broad + k['folds'] * folds
    strength = k['grain'] * np.clip(np.exp(broad + folds), 0.35, 1.3) ** 0.6
    new = np.minimum(calm, 2.4) + k['wrinkles'] * wrinkles + k['fine'] * fine + strength * grain(light.shape, 4.2 * zoom**0.5)
    gloss = k['gloss'] * np.clip(np.exp(broad + 1.5 * folds) - 1.1, 0, 1.6) ** 1.5
    if black:
        level = k['floor'] + k['base'] * np.exp(new)
        level += smooth(broad, *KNIT) * (0.65 * y - level)
        out = level[..., None] * np.array([1.0, 0.985, 0.985], np.float32) + gloss[..., None]
    else:
        level = m * (k['base'] - 0.14 * smooth(0.07 - m, 0.0, 0.04)) * np.exp(new)
        out = linear * (level / np.maximum(y, 1e-4))[..., None]
        out += m * gloss[..., None] * (0.5 + 0.5 * out / np.maximum(recolour.luminance(out), 1e-4)[..., None])
    new = recolour.linear_to_srgb(out)
    if black:
        new = opened(new)
    else:  # darker leather looks greyer
        grey = recolour.luminance(new)[..., None]
        new = grey + 1.12 * (new - grey)
    return picture + mask[..., None] * (new - picture)


def deepened(picture, product, zoom, middle):
    """Darkens a close-up of grained leather as sheen darkens the whole garment, but without sheen, which would treat
    its grain as folds."""
    if np.hypot(*middle[1:]) >= 4:
        return picture
    lab = cv2.cvtColor((picture / 255).astype(np.float32), cv2.COLOR_RGB2LAB)
    mask = leather_mask(lab, product.astype(np.float32), middle, zoom)
    y = recolour.luminance(recolour.srgb_to_linear(picture)) / float(recolour.luminance(recolour.lab_to_linear(middle)))
    level = BLACK['floor'] + BLACK['base'] * y**1.75
    return picture + mask[..., None] * (opened(recolour.linear_to_srgb(np.repeat(level[..., None], 3, 2))) - picture)


def save(picture, path, most=recolour.MAX_BYTES):
    """Writes a WebP with the mark that it has its sheen."""
    recolour.save_webp(picture, path, most, mark())


def mark():
    """Returns the EXIF with the mark."""
    exif = Image.Exif()
    exif[SOFTWARE] = MARK
    return exif.tobytes()
