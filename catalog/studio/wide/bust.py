"""The tailor's bust: a linen torso with a wooden cap on its neck, on a pole. It wears a garment ("bust" in a job),
or stands alone with tapes that show where a body is measured ("type": "taped")."""
import types

import numpy as np
from scipy.interpolate import CubicSpline

import drape
import patterns
from forms import grid_faces, power, subdivide
from garment import read_cut

LINEN, WALNUT, BRASS = '#c3b59c', '#4b2f1c', '#94805f'
AROUND = 72  # points of a section
SQUARE = 2.3  # exponent of the superellipse that is a section of the torso; the neck is round
SNUG = 0.95  # share of the body that the garment was draped on; a larger bust shows through
HIP = -0.66  # m under the neck where the torso ends
SLIM = 0.6  # share of the body in a coat below SLIM_FROM (m), where it is hidden, else a drawn-in waist cuts into it
SLIM_FROM = (-0.36, -0.20)
NECK_TOP = 0.062  # m
CAP = 0.046  # m, height of the cap
LEAN = -0.010  # m, how far the top of the neck is in front of its foot
ABOVE_COLLAR = 0.055  # m of neck and cap that are visible above a garment
WAIST = (0.72, 0.51)  # half width and half depth of a skirt's or trousers' waist, as shares of the pattern's
ABOVE_WAIST = 0.085  # m of the form that are visible above the waistband of a skirt or trousers, without its cap


def section(rx, ry, middle, z, square=2.0):
    """Points of one section."""
    turn = np.linspace(0, 2 * np.pi, AROUND, endpoint=False)
    return np.c_[power(np.cos(turn), 2 / square) * rx, power(np.sin(turn), 2 / square) * ry + middle, np.full(AROUND, z)]


def turned(G, name, sections, material):
    """Closed body from sections (half width, half depth, middle, height and, optionally, squareness), from the
    bottom to the top."""
    ends = [(rx * 1e-3, ry * 1e-3, *rest) for rx, ry, *rest in (sections[0], sections[-1])]
    rings = [ends[0], *sections, ends[1]]
    o = G['mesh'](name, np.vstack([section(*one) for one in rings]), grid_faces(len(rings), AROUND), material)
    subdivide(o, 1)
    return o


def torso(c, spec, waist):
    """Sections of hips, waist, chest and shoulders, up to the foot of the neck; waist: how the garment is drawn in,
    or None."""
    body = types.SimpleNamespace()
    drape.Torso.set_profile(body, c, spec, -c['drop'] - c['armhole'])
    heights = np.linspace(HIP, -c['drop'] - 0.03, 40)
    wide, deep = (SNUG * np.interp(heights, body.z, radii) for radii in (body.rx, body.ry))
    if c['length'] > 0.05 - HIP:
        slim = np.interp(heights, SLIM_FROM, (SLIM, 1))
    elif waist:
        slim = 1 - 1.3 * waist['amount'] * np.exp(-(((heights - waist['z']) / waist.get('h', 0.10)) ** 2))
    else:
        slim = 1
    wide, deep = wide * slim, deep * slim
    rounded = np.sqrt(1 - np.clip(1 - (heights - HIP) / 0.02, 0, 1) ** 2 * 0.2)
    return list(zip(wide * rounded, deep * rounded, np.zeros(40), heights, np.full(40, SQUARE)))


def neck(radius, foot):
    """Sections of the neck, from its foot at the height `foot` upwards."""
    heights = np.linspace(foot + 0.008, NECK_TOP, 16)
    up = (heights - foot) / (NECK_TOP - foot)
    wide = radius * (0.97 + 1.25 * np.exp(-up / 0.11))
    deep = radius * (0.97 + 0.12 * np.exp(-up / 0.20))
    return list(zip(wide, deep, 0.012 + LEAN * up, heights))


def hips(waist):
    """Sections of the form that wears a skirt or trousers: from the hips, hidden in them, to the ribs above a waist
    that is `waist` wide (half a panel, m)."""
    heights = np.linspace(-0.10, ABOVE_WAIST, 24)
    grown = 1 + 1.1 * np.clip(heights - 0.012, 0, None)
    rounded = np.sqrt(1 - np.clip(1 - (ABOVE_WAIST - heights) / 0.016, 0, 1) ** 2 * 0.2)
    wide, deep = (share * waist * grown * rounded for share in WAIST)
    return list(zip(wide, deep, np.zeros(24), heights, np.full(24, SQUARE)))


def lid(waist):
    """Sections of the wooden cap of that form."""
    profile = [(0.93, 0), (0.97, 0.003), (0.97, 0.011), (0.91, 0.014), (0.20, 0.017), (0.11, 0.021), (0.15, 0.029), (0.14, 0.036), (0.06, 0.040)]
    wide, deep = (share * waist for share in WAIST)
    return [(wide * r, deep * r if r > 0.5 else wide * r, 0, ABOVE_WAIST + z) for r, z in profile]


def form(c, spec, waist):
    """Sections of the linen, those of its cap, and the height (m) that is visible above the garment; waist: see
    torso."""
    if c.get('kind') in ('skirt', 'trousers'):
        return hips(c['waist']), lid(c['waist']), ABOVE_WAIST + CAP
    radius = min(0.053, c['neck'] - 0.026)
    linen = torso(c, spec, waist) + neck(radius, -c['drop'] - 0.03)
    return linen, capped(radius), ABOVE_COLLAR


def capped(radius):
    """Sections of the wooden cap of a neck."""
    profile = [(0.96, 0), (1.03, 0.003), (1.03, 0.013), (0.93, 0.017), (0.30, 0.021), (0.22, 0.026), (0.30, 0.034), (0.28, 0.041), (0.12, CAP)]
    return [(radius * r, radius * r, 0.012 + LEAN, NECK_TOP + z) for r, z in profile]


# height, half width, half depth and middle (m) of the bust that stands alone
BARE = (
    (-0.715, 0.160, 0.112, 0.012),
    (-0.70, 0.172, 0.122, 0.012),
    (-0.60, 0.176, 0.126, 0.012),
    (-0.53, 0.166, 0.116, 0.008),
    (-0.46, 0.140, 0.098, 0.000),
    (-0.40, 0.124, 0.090, -0.002),
    (-0.34, 0.131, 0.098, -0.006),
    (-0.27, 0.147, 0.116, -0.012),
    (-0.22, 0.157, 0.124, -0.014),
    (-0.17, 0.165, 0.114, -0.004),
    (-0.125, 0.168, 0.100, 0.004),
    (-0.095, 0.163, 0.086, 0.009),
    (-0.070, 0.147, 0.074, 0.011),
    (-0.050, 0.130, 0.066, 0.012),
    (-0.035, 0.114, 0.060, 0.012),
)
TAPES = (-0.225, -0.40, -0.61)  # m; chest, waist, hips


def bare_at(height):
    """Half width, half depth and middle, at a height, of the bust that stands alone."""
    rows = np.array(BARE)
    return [CubicSpline(rows[:, 0], rows[:, i])(height) for i in (1, 2, 3)]


def stand(G, linen, wood):
    """Builds the bust from its sections: linen, cap and pole."""
    body = turned(G, 'bust', linen, G['plain']('linen', LINEN, 0.9, sheen=0.25, bump=1400, spec=0.2))
    top = turned(G, 'cap', wood, G['plain']('walnut', WALNUT, 0.32, bump=40))
    pole = turned(G, 'pole', [(0.012, 0.012, 0, z) for z in np.linspace(-2, linen[0][3] + 0.01, 8)], G['plain']('pole', BRASS, 0.38, metal=1.0))
    return body, top, pole


def taped(job, G):
    """The bust alone, a tape round chest, waist and hips."""
    heights = np.linspace(BARE[0][0], BARE[-1][0], 60)
    linen = [(*bare_at(z), z, SQUARE) for z in heights] + neck(0.050, BARE[-1][0] - 0.008)
    stand(G, linen, capped(0.050))
    tape = G['plain']('tape', job['color'], 0.55)
    for height in TAPES:
        wide, deep, middle = bare_at(height)
        rings = [section(wide + 0.0018, deep + 0.0018, middle, height + z, SQUARE) for z in (-0.0065, 0.0065)]
        G['mesh']('tape', np.vstack(rings), grid_faces(2, AROUND), tape)
    return dict(center=(0, -0.30), width=0.36, height=0.84, back=0.35)


def bust(job, G, info):
    """Puts a bust into the garment of a job, in metres under the neck like the garment; returns its objects. Extends
    the framing by what is visible above."""
    spec, after = read_cut(job)
    c = getattr(patterns, spec['pattern'])(**spec['cut'])['c']
    linen, wood, above = form(c, spec, job.get('cinch', after.get('cinch')))
    parts = stand(G, linen, wood)
    if 'hood' not in job:  # a hood is higher than the cap
        info['height'] += above
        info['center'] = (info['center'][0], info['center'][1] + above / 2)
    return parts
