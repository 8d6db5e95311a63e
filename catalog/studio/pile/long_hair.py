"""Long waved hair of Tuscan lamb, drawn strand by strand, because a render shows such wool as a speckled surface
(see wool.py for curled wool).

Units are pixels of a picture, y down; `zoom` is how many times larger the picture shows the wool than a picture of
the whole garment."""
import cv2
import numpy as np

import recolour
from pile.wool import FINE, ROLL, has_whole_neck, inside, laid, lit, noise, soft, step, with_label

LONG = 50  # px, length of a strand
LOCK = 19  # px between the middles of locks
DENSE = 0.62  # strands for each pixel of the picture
STEPS = np.linspace(0, 1, 10)
LINING_LONG = 0.6  # length of hair on the lining, where it is pressed, as a share of LONG
OUT = 24  # px from the edge within which hair leans out of it
HANGS = 0.55  # share of a strand that hangs over the lining from above
THICK = 30  # px, half width of wool from which on hair has its whole length; on narrower wool it is shorter
BRIGHTEST = 90  # lightness (Lab)


def field(shape, rng, size):
    """Soft noise of unit strength. It is drawn small and enlarged, so that it is fast for a large picture."""
    small = noise(rng, (shape[0] // 6 + 2, shape[1] // 6 + 2), size / 6)
    return cv2.resize(small.astype(np.float32), shape[::-1], interpolation=cv2.INTER_CUBIC)


def roots(edge, rng, count):
    """Places (x, y) of strands inside the wool, the lowest first, as hair that hangs from above covers what is
    below."""
    y, x = np.nonzero(edge > 0)
    chosen = rng.choice(len(y), count)
    places = np.c_[x[chosen], y[chosen]] + rng.uniform(0, 1, (count, 2))
    return places[np.argsort(-(places[:, 1] + rng.normal(0, 6 * FINE, count)))]


def at(values, places):
    """Values of a map at places (x, y)."""
    tall, wide = values.shape[:2]
    return values[places[:, 1].astype(int).clip(0, tall - 1), places[:, 0].astype(int).clip(0, wide - 1)]


def lock_of(places, pitch, rng):
    """Returns for every place the middle of its lock, on a grid whose points are moved at random, and the lock's
    number."""
    cell = np.floor(places / pitch).astype(int)
    grid = rng.uniform(0.1, 0.9, (cell[:, 1].max() + 2, cell[:, 0].max() + 2, 2))
    number = cell[:, 1] * grid.shape[1] + cell[:, 0]
    return (cell + grid[cell[:, 1], cell[:, 0]]) * pitch, number


def strands(edge, long, lining, zoom, rng):
    """Returns the points of every strand (n x steps x 2), the number of its lock and a random share for it."""
    shape, scale = edge.shape, zoom * FINE
    count = int((edge > 0).sum() / FINE**2 * DENSE / zoom)
    places = roots(edge, rng, count)
    middle, lock = lock_of(places, LOCK * scale, rng)
    gy, gx = np.gradient(soft(edge, 5 * scale))
    steep = np.hypot(gx, gy) + 1e-6
    lean = np.exp(-edge.clip(0) / (OUT * scale)) * 1.15
    out = np.dstack([-gx / steep * lean, np.clip(-gy / steep * lean, -0.42, None)])
    sway = field(shape, rng, 34 * scale)
    own = rng.normal(0, 1, (lock.max() + 1, 3))[lock]
    start = at(out, places) + np.c_[0.30 * at(sway, places) + 0.14 * own[:, 0] + rng.normal(0, 0.07, count), np.full(count, 0.62)]
    start /= np.linalg.norm(start, axis=1)[:, None]
    reach = long * scale * np.clip(1 + 0.16 * own[:, 1] + rng.normal(0, 0.10, count), 0.45, 1.5)
    thick = cv2.dilate(edge.astype(np.float32), np.ones((round(40 * scale),) * 2))
    reach *= np.clip(0.42 + 0.58 * at(thick, places) / (THICK * scale), 0, 1)
    reach *= np.where(at(lining, places) > 0.5, LINING_LONG, 1)
    way = start[:, None] + np.c_[np.zeros(len(STEPS)), 0.9 * STEPS][None]
    way /= np.linalg.norm(way, axis=2)[..., None]
    points = np.cumsum(way * (reach / len(STEPS))[:, None, None], axis=1) - way[:, :1] * (reach / len(STEPS))[:, None, None]
    across = np.stack([-way[..., 1], way[..., 0]], 2)
    wave = np.sin(2 * np.pi * (1.25 * STEPS[None] + 0.5 * own[:, 2:3])) * (0.25 + STEPS[None])
    points += across * (3.2 * scale * wave)[..., None]
    together = (0.50 * STEPS**1.4)[None, :, None] * (middle - places)[:, None]
    return places[:, None] + points + together, lock, rng.normal(0, 1, count)


def tones(points, lock, single, broad, lining, rng):
    """Brightness of every strand along its length: dark at the root, a highlight where it bends over, a lighter tip."""
    of_lock = rng.normal(0, 1, lock.max() + 1)[lock]
    gleam = 0.42 + 0.05 * rng.normal(0, 1, lock.max() + 1)[lock]
    along = 0.60 + 0.36 * STEPS[None] ** 0.6 + 0.24 * np.exp(-(((STEPS[None] - gleam[:, None]) / 0.17) ** 2))
    level = along * (1 + 0.05 * of_lock + 0.07 * single)[:, None] * at(broad, points[:, 0])[:, None]
    return level * np.where(at(lining, points[:, 0]) > 0.5, 0.66, 1)[:, None]


def largest(mask):
    """The mask without its smaller spots."""
    _, spots, stats, _ = cv2.connectedComponentsWithStats(mask.astype(np.uint8))
    return mask * (spots == 1 + np.argmax(stats[1:, cv2.CC_STAT_AREA])) if len(stats) > 1 else mask


def rounded(edge, roll):
    """Light on the roll of a collar towards its edge; about 1 on its flat part."""
    height = soft(np.sqrt(np.clip(1 - np.clip(1 - edge / roll, 0, 1) ** 2, 0, 1)), 0.15 * roll) * roll
    return np.clip(lit(height, 0.6), 0.1, 1.15)


def haired(picture, wool, lining, zoom=1.0, tint=(1.0, 1.6, 10.0)):
    """Draws long hair on the wool of a picture (0..255); tint: factor of the lightness, and a and b (Lab) of the
    hair."""
    if not wool.any():
        return picture
    rows, cols = (np.flatnonzero(wool.any(axis)) for axis in (1, 0))
    rim = round(1.4 * LONG * zoom)
    part = slice(max(rows[0] - rim, 0), rows[-1] + rim), slice(max(cols[0] - rim, 0), cols[-1] + rim)
    out = picture.copy()
    out[part] = drawn(picture[part], wool[part], lining[part], zoom, tint)
    if not has_whole_neck(lining):
        return out
    below = lining.copy()
    below[: np.flatnonzero(lining.any(axis=1))[0] + round(HANGS * LONG * zoom)] = 0  # hair hangs over the top of the lining
    return with_label(out, below)


def drawn(picture, wool, lining, zoom, tint):
    """Draws the part of a picture that contains its wool."""
    rng = np.random.default_rng(11)
    large = lambda x: cv2.resize(x.astype(np.float32), None, fx=FINE, fy=FINE, interpolation=cv2.INTER_CUBIC)
    small = lambda x: cv2.resize(x.astype(np.float32), wool.shape[::-1], interpolation=cv2.INTER_AREA)
    edge, deep = inside(large(soft(wool, 1.2)) > 0.5), large(largest(lining))
    light = cv2.cvtColor((picture / 255).astype(np.float32), cv2.COLOR_RGB2LAB)[..., 0]
    broad = large(soft(light * wool, 14) / np.maximum(soft(wool, 14), 1e-3) / recolour.WOOL_LAB[0]).clip(0.55, 1.1) ** 0.9
    broad *= 0.62 + 0.38 * rounded(edge, ROLL * 1.6 * zoom * FINE)
    points, lock, single = strands(edge, LONG, deep, zoom, rng)
    level = tones(points, lock, single, broad, deep, rng)
    canvas, cover = 0.50 * broad.copy(), step(edge, 0, 5 * FINE)
    fixed = np.round(points * 16).astype(np.int32)
    width = np.where(single > 0.6, 2, 1)
    for strand, shade, wide in zip(fixed, level, width):
        for i in range(len(STEPS) - 1):
            a, b = tuple(strand[i].tolist()), tuple(strand[i + 1].tolist())
            cv2.line(canvas, a, b, float(shade[i]), int(wide), cv2.LINE_AA, 4)
        cv2.polylines(cover, [strand], False, 1.0, int(wide), cv2.LINE_AA, 4)
    level = canvas * (0.72 + 0.28 * step(edge, -30 * zoom * FINE, 10 * zoom * FINE))
    shade = np.clip(1 - level, 0, 1)
    lab = np.dstack([tint[0] * BRIGHTEST * np.tanh(1.22 * level), tint[1] + 1.2 * shade, tint[2] * (1 + 0.35 * shade)])
    new = 255 * cv2.cvtColor(lab.astype(np.float32), cv2.COLOR_LAB2RGB)
    return laid(picture, wool, small(cover), small(new * cover[..., None]), zoom)
