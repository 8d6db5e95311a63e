"""Dyes a finished picture another colour without rendering it again.

    python3 recolour.py picture.png picture_dye_0001.exr out.webp COLOUR [--finish gloss|matte|fur]

Only the pixels under the dye mask change (Cycles writes it: 1 on leather and fur, 0 on metal, thread, lining and ground). The
colours are given in Lab. In linear light every pixel is split into a part that comes from the dyed skin, which takes the new
colour, and a reflection on top of it, which stays as it is, because a reflection has the colour of the lamp, not of the leather:

    r     = brightness / median brightness of the product
    skin  = (1 - g) * r ** power          g: share of the reflection in the median, large on black, small on light leather
    gloss = r - skin                      kept at its absolute level
    out   = new colour * skin / (1 - g) + gloss

So a black picture dyed cognac becomes flat and full, and a cognac one dyed black keeps its highlights. At soft edges
(hair, outlines) the background is removed from the pixel first and put back afterwards. White cannot be made from black,
so render such a kind in a medium brown (see crossbody in jobs.json)."""
import argparse
import io
import os

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2
import numpy as np
from PIL import Image

MAX_BYTES = 95_000  # about 400 pictures stay under the 45 MB of tests/pictures.test.ts

# CIE Lab (D65) that the product's median should have in the picture.
LEATHER_LAB = {
    'cerna': (16.5, 0.4, 0.5),
    'hneda': (27, 9.5, 12),
    'tmave-hneda': (20.5, 5.5, 6.5),
    'konak': (37.5, 15.5, 23),
    'bordo': (23, 20, 6),
    'tmave-modra': (19.5, 0.5, -9.5),
    'olivova': (30, -3, 13),
    'khaki': (40, 0, 15),
    'bezova': (68, 4, 16),
    'seda': (47, 0, 1),
    'bila': (86, 0.5, 5),
    'cervena': (33, 42, 23),
}
FUR_LAB = {
    'cerna': (17, 0.5, 0),
    'hneda': (28, 7, 12.5),
    'prirodni': (66, 3, 12),
    'seda': (47, 0, 1),
}
WOOL_LAB = (77, 2, 11)  # wool of a collar, of edges and round a hood, in any light
EDGE_LIGHT = 1.05  # brightest skin (times the median) at soft edges, where unmixing is uncertain
# finish: (reflection in linear light at the median, factor on r above the median)
FINISH = {'gloss': (0.016, 0.72), 'matte': (0.004, 0.92), 'fur': (0.005, 0.95)}
EVEN = 0.35  # share of broad light and shade removed from coloured gloss leather, else folds look like streaks
BROAD = 0.016  # size from which light counts as broad, as a share of the picture's height
WARM = 9.0  # degrees of hue towards yellow for the lit parts of brown leather, which would look reddish otherwise
BROWN = (0.5, 1.4)  # range of b / a whose hue turns; cognac is above it and keeps the hue of its backs and of the bags


def srgb_to_linear(image):
    """8-bit or float sRGB (0..255) -> linear light (0..1)."""
    x = np.clip(np.asarray(image, np.float32) / 255, 0, 1)
    return np.where(x <= 0.04045, x / 12.92, ((x + 0.055) / 1.055) ** 2.4)


def linear_to_srgb(x):
    """Linear light -> float sRGB (0..255)."""
    x = np.clip(x, 0, 1)
    return 255 * np.where(x <= 0.0031308, x * 12.92, 1.055 * x ** (1 / 2.4) - 0.055)


def lab_to_linear(lab):
    """CIE Lab (D65) -> linear RGB triple."""
    pixel = np.array([[lab]], np.float32)
    return srgb_to_linear(cv2.cvtColor(pixel, cv2.COLOR_LAB2RGB)[0, 0] * 255)


def luminance(linear):
    """Relative luminance of linear RGB."""
    return linear @ np.array([0.2126, 0.7152, 0.0722], np.float32)


def lab_of(colour, finish):
    """Returns the Lab of a named colour on leather or on fur."""
    return (FUR_LAB if finish == 'fur' else LEATHER_LAB)[colour]


def background(rgb, mask, sigma=5.0):
    """Returns the colours beside the dyed pixels (ground, metal, lining), spread a little way under them."""
    free = (mask < 0.02).astype(np.float32)
    near = cv2.GaussianBlur(rgb * free[..., None], (0, 0), sigma)
    weight = cv2.GaussianBlur(free, (0, 0), sigma)[..., None]
    return np.where(weight > 1e-3, near / np.maximum(weight, 1e-3), rgb)


def unmixed(rgb, mask):
    """Returns the colour of the skin alone: at soft edges a pixel is part skin and part background."""
    a = mask[..., None]
    skin = (rgb - (1 - a) * background(rgb, mask)) / np.maximum(a, 0.2)
    return np.where(a > 0.98, rgb, np.clip(skin, 0, 255))


def without_streaks(r, mask):
    """Returns the brightness with less difference between broad lit and shaded places; grain, seams and edges stay."""
    log = np.log(np.maximum(r, 1e-3))
    sigma = BROAD * len(r)
    broad = cv2.GaussianBlur(log * mask, (0, 0), sigma) / np.maximum(cv2.GaussianBlur(mask, (0, 0), sigma), 1e-3)
    return r * np.exp(-EVEN * broad)


def warmed(rgb, target_lab):
    """Turns the hue of what is brighter than the target towards yellow."""
    lab = cv2.cvtColor((rgb / 255).astype(np.float32), cv2.COLOR_RGB2LAB)
    turn = np.radians(WARM) * np.clip((lab[..., 0] - target_lab[0] + 4) / 12, 0, 1)
    a, b = lab[..., 1].copy(), lab[..., 2].copy()
    lab[..., 1], lab[..., 2] = a * np.cos(turn) - b * np.sin(turn), a * np.sin(turn) + b * np.cos(turn)
    return 255 * cv2.cvtColor(lab, cv2.COLOR_LAB2RGB)


def dye(rgb, mask, target_lab, finish):
    """Dyes a picture (rgb 0..255 float, mask 0..1) so that its median gets the Lab `target_lab`; returns rgb 0..255
    float."""
    skin_rgb = unmixed(rgb, mask)
    y = luminance(srgb_to_linear(skin_rgb))
    if finish == 'gloss' and np.hypot(*target_lab[1:]) > 5:
        y = without_streaks(y / np.median(y[mask > 0.9]), mask) * np.median(y[mask > 0.9])
    median = float(np.median(y[mask > 0.9]))
    gloss_level, above = FINISH[finish]
    g = min(0.75, gloss_level / median)
    r = np.where(mask < 0.85, np.minimum(y / median, EDGE_LIGHT), y / median)
    power = np.where(r > 1, (1 - g) * above, 1 - 0.5 * g)
    skin = (1 - g) * np.maximum(r, 1e-4) ** power
    gloss = np.maximum(r - skin, 0) * median
    new = np.maximum(lab_to_linear(target_lab) - 0.8 * g * median, 0.0015)
    out = linear_to_srgb(new * (skin / (1 - g))[..., None] + 0.95 * gloss[..., None])
    if finish == 'gloss' and BROWN[0] < target_lab[2] / max(target_lab[1], 1) < BROWN[1]:
        out = warmed(out, target_lab)
    return rgb + mask[..., None] * (out - skin_rgb)


def webp(image, quality, effort, exif=b''):
    """Encodes an image as WebP and returns its bytes."""
    buffer = io.BytesIO()
    image.save(buffer, 'WEBP', quality=quality, method=effort, exif=exif)
    return buffer.getvalue()


def save_webp(rgb, path, most=MAX_BYTES, exif=b''):
    """Writes a WebP of at most `most` bytes with the best quality that fits."""
    image = Image.fromarray(np.clip(rgb + 0.5, 0, 255).astype(np.uint8))
    low, high = 5, 24  # quality divided by 4
    while low < high:
        middle = (low + high) // 2
        if len(webp(image, 4 * (middle + 1) - 6, 3)) <= most:
            low = middle + 1
        else:
            high = middle
    with open(path, 'wb') as f:
        f.write(webp(image, 4 * low - 6, 6, exif))


def read_mask(path):
    """Reads the dye mask (0..1) from the renderer's EXR."""
    return np.clip(cv2.imread(path, cv2.IMREAD_UNCHANGED)[..., 0].astype(np.float32), 0, 1)


def recolour(source, out, colour, mask_path, finish='gloss'):
    """Reads a picture, dyes it and writes it."""
    rgb = np.asarray(Image.open(source).convert('RGB')).astype(np.float32)
    save_webp(dye(rgb, read_mask(mask_path), lab_of(colour, finish), finish), out)


if __name__ == '__main__':
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('picture')
    parser.add_argument('mask', help='dye mask (EXR)')
    parser.add_argument('out')
    parser.add_argument('colour', choices=sorted(set(LEATHER_LAB) | set(FUR_LAB)))
    parser.add_argument('--finish', choices=sorted(FINISH), default='gloss')
    args = parser.parse_args()
    recolour(args.picture, args.out, args.colour, args.mask, args.finish)
