import type { PointFormatId } from "~/features/pickupPoints/pointFormatIds";
import { idsIn } from "~/platform/closedSets";
import type { Locale } from "~/platform/i18n/locale";

/**
 * How the goods reach the customer. parcel: at an address · pickup: in one of our stores · point: at a place of the
 * carrier, a shop or a box · email: nothing is carried, as gift vouchers come by e-mail
 */
export type CarrierKind = "parcel" | "pickup" | "point" | "email";

/**
 * Everything that depends on the carrier. The database says which carriers are offered, in which order and at what
 * price; a carrier without a price is not offered.
 */
export type CarrierRule = {
  kind: CarrierKind;
  /** True when the customer may rate the carrier once the parcel has been delivered. */
  isRated: boolean;
  /** The format in which the carrier publishes its points; null when it has none. */
  pointFormat: PointFormatId | null;
  /** The carrier's own name, the same in both languages; empty when nothing is carried. */
  brand: string;
  /**
   * URL of the carrier's page about a parcel, with the placeholders `{number}` and `{language}`; null when nothing is
   * tracked.
   */
  trackingUrl: string | null;
  /**
   * The maximum number of working days until a parcel arrives, as the carrier's text says; null when nothing is sent.
   */
  transitDays: Record<Locale, number> | null;
};

/**
 * The maximum number of working days until the shop sends a parcel: after the payment, or after the order if it is paid
 * later.
 */
export const handlingDays = 2;

const atPoint = { kind: "point", isRated: true, transitDays: { cs: 3, sk: 3 } } as const;

export const carrierRules = {
  ppl: {
    kind: "parcel",
    isRated: true,
    pointFormat: null,
    brand: "PPL",
    trackingUrl: "https://www.ppl.cz/vyhledat-zasilku?shipmentId={number}",
    transitDays: { cs: 3, sk: 3 },
  },
  packeta: {
    ...atPoint,
    pointFormat: "packeta",
    brand: "Packeta",
    trackingUrl: "https://tracking.packeta.com/{language}/?id={number}",
  },
  balikovna: { ...atPoint, pointFormat: "balikovna", brand: "Balíkovna", trackingUrl: null },
  "ppl-parcelshop": { ...atPoint, pointFormat: "ppl", brand: "PPL", trackingUrl: null },
  gls: { ...atPoint, pointFormat: "gls", brand: "GLS", trackingUrl: null },
  dpd: { ...atPoint, pointFormat: "dpd", brand: "DPD", trackingUrl: null },
  pickup: {
    kind: "pickup",
    isRated: false,
    pointFormat: null,
    brand: "",
    trackingUrl: null,
    transitDays: null,
  },
  email: {
    kind: "email",
    isRated: false,
    pointFormat: null,
    brand: "",
    trackingUrl: null,
    transitDays: null,
  },
} as const satisfies Record<string, CarrierRule>;

export type CarrierId = keyof typeof carrierRules;

export const carrierIds = idsIn(carrierRules);

export function carriersOfKind(kind: CarrierKind): CarrierId[] {
  return carrierIds.filter((id) => carrierRules[id].kind === kind);
}
