import { type RefinementCtx, z } from "zod";

import type { PickupPoint } from "~/features/pickupPoints/pickupPoint";

import { allowsPayment, type Carrier, type DeliveryOffer, type DeliveryPart, isPointOf } from "./delivery";

type Chosen = Partial<Record<"carrier" | "store" | "point" | "payment", string | undefined>>;

/**
 * Messages are translation keys. A store counts only with personal pickup, a point only with a carrier that has points;
 * `point` is what the shop knows of the one that was sent.
 */
export function deliveryForm(offer: DeliveryOffer, point: PickupPoint | undefined) {
  return z
    .object({
      carrier: choice("delivery:errors.carrierMissing"),
      store: choice("delivery:errors.storeMissing"),
      point: choice("delivery:errors.pointMissing"),
      payment: choice("delivery:errors.paymentMissing"),
    })
    .superRefine((chosen, context) => reportErrors(chosen, offer, point, context))
    .transform(({ carrier = null, store = null, payment = null }) => {
      const kind = offer.carriers.find(({ id }) => id === carrier)?.kind;
      return {
        carrierId: carrier,
        paymentId: payment,
        pickupStoreId: kind === "pickup" ? store : null,
        pickupPointId: kind === "point" ? (point?.id ?? null) : null,
      };
    });
}

/** Optional, because an unchecked radio group sends nothing. */
function choice(message: string) {
  return z.string({ invalid_type_error: message }).optional();
}

function reportErrors(
  chosen: Chosen,
  offer: DeliveryOffer,
  point: PickupPoint | undefined,
  context: RefinementCtx,
): void {
  const say = (field: keyof Chosen, message: string) => context.addIssue({ code: "custom", path: [field], message });
  const carrier = offer.carriers.find(({ id }) => id === chosen.carrier);
  const payment = offer.payments.find(({ id }) => id === chosen.payment);
  const store = offer.stores.find(({ id }) => id === chosen.store);
  const hasFailed = (part: DeliveryPart) => offer.failedParts.includes(part);
  if (!carrier) say("carrier", hasFailed("carriers") ? "delivery:failed.carriers" : "delivery:errors.carrierMissing");
  if (carrier?.kind === "pickup" && !store)
    say("store", chosen.store ? "delivery:errors.storeUnknown" : "delivery:errors.storeMissing");
  if (carrier?.kind === "point" && !isPointOf(carrier, point)) say("point", pointError(chosen, carrier, point));
  if (!payment) say("payment", hasFailed("payments") ? "delivery:failed.payments" : "delivery:errors.paymentMissing");
  if (carrier && payment && !allowsPayment(carrier, payment.id)) say("payment", "delivery:errors.pairForbidden");
}

function pointError(chosen: Chosen, carrier: Carrier, point: PickupPoint | undefined): string {
  if (!chosen.point) return "delivery:errors.pointMissing";
  return point?.carrierId === carrier.id ? "delivery:errors.pointClosed" : "delivery:errors.pointUnknown";
}
