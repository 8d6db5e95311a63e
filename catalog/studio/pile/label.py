"""Draws the woven label in the neck of a garment on its picture, because hair hides the label that the renderer would sew
in, and many garments were rendered without one.

    python3 -m pile.label trenckot kabat-damsky                        at the place that "neck" in jobs.json names
    python3 -m pile.label semis --at 502 233 66 --erase 94 48          elsewhere (x, y, width), over an older label of that size

Draws it in the fronts of these kinds, and in the details that are cut from them. Run it only once, in catalog/studio."""
import argparse
import os

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

FONT = os.path.join(
    os.path.dirname(os.path.abspath(__file__)), '..', '..', '..', 'node_modules/@expo-google-fonts/jost/500Medium/Jost_500Medium.ttf'
)
CLOTH, LETTERS = (214, 203, 184), (58, 47, 40)
FINE = 8  # pixels of the drawing on one of the picture


def labelled(picture, x, y, width):
    """Draws a label into a picture (0..255) with its middle at x, y (px); its height is a third of its width."""
    wide, tall = round(width * FINE), round(width * FINE / 3)
    label = Image.new('RGB', (wide, tall), CLOTH)
    pen, font = ImageDraw.Draw(label), ImageFont.truetype(FONT, round(tall * 0.52))
    step = wide * 0.175
    for i, letter in enumerate('KARA'):
        pen.text((wide / 2 + (i - 1.5) * step, tall * 0.52), letter, LETTERS, font, anchor='mm')
    threads = 1 + 0.05 * np.sin(np.arange(tall) * np.pi / FINE)[:, None, None]
    shade = np.linspace(0.86, 1.0, tall)[:, None, None]
    cloth = cv2.resize((np.asarray(label) * threads * shade).astype(np.float32), (round(width), round(width / 3)), interpolation=cv2.INTER_AREA)
    cover = np.zeros(picture.shape[:2], np.float32)
    top, left = round(y - width / 6), round(x - width / 2)
    part = slice(top, top + len(cloth)), slice(left, left + cloth.shape[1])
    cover[part] = 1
    shadow = cv2.GaussianBlur(np.roll(cover, 2, axis=0), (0, 0), 2.5)[..., None]
    out = picture * (1 - 0.35 * shadow)
    soft = cv2.GaussianBlur(cover, (0, 0), 0.6)[..., None]
    drawn = out.copy()
    drawn[part] = cloth
    return out + soft * (drawn - out)


def erased(picture, x, y, wide, tall):
    """Covers an older label with lining."""
    mask = np.zeros(picture.shape[:2], np.uint8)
    mask[round(y - tall / 2) : round(y + tall / 2), round(x - wide / 2) : round(x + wide / 2)] = 255
    return cv2.inpaint(picture.clip(0, 255).astype(np.uint8), mask, 5, cv2.INPAINT_TELEA).astype(np.float32)


def in_detail(place, crop, shape):
    """Returns where a place of the front (x, y and lengths) lies in a detail; None if the edge cuts the label."""
    if not crop:
        return place
    (tall, wide), (x, y, *lengths), zoom = shape, place, crop[2]
    left, top = (min(max(middle * size - size / zoom / 2, 0), size - size / zoom) for middle, size in ((crop[0], wide), (crop[1], tall)))
    x, y = (x - left) * zoom, (y - top) * zoom
    inside = lengths[0] * zoom < x < wide - lengths[0] * zoom and lengths[0] * zoom < y < tall - lengths[0] * zoom
    return [x, y, *(length * zoom for length in lengths)] if inside else None


def label_finished(kind, entry, folder, at, erase):
    """Draws the label into a kind's finished pictures; returns their names."""
    import recolour
    from shoot import crop_of, views_of, whole_of

    names = []
    for colour in entry['colours']:
        for view in views_of(entry):
            crop, name = crop_of(entry, view), '%s-%s-%s.webp' % (kind, colour, view)
            path = os.path.join(folder, name)
            if not os.path.exists(path) or view != 'front' and not (crop and whole_of(entry, view) == 'front'):
                continue
            picture = np.asarray(Image.open(path).convert('RGB')).astype(np.float32)
            place = in_detail(at, crop, picture.shape[:2])
            if place:
                if erase:
                    picture = erased(picture, *in_detail([*at[:2], *erase], crop, picture.shape[:2]))
                recolour.save_webp(labelled(picture, *place), path, 1.03 * os.path.getsize(path), Image.open(path).getexif().tobytes())
                names.append(name)
    return names


if __name__ == '__main__':
    from shoot import PICTURES, read_jobs

    parser = argparse.ArgumentParser()
    parser.add_argument('kinds', nargs='+')
    parser.add_argument('--at', nargs=3, type=float)
    parser.add_argument('--erase', nargs=2, type=float)
    args = parser.parse_args()
    for kind in args.kinds:
        entry = read_jobs()[kind]
        print(kind, *label_finished(kind, entry, PICTURES, args.at or entry['neck']['front'], args.erase), flush=True)
