import { type RefinementCtx, z } from "zod";

import { allowsPayment, type DeliveryOffer } from "./delivery";

type Chosen = { carrier?: string | undefined; store?: string | undefined; payment?: string | undefined };

/** Messages are translation keys. A store counts only with personal pickup. */
export function deliveryForm(offer: DeliveryOffer) {
  return z
    .object({
      carrier: choice("delivery:errors.carrierMissing"),
      store: choice("delivery:errors.storeMissing"),
      payment: choice("delivery:errors.paymentMissing"),
    })
    .superRefine((chosen, context) => reportErrors(chosen, offer, context))
    .transform(({ carrier = null, store = null, payment = null }) => {
      const isPickup = offer.carriers.some(({ id, kind }) => id === carrier && kind === "pickup");
      return { carrierId: carrier, paymentId: payment, pickupStoreId: isPickup ? store : null };
    });
}

/** Optional, because an unchecked radio group sends nothing. */
function choice(message: string) {
  return z.string({ invalid_type_error: message }).optional();
}

function reportErrors(chosen: Chosen, offer: DeliveryOffer, context: RefinementCtx): void {
  const say = (field: keyof Chosen, message: string) => context.addIssue({ code: "custom", path: [field], message });
  const carrier = offer.carriers.find(({ id }) => id === chosen.carrier);
  const payment = offer.payments.find(({ id }) => id === chosen.payment);
  const store = offer.stores.find(({ id }) => id === chosen.store);
  if (!carrier) say("carrier", "delivery:errors.carrierMissing");
  if (carrier?.kind === "pickup" && !store)
    say("store", chosen.store ? "delivery:errors.storeUnknown" : "delivery:errors.storeMissing");
  if (!payment) say("payment", "delivery:errors.paymentMissing");
  if (carrier && payment && !allowsPayment(carrier, payment.id)) say("payment", "delivery:errors.pairForbidden");
}
