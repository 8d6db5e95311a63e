"""Lines and regions in pattern space (metres; x right, z up, origin at the base of the neck). c is a cut from patterns.py."""
import numpy as np


def mirrored(points):
    """Returns the same points on the other side of the middle."""
    return [(-x, z) for x, z in points]


def armhole(c):
    """Sleeve seam on the right: shoulder, middle, armpit."""
    return [
        (c['shoulder'], -c['drop']),
        ((c['shoulder'] + c['chest']) / 2 - 0.022, -c['drop'] - c['armhole'] * 0.55),
        (c['chest'], -c['drop'] - c['armhole']),
    ]


def curve(points, n=40):
    """Returns n points along a line; three points give a soft curve drawn towards the middle one."""
    p = np.array(points, float)
    t = np.linspace(0, 1, n)[:, None]
    if len(p) == 3:
        return (1 - t) ** 2 * p[0] + 2 * t * (1 - t) * p[1] + t * t * p[2]
    length = np.r_[0, np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))]
    s = np.linspace(0, length[-1], n)
    return np.c_[np.interp(s, length, p[:, 0]), np.interp(s, length, p[:, 1])]


def both(paint, points, *args, **kw):
    """Paints a line on the right and on the left."""
    paint(np.array(points), *args, **kw)
    paint(np.array(mirrored(points)), *args, **kw)


def sleeve_frame(c):
    """Start, direction along the sleeve and direction across it (right sleeve)."""
    angle = np.radians(c['angle'])
    return (
        np.array([c['shoulder'], -c['drop']]),
        np.array([np.sin(angle), -np.cos(angle)]),
        np.array([np.cos(angle), np.sin(angle)]),
    )


def cuff_line(c, back):
    """Line across the right sleeve, `back` metres above the cuff."""
    start, along, across = sleeve_frame(c)
    end = start + along * (c['sleeve'] - back)
    return [end + across * 0.03, end - across * (c['cuff'] + 0.03)]


def sleeveness(c, R):
    """Returns 0 on the body and 1 on the sleeve, for points R of the pattern."""
    if 'armhole' not in c or c.get('sleeveless'):
        return np.zeros(len(R))
    out = np.abs(R[:, 0])
    seam = np.interp(-R[:, 1], [c['drop'], c['drop'] + c['armhole']], [c['shoulder'], c['chest']])
    s = np.clip((out - seam) / 0.05, 0, 1)
    pit = -c['drop'] - c['armhole']
    side = np.interp(-R[:, 1], [-pit, c['length']], [c['chest'], max(c['chest'], c['hem'])])  # so that a flared skirt is not a sleeve
    s[(R[:, 1] < pit) & (out < side + 0.012)] = 0
    return s
