"""Makes the hero of the home page: two garments as if somebody wore them, turned to each other and larger than the picture.

    python3 -m wide.figures ../pictures                   run it in catalog/studio

Each garment is rendered once more, turned and close, dyed like every picture, and put before the one wall. A garment later
in the list stands in front of the earlier ones and casts its shadow on them. To render one again, first delete
`cache/raw/<kind>-figure.png`."""
import os
import sys
import tempfile

import cv2
import numpy as np

import denoise
import ground
import shoot

CLOSE = {'size': [1300, 1150], 'samples': 7, 'look': [0, -0.185], 'bust': True}
# kind, colour, the job's own changes, and where in the scene the upper left corner of its picture is
FIGURES = (
    ('bunda', 'cerna', {'azim': -26, 'zoom': 1.46}, (1330, -20)),
    ('kabat-damsky', 'hneda', {'azim': 26, 'zoom': 2.25}, (700, 0)),
)
HERO = {'bytes': 220_000, 'wide': {'file': 'hero-siroky.webp', 'from': 0, 'width': 2540}}
# A phone shows only the last garment: with both it showed one garment and a sliver of the other.
HERO_OF_PHONES = {'bytes': 220_000, 'upright': {'file': 'hero-uzky.webp', 'from': 945, 'width': 840}}
SIZE = (1050, 2540)  # height and width, px
FULL_QUALITY = 900_000  # bytes; large, because the composed picture is saved once more


def figure(kind, entry, colour, close, folder):
    """Picture (0..255) of a garment and its mask (0..1)."""
    raw = shoot.raw_path(kind, 'figure')
    if not os.path.exists(raw):
        shoot.render(kind, 'figure', dict(entry['job'], **CLOSE, **close))
    (name,) = shoot.finish(kind, dict(entry, colours=[colour], bytes=FULL_QUALITY), 'figure', folder)
    picture = cv2.cvtColor(cv2.imread(os.path.join(folder, name)), cv2.COLOR_BGR2RGB).astype(np.float32)
    return picture, denoise.standing(raw)[..., None]


def stand(scene, picture, mask, left, top):
    """Puts a garment and its shadow into the scene."""
    shaded = picture / ground.target(picture.shape)
    y, x = max(top, 0), max(left, 0)
    tall, wide = min(top + picture.shape[0], scene.shape[0]) - y, min(left + picture.shape[1], scene.shape[1]) - x
    there, own = (slice(y, y + tall), slice(x, x + wide)), (slice(y - top, y - top + tall), slice(x - left, x - left + wide))
    scene[there] = scene[there] * np.minimum(shaded[own], 1) * (1 - mask[own]) + picture[own] * mask[own]


def main(folder):
    jobs = shoot.read_jobs()
    scene, alone = (ground.target((*SIZE, 3)) * np.ones((1, SIZE[1], 1), np.float32) for _ in range(2))
    with tempfile.TemporaryDirectory() as finished:
        for kind, colour, close, at in FIGURES:
            garment = figure(kind, jobs[kind], colour, close, finished)
            stand(scene, *garment, *at)
    stand(alone, *garment, *at)
    print(*shoot.save_cuts(scene, HERO, folder), *shoot.save_cuts(alone, HERO_OF_PHONES, folder))


if __name__ == '__main__':
    main(sys.argv[1])
