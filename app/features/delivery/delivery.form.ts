import { type RefinementCtx, z } from "zod";

import { allowsPayment, type DeliveryOffer } from "./delivery";
import type { PaymentId } from "./paymentMethods";
import { type PickupPlan, type PickupTerms, slotProblem } from "./pickupPlan";
import { slotFieldName } from "./pickupSlots";

/** What this cart can have: the slots of each store, and the goods that no parcel can hold. */
export type DeliveryTerms = PickupTerms & { plans: readonly PickupPlan[]; pickupOnlyNames: readonly string[] };

type Chosen = Partial<Record<string, string>>;
type Context = { offer: DeliveryOffer; terms: DeliveryTerms; slotName: (storeId: string) => string };

/** Messages are translation keys. A store and its slot count only with personal pickup. */
export function deliveryForm(offer: DeliveryOffer, terms: DeliveryTerms, slotName = slotFieldName) {
  return z
    .object({
      ...slotFields(offer, slotName),
      carrier: choice("delivery:errors.carrierMissing"),
      store: choice("delivery:errors.storeMissing"),
      payment: choice("delivery:errors.paymentMissing"),
    })
    .superRefine((chosen, context) => reportErrors(chosen, { offer, terms, slotName }, context))
    .transform((chosen: Chosen) => {
      const { carrier = null, store = null, payment = null } = chosen;
      const isPickup = offer.carriers.some(({ id, kind }) => id === carrier && kind === "pickup");
      const pickup = isPickup && store !== null ? { store, slot: chosen[slotName(store)] ?? null } : null;
      return {
        ...{ carrierId: carrier, paymentId: payment },
        ...{ pickupStoreId: pickup?.store ?? null, pickupSlot: pickup?.slot ?? null },
      };
    });
}

function slotFields(
  { stores }: DeliveryOffer,
  slotName: Context["slotName"],
): Record<string, ReturnType<typeof choice>> {
  return Object.fromEntries(stores.map(({ id }) => [slotName(id), choice("delivery:errors.slotMissing")]));
}

/** Optional, because an unchecked radio group sends nothing. */
function choice(message: string) {
  return z.string({ invalid_type_error: message }).optional();
}

function reportErrors(chosen: Chosen, { offer, terms, slotName }: Context, context: RefinementCtx): void {
  const say = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message });
  const carrier = offer.carriers.find(({ id }) => id === chosen.carrier);
  const payment = offer.payments.find(({ id }) => id === chosen.payment);
  const store = offer.stores.find(({ id }) => id === chosen.store);
  if (!carrier) say("carrier", "delivery:errors.carrierMissing");
  if (carrier?.kind === "parcel" && terms.pickupOnlyNames.length > 0) say("carrier", "delivery:errors.onlyInStores");
  if (carrier?.kind === "pickup" && !store)
    say("store", chosen.store ? "delivery:errors.storeUnknown" : "delivery:errors.storeMissing");
  if (carrier?.kind === "pickup" && store) {
    const problem = storeSlotProblem(chosen[slotName(store.id)], store, payment?.id, terms);
    if (problem) say(slotName(store.id), `delivery:errors.${problem}`);
  }
  if (!payment) say("payment", "delivery:errors.paymentMissing");
  if (carrier && payment && !allowsPayment(carrier, payment.id)) say("payment", "delivery:errors.pairForbidden");
}

function storeSlotProblem(
  typed: string | undefined,
  store: DeliveryOffer["stores"][number],
  paymentId: PaymentId | undefined,
  terms: DeliveryTerms,
) {
  const plan = terms.plans.find(({ storeId }) => storeId === store.id);
  return plan && slotProblem(typed, plan, { ...terms, id: paymentId, country: store.country });
}
