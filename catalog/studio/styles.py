"""The garments: cut, painted details, collar, pieces and hardware of each style. More of them in kinds.py.

A painter d_name(C, c, front) paints seams, pockets, zips and folds on the canvas C (details.py); points are metres in pattern space."""
import numpy as np

from lines import armhole, both, cuff_line, curve, sleeve_frame
from pieces import button, puller, waistbelt
from revers import revers

CUTS = {
    'biker': dict(
        pattern='top',
        cut=dict(
            length=0.60, vneck=True, neck_front=0.235, vcurve=0.25, chest=0.275, waist=0.262, hem=0.252, sleeve=0.63, cuff=0.122
        ),
    ),
    'suede': dict(
        pattern='top',
        cut=dict(
            length=0.57,
            vneck=True,
            neck_front=0.13,
            chest=0.255,
            waist=0.240,
            hem=0.235,
            shoulder=0.195,
            sleeve=0.60,
            cuff=0.118,
        ),
    ),
    'shearling': dict(
        pattern='top',
        cut=dict(
            length=0.98,
            vneck=True,
            neck_front=0.24,
            chest=0.290,
            waist=0.285,
            hem=0.315,
            sleeve=0.64,
            cuff=0.15,
            shoulder=0.225,
        ),
        bend=0.6,
    ),
    'furcoat': dict(
        pattern='top',
        cut=dict(
            length=1.12,
            vneck=True,
            neck_front=0.22,
            chest=0.285,
            waist=0.285,
            hem=0.34,
            sleeve=0.60,
            cuff=0.145,
            shoulder=0.212,
        ),
        bend=0.7,
        arm_angle=19,
    ),
    'vest': dict(
        pattern='top',
        cut=dict(
            length=0.60,
            vneck=True,
            neck_front=0.095,
            chest=0.265,
            waist=0.255,
            hem=0.255,
            shoulder=0.185,
            sleeveless=True,
        ),
    ),
    'blazer': dict(
        pattern='top',
        cut=dict(
            length=0.70,
            vneck=True,
            neck_front=0.32,
            vcurve=0.22,
            chest=0.262,
            waist=0.238,
            hem=0.258,
            shoulder=0.205,
            sleeve=0.61,
            cuff=0.120,
        ),
        bend=0.6,
        smooth=8,
    ),
    'wrapcoat': dict(
        pattern='top',
        cut=dict(
            length=1.10,
            vneck=True,
            neck_front=0.34,
            vcurve=0.25,
            chest=0.275,
            waist=0.262,
            hem=0.33,
            shoulder=0.210,
            sleeve=0.62,
            cuff=0.135,
        ),
        bend=0.6,
        smooth=8,
        cinch=dict(z=-0.43, amount=0.17),
        flute=dict(n=9, amp=0.012, start=0.46),
    ),
    'trousers': dict(pattern='trousers', cut=dict(), bend=0.5, smooth=7),
    'skirt': dict(
        pattern='skirt',
        cut=dict(length=0.58, waist=0.185, hip=0.250, hem=0.315),
        smooth=8,
        flute=dict(n=9, amp=0.020),
    ),
}

LINING = dict(
    biker='#7d3a35', suede='#a58a6c', shearling='#e2d4ba', furcoat='#8a6a52', wrapcoat='#b39d84', blazer='#9a8f88'
)


def sleeve_creases(C, c, s, seed, crease):
    """Folds at elbow, wrist and armpit of one sleeve (s: 1 right, -1 left)."""
    start, along, across = sleeve_frame(c)
    angle = np.degrees(np.arctan2(across[1], across[0]))
    m = start + along * c['sleeve'] * 0.50 - across * 0.07
    C.creases(s * m[0], m[1], 0.09, 0.075, s * (angle + 14), 0.0050 * crease, 0.034, seed)
    m = start + along * c['sleeve'] * 0.86 - across * 0.06
    C.creases(s * m[0], m[1], 0.09, 0.07, s * (angle - 10), 0.0030 * crease, 0.028, seed + 1)
    x, z = c['chest'] - 0.02, -c['drop'] - c['armhole'] + 0.03
    C.creases(s * x, z, 0.10, 0.06, s * -38, 0.0042 * crease, 0.036, seed + 2)


def common(C, c, front, top=(0.006,), crease=1.0, waist_crease=1.0):
    """Paints what all jackets have: folds, sleeve seams, hems; `top` lists the distances of top stitches."""
    z = -c['length'] + 0.028
    for s in (1, -1):
        seed = 3 * (s > 0) + (11 if front else 0)
        if not c.get('sleeveless'):
            sleeve_creases(C, c, s, seed, crease)
        waist = -min(0.40, c['length'] * 0.6)
        C.creases(s * c['waist'] * 0.62, waist, 0.13, 0.09, s * 12, 0.0028 * crease * waist_crease, 0.042, seed + 4)
    if not c.get('sleeveless'):
        both(C.seam, curve(armhole(c)), top=top)
    C.seam(curve([(-c['hem'], z), (0, z), (c['hem'], z)]), top=(0.004,), puck=0.0009)
    if not c.get('sleeveless'):
        for s in (1, -1):
            C.seam(curve(np.array(cuff_line(c, 0.03)) * [s, 1], 20), top=(0.004,))


BIKER_WAIST = 0.262  # m; on a narrower biker jacket the pockets move inwards
BIKER_FOOT = -0.082  # m, height at which the zip ends, under the foot of the upper lapel


def d_biker(C, c, front):
    """Biker jacket: slanted zip, zip pockets, belt loops; its lapels are separate pieces (PIECES)."""
    common(C, c, front)
    L = c['length']
    nf = c['neck_front']
    if not front:
        C.seam(curve([(-0.25, -0.13), (0, -0.145), (0.25, -0.13)]), top=(0.006,))
        both(C.seam, curve([(0.13, -0.14), (0.12, -0.4), (0.135, -L)]), top=(0.006,))
        C.patch([(-0.3, -L + 0.055), (0.3, -L + 0.055), (0.3, -L - 0.01), (-0.3, -L - 0.01)], t=0.003)
        return
    both(C.seam, curve([(0.175, -0.09), (0.13, -0.3), (0.155, -L)]), top=(0.005,))
    # quilted shoulder
    C.patch([(-0.3, -L + 0.05), (0.3, -L + 0.05), (0.3, -L - 0.01), (-0.3, -L - 0.01)], t=0.0028)
    # upper front with the slanted zip along its edge
    zipl = curve([(-0.016, -L - 0.01), (-0.050, -0.42), (BIKER_FOOT, -nf - 0.012)])
    C.edge(zipl + [0.011, 0], 0.0032, 0.10)
    C.zip(zipl)
    # pockets
    for p in (
        [(0.115, -0.27), (0.205, -0.235)],
        [(0.10, -0.43), (0.185, -0.375)],
        [(-0.115, -0.43), (-0.20, -0.375)],
    ):
        q = np.array(p) * [c['waist'] / BIKER_WAIST, 1]
        d = (q[1] - q[0]) / np.linalg.norm(q[1] - q[0])
        n = np.array([-d[1], d[0]]) * 0.0135
        C.patch(
            [q[0] - d * 0.01 + n, q[1] + d * 0.01 + n, q[1] + d * 0.01 - n, q[0] - d * 0.01 - n],
            t=0.0022,
            stitch=0.0028,
        )
        C.zip(curve(q, 20), tape=0.0045)
    # belt loops + epaulettes
    for x in (-0.17, 0.17):
        C.patch(
            [(x - 0.011, -L + 0.062), (x + 0.011, -L + 0.062), (x + 0.011, -L + 0.0), (x - 0.011, -L)],
            t=0.004,
            stitch=0.003,
        )


def d_suede(C, c, front):
    """Western cut: yoke, flap pockets, button placket."""
    common(C, c, front)
    L = c['length']
    nf = c['neck_front']
    C.seam(curve([(-0.199, -0.150), (0, -0.165), (0.199, -0.150)]), top=(0.005, -0.005))
    both(C.seam, curve([(0.115, -0.16), (0.085, -0.35), (0.075, -L + 0.05)]), top=(0.005, -0.005))
    C.patch([(-0.3, -L + 0.045), (0.3, -L + 0.045), (0.3, -L - 0.01), (-0.3, -L - 0.01)], t=0.003, stitch=0.005)
    if not front:
        return
    C.patch(
        [(-0.022, -nf + 0.03), (0.022, -nf + 0.03), (0.022, -L - 0.01), (-0.022, -L - 0.01)], t=0.0035, stitch=0.005
    )
    for s in (1, -1):
        C.patch(
            [(s * 0.085, -0.150), (s * 0.175, -0.147), (s * 0.175, -0.183), (s * 0.130, -0.203), (s * 0.085, -0.186)],
            t=0.004,
            r=0.003,
            stitch=0.005,
        )
        C.zip(curve([(s * 0.10, -0.44), (s * 0.165, -0.37)], 20), tape=0.003, w=0.0005)


def d_shear(C, c, front):
    """Shearling coat: raised seams, overlapping front, flap pockets."""
    common(C, c, front, top=())
    L = c['length']
    nf = c['neck_front']
    both(C.seam, curve([(0.15, -0.10), (0.135, -0.4), (0.17, -L)]), raise_=0.0035)
    if not front:
        C.seam(curve([(0, -0.02), (0, -0.5), (0, -L)]), raise_=0.0035)
        return
    C.patch(
        [(-0.022, -nf + 0.0), (0.06, -nf - 0.0), (0.065, -L - 0.01), (-0.020, -L - 0.01)],
        t=0.006,
        r=0.005,
        stitch=0.008,
    )
    pocket = -0.57 if L > 0.85 else -0.49
    for s in (1, -1):
        corners = ((0.11, 0.0), (0.215, 0.025), (0.222, -0.03), (0.115, -0.055))
        C.patch([(s * x, pocket + z) for x, z in corners], t=0.006, r=0.005, stitch=0.007)


def d_fur(C, c, front):
    """Paints where fur parts: along the front edge and in the seams of the sleeves."""
    if front:
        edge = [(0.014, -c['neck_front'] + 0.01), (0.016, -c['length'] - 0.01)]
        far = C.along(curve(edge))[0]
        C.h -= 0.004 * np.exp(-((far / 0.004) ** 2))
        C.metal = np.maximum(C.metal, np.exp(-((far / 0.0035) ** 2)))
    if not c.get('sleeveless'):
        for side in (1, -1):
            far = C.along(curve(np.array(armhole(c)) * [side, 1]))[0]
            C.metal = np.maximum(C.metal, 0.6 * np.exp(-((far / 0.005) ** 2)))


def d_skirt(C, c, front):
    """A-line skirt: waistband, panel seams, zip."""
    L = c['length']
    both(C.seam, curve([(0.095, 0), (0.165, -L - 0.02)]), top=(0.004, -0.004), puck=0.00012, raise_=0.0007)
    C.patch([(-0.5, 0.02), (0.5, 0.02), (0.5, -0.036), (-0.5, -0.036)], t=0.0022, stitch=0.004)
    C.seam(
        curve([(-c['hem'], -L + 0.028), (0, -L + 0.016), (c['hem'], -L + 0.028)]),
        top=(0.003,),
        puck=0.0002,
        raise_=0.0006,
    )
    if front:
        for s in (1, -1):
            C.patch(
                [(s * 0.05, 0.012), (s * 0.063, 0.012), (s * 0.063, -0.045), (s * 0.05, -0.045)],
                t=0.003,
                stitch=0.002,
            )
        C.zip(curve([(0.095, -0.04), (0.165, -L - 0.02)]), w=0.0024, tape=0.0055, pitch=0.003)


def d_vest(C, c, front):
    """Quilted vest: band, zip, slanted pockets."""
    common(C, c, front, crease=0.5)
    L = c['length']
    nf = c['neck_front']
    C.patch([(-0.3, -L + 0.045), (0.3, -L + 0.045), (0.3, -L - 0.01), (-0.3, -L - 0.01)], t=0.003, stitch=0.005)
    if not front:
        return
    C.patch(
        [(-0.024, -nf + 0.03), (0.024, -nf + 0.03), (0.024, -L - 0.01), (-0.024, -L - 0.01)], t=0.003, stitch=0.004
    )
    C.zip(curve([(0, -nf + 0.02), (0, -L - 0.01)]), w=0.0026, tape=0.006)
    for s in (1, -1):
        q = np.array([(s * 0.095, -L + 0.10), (s * 0.165, -L + 0.20)])
        e = (q[1] - q[0]) / np.linalg.norm(q[1] - q[0])
        n = np.array([-e[1], e[0]]) * 0.011
        C.patch(
            [q[0] - e * 0.01 + n, q[1] + e * 0.01 + n, q[1] + e * 0.01 - n, q[0] - e * 0.01 - n],
            t=0.0022,
            stitch=0.0028,
        )
        C.zip(curve(q, 20), tape=0.004, w=0.0022)


def d_blazer(C, c, front):
    """Blazer: darts, breast pocket, flap pockets."""
    common(C, c, front, top=(), crease=0.6)
    L = c['length']
    nf = c['neck_front']
    if not front:
        C.seam(curve([(0, -0.02), (0, -L)]), puck=0.0002, raise_=0.0006)
        both(C.seam, curve([(0.15, -0.16), (0.10, -0.40), (0.125, -L)]), puck=0.0002, raise_=0.0006)
        return
    both(C.seam, curve([(0.118, -0.24), (0.115, -L + 0.23)]), puck=0.0002, raise_=0.0005)
    C.edge([(-0.018, -nf - 0.02), (-0.016, -L - 0.01)], 0.0045)
    C.patch([(0.095, -0.205), (0.175, -0.190), (0.175, -0.212), (0.095, -0.227)], t=0.0022, stitch=0.002)
    for s in (1, -1):
        C.patch(
            [(s * 0.085, -L + 0.235), (s * 0.210, -L + 0.245), (s * 0.214, -L + 0.190), (s * 0.087, -L + 0.180)],
            t=0.0036,
            r=0.003,
            stitch=0.004,
        )
        C.seam(curve([(s * 0.083, -L + 0.238), (s * 0.212, -L + 0.248)]), puck=0.0001)


def d_wrap(C, c, front):
    """Wrap coat: overlapping front edge, patch pockets."""
    common(C, c, front, top=(), crease=0.7, waist_crease=0.3)
    L = c['length']
    nf = c['neck_front']
    if not front:
        C.seam(curve([(0, -0.02), (0, -L)]), puck=0.0002, raise_=0.0008)
        return
    edge = [(-0.074, -nf - 0.05), (-0.088, -L * 0.6), (-0.094, -L - 0.01)]
    C.edge(edge, 0.006)
    C.beside(edge)
    C.stitch(curve(np.array(edge[1:]) + [0.007, 0]))
    for s in (1, -1):
        pocket = [(s * 0.105, -0.58), (s * 0.215, -0.57), (s * 0.235, -0.76), (s * 0.118, -0.77)]
        C.patch(pocket, t=0.0044, r=0.003, stitch=0.006)
        C.under(pocket)


def d_trousers(C, c, front):
    """Trousers: waistband, creases, fly, pockets."""
    L = c['length']
    r = c['rise']
    C.patch([(-0.5, 0.02), (0.5, 0.02), (0.5, -0.038), (-0.5, -0.038)], t=0.0022, stitch=0.004)
    for s in (1, -1):
        m = (c['hem'] + c['hem_in']) / 2
        C.seam(curve([(s * 0.115, -0.05), (s * m, -L)]), puck=0.0001, raise_=0.0012)
        for k, (x, z, rx, rz, a, amp, p) in enumerate(
            [
                (0.07, -r + 0.02, 0.10, 0.07, 24, 0.004, 0.036),
                (0.13, -0.58, 0.11, 0.09, 8, 0.0035, 0.045),
                (0.13, -L + 0.12, 0.10, 0.07, -6, 0.0028, 0.040),
            ]
        ):
            C.creases(s * x, z, rx, rz, s * a, amp, p, k + 3 * (s > 0) + (9 if front else 0))
        C.patch(
            [(s * 0.06, 0.012), (s * 0.072, 0.012), (s * 0.072, -0.046), (s * 0.06, -0.046)], t=0.003, stitch=0.002
        )
    C.seam(curve([(0, -0.038), (0, -r - 0.01)]), top=(0.004,), puck=0.0003)
    if front:
        C.stitch(curve([(0.032, -0.04), (0.034, -r * 0.62), (0.004, -r * 0.78)]))
        both(C.seam, curve([(0.115, -0.04), (0.205, -0.19)]), top=(-0.004,), puck=0.0002)
    else:
        both(C.patch, [(0.055, -0.10), (0.16, -0.09), (0.16, -0.105), (0.055, -0.115)], t=0.002, stitch=0.002)


DETAILS = dict(
    biker=d_biker,
    suede=d_suede,
    shearling=d_shear,
    furcoat=d_fur,
    vest=d_vest,
    skirt=d_skirt,
    blazer=d_blazer,
    wrapcoat=d_wrap,
    trousers=d_trousers,
)
QUILT = dict(vest=0.062)  # rows of quilting, m; any style takes "quilt"
COLLAR = {
    'vest': dict(stand=0.046, fall=0.034, out=0.004, point=1.0, start=0.0),
    'suede': dict(stand=0.026, fall=0.052, out=0.024, point=1.35, start=0.08),
    'shearling': dict(stand=0.045, fall=0.105, out=0.045, point=1.2, start=0.03, fur=True, shawl=True),
    'furcoat': dict(stand=0.040, fall=0.11, out=0.05, point=1.1, start=0.0, shawl=True),
}


def h_biker(G, d, c, metal):
    narrow = c['waist'] / BIKER_WAIST
    puller(G, d, BIKER_FOOT + 0.006, -c['neck_front'] - 0.045, metal)
    for x, z in ((0.115, -0.27), (0.178, -0.380), (-0.190, -0.382)):
        puller(G, d, x * narrow, z, metal)
    for s in (1, -1):
        button(G, d, s * 0.17, -c['length'] + 0.03, 0.005, metal, 0.008)


def h_suede(G, d, c, metal):
    horn = G['plain']('horn', '#3a2417', 0.25)
    for z in np.linspace(-c['neck_front'] - 0.012, -c['length'] + 0.022, 6):
        button(G, d, 0, z, 0.0082, horn, 0.007)
    for s in (1, -1):
        button(G, d, s * 0.130, -0.190, 0.0072, horn, 0.008)


def h_shearling(G, d, c, metal):
    horn = G['plain']('horn', '#2c1c12', 0.28)
    for z in np.arange(-0.30, max(-0.75, -c['length'] + 0.08), -0.13):
        button(G, d, 0.02, z, 0.0135, horn, 0.012)


def h_blazer(G, d, c, metal):
    horn = G['plain']('horn', '#2c1c12', 0.28)
    for z in (-c['neck_front'] - 0.050, -c['neck_front'] - 0.150):
        button(G, d, 0.004, z, 0.0115, horn, 0.012)


def h_vest(G, d, c, metal):
    puller(G, d, 0, -c['neck_front'] - 0.012, metal)


def h_trousers(G, d, c, metal):
    button(G, d, 0, -0.018, 0.0085, metal, 0.006)


def h_skirt(G, d, c, metal):
    puller(G, d, 0.095 + 0.07 * 0.03 / c['length'], -0.05, metal)


# style -> function(G, d, c, metal) that adds buttons and pullers
HARDWARE = dict(
    biker=h_biker,
    suede=h_suede,
    shearling=h_shearling,
    blazer=h_blazer,
    vest=h_vest,
    trousers=h_trousers,
    skirt=h_skirt,
)


COAT_REVERS = dict(rise=0.004, lapel=0.106, point=0.084, end=0.056, open=0.038, fall=0.080, stand=0.035, lap=0.024, gorge=0.66, foot=0.036)


def p_blazer(G, d, c, skin):
    revers(G, d, c)


def p_coat(G, d, c, skin):
    revers(G, d, c, **COAT_REVERS)


def p_wrapcoat(G, d, c, skin):
    revers(G, d, c, **dict(COAT_REVERS, shawl=True, drop=0.085, lap=0.070, lapel=0.104, foot=0.044, fall=0.074, gorge=0.72, rise=0.002))
    waistbelt(G, d, c, -0.43, skin)


# style -> function(G, d, c, skin) that adds separate parts
def p_biker(G, d, c, skin):
    revers(G, d, c, lap=0.048, lapel=0.114, gorge=0.70, peak=0.016, belly=0.002, foot=0.074, rise=0.004, end=0.054, point=0.078, open=0.034, fall=0.064, stand=0.034, snaps=0.0055)


PIECES = dict(biker=p_biker, blazer=p_blazer, coat=p_coat, wrapcoat=p_wrapcoat)
