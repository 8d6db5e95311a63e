import { deliveryForm } from "~/features/delivery/delivery.form";
import { wholeOffer } from "~/features/delivery/delivery.queries.server";
import { findPoint } from "~/features/pickupPoints/pickupPoint.queries.server";
import type { Db } from "~/platform/database/database.server";
import { pragueClock } from "~/platform/time/pragueClock";

import type { Checkout } from "./checkout";
import { deliveryTerms } from "./deliveryTerms";

/** Returns the schema of delivery and payment for an API call, which has one field for the slot, whatever the store. */
export async function readDeliveryForm(db: Db, checkout: Checkout, pointId: string | null, now: number) {
  const point = await findPoint(db, checkout.cart.locale, pointId, pragueClock(now).date);
  const known = { offer: wholeOffer(checkout.offer), terms: deliveryTerms(checkout, now), point };
  return deliveryForm(known, () => "slot");
}
