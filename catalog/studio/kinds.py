"""More garments for styles.py: zip jacket, bomber, quilted jacket, long coat, sheath dress.

Every kind is a cut, a painter of details, a collar and its hardware, entered in the tables of styles.py.
Points are metres in pattern space: x right, z up, origin at the base of the neck."""
import numpy as np

import styles
from lines import armhole, both, curve, sleeve_frame
from pieces import button, puller
from styles import common


QUILTED_ROWS = 0.058  # pitch of the quilted jacket, m


def zip_front(C, c, half=0.020, to=0.0):
    """Placket with a zip from the neck to `to` metres above the hem."""
    top, bottom = -c['neck_front'] + 0.02, -c['length'] - 0.01 + to
    C.patch([(-half, top), (half, top), (half, bottom), (-half, bottom)], t=0.0026, stitch=0.004)
    C.zip(curve([(0, top - 0.004), (0, bottom)]), w=0.0026, tape=0.006)


def slant_pocket(C, inner, outer, half=0.011):
    """Welt pocket with a zip from `inner` to `outer`, on both sides of the front."""
    for s in (1, -1):
        q = np.array([(s * inner[0], inner[1]), (s * outer[0], outer[1])])
        along = (q[1] - q[0]) / np.linalg.norm(q[1] - q[0])
        across = np.array([-along[1], along[0]]) * half
        C.patch(
            [
                q[0] - along * 0.01 + across,
                q[1] + along * 0.01 + across,
                q[1] + along * 0.01 - across,
                q[0] - along * 0.01 - across,
            ],
            t=0.0022,
            stitch=0.0028,
        )
        C.zip(curve(q, 20), tape=0.004, w=0.0022)


def hem_band(C, c, height=0.045):
    """A separate band along the hem."""
    z = -c['length']
    C.patch([(-0.5, z + height), (0.5, z + height), (0.5, z - 0.01), (-0.5, z - 0.01)], t=0.0028, stitch=0.004)


def rib_hem_and_cuffs(C, c, hem=0.062, cuff=0.062):
    """Knitted ribs: upright along the hem, lengthwise round the cuffs."""
    z = -c['length']
    C.rib([(-0.5, z + hem), (0.5, z + hem), (0.5, z - 0.02), (-0.5, z - 0.02)], pitch=0.0058, amp=0.0020)
    start, along, across = sleeve_frame(c)
    for s in (1, -1):
        end = start + along * (c['sleeve'] + 0.02)
        up = start + along * (c['sleeve'] - cuff)
        corners = np.array(
            [
                up + across * 0.03,
                end + across * 0.03,
                end - across * (c['cuff'] + 0.05),
                up - across * (c['cuff'] + 0.05),
            ]
        )
        C.rib(corners * [s, 1], pitch=0.0058, amp=0.0020, across=(s * across[0], across[1]))


def d_zip_jacket(C, c, front):
    """Plain zip jacket: yoke seam, shaped side seams, slanted zip pockets, band at the hem."""
    common(C, c, front, crease=0.8)
    hem_band(C, c)
    both(C.seam, curve([(0.160, -0.134), (0.125, -0.30), (0.145, -c['length'] + 0.045)]), top=(0.005,), puck=0.0004)
    C.seam(curve([(-0.209, -0.130), (0, -0.142), (0.209, -0.130)]), top=(0.005,), puck=0.0004)
    if front:
        zip_front(C, c)
        slant_pocket(C, (0.085, -0.445), (0.150, -0.345))


def d_racer(C, c, front):
    """Racer jacket: rows of quilting over the shoulders, long shaped seams, steep zip pockets, one zip on the chest."""
    common(C, c, front, crease=0.8)
    deep = -0.150
    rows = [curve([(-0.30, z), (0.30, z)], 50) for z in np.arange(-0.022, deep, -0.016)]
    shoulders = C.sdf(body_outline(c)) > 0.004
    shoulders[int((C.z1 - deep) / C.res) :] = False
    quilt_in_zone(C, rows, shoulders, 0.0035)
    C.seam(curve([(-0.203, deep), (0, deep - 0.006), (0.203, deep)]), top=(-0.005,), puck=0.0003)
    both(C.seam, curve([(0.150, deep), (0.118, -0.34), (0.128, -c['length'])]), top=(0.005,), puck=0.0004)
    if front:
        zip_front(C, c, half=0.018)
        slant_pocket(C, (0.150, -c['length'] + 0.075), (0.190, -c['length'] + 0.185), half=0.010)
        chest_zip(C, (0.055, -0.235), (0.112, -0.225))


def chest_zip(C, inner, outer, half=0.009):
    """A short zip in a welt, on the wearer's left of the chest."""
    (x0, z0), (x1, z1) = inner, outer
    C.patch(
        [(x0 - 0.008, z0 + half), (x1 + 0.008, z1 + half), (x1 + 0.008, z1 - half), (x0 - 0.008, z0 - half)],
        t=0.0022,
        stitch=0.0026,
    )
    C.zip(curve([inner, outer], 20), tape=0.004, w=0.0022)


def d_bomber(C, c, front):
    """Bomber: ribs at hem and cuffs, zip, welt pockets."""
    common(C, c, front, top=(), crease=1.1)
    rib_hem_and_cuffs(C, c)
    if front:
        zip_front(C, c, half=0.017)
        slant_pocket(C, (0.095, -0.46), (0.155, -0.36), half=0.010)


def d_quilted(C, c, front):
    """Quilted jacket: rows across the body, rings round the sleeves, zip, plain band."""
    start, along, across = sleeve_frame(c)
    pitch = QUILTED_ROWS
    lines = [curve([(-0.30, z), (0.30, z)], 50) for z in np.arange(-0.10, -c['length'], -pitch)]
    rings = []
    for t in np.arange(0.06, c['sleeve'], pitch):
        for s in (1, -1):
            p = start + along * t
            rings.append(
                curve(
                    [
                        (s * (p + across * 0.05)[0], (p + across * 0.05)[1]),
                        (s * (p - across * 0.22)[0], (p - across * 0.22)[1]),
                    ],
                    30,
                )
            )
    body = C.sdf(body_outline(c))
    quilt_in_zone(C, lines, body > 0)
    quilt_in_zone(C, rings, body <= 0)
    both(C.seam, curve(armhole(c)), puck=0.0004)
    hem_band(C, c, 0.040)
    if front:
        zip_front(C, c, half=0.022)
        slant_pocket(C, (0.095, -0.43), (0.160, -0.335))


def body_outline(c):
    """Pattern without the sleeves: up to the armhole seams."""
    right = [tuple(p) for p in curve(armhole(c), 12)] + [(c['hem'] + 0.10, -c['length'] - 0.05)]
    return (
        [(c['neck'], 0.05), (c['shoulder'], 0.05)]
        + right
        + [(-x, z) for x, z in right[::-1]]
        + [(-c['shoulder'], 0.05), (-c['neck'], 0.05)]
    )


def quilt_in_zone(C, lines, zone, puff=0.0075):
    """Quilt along `lines`, but only where `zone` is true."""
    before = C.h.copy()
    C.quilt(lines, puff)
    C.h = np.where(zone, C.h, before)


def d_coat(C, c, front):
    """Long coat: one row of buttons, flap pockets, shaped seams."""
    common(C, c, front, top=(), crease=0.7, waist_crease=0.3)
    length = c['length']
    if not front:
        C.seam(curve([(0, -0.02), (0, -length)]), puck=0.0002, raise_=0.0008)
        return
    both(C.seam, curve([(0.150, -0.16), (0.125, -0.42), (0.165, -length)]), top=(0.005,), puck=0.0002, raise_=0.0009)
    front_edge(C, c)
    for s in (1, -1):
        flap = [(s * 0.100, -0.575), (s * 0.225, -0.560), (s * 0.230, -0.625), (s * 0.103, -0.640)]
        C.patch(flap, t=0.0050, r=0.003, stitch=0.005)
        C.under(flap)


def front_edge(C, c):
    """Edge of the front that lies over, with its row of stitches and the shadow beside it."""
    top, bottom = -c['neck_front'] - 0.02, -c['length'] - 0.01
    C.edge([(-0.022, top), (-0.024, bottom)], 0.0060)
    C.beside([(-0.022, top), (-0.024, bottom)])
    C.stitch(curve([(-0.015, top - 0.02), (-0.017, bottom)]))


def d_dress(C, c, front):
    """Sheath dress: shaped seams, a seam at the waist, faced edges."""
    length, waist = c['length'], -0.38
    kw = dict(puck=0.00015, raise_=0.0006)
    both(C.seam, curve([(0.125, -0.18), (0.082, waist + 0.06), (0.080, waist)]), **kw)
    both(C.seam, curve([(0.080, waist), (0.120, -0.60), (0.135, -length)]), **kw)
    C.seam(curve([(-0.3, waist), (0, waist - 0.004), (0.3, waist)]), top=(0.004, -0.004), puck=0.0002, raise_=0.0007)
    C.seam(curve([(-0.4, -length + 0.028), (0, -length + 0.028), (0.4, -length + 0.028)]), puck=0.0002, raise_=0.0005)
    neck = curve([(-c['neck'], 0.0), (0, -2 * c['neck_front'] - 0.028), (c['neck'], 0.0)])
    C.stitch(neck)
    for s in (1, -1):
        C.creases(s * 0.10, waist + 0.02, 0.10, 0.06, s * 10, 0.0020, 0.040, 5 + s)
        C.creases(s * 0.09, -0.62, 0.12, 0.07, s * -8, 0.0018, 0.05, 9 + s)
    if not front:
        C.zip(curve([(0, -0.02), (0, -0.56)]), w=0.0012, tape=0.003)


def h_zip_jacket(G, d, c, metal):
    puller(G, d, 0, -c['neck_front'] - 0.004, metal)
    for s in (1, -1):
        puller(G, d, s * 0.147, -0.350, metal, L=0.024)


def h_racer(G, d, c, metal):
    puller(G, d, 0, -c['neck_front'] - 0.004, metal)
    puller(G, d, 0.110, -0.226, metal, L=0.020)
    for s in (1, -1):
        puller(G, d, s * 0.188, -c['length'] + 0.180, metal, L=0.024)


def h_bomber(G, d, c, metal):
    puller(G, d, 0, -c['neck_front'] - 0.004, metal)


def h_quilted(G, d, c, metal):
    puller(G, d, 0, -c['neck_front'] - 0.004, metal)
    for s in (1, -1):
        puller(G, d, s * 0.157, -0.340, metal, L=0.024)


def h_coat(G, d, c, metal):
    horn = G['plain']('horn', '#2c1c12', 0.28)
    hole = G['plain']('hole', '#0b0806', 0.9)
    for z in np.linspace(-c['neck_front'] - 0.045, -0.74, 4):
        button(G, d, 0.006, z, 0.0140, horn, 0.011, hole)


STAND = dict(stand=0.038, fall=0.047, out=-0.009, point=1.0, start=0.045)
styles.CUTS.update(
    bunda=dict(
        pattern='top',
        bend=0.6,
        smooth=9,
        cut=dict(
            length=0.61,
            vneck=False,
            neck_front=0.085,
            chest=0.262,
            waist=0.250,
            hem=0.240,
            shoulder=0.200,
            sleeve=0.62,
            cuff=0.118,
        ),
    ),
    racer=dict(
        pattern='top',
        bend=0.6,
        smooth=9,
        cut=dict(
            length=0.56,
            vneck=False,
            neck_front=0.085,
            chest=0.256,
            waist=0.238,
            hem=0.234,
            shoulder=0.196,
            sleeve=0.61,
            cuff=0.114,
        ),
    ),
    bomber=dict(
        pattern='top',
        bend=0.5,
        smooth=9,
        cut=dict(
            length=0.60,
            vneck=False,
            neck_front=0.085,
            chest=0.285,
            waist=0.285,
            hem=0.225,
            shoulder=0.215,
            sleeve=0.63,
            cuff=0.100,
        ),
    ),
    quilted=dict(
        pattern='top',
        bend=0.6,
        smooth=9,
        cut=dict(
            length=0.64,
            vneck=False,
            neck_front=0.085,
            chest=0.268,
            waist=0.256,
            hem=0.252,
            shoulder=0.205,
            sleeve=0.62,
            cuff=0.122,
        ),
    ),
    coat=dict(
        pattern='top',
        bend=0.6,
        smooth=10,
        cut=dict(
            length=1.10,
            vneck=True,
            neck_front=0.27,
            vcurve=0.25,
            chest=0.272,
            waist=0.258,
            hem=0.320,
            shoulder=0.208,
            sleeve=0.62,
            cuff=0.132,
        ),
        flute=dict(n=8, amp=0.010, start=0.50),
    ),
    dress=dict(
        pattern='top',
        bend=0.6,
        smooth=9,
        fit=0.735,
        cut=dict(
            length=0.98,
            vneck=False,
            neck_front=0.105,
            neck=0.105,
            chest=0.228,
            waist=0.196,
            hem=0.245,
            shoulder=0.165,
            armhole=0.195,
            sleeveless=True,
        ),
        cinch=dict(z=-0.37, amount=0.10, h=0.13, fold=0),
    ),
)
styles.DETAILS.update(bunda=d_zip_jacket, racer=d_racer, bomber=d_bomber, quilted=d_quilted, coat=d_coat, dress=d_dress)
THIN = dict(thin=True, stand=0.044, start=0.006)  # a stand of thin leather that closes at the zip
styles.COLLAR.update(
    bunda=THIN,
    racer=dict(THIN, stand=0.036),
    bomber=dict(THIN, stand=0.046, rib=0.0055, thick=0.005, open=0.25, low=0.2),
    quilted=dict(STAND, stand=0.042, fall=0.052, out=-0.008),
)
styles.LINING.update(bunda='#6f655d', racer='#6f655d', bomber='#5d5a55', quilted='#4d4744', coat='#8d8076', dress='#6e625c')
styles.HARDWARE.update(bunda=h_zip_jacket, racer=h_racer, bomber=h_bomber, quilted=h_quilted, coat=h_coat)
