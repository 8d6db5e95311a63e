/** When a sale is charged and when a product is offered. Instants are milliseconds since 1970; null is no bound. */
export type SaleTimes = { isSaleActive: boolean; saleFromAt: number | null; saleToAt: number | null };
export type ShownTimes = {
  /** When the product is first offered. */
  publishedAt: number;
  hiddenFromAt: number | null;
  hiddenToAt: number | null;
  retiredAt: number | null;
};

export function isSaleOn({ isSaleActive, saleFromAt, saleToAt }: SaleTimes, now: number): boolean {
  return isSaleActive && (saleFromAt === null || saleFromAt <= now) && (saleToAt === null || now < saleToAt);
}

/** False before the product's first day, while it is hidden, and from the moment it is retired. */
export function isShown({ publishedAt, hiddenFromAt, hiddenToAt, retiredAt }: ShownTimes, now: number): boolean {
  const isHidden = hiddenFromAt !== null && hiddenFromAt <= now && (hiddenToAt === null || now < hiddenToAt);
  return publishedAt <= now && !isHidden && retiredAt === null;
}

/** Returns the instants after `now` at which a product's offer changes by schedule, in order. */
export function nextChanges(times: SaleTimes & Omit<ShownTimes, "retiredAt">, now: number): number[] {
  const { isSaleActive, saleFromAt, saleToAt, publishedAt, hiddenFromAt, hiddenToAt } = times;
  const all = [...(isSaleActive ? [saleFromAt, saleToAt] : []), publishedAt, hiddenFromAt, hiddenToAt];
  const later = all.filter((at): at is number => at !== null && at > now);
  return [...new Set(later)].sort((a, b) => a - b);
}
