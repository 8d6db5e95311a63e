"""Draws a sleek fur, hair by hair, on the picture of its bare skin.

The skin was rendered with all light and shade of the studio. Every hair takes the light that falls on its root. It
has a tone of its own and a reflection that follows the form and its lie, and it covers the hairs further on.
Hundreds of thousands of fine lines, drawn from the hem upwards, make a pelt with a velvety outline, without the
noise that hair has in a short render."""
import cv2
import numpy as np
from scipy.ndimage import distance_transform_edt, map_coordinates

import recolour
from pile.coats import COLOURS, OWN, SLEEK
from pile.locks import STEPS, Locks, bent, drawn_together, turned, unit, varied, waved

FINE = 3  # pixels of the drawing per pixel of the picture, in each direction
PARTS = 3  # number of straight lines that make up a hair
MOST = np.array([2.0, 4.0, 4.0])  # tone, light and reflection at 255
ALONG, ACROSS = 0.28, 0.30  # width of the reflection along and across the hair
THIN, FINE_TIPS = (1.0, 0.7, 0.3), (1.0, 1.0, 0.35)  # cover of a hair: root, middle and tip; at an outline, and of a long fur everywhere
RIM = 0.62  # least light on a hair at an outline, where it shines through
DEEPEST = 0.36  # light on a hair in the deepest shade; with less it looks like a black hole
STUDIO = ('eye', 'lens', 'size', 'lamps', 'powers')  # entries of the roots' file that are not columns of the roots
LAMP = 0.10  # share of all lamps' light that even a hair gets that no lamp reaches


def grown(h, look, rng):
    """Grows strands from roots: points (n x parts x 3), tone, normal (for light) and height (m above the neighbours
    of its lock)."""
    P, N, D = (h[k].astype(np.float64) for k in 'PND')
    n = len(P)
    turn, spread, shade = (rng.normal(0, s, n) for s in look['stray'])
    long = look['long'] * h['share'] * np.where(h['soft'] > 0, 0.8, 1) * np.clip(1 + spread, 0.35, 1.6)
    lift = look['lift'] * np.clip(1 + rng.normal(0, 0.25, n), 0.3, 1.8)
    rest = look['rest'] * np.clip(1 + rng.normal(0, 0.4, n), 0.1, 2.5)
    sizes = [Locks(P, *size, rng) for size in look['locks']]
    lean = rng.normal(0, look['tilt'][1], (n, 3))
    for s in sizes:
        turn, long, shade = turn + s.lie, long * np.clip(1 + s.length, 0.5, 1.6), shade + s.tone
        rest = rest * np.clip(1 + s.lift, 0.4, 1.6)
        lean += varied(rng, look['tilt'][0], (len(s.index), 3))[s.mine]
    share, longer, lighter = look['guard']
    guard = rng.random(n) < share
    long = np.minimum(np.where(guard, long * longer, long), look.get('most', 1))
    X = bent(P, N, turned(D, N, turn), long, lift, rest)
    X = drawn_together(X, P, long, sizes, guard)
    X = np.stack([X[:, i] + f * (X[:, min(i + 1, 4)] - X[:, i]) for i, f in (at(p) for p in shares(look))], 1)
    if 'wave' in look:
        X = waved(X, N, D, sizes[1], *look['wave'], rng)
    high = [rng.normal(0, 1, len(s.index))[s.mine] for s in sizes]
    over = sum(look.get('over', 0) * size[0] * z for z, size in zip(high, look['locks']) if size[1])  # the largest would show steps
    shade += look.get('sunk', 0) * sum(high)
    return X, h['tone'] ** look.get('calm', 1) * np.exp(shade) * np.where(guard, lighter, 1), unit(N + lean), over


def shares(look):
    """Shares of a hair's length at which its straight lines end."""
    return np.linspace(0, 1, look.get('parts', PARTS) + 1)


def at(share):
    """Returns the step of a strand below a share of its length, and how far the share lies beyond that step."""
    i = min(int(np.searchsorted(STEPS, share, 'right')) - 1, len(STEPS) - 2)
    return i, (share - STEPS[i]) / (STEPS[i + 1] - STEPS[i])


def in_picture(h, X):
    """Returns the pixels of points in space."""
    axes, eye = h['eye'][:3, :3], h['eye'][:3, 3]
    seen = (X - eye) @ axes
    flat = seen[..., :2] / -seen[..., 2:] * h['lens']
    return flat * [1, -1] + np.array(h['size']) / 2


def falls(h, P, N):
    """Light of the lamps on places with the normal N, without shadows."""
    out = np.full(len(P), LAMP * h['powers'].sum())
    for place, power in zip(h['lamps'], h['powers']):
        way = place - P
        near = np.mean(np.linalg.norm(way, axis=1)) ** 2 / (way * way).sum(1)
        out += power.mean() * near * np.clip(0.15 + 0.85 * (N * unit(way)).sum(1), 0, None)
    return out


def reflected(h, P, N, T):
    """Reflection of the lamps: broad across the hair, narrower along it (T)."""
    eye = unit(h['eye'][:3, 3] - P)
    N = unit(N - (N * T).sum(1)[:, None] * T)
    B = np.cross(N, T)
    out = np.zeros(len(P))
    for place, power in zip(h['lamps'], h['powers']):
        way = unit(place - P)
        half = unit(way + eye)
        up = np.clip((half * N).sum(1), 0.05, None)
        lobe = np.exp(-(((half * T).sum(1) / ALONG) ** 2 + ((half * B).sum(1) / ACROSS) ** 2) / up**2)
        out += power.mean() * lobe * np.sqrt(np.clip((way * N).sum(1), 0, None))
    return out / h['powers'].mean(1).sum()


def skin_light(clean, skin):
    """Light on the skin (1 is the median light), continued beyond the skin's outline; skin: its mask (0..1)."""
    light = recolour.srgb_to_linear(clean).mean(2)
    sure = cv2.erode((skin > 0.97).astype(np.uint8), np.ones((3, 3))) > 0
    light = light / np.median(light[sure])
    i, j = distance_transform_edt(~sure, return_distances=False, return_indices=True)
    light = light[i, j]
    return np.where(sure, light, cv2.GaussianBlur(light, (0, 0), 1.5))


def drawn(h, X, over, values, shape, fine):
    """Draws the hairs as lines: tone, light, reflection (each parts x n) and cover, premultiplied, at FINE times the
    picture's size. fine: thin tips everywhere, not only at an outline."""
    canvas = np.zeros((shape[0] * FINE, shape[1] * FINE, 4), np.uint8)
    order = np.lexsort((h['key'] + over + np.random.default_rng(1).normal(0, 0.0035, len(X)), h['layer']))
    xy = np.round(((in_picture(h, X) * FINE) - 0.5) * 16).astype(int)
    codes = [np.clip(np.round(np.sqrt(np.clip(v / top, 0, 1)) * 255), 0, 255) for v, top in zip(values, MOST)]
    line, smooth = cv2.line, cv2.LINE_AA
    most = np.zeros(canvas.shape[:2], np.uint8)
    parts = range(X.shape[1] - 1)
    thinner = np.interp(np.linspace(0, 1, len(parts)), [0, 0.5, 1], FINE_TIPS if fine else THIN).tolist()
    thin_tip = (h['soft'] > 0) | fine
    for some in np.array_split(order, max(1, len(order) // 40_000)):
        places = xy[some].tolist()
        tones = np.stack([c[:, some] for c in codes], -1).transpose(1, 0, 2).tolist()
        for p, t, behind in zip(places, tones, thin_tip[some].tolist()):
            for k in parts:
                thin = thinner[k] if behind else 1
                line(canvas, p[k], p[k + 1], (t[k][0] * thin, t[k][1] * thin, t[k][2] * thin, 255 * thin), 1, smooth, 4)
        most = np.maximum(most, canvas[..., 3])  # so that a thin tip over a pelt makes no hole in it
    return canvas, most


def before(h, bust):
    """Removes the roots that a bust hides. Where the bust (mask 0..1) is visible, the skin lies behind it."""
    x, y = in_picture(h, h['P'].astype(np.float64)).T
    seen = map_coordinates(bust, [y - 0.5, x - 0.5], order=1, mode='nearest') < 0.5
    return {name: h[name][seen] if name not in STUDIO else h[name] for name in h}


def layers(raw, clean, skin, job, bust):
    """Returns tone, light, reflection and cover of the fur at every pixel. clean: picture of the skin (0..255);
    skin: its mask; bust: see before."""
    h = before(dict(np.load(raw[:-4] + '_hair.npz')), bust)
    look = dict(SLEEK[job['strands']], **job.get('hair', {}))
    X, tone, N, over = grown(h, look, np.random.default_rng(5))
    light = cv2.GaussianBlur(skin_light(clean, skin), (0, 0), look.get('diffuse', 0.01))
    x, y = in_picture(h, X[:, 0]).T
    lit = map_coordinates(light, [y - 0.5, x - 0.5], order=1, mode='nearest')
    deepest = look.get('deepest', DEEPEST)
    lit = lit * h['dim'] * np.clip(falls(h, X[:, 0], N) / falls(h, X[:, 0], h['flat']), 0.35, 1.7)
    facing = (h['flat'] * unit(h['eye'][:3, 3] - h['P'])).sum(1).clip(0, 1)
    lit = lit * (1 + look.get('velvet', 0) * (1 - facing) ** 2)
    lit = np.hypot(np.where(h['soft'] > 0, np.maximum(1.12 * lit, RIM), lit), deepest) / np.hypot(1, deepest)
    T = unit(X[:, -1] - X[:, 1])
    shine = reflected(h, X[:, 0], N, T) ** 1.4 * np.clip(lit, 0, 1.6) * np.clip(tone, 0, 1.3) ** 1.8
    shine *= look.get('sheen', 1)
    middle = ((shares(look)[1:] + shares(look)[:-1]) / 2)[:, None]
    tones = tone[None] * (look.get('root', 0.55) + (look.get('tip', 1.08) - look.get('root', 0.55)) * middle ** look.get('ramp', 0.8))
    values = tones, np.repeat(lit[None], len(middle), 0), shine[None] * (0.35 + 0.75 * middle)
    canvas, most = drawn(h, X, over, values, clean.shape, look.get('fine', False))
    values, most = canvas.astype(np.float32) / 255, most.astype(np.float32) / 255
    small = lambda v: cv2.resize(v, clean.shape[1::-1], interpolation=cv2.INTER_AREA)
    parts = [(values[..., k] / np.maximum(values[..., 3], 0.02)) ** 2 * MOST[k] for k in range(3)]
    alpha = small(most)
    parts = [small(p * most) / np.maximum(alpha, 0.01) for p in parts]
    if look.get('fine'):
        alpha = 1 - (1 - alpha) ** 4  # hairs below also add to the cover
    return parts, alpha


def in_colour(parts, k):
    """Returns the fur in a colour (numbers as in COLOURS), in linear light."""
    tone, light, shine = parts
    dark, bright = (recolour.lab_to_linear(k[name]) for name in ('dark', 'light'))
    share = np.clip((tone - 0.35) / 0.85, 0, 1.25)[..., None]
    base = dark + (bright - dark) * share
    out = base * (k['level'] * light ** k['depth'])[..., None] + np.array(k['shine'], np.float32) * (k['gloss'] * shine)[..., None]
    return out.astype(np.float32)


def relined(picture, bare, lining):
    """Gives the lining a colour that goes with the fur; bare: where the lining is visible."""
    if not lining:
        return picture
    grey = picture.mean(2, keepdims=True)
    return picture + bare[..., None] * (lining[0] * (grey + lining[1] * (picture - grey)) - picture)


def around(fur, alpha, sigma):
    """Mean colour of the hair round every pixel."""
    return cv2.GaussianBlur(fur * alpha[..., None], (0, 0), sigma) / np.maximum(cv2.GaussianBlur(alpha, (0, 0), sigma), 0.004)[..., None]


def colour_of(animal, colour):
    """Returns the numbers of a colour on one animal."""
    return dict(COLOURS[colour], fine=SLEEK[animal].get('fine', False)) | OWN.get(animal, {}).get(colour, {})


def coloured(parts, alpha, clean, skin, product, k):
    """Returns the finished picture (0..255) in a colour (numbers as in COLOURS)."""
    behind = np.where((skin > 0.02)[..., None], recolour.background(clean, skin), clean)
    behind = relined(behind, np.clip(product - skin, 0, 1), k['lining'])
    fur = recolour.linear_to_srgb(in_colour(parts, k))
    bare = 0.5 * around(fur, alpha, 16)  # for a collar's lower side, which has no hair
    close = np.clip(cv2.GaussianBlur(alpha, (0, 0), 4) / 0.5, 0, 1)[..., None]
    under = bare + close * (0.85 * around(fur, alpha, 4) - bare)  # where hair is thin over the skin
    if k['fine']:  # a long fur is just as dense beyond its skin
        skin = np.maximum(skin, np.clip((cv2.GaussianBlur(alpha, (0, 0), 3) - 0.5) / 0.3, 0, 1))
    behind = behind + skin[..., None] * (under - behind)
    return behind + alpha[..., None] * (fur - behind)
