import type { PointFormatId } from "~/features/pickupPoints/pointFormatIds";
import { idsIn } from "~/platform/closedSets";
import type { Locale } from "~/platform/i18n/locale";

/**
 * How the goods reach the customer. parcel: at an address · pickup: in a store of ours · point: at a place of the
 * carrier, a shop or a box · email: nothing is carried, gift vouchers come by e-mail.
 */
export type CarrierKind = "parcel" | "pickup" | "point" | "email";

/**
 * All that depends on which carrier it is. The database says which are offered, in which order and at what price: one
 * without a price is not offered.
 */
export type CarrierRule = {
  kind: CarrierKind;
  /** The customer may rate the carrier once the parcel is there. */
  isRated: boolean;
  /** How it publishes its points; null without points. */
  pointFormat: PointFormatId | null;
  /** The carrier's own name, the same in both languages; empty where nothing is carried. */
  brand: string;
  /** The carrier's page about a parcel, with `{number}` and `{language}` in it; null where nothing is tracked. */
  trackingUrl: string | null;
  /** Within how many working days at most a parcel arrives, as its text says; null where nothing is sent. */
  transitDays: Record<Locale, number> | null;
};

/** Within how many working days the shop sends a parcel: after the payment, or after the order if it is paid later. */
export const handlingDays = 2;

const atPoint = { kind: "point", isRated: true, transitDays: { cs: 3, sk: 3 } } as const;

export const carrierRules = {
  ppl: {
    ...{ kind: "parcel", isRated: true, pointFormat: null, brand: "PPL" },
    trackingUrl: "https://www.ppl.cz/vyhledat-zasilku?shipmentId={number}",
    transitDays: { cs: 3, sk: 3 },
  },
  packeta: {
    ...{ ...atPoint, pointFormat: "packeta", brand: "Packeta" },
    trackingUrl: "https://tracking.packeta.com/{language}/?id={number}",
  },
  balikovna: { ...atPoint, pointFormat: "balikovna", brand: "Balíkovna", trackingUrl: null },
  "ppl-parcelshop": { ...atPoint, pointFormat: "ppl", brand: "PPL", trackingUrl: null },
  gls: { ...atPoint, pointFormat: "gls", brand: "GLS", trackingUrl: null },
  dpd: { ...atPoint, pointFormat: "dpd", brand: "DPD", trackingUrl: null },
  pickup: {
    ...{ kind: "pickup", isRated: false, pointFormat: null, brand: "" },
    ...{ trackingUrl: null, transitDays: null },
  },
  email: {
    ...{ kind: "email", isRated: false, pointFormat: null, brand: "" },
    ...{ trackingUrl: null, transitDays: null },
  },
} as const satisfies Record<string, CarrierRule>;

export type CarrierId = keyof typeof carrierRules;

export const carrierIds = idsIn(carrierRules);

export function carriersOfKind(kind: CarrierKind): CarrierId[] {
  return carrierIds.filter((id) => carrierRules[id].kind === kind);
}
