"""Variants of blazer and coat for styles.py: sport and evening blazer, short, winter and nubuck coat.

Points are metres in pattern space: x right, z up, origin at the base of the neck."""
import copy

import numpy as np

import styles
from kinds import front_edge
from lines import both, curve, sleeve_frame
from pieces import button
from revers import revers
from styles import common


def derived(style, **changes):
    """Returns the cut of a style with changes."""
    spec = copy.deepcopy(styles.CUTS[style])
    spec['cut'].update(changes)
    return spec


def shaped_back(C, c, vent=0.22):
    """Seam down the middle of the back, open at the hem, and a shaped seam on either side."""
    length = c['length']
    C.seam(curve([(0, -0.02), (0, -length)]), puck=0.0002, raise_=0.0008)
    C.edge([(0.002, -length + vent), (0.002, -length - 0.01)], 0.004)
    both(C.seam, curve([(0.15, -0.16), (0.10, -0.40), (0.125, -length)]), puck=0.0002, raise_=0.0006)


def patch_pocket(C, s, x0, x1, top, bottom, r=0.003):
    """Pocket sewn on the front with round lower corners and a hem at its mouth; s: side."""
    k = 0.022
    turn = np.linspace(0, np.pi / 2, 9)
    right = [(x1 - k + k * np.cos(a), bottom + k - k * np.sin(a)) for a in turn]
    left = [(x0 + k - k * np.sin(a), bottom + k - k * np.cos(a)) for a in turn]
    outline = [(x0, top), (x1, top)] + right + left
    C.patch([(s * x, z) for x, z in outline], t=0.0042, r=r, stitch=0.005)
    C.stitch(curve([(s * (x0 + 0.005), top - 0.022), (s * (x1 - 0.005), top - 0.022)]))


def flap(C, s, corners):
    """Pocket flap; s: side."""
    outline = [(s * x, z) for x, z in corners]
    C.patch(outline, t=0.0048, r=0.003, stitch=0.005)
    C.under(outline)


def elbow_patches(C, c):
    """Oval patches on the back of the sleeves, darker and more matt than the skin."""
    start, along, across = sleeve_frame(c)
    middle = start + along * c['sleeve'] * 0.52 - across * 0.078
    turn = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    oval = [middle + along * 0.082 * np.cos(t) + across * 0.046 * np.sin(t) for t in turn]
    for patch in (oval, [p * [-1, 1] for p in oval]):
        C.patch(patch, t=0.0038, stitch=0.005)
        C.fab = np.maximum(C.fab, 0.6 * np.clip(C.sdf(patch) / 0.001, 0, 1))


def d_sportblazer(C, c, front):
    """Sport blazer: three patch pockets, elbow patches, stitched edges."""
    common(C, c, front, top=(0.006,), crease=0.6)
    length, neck = c['length'], c['neck_front']
    if not front:
        shaped_back(C, c)
        elbow_patches(C, c)
        return
    both(C.seam, curve([(0.118, -0.26), (0.112, -length + 0.22)]), puck=0.0002, raise_=0.0005)
    C.edge([(-0.018, -neck - 0.02), (-0.016, -length - 0.01)], 0.0045)
    patch_pocket(C, 1, 0.092, 0.172, -0.222, -0.315)
    for s in (1, -1):
        patch_pocket(C, s, 0.070, 0.196, -length + 0.235, -length + 0.070)


def d_eveningblazer(C, c, front):
    """Evening blazer: one button, piped pockets, nothing sewn on."""
    common(C, c, front, top=(), crease=0.6)
    length, neck = c['length'], c['neck_front']
    if not front:
        shaped_back(C, c)
        return
    both(C.seam, curve([(0.118, -0.24), (0.108, -length + 0.20)]), puck=0.0002, raise_=0.0005)
    C.edge([(-0.018, -neck - 0.02), (-0.016, -length - 0.01)], 0.0045)
    for s in (1, -1):
        piping(C, s, (0.085, -length + 0.245), (0.205, -length + 0.262))
    if c['chest'] > 0.255:  # a narrower front has no room beside the lapel
        piping(C, 1, (0.098, -0.222), (0.172, -0.205))


def piping(C, s, inner, outer, half=0.0065):
    """Piped pocket mouth between two points; s: side."""
    (x0, z0), (x1, z1) = inner, outer
    C.patch([(s * x0, z0 + half), (s * x1, z1 + half), (s * x1, z1 - half), (s * x0, z0 - half)], t=0.0030, r=0.002, stitch=0)
    C.seam(curve([(s * x0, z0), (s * x1, z1)]), puck=0, raise_=0)


def d_shortcoat(C, c, front):
    """Car coat: slanted flap pockets, top-stitched seams, vent."""
    common(C, c, front, top=(0.006,), crease=0.7, waist_crease=0.3)
    length = c['length']
    C.seam(curve([(-0.207, -0.150), (0, -0.160), (0.207, -0.150)]), top=(0.006,), puck=0.0003)
    if not front:
        shaped_back(C, c)
        return
    both(C.seam, curve([(0.155, -0.155), (0.128, -0.40), (0.150, -length)]), top=(0.006,), puck=0.0002, raise_=0.0007)
    front_edge(C, c)
    for s in (1, -1):
        flap(C, s, ((0.095, -0.535), (0.205, -0.480), (0.226, -0.532), (0.116, -0.590)))


def d_wintercoat(C, c, front):
    """Winter coat under a collar of wool: one row of buttons, flap pockets, long seams."""
    common(C, c, front, top=(), crease=0.7, waist_crease=0.3)
    length = c['length']
    if not front:
        shaped_back(C, c, 0.30)
        return
    both(C.seam, curve([(0.160, -0.14), (0.130, -0.42), (0.165, -length)]), puck=0.0002, raise_=0.0008)
    front_edge(C, c)
    for s in (1, -1):
        flap(C, s, ((0.100, -0.585), (0.222, -0.570), (0.227, -0.640), (0.103, -0.655)))


def d_nubuckcoat(C, c, front):
    """Nubuck coat: shirt collar, stitched placket, patch pockets with flaps, half belt at the back."""
    common(C, c, front, top=(0.006,), crease=0.7, waist_crease=0.3)
    length, neck = c['length'], c['neck_front']
    if not front:
        C.seam(curve([(0, -0.02), (0, -length)]), top=(0.006,), puck=0.0002, raise_=0.0008)
        C.edge([(0.002, -length + 0.28), (0.002, -length - 0.01)], 0.004)
        C.patch([(-0.115, -0.415), (0.115, -0.415), (0.115, -0.462), (-0.115, -0.462)], t=0.0042, r=0.003, stitch=0.005)
        return
    C.patch(
        [(-0.026, -neck + 0.03), (0.026, -neck + 0.03), (0.026, -length - 0.01), (-0.026, -length - 0.01)],
        t=0.004,
        stitch=0.006,
    )
    for s in (1, -1):
        patch_pocket(C, s, 0.092, 0.212, -0.575, -0.760)
        flap(C, s, ((0.088, -0.560), (0.216, -0.560), (0.216, -0.622), (0.152, -0.634), (0.088, -0.622)))


def row_of_buttons(G, d, color, x, heights, r=0.0125, off=0.011):
    horn = G['plain']('horn', color, 0.3)
    for z in heights:
        button(G, d, x, z, r, horn, off, G['plain']('hole', '#0b0806', 0.9) if r > 0.012 else None)


def h_sportblazer(G, d, c, metal):
    row_of_buttons(G, d, '#3a2417', 0.004, (-c['neck_front'] - 0.050, -c['neck_front'] - 0.150), 0.0118, 0.012)


def h_eveningblazer(G, d, c, metal):
    row_of_buttons(G, d, '#14110f', 0.004, (-c['neck_front'] - 0.048,), 0.0130, 0.017)


def h_shortcoat(G, d, c, metal):
    row_of_buttons(G, d, '#2c1c12', 0.006, np.linspace(-c['neck_front'] - 0.045, -0.60, 3), 0.0135)


def h_wintercoat(G, d, c, metal):
    row_of_buttons(G, d, '#2c1c12', 0.006, np.linspace(-c['neck_front'] - 0.050, -0.76, 4), 0.0140)


def h_nubuckcoat(G, d, c, metal):
    row_of_buttons(G, d, '#7a5530', 0.0, np.linspace(-c['neck_front'] - 0.015, -0.78, 6), 0.0120, 0.009)
    for s in (1, -1):
        row_of_buttons(G, d, '#7a5530', s * 0.152, (-0.616,), 0.0095, 0.010)


def narrow_lapels(G, d, c, skin):
    revers(G, d, c, lapel=0.080, belly=0.003, point=0.062, end=0.044, open=0.030)


def raised_lapels(G, d, c, skin):
    revers(G, d, c, rise=0.003)


styles.CUTS.update(
    sportblazer=derived('blazer', chest=0.268, waist=0.246, hem=0.262, length=0.71),
    eveningblazer=derived('blazer', length=0.74, neck_front=0.35),
    shortcoat=derived('coat', length=0.88, hem=0.286, neck_front=0.25),
    wintercoat=derived('coat', length=1.08, neck_front=0.20, vcurve=0.5),
    nubuckcoat=derived('coat', length=1.02, hem=0.305, neck_front=0.125, vcurve=0.5),
)
styles.DETAILS.update(
    sportblazer=d_sportblazer,
    eveningblazer=d_eveningblazer,
    shortcoat=d_shortcoat,
    wintercoat=d_wintercoat,
    nubuckcoat=d_nubuckcoat,
)
styles.COLLAR.update(
    wintercoat=dict(stand=0.042, fall=0.10, out=0.042, point=1.15, start=0.03, fur=True, shawl=True),
    nubuckcoat=dict(stand=0.030, fall=0.066, out=0.028, point=1.30, start=0.08),
)
styles.LINING.update(sportblazer='#9a8f88', eveningblazer='#6b6561', shortcoat='#8d8076', wintercoat='#8d8076', nubuckcoat='#8a6f58')
styles.HARDWARE.update(
    sportblazer=h_sportblazer,
    eveningblazer=h_eveningblazer,
    shortcoat=h_shortcoat,
    wintercoat=h_wintercoat,
    nubuckcoat=h_nubuckcoat,
)
styles.PIECES.update(sportblazer=raised_lapels, eveningblazer=narrow_lapels, shortcoat=styles.p_coat)
