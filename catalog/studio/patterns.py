"""Flat patterns. Units: metres; x = right, z = up, origin = centre of the neck base line.
A pattern is {'front': [segments], 'back': [segments]}; a segment is (kind, [points]);
kind 'seam' is shared by front and back, 'open' is a free edge (hem, cuff, neck)."""
import numpy as np


def bez(p0, p1, p2, n=12):
    """n points of a soft curve from p0 to p2, drawn towards p1."""
    t = np.linspace(0, 1, n)[:, None]
    p0, p1, p2 = map(np.array, (p0, p1, p2))
    return ((1 - t) ** 2 * p0 + 2 * t * (1 - t) * p1 + t * t * p2).tolist()


def mirror(pts):
    """The same points on the other side, in reverse order."""
    return [[-p[0], p[1]] for p in pts][::-1]


TOP = dict(
    length=0.62,
    chest=0.265,
    waist=0.25,
    hem=0.255,
    shoulder=0.215,
    drop=0.045,
    neck=0.085,
    neck_front=0.10,
    neck_back=0.02,
    armhole=0.225,
    sleeve=0.60,
    angle=48,
    cuff=0.125,
    vneck=False,
    sleeveless=False,
)


def top(**kw):
    """Upper-body garment (jacket, coat, vest)."""
    c = dict(TOP)
    c.update(kw)
    th = np.radians(c['angle'])
    d = np.array([np.sin(th), -np.cos(th)])
    nrm = np.array([np.cos(th), np.sin(th)])
    sh = np.array([c['shoulder'], -c['drop']])
    pit = np.array([c['chest'], -c['drop'] - c['armhole']])
    nk = np.array([c['neck'], 0.0])
    hem = np.array([c['hem'], -c['length']])
    wa = np.array([c['waist'], -min(0.42, c['length'] * 0.66)])
    R = []  # right half, neck -> hem
    R.append(('seam', [nk.tolist(), sh.tolist()]))
    if c['sleeveless']:
        R.append(('open', bez(sh, [c['shoulder'] - 0.02, (sh[1] + pit[1]) / 2 - 0.02], pit)))
    else:
        e1 = sh + d * c['sleeve']
        e0 = e1 - nrm * c['cuff']
        R.append(('seam', bez(sh, sh + d * 0.12 + nrm * 0.012, sh + d * 0.30 + nrm * 0.0, 10) + [e1.tolist()]))
        R.append(('open', [e1.tolist(), e0.tolist()]))
        R.append(('seam', bez(e0, e0 - d * (c['sleeve'] * 0.5), pit, 10)))
    R.append(('seam', bez(pit, wa, hem, 14)))

    def half(nd, v):
        if v:
            neck = bez(
                [0, -nd], [c['neck'] * c.get('vcurve', 0.5), -nd * 0.5], nk
            )  # vcurve < .5: the edge bows inwards, because the drape opens it
        else:
            neck = bez([0, -nd], [c['neck'] * 0.95, -nd], nk)
        L = [(k, mirror(p)) for k, p in R[::-1]]
        bottom = [hem.tolist(), [0, -c['length'] - c.get('hem_curve', 0)], [-hem[0], hem[1]]]
        return [('neck', neck)] + R + [('open', bottom)] + L + [('neck', mirror(neck))]

    return dict(front=half(c['neck_front'], c['vneck']), back=half(c['neck_back'], False), c=c)


def skirt(length=0.55, waist=0.19, hip=0.26, hem=0.30):
    """Skirt; waist, hip and hem are half widths of the panel."""
    s = bez([waist, 0], [hip - 0.008, -0.09], [hip, -0.22], 8) + [[hem, -length]]
    R = [('seam', s)]
    loop = (
        [('neck', [[0, 0], [waist, 0]])]
        + R
        + [('open', [[hem, -length], [0, -length - 0.012], [-hem, -length]])]
        + [(k, mirror(p)) for k, p in R]
        + [('neck', [[-waist, 0], [0, 0]])]
    )
    return dict(front=loop, back=loop, c=dict(kind='skirt', length=length, waist=waist, hip=hip, hem=hem))


def trousers(length=1.02, waist=0.185, hip=0.245, knee=0.235, hem=0.225, hem_in=0.045, rise=0.30):
    """Trousers; waist, hip, knee and hem are outer half widths, hem_in the inner one, rise the height of the crotch."""
    s = bez([waist, 0], [hip - 0.006, -0.08], [hip, -0.22], 8) + [[knee, -0.56], [hem, -length]]
    R = [
        ('seam', s),
        ('open', [[hem, -length], [hem_in, -length]]),
        ('seam', [[hem_in, -length]] + bez([0.030, -rise - 0.25], [0.012, -rise - 0.02], [0, -rise], 8)),
    ]
    loop = (
        [('neck', [[0, 0], [waist, 0]])]
        + R
        + [(k, mirror(p)) for k, p in R[::-1]]
        + [('neck', [[-waist, 0], [0, 0]])]
    )
    return dict(
        front=loop,
        back=loop,
        c=dict(kind='trousers', length=length, waist=waist, hip=hip, hem=hem, hem_in=hem_in, knee=knee, rise=rise),
    )


def sample(segs, h):
    """Polyline with ~equal spacing, returns pts, kinds (kind of the segment each point starts)"""
    P, K = [], []
    for k, pts in segs:
        pts = np.array(pts, float)
        L = np.r_[0, np.cumsum(np.linalg.norm(np.diff(pts, axis=0), axis=1))]
        n = max(1, int(round(L[-1] / h)))
        t = np.linspace(0, L[-1], n + 1)[:-1]
        P.append(np.c_[np.interp(t, L, pts[:, 0]), np.interp(t, L, pts[:, 1])])
        K += [k] * n
    return np.vstack(P), K
