import type { DeliveryOffer } from "~/features/delivery/delivery";
import type { DeliveryTerms } from "~/features/delivery/delivery.form";
import { planPickup } from "~/features/delivery/pickupPlan";

import type { Checkout } from "./checkout";

/** Returns what each store and a parcel can deliver of the cart; the choice of delivery is validated against it. */
export function deliveryTerms(
  {
    lines,
    stock,
    fullSlots,
    offer,
    settings: { pickup },
    pickupOnlyNames,
  }: Pick<Checkout, "lines" | "stock" | "fullSlots" | "settings" | "pickupOnlyNames"> & {
    offer: Pick<DeliveryOffer, "stores">;
  },
  now: number,
): DeliveryTerms {
  const plans = offer.stores.map((store) => planPickup(store, { lines, stock, fullSlots, pickup, now }));
  return { plans, pickupOnlyNames, pickup, now };
}
