"""Gives finished pictures of leather garments their sheen (nappa.py) when their render is no longer in cache/raw.

    python3 -m sheen.rewrite ../pictures/biker-cerna-*.webp       these files, in place; run it in catalog/studio

Pictures that have it already, light leather, suede and fur stay unchanged. A detail cut from the front is measured by its
front, so name the details of a kind before its front or together with it (details are processed first)."""
import os
import sys

import numpy as np
from PIL import Image

from ground import border_ground, ground_mask
from sheen import nappa
from shoot import CROP_BYTES, crop_of, cut_out, read_jobs

FEWEST = 90_000  # bytes that a picture may have even if it was smaller without its grain
MORE = 1.25  # factor by which a picture may grow


def shining(path):
    """Returns True if a picture has its sheen."""
    return Image.open(path).getexif().get(nappa.SOFTWARE) == nappa.MARK


def read(path):
    return np.asarray(Image.open(path).convert('RGB')).astype(np.float32)


def entry_of(name, jobs):
    """Returns the entry of jobs.json, the front and the view of a picture's name; None unless it shows smooth
    leather."""
    head, _, view = name[: -len('.webp')].rpartition('-')
    for kind in sorted(jobs, key=len, reverse=True):
        if any(head == kind + '-' + colour for colour in jobs[kind].get('colours') or ()):
            smooth = 'style' in jobs[kind]['job'] and jobs[kind].get('finish', 'gloss') == 'gloss'
            return (jobs[kind], head + '-front.webp', view) if smooth else None
    return None


def rewrite(path, jobs):
    """Gives one picture its sheen; returns True if it was changed."""
    found = entry_of(os.path.basename(path), jobs)
    if not found or shining(path):
        return False
    entry, front, view = found
    crop = crop_of(entry, view)
    whole = os.path.join(os.path.dirname(path), front) if crop else path
    if crop and shining(whole):
        return False  # its leather can no longer be measured
    picture = read(whole)
    product = (1 - ground_mask(picture, border_ground(picture))).astype(np.float32)
    middle = nappa.middle_of(picture, product)
    if middle[0] > nappa.LIGHT:
        return False
    most = max(os.path.getsize(path) * MORE, CROP_BYTES if crop else FEWEST)
    if crop and entry['job'].get('material') == 'grain':  # in a close-up, its large grain would count as folds
        nappa.save(cut_out(nappa.sheen(picture, product, middle=middle), *crop), path, most)
        return True
    if crop:
        picture, product = read(path), cut_out(product, *crop, 0).clip(0, 1)
    nappa.save(nappa.sheen(picture, product, crop[2] if crop else 1.0, middle), path, most)
    return True


if __name__ == '__main__':
    jobs = read_jobs()
    print(sum(rewrite(path, jobs) for path in sorted(sys.argv[1:], key=lambda p: p.endswith('-front.webp'))), 'pictures changed')
