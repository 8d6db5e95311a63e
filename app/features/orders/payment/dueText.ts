/** The last day on which an order can be paid. */
export type PaymentDue =
  /** The order is cancelled after this day. */
  | { moment: "beforeHandover"; day: string }
  /** The money is due `days` days after the goods were received; `day` is null while nobody knows when that is. */
  | { moment: "afterDelivery"; day: string | null; days: number };

type TranslateDue = (key: "payment.dueAfterDelivery", values: { count: number }) => string;

/** Returns the last day, which is already formatted, or a text that says within how many days the money is due. */
export function dueText(due: PaymentDue, t: TranslateDue): string {
  if (due.moment === "beforeHandover") return due.day;
  return due.day ?? t("payment.dueAfterDelivery", { count: due.days });
}
