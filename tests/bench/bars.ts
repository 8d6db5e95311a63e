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

/** The most that the largest catalog may cost, as a ratio to the smallest. */
export const growthBar = 1.3;

/** The most resident memory of one worker after the load, by catalog. */
export const memoryBarsMb: Readonly<Record<string, number>> = { sample: 250, "100,000": 600 };

/** Limits of Lighthouse's mobile audit: scores of 100, seconds, and the layout shift. */
export const lighthouseBars = { performance: 98, accessibility: 100, "best-practices": 100, lcp: 1.3, cls: 0 } as const;

/** Seconds on a slow connection until the first product and its price can be used, by kind of visitor. */
export const lineBars = {
  "slow 3G": {
    "with JavaScript": { seconds: 1.8 },
    "without JavaScript": { seconds: 1.8 },
    "lite mode": { seconds: 1.2 },
  },
  "2G": {
    "with JavaScript": { seconds: 6 },
    "without JavaScript": { seconds: 6 },
    "lite mode": { seconds: 3.5 },
  },
} as const;

/** Limits of a whole purchase on slow 3G. */
export const purchaseBars = {
  "without JavaScript": { seconds: 16, kilobytes: 300 },
  "lite mode": { seconds: 11, kilobytes: 150 },
} as const;

export function verdict(value: number, bar: number): string {
  return value <= bar ? "holds" : "MISSED";
}
