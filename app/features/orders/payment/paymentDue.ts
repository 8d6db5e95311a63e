import { paidWhen } from "~/features/delivery/paidWhen";
import { type PaymentId, paymentIds } from "~/features/delivery/paymentMethods";
import { countryOf } from "~/platform/i18n/locale";
import { dayMs } from "~/platform/time/durations";
import { addDays, formatDay, pragueClock } from "~/platform/time/pragueClock";
import { workingDayFrom } from "~/platform/time/workingDays";
import type { Order } from "../orders";
import { isPayable, paymentDeadlineAt } from "../orderTransitions";
import type { PaymentDue } from "./dueText";

type DueOrder = Pick<Order, "paymentId" | "placedAt" | "shipment" | "deliveredAt" | "locale">;

/**
 * Returns when the order must be paid, with the day as YYYY-MM-DD; null when the customer pays at the handover of the
 * goods.
 */
export function paymentDue(order: DueOrder): PaymentDue | null {
  const when = paidWhen(order.paymentId);
  switch (when.moment) {
    case "beforeHandover":
      return { moment: when.moment, day: pragueClock(paymentDeadlineAt(order) ?? order.placedAt).date };
    case "onDelivery":
      return null;
    case "afterDelivery":
      return { moment: when.moment, day: dayAfterReceipt(order, when.days), days: when.days };
    default:
      return when satisfies never;
  }
}

/**
 * Returns the last day for a payment after the delivery, counted from the promised day of the parcel or from the day on
 * which it was received, whichever is later. The invoice, which goes with the parcel, therefore never requests the
 * money sooner than promised, and the order's page never sooner than the invoice. A day that is no working day is moved
 * to the next working day. Returns null while neither day is known.
 */
function dayAfterReceipt({ shipment, deliveredAt, locale }: DueOrder, days: number): string | null {
  const received = deliveredAt === null ? "" : pragueClock(deliveredAt).date;
  const promised = shipment?.promisedOn ?? "";
  const from = received > promised ? received : promised;
  return from === "" ? null : workingDayFrom(addDays(from, days), countryOf[locale]);
}

/** Returns true when a payment after the delivery is late enough for its reminder. */
export function isPaymentOverdue(order: DueOrder & Parameters<typeof isPayable>[0], now: number): boolean {
  const when = paidWhen(order.paymentId);
  if (when.moment !== "afterDelivery" || order.deliveredAt === null || !isPayable(order)) return false;
  const due = dayAfterReceipt(order, when.days);
  return due !== null && pragueClock(now).date > addDays(due, when.remindedDays);
}

/**
 * Returns, for each payment method, the instant until which an order must have been received for its payment to be
 * overdue now.
 */
export function overdueBounds(now: number): { paymentId: PaymentId; deliveredUntil: number }[] {
  return paymentIds.flatMap((paymentId) => {
    const when = paidWhen(paymentId);
    if (when.moment !== "afterDelivery") return [];
    return [{ paymentId, deliveredUntil: now - (when.days + when.remindedDays) * dayMs }];
  });
}

/** Formats the day for the customer. */
export function formattedDue(due: PaymentDue): PaymentDue {
  if (due.moment === "beforeHandover") return { ...due, day: formatDay(due.day) };
  return { ...due, day: due.day && formatDay(due.day) };
}
