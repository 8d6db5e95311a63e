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

/** Its day is YYYY-MM-DD. Null where the customer pays when the goods are handed over. */
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
 * Counted from the promised day of a parcel, or from the day on which it was received, if that was later: so the
 * invoice, which goes with the parcel, never asks for the money sooner than promised, and the order's page never sooner
 * than the invoice. A day that is no working day gives way to the next one.
 */
function dayAfterReceipt({ shipment, deliveredAt, locale }: DueOrder, days: number): string | null {
  const received = deliveredAt === null ? "" : pragueClock(deliveredAt).date;
  const promised = shipment?.promisedOn ?? "";
  const from = received > promised ? received : promised;
  return from === "" ? null : workingDayFrom(addDays(from, days), countryOf[locale]);
}

/** True when money that comes after the delivery is late enough for its reminder. */
export function isPaymentOverdue(order: DueOrder & Parameters<typeof isPayable>[0], now: number): boolean {
  const when = paidWhen(order.paymentId);
  if (when.moment !== "afterDelivery" || order.deliveredAt === null || !isPayable(order)) return false;
  const due = dayAfterReceipt(order, when.days);
  return due !== null && pragueClock(now).date > addDays(due, when.remindedDays);
}

/** By payment method, orders received until these instants may be overdue now. */
export function overdueBounds(now: number): { paymentId: PaymentId; deliveredUntil: number }[] {
  return paymentIds.flatMap((paymentId) => {
    const when = paidWhen(paymentId);
    if (when.moment !== "afterDelivery") return [];
    return [{ paymentId, deliveredUntil: now - (when.days + when.remindedDays) * dayMs }];
  });
}

/** Formats its day as a customer reads it. */
export function formattedDue(due: PaymentDue): PaymentDue {
  if (due.moment === "beforeHandover") return { ...due, day: formatDay(due.day) };
  return { ...due, day: due.day && formatDay(due.day) };
}
