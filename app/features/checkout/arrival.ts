import { carrierRules, handlingDays } from "~/features/delivery/carriers";
import type { Delivery } from "~/features/delivery/delivery";
import { isPaidInAdvance } from "~/features/delivery/paidWhen";
import type { Locale } from "~/platform/i18n/locale";

/** When the goods arrive: the key of a text `legal:arrival.…`, and the number of working days. */
export type ExpectedArrival = { key: "ordered" | "paid" | "pickup" | "email"; count: number };

/**
 * Returns when the goods arrive. A parcel's days are counted from the order, or from the payment when the order is paid
 * in advance.
 */
export function arrivalOf(
  { carrier, payment }: Pick<Delivery, "carrier" | "payment">,
  locale: Locale,
): ExpectedArrival {
  if (carrier.kind === "pickup" || carrier.kind === "email") return { key: carrier.kind, count: 0 };
  const count = handlingDays + (carrierRules[carrier.id].transitDays?.[locale] ?? 0);
  return { key: isPaidInAdvance(payment.id) ? "paid" : "ordered", count };
}
