"""Leather coats for women beside those of kinds.py and styles.py: a double-breasted one and a shorter one to wrap.

Points are metres in pattern space: x right, z up, origin at the base of the neck."""
import styles
from lines import both, curve
from outerwear import welt
from pieces import button, waistbelt
from revers import revers
from styles import COAT_REVERS, common
from tailored import derived, flap, shaped_back


def lying_over(C, c, x, x_hem):
    """Edge of the front that lies far over, its shadow and its stitches; x, x_hem: where it is below the neck and at the hem."""
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


styles.CUTS.update(
    doublecoat=derived('coat', length=1.06, neck_front=0.255),
    shortwrap=dict(derived('wrapcoat', length=0.90, neck_front=0.29), cinch=dict(z=-0.42, amount=0.17)),
)
styles.DETAILS.update(doublecoat=d_doublecoat, shortwrap=d_shortwrap)
styles.LINING.update(doublecoat='#8d8076', shortwrap='#b39d84')
styles.PIECES.update(doublecoat=p_doublecoat, shortwrap=p_shortwrap)
styles.HARDWARE.update(doublecoat=h_doublecoat)
