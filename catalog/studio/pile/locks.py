"""Hair as numbers: strands that leave the skin and bend down, the locks that they belong to, and soft noise (metres,
degrees). Does not need Blender."""
import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates
from scipy.spatial import cKDTree

STEPS = np.array([0.0, 0.22, 0.48, 0.74, 1.0])  # positions of a strand's points, as shares of its length


def unit(x):
    return x / (np.linalg.norm(x, axis=-1, keepdims=True) + 1e-12)


def bent(root, normal, lie, long, lift, rest):
    """Points of strands (n x steps x 3) that leave the skin at `lift` degrees and bend down to `rest` degrees."""
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
    """Directions, turned round the normal."""
    a = np.radians(degrees)[:, None]
    return lie * np.cos(a) + np.cross(normal, lie) * np.sin(a)


def varied(rng, spread, size):
    """Normally distributed random numbers around 0, limited so that no single lock looks like a stain."""
    return rng.normal(0, spread, size).clip(-2 * spread, 2 * spread)


def wander(P, size, rng):
    """Soft noise (about -1..1) at points; size: m of its cells."""
    grid = gaussian_filter(rng.normal(0, 1, (32, 32, 32)), 0.6, mode='wrap')
    return map_coordinates(grid / grid.std() * 0.5, (P / size).T + 16, order=1, mode='grid-wrap')


def waved(X, N, D, lock, turns, swing, rng):
    """Makes strands (n x parts x 3) swing aside in waves, which all hairs of a lock share; swing: m."""
    share = np.linspace(0, 1, X.shape[1])
    phase = rng.uniform(0, 1, len(lock.index))[lock.mine]
    aside = swing * np.sin(2 * np.pi * (turns * share + phase[:, None])) * (0.25 + share)
    return X + aside[..., None] * np.cross(N, D)[:, None]


class Locks:
    """Locks of one size: which lock each hair belongs to, and how the locks differ."""

    def __init__(self, P, distance, pull, lie, length, tone, rng):
        self.pull = pull
        keep = rng.permutation(len(P))[: max(8, int(len(P) * 0.5))]
        centres = thinned(P[keep], distance)
        self.index = keep[centres]
        self.mine = cKDTree(P[self.index]).query(P)[1]
        n = len(self.index)
        self.lie, self.length, self.tone, self.lift = (varied(rng, s, n)[self.mine] for s in (lie, length, tone, 0.16))


def thinned(P, distance):
    """Returns indices of points of which hardly any two are nearer than `distance`: one for each cell of a skewed
    grid."""
    cell = np.floor((P + 0.13 * distance * np.sin(P[:, ::-1] * 40 / (distance * 100))) / distance).astype(np.int64)
    _, first = np.unique(cell, axis=0, return_index=True)
    return first


def drawn_together(X, P, long, sizes, guard):
    """Pulls the tips of strands together with the middle hair of their lock, by the strength of every lock size."""
    for s in sizes:
        if s.pull:
            with_lock = X[s.index][s.mine]
            near = np.clip(2.2 - np.linalg.norm(with_lock[:, 0] - P, axis=1) / 0.010, 0, 1)
            pull = (s.pull * np.where(guard, 0.6, 1) * near)[:, None] * STEPS[None] ** 1.3
            reach = (long / (np.linalg.norm(with_lock[:, -1] - with_lock[:, 0], axis=1) + 1e-9)).clip(0.5, 1.3)
            goal = with_lock[:, :1] + (with_lock - with_lock[:, :1]) * reach[:, None, None]
            X = X + pull[..., None] * (goal - X)
    return X
