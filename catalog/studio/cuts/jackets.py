"""A suede jacket cut like a shirt.

Points are metres in pattern space: x right, z up, origin at the base of the neck."""
import numpy as np

import styles
from lines import curve
from pieces import button
from styles import common
from tailored import derived, flap, patch_pocket

CHEST = -0.205  # m, height of the mouths of the chest pockets


def d_overshirt(C, c, front):
    """Shirt jacket: placket, two chest pockets with flaps, plain stitched hem."""
    common(C, c, front, top=(0.006,), crease=0.8)
    length, neck = c['length'], c['neck_front']
    C.seam(curve([(-0.199, -0.120), (0, -0.128), (0.199, -0.120)]), top=(0.005, -0.005))
    if not front:
        C.seam(curve([(0, -0.128), (0, -length)]), puck=0.0002, raise_=0.0006)
        return
    half, top, bottom = 0.021, -neck + 0.03, -length - 0.01
    C.patch([(-half, top), (half, top), (half, bottom), (-half, bottom)], t=0.0038, stitch=0.005)
    for s in (1, -1):
        patch_pocket(C, s, 0.062, 0.168, CHEST, CHEST - 0.125, 0.003)
        left, right, middle = 0.058, 0.172, 0.115
        mouth = CHEST + 0.018
        flap(C, s, ((left, mouth), (right, mouth), (right, CHEST - 0.022), (middle, CHEST - 0.040), (left, CHEST - 0.022)))


def h_overshirt(G, d, c, metal):
    horn = G['plain']('horn', '#3a2417', 0.25)
    for z in np.linspace(-c['neck_front'] - 0.014, -c['length'] + 0.05, 6):
        button(G, d, 0, z, 0.0085, horn, 0.007)
    for s in (1, -1):
        button(G, d, s * 0.115, CHEST - 0.026, 0.0075, horn, 0.009)


styles.CUTS.update(overshirt=derived('suede', length=0.64, chest=0.258, waist=0.248, hem=0.256, sleeve=0.61, cuff=0.116))
styles.DETAILS.update(overshirt=d_overshirt)
styles.COLLAR.update(overshirt=dict(styles.COLLAR['suede'], fall=0.058, out=0.026))
styles.LINING.update(overshirt=styles.LINING['suede'])
styles.HARDWARE.update(overshirt=h_overshirt)
