import { type PaidWhen, type PaymentId, paymentMethods } from "./paymentMethods";

/** Returns when the money of a payment method comes; its type includes all possible moments. */
export function paidWhen(paymentId: PaymentId): PaidWhen {
  return paymentMethods[paymentId].paidWhen;
}

/** True when the money comes before the goods leave the shop. */
export function isPaidInAdvance(paymentId: PaymentId): boolean {
  return paidWhen(paymentId).moment === "beforeHandover";
}

/** True when the money comes after the customer has received the goods. */
export function isPaidAfterDelivery(paymentId: PaymentId): boolean {
  return paidWhen(paymentId).moment === "afterDelivery";
}
