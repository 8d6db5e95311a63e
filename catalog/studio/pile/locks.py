"""Hair as numbers: strands that leave the skin and bend down, locks to which they belong, soft noise (metres, degrees). Without Blender."""
import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates
from scipy.spatial import cKDTree

STEPS = np.array([0.0, 0.22, 0.48, 0.74, 1.0])  # shares of a strand where it has a point


def unit(x):
    return x / (np.linalg.norm(x, axis=-1, keepdims=True) + 1e-12)


def bent(root, normal, lie, long, lift, rest):
    """Points of strands: they leave the skin at `lift` and bend down to `rest` degrees; n x steps x 3."""
    side = unit(lie - (lie * normal).sum(1)[:, None] * normal)
    out, at = [root], root
    for a, b in zip(STEPS[:-1], STEPS[1:]):
        m = (a + b) / 2
        angle = np.radians(rest + (lift - rest) * (1 - m) ** 2)
        step = normal * np.sin(angle)[:, None] + side * np.cos(angle)[:, None]
        at = at + step * (long * (b - a))[:, None]
        out.append(at)
    return np.stack(out, 1)


def turned(lie, normal, degrees):
    """Directions turned round the normal."""
    a = np.radians(degrees)[:, None]
    return lie * np.cos(a) + np.cross(normal, lie) * np.sin(a)


def varied(rng, spread, size):
    """Normal random numbers round 0; none is so far off that a single lock looks like a stain."""
    return rng.normal(0, spread, size).clip(-2 * spread, 2 * spread)


def wander(P, size, rng):
    """Soft noise (about -1..1) at points; size: m of its cells."""
    grid = gaussian_filter(rng.normal(0, 1, (32, 32, 32)), 0.6, mode='wrap')
    return map_coordinates(grid / grid.std() * 0.5, (P / size).T + 16, order=1, mode='grid-wrap')


def waved(X, N, D, lock, turns, swing, rng):
    """Strands (n x parts x 3) that swing aside in waves, which all hairs of a lock have in common; swing: m."""
    share = np.linspace(0, 1, X.shape[1])
    phase = rng.uniform(0, 1, len(lock.index))[lock.mine]
    aside = swing * np.sin(2 * np.pi * (turns * share + phase[:, None])) * (0.25 + share)
    return X + aside[..., None] * np.cross(N, D)[:, None]


class Locks:
    """Locks of one size: which lock a hair belongs to and how it differs."""

    def __init__(self, P, distance, pull, lie, length, tone, rng):
        self.pull = pull
        keep = rng.permutation(len(P))[: max(8, int(len(P) * 0.5))]
        centres = thinned(P[keep], distance)
        self.index = keep[centres]
        self.mine = cKDTree(P[self.index]).query(P)[1]
        n = len(self.index)
        self.lie, self.length, self.tone, self.lift = (varied(rng, s, n)[self.mine] for s in (lie, length, tone, 0.16))


def thinned(P, distance):
    """Indices of points of which hardly two lie nearer than `distance`: one for each cell of a skewed grid."""
    cell = np.floor((P + 0.13 * distance * np.sin(P[:, ::-1] * 40 / (distance * 100))) / distance).astype(np.int64)
    _, first = np.unique(cell, axis=0, return_index=True)
    return first


def drawn_together(X, P, long, sizes, guard):
    """Strands whose tips run together with the middle hair of their lock, by the pull of every size."""
    for s in sizes:
        if s.pull:
            with_lock = X[s.index][s.mine]
            near = np.clip(2.2 - np.linalg.norm(with_lock[:, 0] - P, axis=1) / 0.010, 0, 1)
            pull = (s.pull * np.where(guard, 0.6, 1) * near)[:, None] * STEPS[None] ** 1.3
            reach = (long / (np.linalg.norm(with_lock[:, -1] - with_lock[:, 0], axis=1) + 1e-9)).clip(0.5, 1.3)
            goal = with_lock[:, :1] + (with_lock - with_lock[:, :1]) * reach[:, None, None]
            X = X + pull[..., None] * (goal - X)
    return X
