"""Trench coat, parka, woolly edges of a shearling coat, field jacket, plain vest and pencil skirt for styles.py.

Points are metres in pattern space: x right, z up, origin at the base of the neck (for the skirt: the middle of the
waist)."""
import numpy as np

import styles
from collars import boundary_loops
from hoods import woolly_edge
from kinds import STAND, hem_band, quilt_in_zone, slant_pocket, zip_front
from lines import armhole, both, curve, mirrored, sleeve_frame
from pieces import Surf, applique, button, puller, waistbelt
from revers import revers
from styles import common
from tailored import derived, flap, patch_pocket

WAIST = -0.42  # m, height of the trench coat's belt and of the parka's cord
BELTED = dict(z=WAIST, amount=0.15, h=0.085, fold=0.005)


# ---------- trench coat
def sleeve_strap(C, c, back):
    """Paints a strap round both sleeves, `back` metres above the cuff."""
    start, along, across = sleeve_frame(c)
    middle = start + along * (c['sleeve'] - back)
    corners = [middle + across * 0.03, middle - across * (c['cuff'] + 0.04)]
    half = along * 0.016
    for s in (1, -1):
        outline = np.array([corners[0] + half, corners[1] + half, corners[1] - half, corners[0] - half]) * [s, 1]
        C.patch(outline, t=0.0036, r=0.003, stitch=0.004)


def welt(C, s, top, bottom, half=0.017):
    """Slanted welt pocket between two points; s: side."""
    top, bottom = np.array(top) * [s, 1], np.array(bottom) * [s, 1]
    along = (top - bottom) / np.linalg.norm(top - bottom)
    across = np.array([-along[1], along[0]]) * half
    C.patch([top + across, top - across, bottom - across, bottom + across], t=0.0042, r=0.003, stitch=0.005)


def d_trench(C, c, front):
    """Trench coat: double-breasted, welt pockets, straps round the sleeves, rain yoke and deep pleat at the back."""
    common(C, c, front, top=(0.006,), crease=0.7, waist_crease=0.3)
    length = c['length']
    sleeve_strap(C, c, 0.085)
    if not front:
        C.seam(curve([(0, -0.24), (0, -length)]), top=(0.006,), puck=0.0002, raise_=0.0008)
        C.edge([(0.002, -length + 0.40), (0.002, -length - 0.01)], 0.005)
        right = [(0.236, -0.215), (0.212, -0.15), (c['shoulder'] - 0.006, -c['drop']), (c['shoulder'] - 0.006, 0.05)]
        hem = curve([(-0.236, -0.215), (0, -0.275), (0.236, -0.215)], 40)
        C.patch(mirrored(right)[::-1] + [tuple(p) for p in hem] + right, t=0.0046, r=0.003, stitch=0.006)
        return
    top, bottom = -c['neck_front'] - 0.03, -length - 0.01
    C.edge([(-0.104, top), (-0.108, bottom)], 0.006)
    C.beside([(-0.104, top), (-0.108, bottom)], dark=0.4)
    C.stitch(curve([(-0.095, -c['neck_front'] - 0.06), (-0.099, -length)]))
    for s in (1, -1):
        welt(C, s, (0.158, WAIST - 0.085), (0.192, WAIST - 0.235))


def epaulettes(G, d, c, skin):
    """Straps on the shoulders, from the sleeve seam to under the collar, in front and behind."""
    out, inner, slope = c['shoulder'] + 0.004, 0.098, c['drop'] / (c['shoulder'] - c['neck'])
    top = lambda x: -(x - c['neck']) * slope
    for side in (0, 1):
        S = Surf(d, side)
        outline = [(out, top(out) + 0.001), (inner, top(inner) + 0.001), (inner + 0.006, top(inner) - 0.020), (out, top(out) - 0.026)]
        for s in (1, -1):
            applique(G, S, [(s * x, z) for x, z in outline], skin, off=0.0105, thick=0.005, h=0.005)


def storm_flap(G, d, c, skin):
    """Flap over the chest on the overlapping side."""
    edge = curve([(0.222, -0.160), (0.170, -0.265), (0.092, -0.205)], 16)
    outline = [(0.100, -0.045), (c['shoulder'] - 0.006, -c['drop'] - 0.004), (0.212, -0.11)] + [tuple(p) for p in edge]
    spring = lambda P, D: 0.003 * np.exp(-D / 0.010) * (P[:, 1] < -0.10)
    applique(G, Surf(d), outline, skin, off=0.0055, thick=0.0042, h=0.006, fn=spring)


def p_trench(G, d, c, skin):
    storm_flap(G, d, c, skin)
    epaulettes(G, d, c, skin)
    revers(G, d, c, lap=0.088, lapel=0.112, gorge=0.66, point=0.086, end=0.058, open=0.036, fall=0.072, stand=0.036, foot=0.055)
    waistbelt(G, d, c, WAIST, skin, w=0.042, tails=(0.25, 0.29))


def h_trench(G, d, c, metal):
    horn = G['plain']('horn', '#2c1c12', 0.28)
    for z in (WAIST + 0.105, WAIST - 0.115, WAIST - 0.255):
        for x in (-0.080, 0.080):
            button(G, d, x, z, 0.0130, horn, 0.011)


# ---------- parka
def d_parka(C, c, front):
    """Parka: covered zip, cord in the waist, patch pockets with flaps, slanted chest pockets, stitched yoke."""
    common(C, c, front, top=(0.006,), crease=0.9)
    length = c['length']
    C.seam(curve([(-0.24, -0.145), (0, -0.155), (0.24, -0.145)]), top=(0.006, -0.006), puck=0.0004)
    for z in (WAIST + 0.011, WAIST - 0.011):
        C.seam(curve([(-0.4, z), (0.4, z)]), top=(), puck=0.0012, raise_=0.0016)
    if not front:
        C.edge([(0.002, -length + 0.20), (0.002, -length - 0.01)], 0.004)
        return
    top, bottom = -c['neck_front'] + 0.015, -length - 0.01
    C.patch([(-0.034, top), (0.034, top), (0.034, bottom), (-0.034, bottom)], t=0.0046, r=0.003, stitch=0.006)
    for s in (1, -1):
        welt(C, s, (0.150, -0.215), (0.100, -0.300), half=0.012)
        patch_pocket(C, s, 0.080, 0.215, -0.505, -0.685, 0.004)
        flap(C, s, ((0.076, -0.490), (0.219, -0.490), (0.219, -0.548), (0.148, -0.560), (0.076, -0.548)))


def h_parka(G, d, c, metal):
    for z in np.linspace(-c['neck_front'] - 0.035, -c['length'] + 0.05, 6):
        button(G, d, 0.0, z, 0.0075, metal, 0.008)
    for s in (1, -1):
        button(G, d, s * 0.148, -0.545, 0.0065, metal, 0.009)
        cord(G, d, s * 0.042, metal)


def cord(G, d, x, metal):
    """Builds the end of the waist cord, with a metal tip."""
    puller(G, d, x, WAIST, metal, L=0.055)


# ---------- shearling
def even_steps(points, step=0.004):
    """Returns points along a line at equal distances."""
    way = np.r_[0, np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))]
    t = np.linspace(0, way[-1], int(way[-1] / step))
    return np.c_[[np.interp(t, way, points[:, k]) for k in range(3)]].T


def p_shearling(G, d, c, skin):
    """Wool that is visible at hem, cuffs and along the front edge."""
    V = d['V']
    loops = sorted(boundary_loops(d['F']), key=lambda loop: V[loop, 2].mean())[:-1]  # the neck's loop, the highest one, is left out
    for loop in loops:
        edge = even_steps(V[loop + loop[:1]])
        woolly_edge(G, edge, G['wool'], 0.0045, 14 * len(edge))
    z = np.linspace(-c['neck_front'] - 0.01, -c['length'], 200)
    points, normals = Surf(d)(np.c_[np.full(200, -0.024), z])
    edge = even_steps(points + 0.004 * normals)
    woolly_edge(G, edge, G['wool'], 0.0030, 10 * len(edge))


# ---------- field jacket
FIELD_WAIST = -0.405  # m, where its cord runs
CHEST_POCKET = (0.060, 0.168, -0.198, -0.318)  # m: inner, outer, top, bottom
HIP_POCKET = (0.056, 0.200, -0.458, -0.622)


def flapped_pocket(C, s, inner, outer, top, bottom):
    """Patch pocket under a pointed flap that is a little wider; s: side."""
    patch_pocket(C, s, inner, outer, top, bottom, 0.004)
    left, right, mouth, middle = inner - 0.004, outer + 0.004, top + 0.016, (inner + outer) / 2
    flap(C, s, ((left, mouth), (right, mouth), (right, top - 0.026), (middle, top - 0.038), (left, top - 0.026)))


def d_field(C, c, front):
    """Field jacket: strong zip, four patch pockets with flaps, cord in the waist, doubled yoke."""
    common(C, c, front, top=(0.006,), crease=0.9)
    right = [tuple(p) for p in curve(armhole(c))[::-1] if p[1] > -0.132] + [(c['shoulder'], 0.05)]
    (side, end), low = right[0], -0.150 if front else -0.170
    hem = [tuple(p) for p in curve([(-side, end), (0, low), (side, end)])]
    C.patch(mirrored(right)[::-1] + hem + right, t=0.0026, r=0.003, stitch=0.006)
    for z in (FIELD_WAIST + 0.011, FIELD_WAIST - 0.011):
        C.seam(curve([(-0.4, z), (0.4, z)]), top=(), puck=0.0012, raise_=0.0016)
    if not front:
        C.seam(curve([(0, -0.172), (0, -c['length'])]), top=(0.005,), puck=0.0003, raise_=0.0008)
        return
    zip_front(C, c, half=0.026)
    for s in (1, -1):
        flapped_pocket(C, s, *CHEST_POCKET)
        flapped_pocket(C, s, *HIP_POCKET)


def h_field(G, d, c, metal):
    puller(G, d, 0, -c['neck_front'] - 0.004, metal, L=0.044)
    for inner, outer, top, _ in (CHEST_POCKET, HIP_POCKET):
        for s in (1, -1):
            button(G, d, s * (inner + outer) / 2, top - 0.024, 0.0065, metal, 0.009)
    for s in (1, -1):
        puller(G, d, s * 0.040, FIELD_WAIST, metal, L=0.055)


# ---------- plain vest
VEST_POCKET = ((0.044, -0.478), (0.078, -0.382))  # m: lower and upper end of its zip


def quilted_sides(C, c, bottom):
    """Shaped seam on either side, and rows of quilting from it to the side seam."""
    waist = (c['waist'] - 0.128, -0.365)
    shaped = np.vstack([curve([(0.163, -0.165), waist], 24), curve([waist, (c['hem'] - 0.118, bottom)], 16)[1:]])
    for _ in range(6):
        shaped[1:-1] = 0.5 * shaped[1:-1] + 0.25 * (shaped[:-2] + shaped[2:])
    rows = [curve([(-0.40, z), (0.40, z)], 50) for z in np.arange(-0.182, bottom, -0.034)]
    outline = np.vstack([shaped, [(0.40, bottom), (0.40, -0.165)]])
    zone = (C.sdf(outline) > 0) | (C.sdf(outline * [-1, 1]) > 0)
    quilt_in_zone(C, rows + [shaped, shaped * [-1, 1]], zone, 0.0065)
    for s in (1, -1):
        C.seam(shaped * [s, 1], top=(s * 0.005,), puck=0.0003)


def bound_armholes(C, c):
    """Elastic band along the armholes."""
    low = (c['chest'] + 0.002, -c['drop'] - c['armhole'] - 0.024)
    band = curve([(c['shoulder'] - 0.016, -0.02), (c['shoulder'] - 0.048, -0.170), low])
    for s in (1, -1):
        C.seam(band * [s, 1], top=(s * 0.004,), puck=0.0005, raise_=0.0010)


def d_plainvest(C, c, front):
    """Plain vest in a biker's manner: smooth front with a zip, slanted zip pockets, quilted sides, bound armholes, yoke at the back."""
    common(C, c, front, crease=0.7)
    hem_band(C, c, 0.040)
    quilted_sides(C, c, -c['length'] + 0.040)
    bound_armholes(C, c)
    if not front:
        C.seam(curve([(-0.157, -0.118), (0, -0.150), (0.157, -0.118)]), top=(0.005,), puck=0.0003)
        return
    both(C.seam, curve([(0.088, -0.052), (0.160, -0.082)]), top=(-0.005,), puck=0.0002, raise_=0.0008)
    zip_front(C, c, half=0.018)
    slant_pocket(C, *VEST_POCKET, half=0.010)


def h_plainvest(G, d, c, metal):
    puller(G, d, 0, -c['neck_front'] - 0.004, metal)
    for s in (1, -1):
        puller(G, d, s * (VEST_POCKET[1][0] - 0.002), VEST_POCKET[1][1] - 0.004, metal, L=0.024)


# ---------- pencil skirt
def d_pencil(C, c, front):
    """Pencil skirt: waistband, darts, shaped seams; zip and a slit at the back."""
    length = c['length']
    C.patch([(-0.5, 0.02), (0.5, 0.02), (0.5, -0.036), (-0.5, -0.036)], t=0.0022, stitch=0.004)
    C.seam(curve([(-0.4, -length + 0.030), (0.4, -length + 0.030)]), top=(0.003,), puck=0.0002, raise_=0.0006)
    for s in (1, -1):
        C.creases(s * 0.12, -0.20, 0.13, 0.07, s * 16, 0.0022, 0.042, 3 + s + 6 * front)
        C.creases(s * 0.06, -length * 0.62, 0.14, 0.09, s * -12, 0.0018, 0.050, 9 + s + 6 * front)
    if front:
        both(C.seam, curve([(0.072, -0.036), (0.128, -0.26), (0.108, -length)]), top=(0.005,), puck=0.0002, raise_=0.0007)
        return
    both(C.seam, curve([(0.085, -0.036), (0.082, -0.155)]), puck=0.0002, raise_=0.0006)
    C.zip(curve([(0, 0.01), (0, -0.19)]), w=0.0020, tape=0.005, pitch=0.003)
    C.seam(curve([(0, -0.19), (0, -length + 0.20)]), top=(0.004,), puck=0.0002, raise_=0.0006)
    C.edge([(0.001, -length + 0.20), (0.001, -length - 0.01)], 0.006)


styles.CUTS.update(
    trench=dict(
        derived('coat', length=1.04, neck_front=0.235, chest=0.270, waist=0.255, hem=0.335),
        cinch=BELTED,
        flute=dict(n=9, amp=0.012, start=0.46),
    ),
    parka=dict(
        derived('quilted', length=0.84, chest=0.280, waist=0.272, hem=0.288, shoulder=0.212, sleeve=0.63, cuff=0.126),
        cinch=dict(z=WAIST, amount=0.05, h=0.05, fold=0.004),
    ),
    field=dict(
        derived('bunda', length=0.68, chest=0.274, waist=0.266, hem=0.270, shoulder=0.206, sleeve=0.63, cuff=0.122),
        cinch=dict(z=FIELD_WAIST, amount=0.05, h=0.05, fold=0.004),
    ),
    plainvest=dict(
        derived('bunda', length=0.57, chest=0.248, waist=0.226, hem=0.238, shoulder=0.176, armhole=0.205, sleeveless=True),
        fit=0.715,
        cinch=dict(z=-0.38, amount=0.06, h=0.12, fold=0),
    ),
    pencil=dict(pattern='skirt', smooth=9, cut=dict(length=0.64, waist=0.178, hip=0.236, hem=0.214)),
)
styles.DETAILS.update(trench=d_trench, parka=d_parka, field=d_field, plainvest=d_plainvest, pencil=d_pencil)
styles.COLLAR.update(field=STAND, plainvest=dict(STAND, stand=0.030, fall=0.037))
styles.LINING.update(trench='#a8947a', parka='#6a635a', field='#6a635a', plainvest='#6f655d')
styles.PIECES.update(trench=p_trench, shearling=p_shearling)
styles.HARDWARE.update(trench=h_trench, parka=h_parka, field=h_field, plainvest=h_plainvest)
