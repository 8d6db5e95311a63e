/** The pictures in public/img/home: their available widths, widest first, and aspect ratio. */
export const homePictures = {
  bags: { widthsPx: [1200, 600], ratio: 3 / 2 },
  sale: { widthsPx: [1200, 600], ratio: 3 / 2 },
} as const;

export type HomePictureName = keyof typeof homePictures;

export function homePictureAddress(name: HomePictureName, widthPx: number): string {
  return `/img/home/${name}-${widthPx}.webp`;
}
