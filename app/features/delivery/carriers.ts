import { idsIn } from "~/platform/closedSets";
import type { Locale } from "~/platform/i18n/locale";

/** All that depends on which carrier it is. The database says which are offered, in which order and at what price. */
export type CarrierRule = {
  /** parcel: to an address · pickup: the customer comes to a store. */
  kind: "parcel" | "pickup";
  /** The customer may rate the courier once the parcel is there. */
  isRated: boolean;
  /** The carrier's own name, the same in both languages; empty where nothing is carried. */
  brand: string;
  /** The carrier's page about a parcel, with `{number}` and `{language}` in it; null where nothing is tracked. */
  trackingUrl: string | null;
  /** Within how many working days a parcel arrives after it was sent; null where nothing is sent. */
  transitDays: Record<Locale, number> | null;
};

export const carrierRules = {
  ppl: {
    ...{ kind: "parcel", isRated: true, brand: "PPL" },
    trackingUrl: "https://www.ppl.cz/vyhledat-zasilku?shipmentId={number}",
    transitDays: { cs: 1, sk: 2 },
  },
  pickup: { kind: "pickup", isRated: false, brand: "", trackingUrl: null, transitDays: null },
} as const satisfies Record<string, CarrierRule>;

export type CarrierId = keyof typeof carrierRules;

export const carrierIds = idsIn(carrierRules);
