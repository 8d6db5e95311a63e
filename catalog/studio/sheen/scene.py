"""Gives the smooth leather of a finished scene its sheen (nappa.py): the black garments in full, and the dark brown ones at
half strength.

    python3 -m sheen.scene ../pictures/satna.webp ..       these files, in place; run it in catalog/studio

A garment is found by its colour: the largest patches of black and of dark brown."""
import os
import sys

import cv2
import numpy as np
from PIL import Image

from sheen import nappa

SCALE = 0.5  # a garment in a scene is half as large as in its own picture
LEAST = 0.01  # share of the picture; smaller patches are shadows
EDGE = 30  # px round a garment
STRENGTH = {'black': 1.0, 'brown': 0.5}
WARMER = (0.8, 3.0)  # Lab a and b added to brown, which looks violet beside cognac


def patches(lab, kind):
    """Returns masks (0..1) of the large patches of a colour, each with its rows and columns and its median Lab."""
    light = cv2.GaussianBlur(lab[..., 0], (0, 0), 1.5)
    a, chroma = (cv2.GaussianBlur(x, (0, 0), 2) for x in (lab[..., 1], np.hypot(lab[..., 1], lab[..., 2])))
    found = (light < 52) & (chroma < 6.5) if kind == 'black' else (light < 48) & (chroma > 3) & (chroma < 14) & (a > 2.5)
    found = cv2.morphologyEx(found.astype(np.uint8), cv2.MORPH_CLOSE, np.ones((5, 5)))
    count, labels, stats, _ = cv2.connectedComponentsWithStats(found)
    for i in range(1, count):
        left, top, wide, tall, size = stats[i]
        middle = np.median(lab[labels == i], axis=0)
        if size < LEAST * found.size or (kind == 'black' and np.hypot(*middle[1:]) > 2):
            continue
        mask = cv2.GaussianBlur(cv2.erode((labels == i).astype(np.float32), np.ones((2, 2))), (0, 0), 0.8)
        part = slice(max(top - EDGE, 0), top + tall + EDGE), slice(max(left - EDGE, 0), left + wide + EDGE)
        yield mask[part], part, middle


def warmed(picture, mask):
    lab = cv2.cvtColor((np.clip(picture, 0, 255) / 255).astype(np.float32), cv2.COLOR_RGB2LAB)
    for i, more in zip((1, 2), WARMER):
        lab[..., i] += more * mask
    return 255 * cv2.cvtColor(lab, cv2.COLOR_LAB2RGB)


def sheen(picture):
    """Adds sheen to a picture (0..255)."""
    lab = cv2.cvtColor((picture / 255).astype(np.float32), cv2.COLOR_RGB2LAB)
    out = picture.copy()
    for kind, strength in STRENGTH.items():
        for mask, part, middle in patches(lab, kind):
            new = out[part] + strength * (nappa.lit_anew(out[part], mask, SCALE, middle) - out[part])
            out[part] = warmed(new, mask) if kind == 'brown' else new
    return out


def main(paths):
    for path in paths:
        if Image.open(path).getexif().get(nappa.SOFTWARE) == nappa.MARK:
            continue
        picture = np.asarray(Image.open(path).convert('RGB')).astype(np.float32)
        nappa.save(sheen(picture), path, os.path.getsize(path))
        print(path, flush=True)


if __name__ == '__main__':
    main(sys.argv[1:])
