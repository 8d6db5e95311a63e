"""Detail maps in pattern space: height (m) and masks (metal, fabric, thread) of one side of a garment or object."""
import cv2
import numpy as np

PX = 0.0006  # m per pixel


class Canvas:
    """Heights `h` (m) and masks over the box x0..x1, z0..z1 (m), `res` metres per pixel; rows run from the top."""

    def __init__(self, x0, x1, z0, z1, res=PX):
        self.x0, self.z1, self.res = x0, z1, res
        self.w, self.hh = int((x1 - x0) / res), int((z1 - z0) / res)
        shape = (self.hh, self.w)
        self.h, self.metal, self.fab, self.tint = (np.zeros(shape, np.float32) for _ in range(4))
        noise = np.random.default_rng(3).normal(size=(shape[0] // 8 + 2, shape[1] // 8 + 2)).astype(np.float32)
        noise = cv2.resize(cv2.GaussianBlur(noise, (0, 0), 1.6), shape[::-1], interpolation=cv2.INTER_CUBIC)
        self.noise = noise / noise.std()

    def masks(self):
        """Metal, fabric and thread as one picture."""
        return np.dstack([self.metal, self.fab, self.tint])

    def px(self, pts):
        """Points (m) -> pixels."""
        p = np.asarray(pts, float)
        return np.c_[(p[:, 0] - self.x0) / self.res, (self.z1 - p[:, 1]) / self.res]

    def sdf(self, poly):
        """Distance (m) to the outline, positive inside."""
        m = np.zeros((self.hh, self.w), np.uint8)
        cv2.fillPoly(m, [np.round(self.px(poly) * 16).astype(np.int32)], 1, shift=4)
        return (cv2.distanceTransform(m, cv2.DIST_L2, 5) - cv2.distanceTransform(1 - m, cv2.DIST_L2, 5)) * self.res

    def along(self, pts):
        """Distance to a polyline, and the arc length of its nearest point."""
        p = self.px(pts)
        seg = np.linalg.norm(np.diff(p, axis=0), axis=1)
        L = np.r_[0, np.cumsum(seg)]
        t = np.arange(0, L[-1], 0.7)
        xy = np.c_[np.interp(t, L, p[:, 0]), np.interp(t, L, p[:, 1])]
        m = np.ones((self.hh, self.w), np.uint8)
        ij = np.round(xy).astype(int)
        ok = (ij[:, 0] >= 0) & (ij[:, 0] < self.w) & (ij[:, 1] >= 0) & (ij[:, 1] < self.hh)
        m[ij[ok, 1], ij[ok, 0]] = 0
        d, lab = cv2.distanceTransformWithLabels(m, cv2.DIST_L2, 5, labelType=cv2.DIST_LABEL_PIXEL)
        arc = np.zeros(lab.max() + 1)
        arc[lab[ij[ok, 1], ij[ok, 0]]] = t[ok] * self.res
        return d * self.res, arc[lab]

    def stitch(self, pts, pitch=0.0042, w=0.0007, depth=0.0006):
        """Paints a row of stitches along a line."""
        d, s = self.along(pts)
        ph = (s / pitch) % 1
        self.h -= depth * np.exp(-((d / 0.0014) ** 2))
        th = np.exp(-((d / w) ** 2)) * np.clip(1.7 * np.sin(np.pi * np.clip((ph - 0.10) / 0.74, 0, 1)), 0, 1)
        self.h += 0.0011 * th
        self.tint = np.maximum(self.tint, th)

    def seam(self, pts, top=(), puck=0.0006, raise_=0.0012):
        """Paints a sewn seam: a groove, one side slightly raised, puckers, and optional top stitches at these
        distances."""
        d, s = self.along(pts)
        self.h += raise_ * np.exp(-((d / 0.006) ** 2)) - 0.0022 * np.exp(-((d / 0.0011) ** 2))
        self.h += (
            puck
            * np.exp(-d / 0.010)
            * np.sin(s * 2 * np.pi / 0.016 + 2.2 * self.noise)
            * np.clip(0.4 + self.noise * 0.6, 0, 1.5)
        )
        for o in top:
            p = np.asarray(pts, float)
            t = np.gradient(p, axis=0)
            t /= np.linalg.norm(t, axis=1)[:, None] + 1e-9
            self.stitch(p + np.c_[-t[:, 1], t[:, 0]] * o)

    def patch(self, poly, t=0.0035, r=0.0025, stitch=0.006, soft=0.0, pitch=0.0048):
        s = self.sdf(poly)
        e = np.clip(s / r + 0.5, 0, 1)
        e = np.sqrt(np.clip(1 - (1 - e) ** 2, 0, 1))
        under = np.where(s > 0, 1, 0)
        self.h = (
            self.h * (1 - 0.75 * under) + t * e - 0.0012 * np.exp(-((np.clip(-s, 0, 1) / 0.0016) ** 2)) * (s <= 0)
        )
        self.h += soft * np.clip(s / 0.03, 0, 1)
        self.fab *= 1 - under
        self.metal *= 1 - under
        self.tint *= 1 - under
        if stitch:
            c = cv2.findContours((s > stitch).astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)[0]
            for q in c:
                q = q[:, 0, :].astype(float)
                if len(q) < 60:
                    continue
                k = np.ones(9) / 9
                q = np.c_[
                    np.convolve(np.r_[q[-4:, 0], q[:, 0], q[:4, 0]], k, 'valid'),
                    np.convolve(np.r_[q[-4:, 1], q[:, 1], q[:4, 1]], k, 'valid'),
                ]
                self.stitch(np.c_[q[:, 0] * self.res + self.x0, self.z1 - q[:, 1] * self.res], pitch=pitch)

    def under(self, poly, wide=0.0045, dark=0.5):
        """Paints the shadow of a piece on what lies below and beside it. Without it the edge would not show on a long
        coat, which is seen from far away."""
        s, low = self.sdf(poly), self.sdf(np.asarray(poly, float) - [0, 0.6 * wide])
        out = np.where(s <= 0, np.exp(-np.clip(-low, 0, 1) / wide), 0)
        self.fab = np.maximum(self.fab, dark * np.clip(out, 0, 1) * (s > -4 * wide))

    def beside(self, pts, wide=0.0035, dark=0.5):
        """Shadow to the left of a front edge that runs from top to bottom."""
        p = np.asarray(pts, float)
        p = p[np.argsort(p[:, 1])]
        X = np.arange(self.w)[None, :] * self.res + self.x0
        Z = self.z1 - np.arange(self.hh)[:, None] * self.res
        left = (Z <= p[-1, 1]) & (Z >= p[0, 1]) & (X <= np.interp(Z, p[:, 1], p[:, 0]))
        self.fab = np.maximum(self.fab, np.where(left, dark * np.exp(-self.along(p)[0] / wide), 0))

    def zip(self, pts, w=0.0032, tape=0.008, sunk=0.001, pitch=0.0034):
        d, s = self.along(pts)
        e = np.clip((tape - d) / 0.0012, 0, 1)
        self.h = self.h * (1 - e) + e * (-sunk)
        self.fab = np.maximum(self.fab, e)
        self.tint *= 1 - e
        ph = (s / pitch) % 1
        m = np.clip((w - d) / 0.0008, 0, 1)
        tooth = np.clip(np.sin(np.pi * ph) * 2.2 - 0.3, 0, 1)
        self.h += m * (0.0012 + 0.0016 * tooth)
        self.metal = np.maximum(self.metal, m * tooth)
        lip = np.exp(-(((d - tape - 0.003) / 0.003) ** 2))
        self.h += 0.0016 * lip

    def rib(self, poly, pitch=0.006, amp=0.0015, t=0.002, across=(1, 0)):
        """Paints a knitted rib inside a polygon; `across` is the unit direction in which the ribs follow each other."""
        s = self.sdf(poly)
        e = np.clip(s / 0.003, 0, 1)
        u = np.arange(self.w)[None, :] * self.res * across[0] - np.arange(self.hh)[:, None] * self.res * across[1]
        self.h = self.h * (1 - e) + e * (t + amp * np.abs(np.sin(np.pi * u / pitch)))
        self.fab = np.maximum(self.fab, e * 0.7)

    def quilt(self, lines, puff=0.006):
        """Paints padding between stitched lines."""
        D = np.full((self.hh, self.w), 1, np.float32)
        for l in lines:
            D = np.minimum(D, self.along(l)[0])
        self.h += puff * (1 - np.exp(-D / 0.018))
        for l in lines:
            self.seam(l, puck=0.0012, raise_=0)

    def edge(self, pts, t=0.004, fade=0.07):
        """Paints an overlapping front edge: a step along a line from top to bottom, which fades out to the right."""
        p = np.asarray(pts, float)
        p = p[np.argsort(p[:, 1])]
        d, s = self.along(p)
        X = np.arange(self.w)[None, :] * self.res + self.x0
        Z = self.z1 - np.arange(self.hh)[:, None] * self.res
        on = (Z <= p[-1, 1]) & (Z >= p[0, 1])
        r = X > np.interp(Z, p[:, 1], p[:, 0])
        begins = np.clip((p[-1, 1] - Z) / 0.05, 0, 1)  # otherwise its upper end shows as a step across the front
        self.h += np.where(on & r, begins * t * np.sqrt(np.clip(d / 0.0025, 0, 1)) * np.exp(-d / fade), 0) - np.where(
            on & ~r, 0.0012 * np.exp(-((d / 0.002) ** 2)), 0
        )

    def creases(self, cx, cz, rx, rz, ang, amp=0.003, pitch=0.03, seed=0):
        """Paints soft folds across a limb: elbow, armpit, waist. ang: direction of the fold lines (degrees)."""
        X = np.arange(self.w, dtype=np.float32)[None, :] * self.res + self.x0
        Z = self.z1 - np.arange(self.hh, dtype=np.float32)[:, None] * self.res
        a = np.radians(ang)
        u = (X - cx) * np.cos(a) + (Z - cz) * np.sin(a)
        v = -(X - cx) * np.sin(a) + (Z - cz) * np.cos(a)
        rng = np.random.default_rng(seed + 7)
        small = (self.hh // 40 + 3, self.w // 40 + 3)
        soft = [cv2.GaussianBlur(rng.normal(size=small).astype(np.float32), (0, 0), 1.1) for _ in range(2)]
        n, strong = (cv2.resize(x / x.std(), (self.w, self.hh), interpolation=cv2.INTER_CUBIC) for x in soft)
        e = np.exp(-((u / rx) ** 2) - (v / rz) ** 2)
        ph = v / pitch * 2 * np.pi + 2.6 * n + u / rx * 1.8  # uneven, as regular rings would look like a hose
        w = np.sin(ph)
        w = np.sign(w) * np.abs(w) ** 1.0
        w = np.where(w > 0, w**1.6, w * 0.5)
        self.h += amp * e * w * np.clip(0.5 + 0.7 * strong, 0, 1.6)
