"""Leather coats for women beside those of kinds.py and styles.py: a double-breasted one, and a short, a long and a flared one to wrap.

Points are metres in pattern space: x right, z up, origin at the base of the neck."""
import styles
from lines import both, curve
from outerwear import welt
from pieces import button, waistbelt
from revers import revers
from styles import COAT_REVERS, common
from tailored import derived, flap, shaped_back


def lying_over(C, c, x, x_hem):
    """Paints the overlapping edge of the front, its shadow and its stitches; x, x_hem: its place below the neck and at
    the hem."""
    top, bottom = -c['neck_front'] - 0.03, -c['length'] - 0.01
    C.edge([(x, top), (x_hem, bottom)], 0.006)
    C.beside([(x, top), (x_hem, bottom)])
    C.stitch(curve([(x + 0.009, top - 0.03), (x_hem + 0.009, bottom)]))


# ---------- double-breasted coat
def d_doublecoat(C, c, front):
    """Double-breasted coat: two rows of buttons, flap pockets, shaped seams, vent at the back."""
    common(C, c, front, top=(), crease=0.7, waist_crease=0.3)
    length = c['length']
    if not front:
        shaped_back(C, c, 0.34)
        return
    both(C.seam, curve([(0.158, -0.16), (0.138, -0.42), (0.190, -length)]), top=(0.005,), puck=0.0002, raise_=0.0009)
    lying_over(C, c, -0.098, -0.106)
    for s in (1, -1):
        flap(C, s, ((0.122, -0.555), (0.232, -0.545), (0.236, -0.605), (0.124, -0.615)))


def p_doublecoat(G, d, c, skin):
    revers(G, d, c, lap=0.082, lapel=0.122, gorge=0.68, point=0.084, peak=0.014, end=0.056, open=0.032, fall=0.074, stand=0.035, foot=0.052)


def h_doublecoat(G, d, c, metal):
    horn, hole = G['plain']('horn', '#2c1c12', 0.28), G['plain']('hole', '#0b0806', 0.9)
    for z in (-0.335, -0.455, -0.575):
        for x in (-0.078, 0.078):
            button(G, d, x, z, 0.0145, horn, 0.011, hole)


# ---------- short coat to wrap
def d_shortwrap(C, c, front):
    """Coat to wrap with notched lapels and slanted pockets in welts."""
    common(C, c, front, top=(0.006,), crease=0.7, waist_crease=0.3)
    length = c['length']
    if not front:
        shaped_back(C, c, 0.26)
        return
    lying_over(C, c, -0.080, -0.090)
    for s in (1, -1):
        welt(C, s, (0.140, -0.50), (0.185, -0.64), half=0.016)


def p_shortwrap(G, d, c, skin):
    revers(G, d, c, **dict(COAT_REVERS, lap=0.070, lapel=0.118, peak=0.010, foot=0.046, fall=0.076, gorge=0.70))
    waistbelt(G, d, c, -0.42, skin, w=0.056, tails=(0.22, 0.27))


# ---------- long coat to wrap
def d_longwrap(C, c, front):
    """Coat to wrap that reaches the calves: wide notched lapels, slanted pockets in welts, yoke and deep vent at the back."""
    common(C, c, front, top=(0.006,), crease=0.7, waist_crease=0.3)
    length = c['length']
    if not front:
        C.seam(curve([(-0.22, -0.20), (0, -0.225), (0.22, -0.20)]), puck=0.0002, raise_=0.0009)
        shaped_back(C, c, 0.44)
        return
    both(C.seam, curve([(0.168, -0.16), (0.142, -0.42), (0.196, -length)]), top=(0.005,), puck=0.0002, raise_=0.0009)
    lying_over(C, c, -0.088, -0.100)
    for s in (1, -1):
        welt(C, s, (0.128, -0.53), (0.170, -0.68), half=0.019)


def p_longwrap(G, d, c, skin):
    revers(G, d, c, **dict(COAT_REVERS, lap=0.074, lapel=0.134, peak=0.016, foot=0.054, fall=0.082, gorge=0.68))
    waistbelt(G, d, c, -0.43, skin, w=0.040, tails=(0.36, 0.44))


# ---------- flared coat to wrap
def d_flaredwrap(C, c, front):
    """Coat to wrap that widens to its hem: panels from shoulder to hem with the pockets in their seams."""
    common(C, c, front, top=(0.005,), crease=0.7, waist_crease=0.3)
    length = c['length']
    panel = curve([(0.120, -0.10), (0.118, -0.42), (0.186, -length)])
    both(C.seam, panel, top=(0.005,), puck=0.0002, raise_=0.0009)
    if not front:
        C.seam(curve([(0, -0.02), (0, -length)]), puck=0.0002, raise_=0.0008)
        return
    lying_over(C, c, -0.080, -0.104)


def p_flaredwrap(G, d, c, skin):
    revers(G, d, c, **dict(COAT_REVERS, shawl=True, drop=0.085, lap=0.070, lapel=0.088, foot=0.036, fall=0.070, gorge=0.72, rise=0.002))
    waistbelt(G, d, c, -0.42, skin, w=0.066, tails=(0.24, 0.28))


styles.CUTS.update(
    doublecoat=derived('coat', length=1.06, neck_front=0.255),
    shortwrap=dict(derived('wrapcoat', length=0.90, neck_front=0.29), cinch=dict(z=-0.42, amount=0.17)),
    longwrap=dict(derived('wrapcoat', length=1.22, neck_front=0.30), cinch=dict(z=-0.43, amount=0.16)),
    flaredwrap=dict(derived('wrapcoat', length=1.02, neck_front=0.27), cinch=dict(z=-0.42, amount=0.18)),
)
styles.DETAILS.update(doublecoat=d_doublecoat, shortwrap=d_shortwrap, longwrap=d_longwrap, flaredwrap=d_flaredwrap)
styles.LINING.update(doublecoat='#8d8076', shortwrap='#b39d84', longwrap='#8a6a62', flaredwrap='#b39d84')
styles.PIECES.update(doublecoat=p_doublecoat, shortwrap=p_shortwrap, longwrap=p_longwrap, flaredwrap=p_flaredwrap)
styles.HARDWARE.update(doublecoat=h_doublecoat)
