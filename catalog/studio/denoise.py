"""Removes the noise of a short render with the help of what the renderer knows for certain: colour and normal of the
surface.

    python3 denoise.py raw.png out.webp [strength]

Debian's Blender has no OpenImageDenoise. Beside raw.png lie raw_albedo_*.exr, raw_normal_*.exr (almost free of noise) and
raw_mask_*.exr (product or ground). The product is smoothed by a guided filter: in every small window the brightness is fitted as a
linear function of those guides, so grain, stitches and folds stay and only the noise goes. The ground is blurred widely, without
taking in the product. Writes a WebP of at most recolour.MAX_BYTES bytes."""
import glob
import os
import sys

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2
import numpy as np

from recolour import save_webp

CRISP = 0.5  # unsharp mask on the product
RIDGE = 2e-3  # keeps the fit of flat windows stable (guides are 0..1)


def read_pass(raw, name):
    """Reads one of the renderer's side pictures as floats; returns None if there is none."""
    found = sorted(glob.glob(glob.escape(raw[:-4]) + '_' + name + '_*.exr'))
    return cv2.imread(found[-1], cv2.IMREAD_UNCHANGED).astype(np.float32)[..., ::-1] if found else None


def window_mean(x, sigma):
    """Mean over a soft window of `sigma` pixels."""
    return cv2.GaussianBlur(x, (0, 0), sigma)


def guided(image, guides, weight, sigma):
    """Fits `image` to `guides` by linear regression in every window; windows use only pixels with `weight`."""
    norm = window_mean(weight, sigma) + 1e-4
    mean = lambda x: window_mean(x * weight, sigma) / norm
    n = len(guides)
    mg = [mean(g) for g in guides]
    used = cv2.dilate((weight > 0.5).astype(np.uint8), np.ones((3, 3))) > 0  # the fit is solved on the product only
    A = np.empty((used.sum(), n, n), np.float32)
    for i in range(n):
        for j in range(i, n):
            A[:, i, j] = A[:, j, i] = (mean(guides[i] * guides[j]) - mg[i] * mg[j])[used]
    A += RIDGE * np.eye(n, dtype=np.float32)
    mi = [mean(image[..., c]) for c in range(3)]
    b = np.stack(
        [np.stack([(mean(image[..., c] * guides[i]) - mg[i] * mi[c])[used] for i in range(n)], -1) for c in range(3)],
        -1,
    )
    a = np.linalg.solve(A, b)

    def spread(values):
        full = np.zeros_like(weight)
        full[used] = values
        return mean(full)

    out = np.empty_like(image)
    for c in range(3):
        rest = spread(mi[c][used] - sum(a[:, i, c] * mg[i][used] for i in range(n)))
        out[..., c] = sum(spread(a[:, i, c]) * guides[i] for i in range(n)) + rest
    return out


def despeckle(image, weight):
    """Brings single bright or dark pixels, far from their neighbours, down to the neighbours' brightness."""
    middle = cv2.medianBlur(image.astype(np.uint8), 3).astype(np.float32)
    spread = window_mean(np.abs(image - middle), 4) * 3 + 6
    return np.clip(image, middle - spread, middle + spread)


def smooth_ground(image, product):
    """Returns the ground without noise. The blur never takes in the product; it is fine near the product and wide far
    from it."""
    ground = (product < 0.02).astype(np.float32)

    def blur(x, sigma):
        return window_mean(x * ground[..., None], sigma) / (window_mean(ground, sigma)[..., None] + 1e-3)

    near, far = blur(image, 5), blur(blur(image, 8), 14)
    distance = cv2.distanceTransform((ground > 0.5).astype(np.uint8), cv2.DIST_L2, 5)[..., None]
    f = np.clip((distance - 6) / 30, 0, 1)
    return near * (1 - f) + far * f


def bust(raw):
    """Mask (0..1) of the bust that wears the garment of a raw picture; 0 everywhere if there is no bust."""
    product = read_pass(raw, 'mask')[..., 0]
    return read_pass(raw, 'bust')[..., 0].clip(0, 1) if os.path.exists(raw[:-4] + '_bust_0001.exr') else np.zeros_like(product)


def standing(raw):
    """Mask (0..1) of everything in front of the wall: the product, and the bust that wears it."""
    return np.maximum(read_pass(raw, 'mask')[..., 0].clip(0, 1), bust(raw))


def denoise(raw, strength=1.0):
    """Denoises the raw PNG at a path; returns a float sRGB picture (0..255)."""
    image = cv2.imread(raw)[..., ::-1].astype(np.float32)
    albedo, normal = (read_pass(raw, n) for n in ('albedo', 'normal'))
    product = standing(raw)
    weight = (product > 0.5).astype(np.float32) + 1e-3
    image_ = despeckle(image, weight)
    light = cv2.cvtColor(np.ascontiguousarray(albedo), cv2.COLOR_RGB2GRAY)
    tone = np.clip(light, 0, 1) ** 0.45
    hue = [np.clip(albedo[..., i] / (light + 0.01), 0, 3) / 3 for i in (0, 2)]
    guides = [normal[..., i] * 0.5 for i in range(3)] + [tone] + hue
    clean = guided(image_ / 255, guides, weight, 3.2 * strength) * 255
    clean = clean + CRISP * (clean - window_mean(clean, 1.3))
    P = np.clip(product * 1.1, 0, 1)[..., None]
    out = clean * P + smooth_ground(image, product) * (1 - P)
    return (
        out + np.random.default_rng(0).normal(0, 0.7, out.shape[:2])[..., None]
    )  # a little grain prevents banding


if __name__ == '__main__':
    raw, out = sys.argv[1:3]
    save_webp(denoise(raw, float(sys.argv[3]) if len(sys.argv) > 3 else 1.0), out)
