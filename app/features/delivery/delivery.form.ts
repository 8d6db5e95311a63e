import { z } from "zod";

import type { PickupPoint } from "~/features/pickupPoints/pickupPoint";

import { allowsPayment, type Carrier, type DeliveryOffer, type DeliveryPart, isPointOf } from "./delivery";
import type { PaymentId } from "./paymentMethods";
import { type PickupPlan, type PickupTerms, slotProblem } from "./pickupPlan";
import { slotFieldName } from "./pickupSlots";

/** What is possible for this cart: the slots of each store, and the names of the products that no parcel can hold. */
export type DeliveryTerms = PickupTerms & { plans: readonly PickupPlan[]; pickupOnlyNames: readonly string[] };

/** What a choice is validated against. */
type Known = {
  offer: DeliveryOffer;
  terms: DeliveryTerms;
  /** The submitted point as the shop knows it; undefined when it does not. */
  point: PickupPoint | undefined;
};

type Chosen = Partial<Record<string, string>>;
type ReportError = (field: string, message: string) => void;
type SlotName = (storeId: string) => string;

/**
 * Builds the schema of the delivery form; messages are translation keys. A store and its slot are validated only for a
 * personal pickup, a point only for a carrier that has points.
 */
export function deliveryForm(known: Known, slotName: SlotName = slotFieldName) {
  const { offer, point } = known;
  return z
    .object({
      ...slotFields(offer, slotName),
      carrier: choice("delivery:errors.carrierMissing"),
      store: choice("delivery:errors.storeMissing"),
      point: choice("delivery:errors.pointMissing"),
      payment: choice("delivery:errors.paymentMissing"),
    })
    .superRefine((chosen: Chosen, context) => {
      const reportError: ReportError = (field, message) => context.addIssue({ code: "custom", path: [field], message });
      reportErrors(chosen, known, slotName, reportError);
    })
    .transform((chosen: Chosen) => {
      const { carrier = null, store = null, payment = null } = chosen;
      const kind = offer.carriers.find(({ id }) => id === carrier)?.kind;
      const pickup = kind === "pickup" && store !== null ? { store, slot: chosen[slotName(store)] ?? null } : null;
      return {
        carrierId: carrier,
        paymentId: payment,
        pickupStoreId: pickup?.store ?? null,
        pickupSlot: pickup?.slot ?? null,
        pickupPointId: kind === "point" ? (point?.id ?? null) : null,
      };
    });
}

function slotFields({ stores }: DeliveryOffer, slotName: SlotName): Record<string, ReturnType<typeof choice>> {
  return Object.fromEntries(stores.map(({ id }) => [slotName(id), choice("delivery:errors.slotMissing")]));
}

/** A field of a radio group. It is optional, because an unchecked group sends nothing. */
function choice(message: string) {
  return z.string({ invalid_type_error: message }).optional();
}

function reportErrors(chosen: Chosen, known: Known, slotName: SlotName, reportError: ReportError): void {
  const { offer } = known;
  const carrier = offer.carriers.find(({ id }) => id === chosen.carrier);
  const payment = offer.payments.find(({ id }) => id === chosen.payment);
  const hasFailed = (part: DeliveryPart) => offer.failedParts.includes(part);
  if (carrier) reportPlace(chosen, carrier, known, slotName, reportError);
  else reportError("carrier", hasFailed("carriers") ? "delivery:failed.carriers" : "delivery:errors.carrierMissing");
  if (!payment)
    reportError("payment", hasFailed("payments") ? "delivery:failed.payments" : "delivery:errors.paymentMissing");
  if (carrier && payment && !allowsPayment(carrier, payment.id))
    reportError("payment", "delivery:errors.pairForbidden");
}

/** Reports errors in the place where the carrier hands the goods over. */
function reportPlace(
  chosen: Chosen,
  carrier: Carrier,
  known: Known,
  slotName: SlotName,
  reportError: ReportError,
): void {
  const { offer, terms, point } = known;
  if (carrier.kind !== "pickup" && terms.pickupOnlyNames.length > 0)
    reportError("carrier", "delivery:errors.onlyInStores");
  if (carrier.kind === "point" && !isPointOf(carrier, point)) reportError("point", pointError(chosen, carrier, point));
  if (carrier.kind !== "pickup") return;
  const store = offer.stores.find(({ id }) => id === chosen.store);
  const payment = offer.payments.find(({ id }) => id === chosen.payment);
  if (!store) reportError("store", chosen.store ? "delivery:errors.storeUnknown" : "delivery:errors.storeMissing");
  const problem = store && storeSlotProblem(chosen[slotName(store.id)], store, payment?.id, terms);
  if (problem) reportError(slotName(store.id), `delivery:errors.${problem}`);
}

function pointError(chosen: Chosen, carrier: Carrier, point: PickupPoint | undefined): string {
  // Without scripts the form also sends the point of the carrier that was chosen before.
  if (!chosen.point || (point && point.carrierId !== carrier.id)) return "delivery:errors.pointMissing";
  return point ? "delivery:errors.pointClosed" : "delivery:errors.pointUnknown";
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
