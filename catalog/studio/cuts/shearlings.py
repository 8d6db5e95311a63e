"""Shearlings in addition to the plain one of styles.py: a woman's flared coat, a belted one, a double-breasted jacket
and a zipped one.

Their wool is visible only at the collar and the cuffs; front edge and hem are cut clean and stitched. Points are metres
in pattern space: x right, z up, origin at the base of the neck."""
import styles
from collars import boundary_loops
from hoods import woolly_edge
from kinds import zip_front
from lines import both, curve
from outerwear import even_steps, welt
from pieces import button, puller, waistbelt
from styles import common
from tailored import derived, patch_pocket

POINTED = dict(stand=0.042, fall=0.108, out=0.048, point=1.32, start=0.05, fur=True)
BELT = -0.44  # m, height of the belt


def raised_seams(C, c, inner, waist, outer):
    """Paints seams of the front or the back, as thick as two skins, at these distances from the middle at the top, in
    the waist and at the hem."""
    both(C.seam, curve([(inner, -0.12), (waist, -0.42), (outer, -c['length'])]), top=(0.006,), raise_=0.003)


def back_seam(C, c, vent=0.0):
    length = c['length']
    C.seam(curve([(0, -0.02), (0, -0.5), (0, -length)]), raise_=0.003)
    if vent:
        C.edge([(0.002, -length + vent), (0.002, -length - 0.01)], 0.005)


def clean_edge(C, c, x=-0.030):
    """Paints a front edge that overlaps at x: thick, with its stitches and the shadow beside it."""
    top, bottom = -c['neck_front'] + 0.005, -c['length'] - 0.01
    C.edge([(x, top), (x - 0.003, bottom)], 0.007)
    C.beside([(x, top), (x - 0.003, bottom)])
    C.stitch(curve([(x + 0.011, top - 0.01), (x + 0.008, bottom)]))


def woolly_cuffs(G, d, r=0.0065):
    """Builds the wool that is visible at the ends of the sleeves."""
    V = d['V']
    loops = sorted(boundary_loops(d['F']), key=lambda loop: -abs(V[loop, 0].mean()))[:2]
    for loop in loops:
        edge = even_steps(V[loop + loop[:1]])
        woolly_edge(G, edge, G['wool'], r, 14 * len(edge))


def horn_buttons(G, d, places, r):
    horn = G['plain']('horn', '#2c1c12', 0.28)
    for x, z in places:
        button(G, d, x, z, r, horn, 0.012)


# ---------- flared coat
def d_flared(C, c, front):
    """Woman's flared shearling: shaped seams, clean front edge, welt pockets."""
    common(C, c, front, top=())
    raised_seams(C, c, 0.13, 0.108, 0.185)
    if not front:
        back_seam(C, c)
        return
    clean_edge(C, c)
    for s in (1, -1):
        welt(C, s, (0.135, -0.49), (0.178, -0.63), half=0.018)


def p_woolly_cuffs(G, d, c, skin):
    woolly_cuffs(G, d)


def h_flared(G, d, c, metal):
    horn_buttons(G, d, [(0.004, z) for z in (-0.30, -0.42, -0.54, -0.66)], 0.0150)


# ---------- belted coat
def d_belted(C, c, front):
    """Long belted shearling: clean front edge, large patch pockets."""
    common(C, c, front, top=(), waist_crease=0.3)
    raised_seams(C, c, 0.14, 0.118, 0.18)
    if not front:
        back_seam(C, c, 0.32)
        return
    clean_edge(C, c, -0.046)
    for s in (1, -1):
        patch_pocket(C, s, 0.100, 0.225, -0.565, -0.755, 0.004)


def p_belted(G, d, c, skin):
    woolly_cuffs(G, d)
    waistbelt(G, d, c, BELT, skin, w=0.050, tails=(0.26, 0.31))


# ---------- double-breasted jacket
def d_double(C, c, front):
    """Double-breasted shearling jacket in a seaman's manner: clean front edge, welt pockets."""
    common(C, c, front, top=())
    raised_seams(C, c, 0.15, 0.135, 0.165)
    if not front:
        back_seam(C, c, 0.18)
        return
    clean_edge(C, c, -0.098)
    for s in (1, -1):
        welt(C, s, (0.152, -0.42), (0.184, -0.555), half=0.017)


def h_double(G, d, c, metal):
    horn_buttons(G, d, [(x, z) for z in (-0.33, -0.455, -0.58) for x in (-0.074, 0.074)], 0.0145)


# ---------- zipped jacket
def d_zipped(C, c, front):
    """Zipped shearling jacket in an airman's manner: strong zip, slanted welts, lapped seams, band at the hem."""
    common(C, c, front, top=())
    length = c['length']
    C.seam(curve([(-0.24, -0.17), (0, -0.18), (0.24, -0.17)]), top=(0.006,), raise_=0.003)
    raised_seams(C, c, 0.15, 0.135, 0.15)
    C.patch([(-0.5, -length + 0.060), (0.5, -length + 0.060), (0.5, -length - 0.01), (-0.5, -length - 0.01)], t=0.004, stitch=0.007)
    if not front:
        return
    zip_front(C, c, half=0.028)
    for s in (1, -1):
        welt(C, s, (0.150, -0.36), (0.105, -0.475), half=0.014)


def h_zipped(G, d, c, metal):
    puller(G, d, 0, -c['neck_front'] - 0.006, metal, L=0.048)


WOMAN = dict(chest=0.268, waist=0.250, shoulder=0.205, sleeve=0.63, cuff=0.138)
styles.CUTS.update(
    flaredshearling=derived('shearling', length=0.92, hem=0.335, neck_front=0.21, **WOMAN),
    beltedshearling=dict(
        derived('shearling', length=1.05, hem=0.330, **WOMAN), cinch=dict(z=BELT, amount=0.10, h=0.10, fold=0.004)
    ),
    doubleshearling=derived('shearling', length=0.80, hem=0.296, neck_front=0.23, cuff=0.145),
    zippedshearling=derived('shearling', length=0.68, neck_front=0.115, chest=0.286, waist=0.280, hem=0.262, cuff=0.132),
)
styles.DETAILS.update(flaredshearling=d_flared, beltedshearling=d_belted, doubleshearling=d_double, zippedshearling=d_zipped)
styles.COLLAR.update(
    flaredshearling=POINTED,
    beltedshearling=dict(styles.COLLAR['shearling'], fall=0.118),
    doubleshearling=dict(POINTED, fall=0.112, start=0.07),
    zippedshearling=dict(POINTED, fall=0.092, point=1.2),
)
styles.LINING.update({name: styles.LINING['shearling'] for name in ('flaredshearling', 'beltedshearling', 'doubleshearling', 'zippedshearling')})
styles.PIECES.update(flaredshearling=p_woolly_cuffs, beltedshearling=p_belted, doubleshearling=p_woolly_cuffs, zippedshearling=p_woolly_cuffs)
styles.HARDWARE.update(flaredshearling=h_flared, doubleshearling=h_double, zippedshearling=h_zipped)
