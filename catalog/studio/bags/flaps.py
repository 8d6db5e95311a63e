"""A flap that begins at the back, lies over the top of a bag and hangs down its front (metres)."""
import numpy as np

from bags.panels import PALE_THREAD, edge_stitches, evenly, mapped
from details import Canvas
from forms import bevel, puffed, solidify
from objects import painted_leather

TURN = 0.010  # m, radius of the flap's bend over the top


def over_the_top(bag, lift):
    """Path (y, z) through the middle of a flap by distance along it (m): from the back seam over the top and down the
    front."""
    half, top = float(bag.half(bag.height)), bag.height + lift
    a = np.radians(np.linspace(0, 90, 8))
    turn = np.c_[-half - lift + TURN * (1 - np.sin(a)), top - TURN * (1 - np.cos(a))]
    path = np.vstack([[half, top], turn, [-half - lift, 0.0]])
    return evenly(path, closed=False)


def flap(job, G, bag, outline, lift=0.0045, stand=0.004, paint=None):
    """Builds the flap; returns before(x, z), which gives the y just in front of it.

    outline: (x, distance from the back seam in m, negative downwards, 0 to -length); stand: how far its lower end
    stands off."""
    path = over_the_top(bag, lift)
    way = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    outline = np.asarray(outline)
    V, D, T = puffed(outline, 0.0034)
    y, z = (np.interp(-V[:, 1], way, path[:, k]) for k in (0, 1))
    on_front = np.clip((bag.height - z) / 0.03, 0, 1)
    low = outline[:, 1].min()
    swell = bag.swell(V[:, 0], z, bag.inside(V[:, 0], z))
    y = y - on_front * (swell + (bag.half(z) - bag.half(bag.height)) + stand * np.clip(V[:, 1] / low, 0, 1) ** 3)
    C = Canvas(outline[:, 0].min() - 0.01, outline[:, 0].max() + 0.01, low - 0.01, 0.01, res=0.0004)
    edge_stitches(outline)(C)
    if paint:
        paint(C)
    skin = painted_leather(job, G, C, 'grain', job.get('thread', PALE_THREAD), C.h + 0.0002 * C.noise)
    o = G['mesh']('flap', np.c_[V[:, 0], y, z], T, skin)
    mapped(o, V, C)
    solidify(o, 0.0030, 1)
    bevel(o, 0.0008, 2, limit_method='ANGLE')

    def before(x, at):
        """Returns the y just in front of the flap at a point of the front."""
        k = np.argmin(np.hypot(V[:, 0] - x, z - at) + 10 * (y > 0))
        return float(y[k]) - 0.0030

    return before
