import type { Locale } from "~/platform/i18n/locale";
import { minuteMs } from "~/platform/time/durations";
import type { SnapshotProduct } from "./index/catalogSnapshot";

/** Returns the rank of a product in a sort; smaller ranks come first. */
export type Rank = (product: SnapshotProduct) => number;

/** Compares two products in the order of a sort; no two are equal. */
export type Comparison = (a: SnapshotProduct, b: SnapshotProduct) => number;

/** Ranks are limited to this, so that availability, rank and slot fit into one number. */
const highestRank = 2 ** 29 - 1;

export const availabilityRank = { online: 0, store: 1, none: 2 } as const;

export const rankByPosition: Rank = ({ position }) => bounded(position);
export const rankByNewest: Rank = ({ publishedAt }) => bounded(highestRank - Math.floor(publishedAt / minuteMs));

export function rankByPrice(locale: Locale): Rank {
  return ({ offers }) => bounded(offers[locale]?.priceMinor ?? 0);
}

export function rankByHighPrice(locale: Locale): Rank {
  return ({ offers }) => bounded(highestRank - (offers[locale]?.priceMinor ?? 0));
}

export function rankByDiscount(locale: Locale): Rank {
  return ({ offers }) => bounded(100 - (offers[locale]?.discountPercent ?? 0));
}

export function nameKeyOf({ offers }: SnapshotProduct, locale: Locale): string {
  return offers[locale]?.nameKey ?? "";
}

/**
 * In every sort, products in stock online come first, then those only in stores, then sold-out ones; ties are broken by
 * id.
 */
export function compareByRank(rankOf: Rank): Comparison {
  return (a, b) => compareAvailability(a, b) || rankOf(a) - rankOf(b) || a.id - b.id;
}

export function compareByName(locale: Locale): Comparison {
  return (a, b) => compareAvailability(a, b) || compareTexts(nameKeyOf(a, locale), nameKeyOf(b, locale)) || a.id - b.id;
}

export function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function compareAvailability(a: SnapshotProduct, b: SnapshotProduct): number {
  return availabilityRank[a.availability] - availabilityRank[b.availability];
}

function bounded(rank: number): number {
  return Math.min(Math.max(rank, 0), highestRank);
}
