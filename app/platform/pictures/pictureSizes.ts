/**
 * Available widths of pictures, in CSS px × density. Any other width gets 404, so that nobody can fill the disk with
 * derived files.
 */
const pictureWidthsPx = {
  thumb: [160, 240, 320, 480, 680],
  big: [800, 1000, 1600, 2400],
} as const;

export type PictureSize = keyof typeof pictureWidthsPx;

/** The width of a picture whose URL has no `?w=`. */
const defaultPictureWidthPx = { thumb: 320, big: 1000 } as const satisfies Record<PictureSize, number>;

export function isPictureSize(text: string): text is PictureSize {
  return Object.hasOwn(pictureWidthsPx, text);
}

/** Returns the width of `?w=`, the default without one, or null for a width that is not available. */
export function offeredWidthPx(size: PictureSize, asked: string | null): number | null {
  if (asked === null) return defaultPictureWidthPx[size];
  return pictureWidthsPx[size].find((widthPx) => String(widthPx) === asked) ?? null;
}
