/** The last day for the money of an order. */
export type PaymentDue =
  /** After it the order is cancelled. */
  | { moment: "beforeHandover"; day: string }
  /** The money is due `days` after the goods were received; `day` is null while nobody knows when that is. */
  | { moment: "afterDelivery"; day: string | null; days: number };

type TranslateDue = (key: "payment.dueAfterDelivery", values: { count: number }) => string;

/** The day, which is formatted already, or within how many days. */
export function dueText(due: PaymentDue, t: TranslateDue): string {
  if (due.moment === "beforeHandover") return due.day;
  return due.day ?? t("payment.dueAfterDelivery", { count: due.days });
}
