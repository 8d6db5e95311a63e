import type { PointFormatId } from "~/features/pickupPoints/pointFormatIds";
import { idsIn } from "~/platform/closedSets";

/**
 * How the goods reach the customer. parcel: at an address · pickup: in a store of ours · point: at a place of the
 * carrier, a shop or a box.
 */
export type CarrierKind = "parcel" | "pickup" | "point";

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
};

const atPoint = { kind: "point", isRated: true } as const;

export const carrierRules = {
  ppl: { kind: "parcel", isRated: true, pointFormat: null },
  packeta: { ...atPoint, pointFormat: "packeta" },
  balikovna: { ...atPoint, pointFormat: "balikovna" },
  "ppl-parcelshop": { ...atPoint, pointFormat: "ppl" },
  gls: { ...atPoint, pointFormat: "gls" },
  dpd: { ...atPoint, pointFormat: "dpd" },
  pickup: { kind: "pickup", isRated: false, pointFormat: null },
} as const satisfies Record<string, CarrierRule>;

export type CarrierId = keyof typeof carrierRules;

export const carrierIds = idsIn(carrierRules);

/** The carriers whose goods are fetched in this way. */
export function carriersOfKind(kind: CarrierKind): CarrierId[] {
  return carrierIds.filter((id) => carrierRules[id].kind === kind);
}
