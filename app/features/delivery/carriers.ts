import { idsIn } from "~/platform/closedSets";

/** All that depends on which carrier it is. The database says which are offered, in which order and at what price. */
export type CarrierRule = {
  /** parcel: to an address · pickup: the customer comes to a store. */
  kind: "parcel" | "pickup";
  /** The customer may rate the courier once the parcel is there. */
  isRated: boolean;
};

export const carrierRules = {
  ppl: { kind: "parcel", isRated: true },
  pickup: { kind: "pickup", isRated: false },
} as const satisfies Record<string, CarrierRule>;

export type CarrierId = keyof typeof carrierRules;

export const carrierIds = idsIn(carrierRules);
