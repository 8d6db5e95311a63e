/** The most that a page may cost, in units of `bare + brotli 5 of the same listing` (unit.ts). */
export const ratioBars = {
  cached: 0.2,
  firstVisit: 3.5,
  listing: 1.7,
  product: 1.5,
  home: 1.3,
  search: 1.3,
  cart: 1.3,
  add: 1,
} as const;

export type RatioBar = keyof typeof ratioBars;

/** Of the largest catalog to the smallest. */
export const growthBar = 1.3;

/** Resident memory of one worker after the load, by catalog. */
export const memoryBarsMb: Readonly<Record<string, number>> = { sample: 250, "100,000": 600 };

export function verdict(value: number, bar: number): string {
  return value <= bar ? "holds" : "MISSED";
}
