"""Sleek furs and their colours: numbers that roots.py and paint.py share (metres, degrees, CIE Lab)."""

BARE = '#8c8c8c'  # colour of the skin that is rendered

# dense: hairs per square metre; long: length; lift, rest: degrees to the skin at root and tip; locks: for each size of lock its distance, how
# far tips run together, and how much lie (degrees), length and tone (shares) differ; stray: the same three for a single hair; guard: share
# of guard hairs, their length and tone (times); strip: width of a let-out strip at the chest, middle and joint: how much darker they are,
# swell: how far its flanks turn aside; wave: turns along a hair and how far it swings aside; cloud: soft unevenness; tilt: how far locks and
# hairs are lit differently; sheen: times the reflection of the colour; root, tip: brightness; calm: power of the tones of strips, bands and
# clouds (more is stronger); over, sunk: how far locks lie over each other and how much darker the deeper ones are
SLEEK = {
    'norek': dict(
        dense=760_000, long=0.0125, lift=28, rest=9,
        locks=((0.030, 0.0, 3.0, 0.05, 0.04), (0.0100, 0.05, 3.0, 0.07, 0.05), (0.0042, 0.18, 4.0, 0.08, 0.06)), stray=(5.0, 0.13, 0.10),
        guard=(0.12, 1.45, 1.45), strip=0.036, middle=0.17, joint=0.03, swell=0.05, cloud=0.06, tilt=(0.035, 0.06), root=0.62, diffuse=4, calm=1.5,
        over=0.05, sunk=0.03, velvet=0.5,
    ),
    'nutrie': dict(
        dense=1_000_000, long=0.0125, lift=30, rest=12,
        locks=((0.030, 0.0, 4.0, 0.05, 0.04), (0.0110, 0.07, 5.0, 0.09, 0.06), (0.0045, 0.22, 6.0, 0.10, 0.06)), stray=(6.0, 0.15, 0.10),
        guard=(0.14, 1.25, 1.4), strip=0.105, middle=0.14, joint=0.12, swell=0.12, cloud=0.05, tilt=(0.03, 0.05), root=0.66, sheen=0.60, diffuse=5, calm=2.4,
        over=0.06, sunk=0.03, velvet=0.35,
    ),
    'kralik': dict(
        dense=1_000_000, long=0.0140, lift=44, rest=26,
        locks=((0.030, 0.0, 6.0, 0.06, 0.05), (0.0120, 0.08, 8.0, 0.10, 0.08), (0.0050, 0.26, 9.0, 0.10, 0.08)), stray=(10.0, 0.15, 0.10),
        guard=(0.0, 1.0, 1.0), strip=0.105, middle=0.10, joint=0.10, swell=0.12, cloud=0.04, tilt=(0.035, 0.05), root=0.76, tip=1.20, sheen=0.16, diffuse=6, calm=2.2,
        over=0.05, sunk=0.05, velvet=0.8,
    ),
    'liska': dict(
        dense=680_000, long=0.036, lift=46, rest=12,
        locks=((0.060, 0.0, 5, 0.06, 0.03), (0.022, 0.04, 6, 0.08, 0.03), (0.0080, 0.26, 7, 0.12, 0.08)), stray=(8.0, 0.18, 0.15),
        guard=(0.30, 1.35, 1.42), strip=0.115, middle=0.0, joint=0.0, swell=0.0, cloud=0.08, tilt=(0.08, 0.08), root=0.30, tip=1.12, sheen=0.45,
        bands=(0.130, 0.26), calm=0.55, over=0.06, sunk=0.02, ramp=2.2, parts=5, fine=True, diffuse=6, deepest=0.55, most=0.065, sleeve=0.78, pit=0.6, roll=0.6, velvet=0.4,
    ),
    'toskansky': dict(
        dense=520_000, long=0.056, lift=36, rest=3,
        locks=((0.060, 0.0, 8, 0.08, 0.05), (0.0110, 0.62, 8, 0.10, 0.10), (0.0040, 0.20, 4, 0.08, 0.05)), stray=(3.0, 0.12, 0.10),
        guard=(0.0, 1.0, 1.0), strip=0.115, middle=0.0, joint=0.0, swell=0.0, cloud=0.08, tilt=(0.10, 0.06), root=0.34, tip=1.10, sheen=0.45,
        wave=(2.2, 0.0042), calm=0.3, over=0.10, sunk=0.05, ramp=1.4, parts=9, fine=True, diffuse=6, deepest=0.55, most=0.075, velvet=0.2,
    ),
}

# dark, light: Lab of the deepest root and of the lightest tip; shine: colour and strength of the reflection; depth: contrast of light and
# shade; level: brightness of what is lit as most of the coat is; lining: its colour beside the brown one that was rendered
COLOURS = {
    'hneda': dict(dark=(2, 2, 2), light=(22, 8.5, 11.5), shine=(1.0, 0.60, 0.39), gloss=0.80, depth=2.4, level=0.80, lining=None),
    'cerna': dict(dark=(1, 0, -0.5), light=(6.5, 0, -0.8), shine=(0.92, 0.96, 1.03), gloss=0.52, depth=2.1, level=0.8, lining=(0.55, 0.0)),
    'seda': dict(dark=(12, 0.3, 0), light=(60, 0.3, 0.2), shine=(1.0, 0.99, 0.98), gloss=0.6, depth=1.9, level=0.86, lining=(1.8, 0.05)),
    'prirodni': dict(dark=(26, 10, 17), light=(74, 5, 19), shine=(1.0, 0.92, 0.78), gloss=0.7, depth=1.7, level=0.85, lining=None),
}

# what is different in the colours of one animal; a mink is deep and glossy, a fox has light tips over dark under fur
OWN = {
    'norek': {
        'hneda': dict(light=(24, 9, 12.5), gloss=0.52, depth=1.75),
        'cerna': dict(light=(9.5, 0.3, 0.2), shine=(1.0, 0.98, 0.96), gloss=0.24, depth=1.5),
        'seda': dict(dark=(9, 0.5, 1.2), light=(50, 0.8, 2.6), shine=(1.0, 0.98, 0.95), gloss=0.5, depth=1.75, level=0.78),
        'prirodni': dict(dark=(20, 10, 16), gloss=0.95, depth=1.9),
    },
    'kralik': {'hneda': dict(light=(26, 8.5, 13), level=0.9)},
    'nutrie': {'hneda': dict(gloss=0.55, depth=1.8), 'prirodni': dict(gloss=0.95, depth=2.0)},
    'liska': {
        'hneda': dict(dark=(2, 2, 2), light=(39, 9.5, 16.5), gloss=0.9, depth=1.8, level=0.72),
        'cerna': dict(shine=(0.94, 0.97, 1.02), gloss=0.42),
        'prirodni': dict(dark=(16, 7, 11), light=(85, 3.8, 15.5), gloss=0.9, depth=1.5, level=0.86),
        'seda': dict(dark=(5, 0.2, 0.2), light=(76, 0.2, 0.6), gloss=1.1, depth=1.5, level=0.80),
    },
    'toskansky': {
        'prirodni': dict(dark=(34, 5, 16), light=(88, 2, 11), gloss=0.7, depth=1.6),
        'cerna': dict(light=(9, 0, -0.6), depth=1.8),
    },
}
