"""Paints over specks of lining that show through at an armpit: small islands of lining inside the product, away from
the outline."""
import cv2
import numpy as np

from sheen.nappa import even

LARGEST = 2500  # px; a larger part is a real view into the garment
SMALLEST = 3  # px
WARM = np.float32([1.02, 1.0, 0.965])  # factor for linen, which looks a little green in the clear light of the studio


def components(mask):
    """Labels and sizes (px) of the connected parts of a mask."""
    _, labels, stats, _ = cv2.connectedComponentsWithStats(mask.astype(np.uint8))
    return labels, stats[:, cv2.CC_STAT_AREA]


def lining_specks(product, dye, albedo, below_neck=False):
    """Returns a mask of the specks: small parts with the colour of the largest undyed part (the lining in the neck)
    that do not touch the ground.

    below_neck: look below the neck too (for a garment without label and zip)."""
    bare = (product > 0.9) & (dye < 0.5)
    labels, sizes = components(bare)
    if len(sizes) < 2 or sizes[1:].max() <= LARGEST:
        return np.zeros(product.shape, bool)
    lining = np.median(albedo[labels == 1 + np.argmax(sizes[1:])], axis=0)
    neck = np.argwhere(labels == 1 + np.argmax(sizes[1:]))
    like = bare & (np.abs(albedo - lining).max(axis=2) < (0.6 if below_neck else 0.35) * lining.max())
    like = cv2.morphologyEx(like.astype(np.uint8), cv2.MORPH_OPEN, np.ones((2, 2) if below_neck else (5, 5)))  # stitches are thinner
    (top, left), (bottom, right) = neck.min(0), neck.max(0)
    if not below_neck:
        like[top : bottom + (bottom - top) // 2, left:right] = 0  # the label and the upper end of the zip lie there
    rows = np.flatnonzero((product > 0.5).any(axis=1))
    like[rows[0] + int(0.6 * np.ptp(rows)) :] = 0  # below the armpits: the lining in a cuff is visible on purpose
    labels, sizes = components(like)
    by_ground = cv2.dilate((product < 0.5).astype(np.uint8), np.ones((5, 5))) > 0
    outer = np.unique(labels[by_ground])
    wanted = [i for i in range(1, len(sizes)) if SMALLEST <= sizes[i] <= LARGEST and i not in outer]
    return np.isin(labels, wanted)


def bare_specks(product, dye):
    """Returns a mask of small undyed islands of any colour. A back has no buttons, only stitches, which are thinner."""
    bare = cv2.morphologyEx(((product > 0.9) & (dye < 0.5)).astype(np.uint8), cv2.MORPH_OPEN, np.ones((4, 4)))
    labels, sizes = components(bare)
    return np.isin(labels, [i for i in range(1, len(sizes)) if sizes[i] <= LARGEST])


def wool_mask(product, dye):
    """Soft mask of the largest undyed part, the wool of a collar, with its fringe."""
    labels, sizes = components((product > 0.9) & (dye < 0.3))
    wool = (labels == 1 + np.argmax(sizes[1:])).astype(np.uint8)
    return cv2.dilate(wool, np.ones((15, 15))) * product * (1 - dye)


def trim_mask(product, dye, albedo):
    """Soft mask of the wool of a hood or collar seen from the front: the largest bright undyed part."""
    labels, sizes = components((product > 0.5) & (dye < 0.3) & (albedo.mean(axis=2) > 0.3))
    return softened(labels == 1 + np.argmax(sizes[1:]), product, dye)


def all_wool_mask(product, dye, albedo, smallest=60):
    """Soft mask of every bright undyed part larger than `smallest` px: wool of the collar and of all edges."""
    labels, sizes = components((product > 0.5) & (dye < 0.3) & (albedo.mean(axis=2) > 0.3))
    return softened(np.isin(labels, 1 + np.flatnonzero(sizes[1:] > smallest)), product, dye)


def softened(part, product, dye):
    """Turns a part of the picture into a soft mask that leaves out the ground and the dyed pixels."""
    return cv2.GaussianBlur(cv2.dilate(part.astype(np.uint8), np.ones((5, 5))).astype(np.float32), (0, 0), 1.5) * product * (1 - dye)


def hide_lining(image, product, dye, albedo, view='front', where='sides', zoom=1.0):
    """Returns picture and dye mask without the specks. where: "sides", "all" (below the neck too), "armpits" (only
    on a back, for a garment on which other parts of this colour are wool), "flecks" (of wool at the armpits, also
    next to the wall) or "none" (for buttons in the lining's colour); zoom: of a render that shows a part of the
    whole."""
    if where == 'flecks':
        return hide_flecks(image, product, dye, zoom)
    if where == 'none' or where == 'armpits' and view == 'front':
        return image, dye
    found = lining_specks(product, dye, albedo, where == 'all') if view == 'front' else bare_specks(product, dye)
    if where == 'armpits':
        rows = np.flatnonzero((product > 0.5).any(axis=1))
        found[rows[0] + int(0.6 * np.ptp(rows)) :] = False
    specks = cv2.dilate(found.astype(np.uint8), np.ones((9, 9)))
    painted = cv2.inpaint(np.clip(image, 0, 255).astype(np.uint8), specks, 6, cv2.INPAINT_TELEA).astype(np.float32)
    hidden = specks[..., None] > 0
    return np.where(hidden, painted, image), np.where(specks > 0, 1.0, dye).astype(np.float32)


def hide_flecks(image, product, dye, zoom=1.0, largest=1500):
    """Returns picture and dye mask with the flecks of a woolly lining at the armpits (at most `largest` px in a
    picture of the whole) turned into leather."""
    labels, sizes = components(((product > 0.3) & (dye < 0.6)).astype(np.uint8))
    rows = np.flatnonzero((product > 0.5).any(axis=1))
    low, high = (rows[0] + int(share * np.ptp(rows)) for share in ((0.16, 0.46) if zoom == 1 else (0, 1)))
    middle = slice(*np.percentile(np.flatnonzero((product > 0.5).any(axis=0)), (40, 60)).astype(int))  # a zip or buttons may be there
    outside = np.unique(np.hstack([labels[:low].ravel(), labels[high:].ravel(), labels[:, middle].ravel()]))
    light = image.mean(axis=2)
    pale = [i for i in range(1, len(sizes)) if 25 <= sizes[i] <= largest * zoom**2 and i not in outside and light[labels == i].mean() > 75]
    flecks = cv2.dilate(np.isin(labels, pale).astype(np.uint8), np.ones((7, 7)))
    unknown = np.maximum(flecks, (product <= 0.9).astype(np.uint8) * cv2.dilate(flecks, np.ones((21, 21))))
    painted = cv2.inpaint(np.clip(image, 0, 255).astype(np.uint8), unknown, 8, cv2.INPAINT_TELEA).astype(np.float32)
    soft = cv2.GaussianBlur(flecks.astype(np.float32), (0, 0), 1.2)[..., None] * product[..., None]
    return image * (1 - soft) + 0.85 * painted * soft, np.maximum(dye, soft[..., 0])


def close_gaps(image, product, dye, largest=250):
    """Returns picture and dye mask with small gaps between collar and shoulder, through which the wall shows, turned
    into shaded leather."""
    count, labels, stats, _ = cv2.connectedComponentsWithStats((product < 0.9).astype(np.uint8), connectivity=8)
    small = np.flatnonzero(stats[:, cv2.CC_STAT_AREA] <= largest)
    gap = cv2.dilate(np.isin(labels, small).astype(np.uint8), np.ones((5, 5)))
    painted = cv2.inpaint(np.clip(image, 0, 255).astype(np.uint8), gap, 6, cv2.INPAINT_TELEA).astype(np.float32)
    soft = cv2.GaussianBlur(gap.astype(np.float32), (0, 0), 0.8)[..., None]
    return image * (1 - soft) + 0.8 * painted * soft, np.maximum(dye, gap)


def light_corners(image, product):
    """Returns the picture of a back with the black corners under its collar turned into shaded leather."""
    light = image.mean(axis=2)
    rows = np.flatnonzero((product > 0.5).any(axis=1))
    black = (product > 0.9) & (light < 0.45 * np.median(light[product > 0.9]))
    black[rows[0] + np.ptp(rows) // 6 :] = False
    black = cv2.morphologyEx(black.astype(np.uint8), cv2.MORPH_OPEN, np.ones((5, 5)))
    black = cv2.dilate(black, np.ones((7, 7))) * (product > 0.5).astype(np.uint8)
    unknown = np.maximum(black, (product <= 0.9).astype(np.uint8) * cv2.dilate(black, np.ones((9, 9))))
    painted = cv2.inpaint(np.clip(image, 0, 255).astype(np.uint8), unknown, 8, cv2.INPAINT_TELEA).astype(np.float32)
    soft = cv2.GaussianBlur(black.astype(np.float32), (0, 0), 1.2)[..., None]
    return image * (1 - soft) + 0.72 * painted * soft


def cream_wool(picture, product, dyed, between):
    """Makes undyed wool in a scene, within these shares of the width, a little warmer and lighter, as the light on a
    rail is bluish."""
    lab = cv2.cvtColor((np.clip(picture, 0, 255) / 255).astype(np.float32), cv2.COLOR_RGB2LAB)
    across = np.linspace(0, 1, picture.shape[1])[None, :]
    grey = (np.hypot(lab[..., 1], lab[..., 2]) < 13) & (lab[..., 0] > 34) & (dyed < 0.5) & (product > 0.3)
    mask = cv2.GaussianBlur((grey & (across > between[0]) & (across < between[1])).astype(np.float32), (0, 0), 1.2)[..., None]
    warm = lab + np.array([5, 1.5, 7], np.float32)
    warm = 255 * cv2.cvtColor(warm, cv2.COLOR_LAB2RGB)
    return picture * (1 - mask) + warm * mask


def calmed(rgb, skin):
    """Halves the grain of the picture's leather (skin: its dye mask), as on white every glint of it looks like foil."""
    share = 0.55 * cv2.GaussianBlur(skin, (0, 0), 1.5)[..., None]
    return rgb * (1 - share) + cv2.GaussianBlur(rgb, (0, 0), 7) * share


def shaded_white(rgb, product):
    """Gives white leather more shade towards its edges and in its folds, as otherwise it would not show in front of
    the light wall. Metal and thread stay unchanged."""
    grey = rgb.mean(2)
    skin = cv2.GaussianBlur(((np.ptp(rgb, axis=2) < 34) * product).astype(np.float32), (0, 0), 1.0)
    inside = cv2.distanceTransform((product > 0.5).astype(np.uint8), cv2.DIST_L2, 5)
    light = np.clip(grey / np.percentile(grey[product > 0.9], 90), 0, 1.03) ** 0.6
    edge = 1 - 0.26 * np.exp(-inside / 3) - 0.09 * np.exp(-inside / 18)
    tone = (0.99 * light * edge)[..., None] * np.array([1.0, 0.993, 0.975], np.float32)
    return rgb * (1 + (tone - 1) * skin[..., None])


def linen(image, bust, albedo):
    """Removes the noise from the linen of a bust and draws its weave; bust: its mask, in which cap and pole are darker."""
    cloth = bust * (albedo.mean(axis=2) > 0.3)
    calm = np.dstack([even(image[..., i], np.maximum(cloth, 1e-4), 22, 18.0) for i in range(3)]) * WARM
    noise = np.random.default_rng(5).normal(size=(2, *bust.shape)).astype(np.float32)
    threads = [cv2.GaussianBlur(noise[i], (0, 0), *sigmas) for i, sigmas in enumerate(((4, 0.55), (0.55, 4)))]
    weave = sum(t / t.std() for t in threads) / 2
    soft = cv2.GaussianBlur(cloth, (0, 0), 0.8)[..., None]
    return image + soft * (calm * (1 + 0.030 * weave[..., None]) - image)
