"""Makes suede of the smooth leather of a finished picture, when a separate render is not worth its time.

    python3 napped.py zavinovaci zavinovaci-semis hneda bezova     pictures of zavinovaci-semis from those of zavinovaci

The product is recognized as in ground.py. Lining, buttons and metal differ from the leather in hue and stay unchanged."""
import glob
import os
import sys

import cv2
import numpy as np
from PIL import Image

import recolour
from ground import border_ground, ground_mask
from shoot import PICTURES

KEEP = 0.72  # share (power) of large and of medium light and shade that suede keeps
SHARP = 0.5  # share of the finest


def nap(rng, shape, sigma):
    """Soft noise of unit strength."""
    noise = cv2.GaussianBlur(rng.normal(size=shape).astype(np.float32), (0, 0), sigma)
    return noise / noise.std()


class Leather:
    """Lab of a picture, the mask of its leather and the means of its brightness."""

    def __init__(self, picture):
        self.picture = picture
        self.product = 1 - ground_mask(picture, border_ground(picture))
        self.lab = cv2.cvtColor((picture / 255).astype(np.float32), cv2.COLOR_RGB2LAB)
        self.middle = np.median(self.lab[self.product > 0.9], axis=0)
        self.ratio = np.maximum(self.lab[..., 0] / self.middle[0], 0.02)
        a, b = (cv2.GaussianBlur(self.lab[..., i], (0, 0), 3) for i in (1, 2))
        away = np.degrees(np.abs(np.arctan2(b, a) - np.arctan2(self.middle[2], self.middle[1])))
        grey = np.hypot(*self.middle[1:]) < 4  # a black leather has no hue
        dark = self.middle[0] < 50  # the lining of a light garment has nearly its hue, so it may take part
        mask = self.product * np.clip((14 - away) / 5, 0, 1) if dark and not grey else self.product
        mask = mask * (cv2.blur(self.ratio, (5, 5)) < 2.2)  # a label
        self.mask = cv2.GaussianBlur(mask.astype(np.float32), (0, 0), 0.8)

    def mean(self, sigma):
        """Mean brightness round every pixel, counting only the product."""
        on = (self.product > 0.5).astype(np.float32)
        near = cv2.GaussianBlur(self.ratio * on, (0, 0), sigma) / np.maximum(cv2.GaussianBlur(on, (0, 0), sigma), 1e-3)
        return np.maximum(near, 0.05)

    def repainted(self, lab):
        """Returns the picture with another Lab under the mask."""
        new = 255 * cv2.cvtColor(lab.astype(np.float32), cv2.COLOR_LAB2RGB)
        return self.picture + (new - self.picture) * self.mask[..., None]


def suede(picture):
    """Turns the leather into matt, napped leather of one hue: less light and shade, no gloss, a fine nap in three
    sizes."""
    leather, rng = Leather(picture), np.random.default_rng(5)
    broad, middling = leather.mean(14), leather.mean(2)
    level = broad**KEEP * (middling / broad) ** KEEP * (leather.ratio / middling) ** SHARP
    q = 1.0 if leather.middle[0] < 50 else 0.5
    shape = level.shape
    level *= 1 + q * (0.020 * nap(rng, shape, 0.7) + 0.018 * nap(rng, shape, 2.2) + 0.020 * q * nap(rng, shape, 9))
    lab = leather.lab.copy()
    lab[..., 0] = np.clip(leather.middle[0] * (1.04 if q == 1 else 1.0) * level, 0, 97)
    lab[..., 1:] = leather.middle[1:] * [1.02, 1.06]
    return leather.repainted(lab)


def read(path):
    return np.asarray(Image.open(path).convert('RGB')).astype(np.float32)


if __name__ == '__main__':
    kind, other, *colours = sys.argv[1:]
    for colour in colours:
        for path in sorted(glob.glob(os.path.join(PICTURES, '%s-%s-*.webp' % (kind, colour)))):
            recolour.save_webp(suede(read(path)), path.replace(kind + '-' + colour, other + '-' + colour))
