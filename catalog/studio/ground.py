"""Puts all pictures before one wall: the ground of a finished picture becomes the same warm light paper, whatever it was
rendered on.

    python3 ground.py ../pictures/name.webp ...     these files, in place
    python3 ground.py --all                         every garment and bag of jobs.json that is still on another wall

shoot.py calls `one_wall` for new renders. The product is not changed. Ground is everything that can be reached from the
border of the picture through pixels that differ from the ground by no more than a shadow; at soft edges and hair the
change fades out."""
import glob
import os
import sys

import cv2
import numpy as np
from PIL import Image

from recolour import webp

TOP, BOTTOM = (230, 225, 215), (217, 212, 202)  # the wall; one chroma, otherwise WebP makes bands of pink and green of it
BORDER = 24  # px at either side that show nothing but ground
SHADOW = 0.60  # how dark a shadow on the ground may be, as a share of it
FADE = 2.0  # px over which the change fades out at the product
DARKEST = 120  # levels that no wall falls below
NEAR = 3.0  # levels; a picture whose wall is no further away is left alone


def border_ground(picture):
    """Reconstructs the ground that the picture would have without its product: from both sides, row by row."""
    rows = [cv2.blur(picture[:, part].mean(1)[:, None], (1, 61), borderType=cv2.BORDER_REPLICATE)[:, 0] for part in (slice(0, BORDER), slice(-BORDER, None))]
    across = np.linspace(0, 1, picture.shape[1], dtype=np.float32)[None, :, None]
    return rows[0][:, None] * (1 - across) + rows[1][:, None] * across


def seen_through(grey, colour, labels, count):
    """Returns the numbers of the patches of ground that a handle or strap encloses: even, grey and as light as the
    wall."""
    area = np.bincount(labels.ravel(), minlength=count)
    mean, spread, tint = (np.bincount(labels.ravel(), x.ravel(), count) / np.maximum(area, 1) for x in (grey, grey**2, colour))
    even = spread - mean**2 < 0.04**2
    return np.where((area > 600) & even & (mean > 0.80) & (mean < 1.04) & (tint < 0.022))[0]


def ground_mask(picture, ground):
    """1 on the ground and its shadows, 0 on the product."""
    ratio = picture / np.maximum(ground, 1)
    grey = ratio.mean(2)
    colour = np.abs(ratio - grey[..., None]).max(2)
    step = cv2.morphologyEx(grey.astype(np.float32), cv2.MORPH_GRADIENT, np.ones((3, 3)))
    free = ((grey > SHADOW) & (grey < 1.12) & (colour < 0.045) & (step < 0.07)).astype(np.uint8)
    count, labels = cv2.connectedComponents(free, connectivity=4)
    rim = np.unique(np.r_[labels[0], labels[:, 0], labels[:, -1]])
    rim = np.union1d(rim, seen_through(grey, colour, labels, count))
    reached = np.isin(labels, rim[rim > 0]).astype(np.float32)
    return cv2.GaussianBlur(cv2.dilate(reached, np.ones((3, 3))), (0, 0), FADE)


def target(shape):
    """Returns the wall at the size of a picture."""
    down = np.linspace(0, 1, shape[0], dtype=np.float32)[:, None, None]
    return np.array(TOP, np.float32) * (1 - down) + np.array(BOTTOM, np.float32) * down


def one_wall(picture, product=None):
    """Replaces the ground of a picture (0..255) by the one wall; product: its mask, if a better one is known."""
    ground = border_ground(picture)
    mask = ground_mask(picture, ground) if product is None else 1 - np.clip(product, 0, 1)
    gain = target(picture.shape) / np.maximum(ground, 1)
    return np.clip(picture * (1 + (gain - 1) * mask[..., None]), 0, 255)


def close_wall(picture, product):
    """Replaces the wall of a close-up whose product reaches the border. Where any wall is visible, it becomes the
    one wall, with as much shadow as was rendered."""
    free = cv2.erode((product < 0.02).astype(np.uint8), np.ones((9, 9))) > 0
    if not free.any():
        return picture
    grey = picture.mean(2)
    shade = np.clip(cv2.GaussianBlur(grey, (0, 0), 6) / np.percentile(grey[free], 70), 0.8, 1)
    mask = 1 - np.clip(product, 0, 1)[..., None]
    return picture + mask * (target(picture.shape) * shade[..., None] - picture)


def scene_wall(picture, product):
    """Replaces the wall of a scene whose objects reach the border. The wall is estimated as a smooth surface through
    its lit parts."""
    small = cv2.resize(picture, (240, 240 * picture.shape[0] // picture.shape[1]), interpolation=cv2.INTER_AREA)
    free = cv2.resize(cv2.dilate(product.astype(np.float32), np.ones((9, 9))), small.shape[1::-1], interpolation=cv2.INTER_AREA) < 0.02
    z, x = np.mgrid[-1 : 1 : small.shape[0] * 1j, -1 : 1 : small.shape[1] * 1j]
    terms = np.stack([np.ones_like(x), x, z, x * x, z * z, x * z], -1)
    for _ in range(6):  # what is darker than the surface is shadow
        weights = np.linalg.lstsq(terms[free], small[free], rcond=None)[0]
        fitted = terms @ weights
        free &= small.mean(2) > fitted.mean(2) - 5
    wall = cv2.resize(fitted.astype(np.float32), picture.shape[1::-1], interpolation=cv2.INTER_CUBIC)
    gain = target(picture.shape) / np.maximum(wall, 1)
    return np.clip(picture * (1 + (gain - 1) * (1 - np.clip(product, 0, 1))[..., None]), 0, 255)


def rewrite(path):
    """Puts a finished picture on the wall and keeps about its quality; returns whether it was changed."""
    picture = np.asarray(Image.open(path).convert('RGB')).astype(np.float32)
    edges = np.hstack([picture[:, :BORDER], picture[:, -BORDER:]])
    if edges.min() < DARKEST or np.ptp(edges, axis=2).max() > 40:
        return False  # the product reaches the border, so the wall is unknown
    if np.abs(border_ground(picture)[::40, [0, -1]] - target(picture.shape)[::40]).max() < NEAR:
        return False
    product = None
    if '-bila-' in path:  # white looks like the wall, but the black one has the same outline
        black = np.asarray(Image.open(path.replace('-bila-', '-cerna-')).convert('RGB')).astype(np.float32)
        product = 1 - ground_mask(black, border_ground(black))
    image = Image.fromarray((one_wall(picture, product) + 0.5).astype(np.uint8))
    for quality in (90, 84, 78, 70):
        data = webp(image, quality, 4)
        if len(data) <= 1.12 * os.path.getsize(path):
            break
    with open(path, 'wb') as f:
        f.write(data)
    return True


if __name__ == '__main__':
    from shoot import PICTURES, read_jobs

    named = [a for a in sys.argv[1:] if a != '--all']
    if '--all' in sys.argv:
        own = ('usen-', 'blog-', 'sluzby', 'poukaz', 'prodejna', 'home-', 'hero-')
        named = [p for p in sorted(glob.glob(os.path.join(PICTURES, '*.webp'))) if not os.path.basename(p).startswith(own)]
    print(sum(rewrite(path) for path in named), 'pictures changed')
