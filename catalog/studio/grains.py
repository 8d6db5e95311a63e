"""Surface of a material seen from a few centimetres: heights (m) and tone (0 dark .. 1 full colour) of every pixel,
both as arrays.

A pixel is RES metres wide. Borders of cells, fibres and unevenness are irregular and fade, so that nothing repeats."""
import cv2
import numpy as np
from scipy.spatial import cKDTree

RES = 0.00005  # m a pixel


def soft_noise(shape, width, seed):
    """Smooth noise of unit spread whose bumps are about `width` metres wide."""
    step = max(width / RES / 2, 1)
    rows, cols = (int(n / step) + 6 for n in shape)
    coarse = np.random.default_rng(seed).normal(size=(rows, cols)).astype(np.float32)
    coarse = cv2.GaussianBlur(coarse, (0, 0), 1.0)[2:-2, 2:-2]
    fine = cv2.resize(coarse, shape[::-1], interpolation=cv2.INTER_CUBIC)
    return fine / fine.std()


def smooth_step(x, low, high):
    """Returns 0 below `low` and 1 above `high`, with a smooth step in between."""
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def cell_middles(shape, size, seed):
    """Irregular cells of about `size` metres: 0 on their borders, growing to about 1 in the middle of a cell."""
    rng = np.random.default_rng(seed)
    tall, wide = shape[0] * RES, shape[1] * RES
    z, x = np.mgrid[-2 * size : tall + 2 * size : size, -2 * size : wide + 2 * size : size]
    points = np.c_[x.ravel(), z.ravel()] + rng.uniform(-0.46, 0.46, (x.size, 2)) * size
    rows, cols = np.mgrid[: shape[0], : shape[1]].astype(np.float32) * RES
    bent = [axis + 0.16 * size * soft_noise(shape, size * 0.6, seed + i) for i, axis in enumerate((cols, rows), 1)]
    near = cKDTree(points).query(np.c_[bent[0].ravel(), bent[1].ravel()], k=2)[0]
    return (near[:, 1] - near[:, 0]).reshape(shape).astype(np.float32) / size


def pillow(middles, rise):
    """Round top of cells: steep at the border, flat from `rise` (share of a cell) inwards."""
    return np.sqrt(np.clip(1 - (1 - np.clip(middles / rise, 0, 1)) ** 2, 0, 1))


def soft_top(middles, rise):
    """Round top of cells with a soft valley between them."""
    return 1 - np.exp(-((middles / rise) ** 2))


def grain(shape):
    """Cowhide: round pebbles of different height, fine skin on top of them."""
    fine, large = (soft_top(cell_middles(shape, size, seed), 0.44) for size, seed in ((0.00082, 11), (0.00145, 13)))
    where = smooth_step(soft_noise(shape, 0.005, 34), -0.6, 0.6)
    pebbles = 0.8 * (fine + where * (large - fine)) + 0.2 * soft_top(cell_middles(shape, 0.0024, 12), 0.2)
    bits = soft_top(cell_middles(shape, 0.00036, 21), 0.5)
    uneven = soft_noise(shape, 0.006, 31)
    firm = smooth_step(soft_noise(shape, 0.009, 32), -1.6, 1.2)
    heights = 0.000062 * (0.5 + 0.5 * firm) * pebbles + 0.000008 * bits * (1.2 - 0.6 * firm) + 0.00004 * uneven
    heights += 0.000006 * soft_noise(shape, 0.0002, 33)
    return heights, 0.3 + 0.7 * pebbles * (0.8 + 0.2 * bits)


def nappa(shape):
    """Lamb nappa: a fine close grain with pores, nearly smooth in places, a few soft creases."""
    fine = pillow(cell_middles(shape, 0.00062, 41), 0.8)
    creases = pillow(cell_middles(shape, 0.0030, 51), 0.16)
    deep = 0.35 + 0.65 * smooth_step(soft_noise(shape, 0.008, 61), -1.5, 1.5)
    broken = smooth_step(soft_noise(shape, 0.004, 62), -0.4, 1.4)
    pores = smooth_step(soft_noise(shape, 0.0005, 63), 1.9, 2.8)
    heights = 0.000060 * deep * fine + 0.000045 * broken * creases - 0.00004 * pores
    heights += 0.00004 * soft_noise(shape, 0.005, 64) + 0.000004 * soft_noise(shape, 0.0002, 65)
    return heights, 0.55 + 0.45 * fine * (1 - 0.5 * pores)


def fibres(shape, angle, length, seed):
    """Fibres of `length` metres that lie along `angle` (radians, a picture), unit spread."""
    noise = cv2.GaussianBlur(np.random.default_rng(seed).normal(size=shape).astype(np.float32), (0, 0), 0.6)
    rows, cols = np.mgrid[: shape[0], : shape[1]].astype(np.float32)
    across, down = np.cos(angle).astype(np.float32), np.sin(angle).astype(np.float32)
    half = length / RES / 2
    steps = np.arange(-half, half + 1, 1.2)
    drawn = sum(
        (1 - abs(s / half) * 0.7) * cv2.remap(noise, cols + s * across, rows + s * down, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
        for s in steps
    )
    return drawn / drawn.std()


def suede(shape):
    """Goat suede: raised fibres, brushed this way and that."""
    lie = 1.1 + 0.5 * soft_noise(shape, 0.014, 71) + 0.55 * soft_noise(shape, 0.0024, 72)
    upper = fibres(shape, lie, 0.0007, 73)
    lower = fibres(shape, lie + 0.9 * soft_noise(shape, 0.0015, 74), 0.00042, 75)
    woven = np.maximum(upper, lower + 0.3)
    tufts = soft_noise(shape, 0.0011, 76)
    brushed = soft_noise(shape, 0.013, 77) + 0.6 * soft_noise(shape, 0.005, 78)
    heights = 0.000024 * woven + 0.000044 * tufts + 0.00005 * soft_noise(shape, 0.006, 79)
    return heights, np.clip(0.52 + 0.13 * woven + 0.06 * tufts + 0.10 * np.tanh(brushed), 0, 1)
