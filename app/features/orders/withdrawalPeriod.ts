import { orderStates } from "~/features/delivery/orderStates";
import { countryOf, type Locale } from "~/platform/i18n/locale";
import { addDays, pragueClock } from "~/platform/time/pragueClock";
import { workingDayFrom } from "~/platform/time/workingDays";
import type { Order } from "./orders";

/** The period in which a customer may withdraw from the contract (decision 70). */

/** Number of days after the delivery of the goods (§ 1829 of the Czech civil code, the same in Slovakia). */
export const withdrawalDays = 14;

/**
 * Returns the last day of the withdrawal period, as YYYY-MM-DD. A period that ends on a weekend or a holiday ends on
 * the next working day (§ 607 of the Czech civil code, § 122 of the Slovak one).
 */
export function withdrawalEndsOn(deliveredAt: number, locale: Locale): string {
  return workingDayFrom(addDays(pragueClock(deliveredAt).date, withdrawalDays), countryOf[locale]);
}

/**
 * Returns true from the order until the end of the last day. The period begins when the customer has received the
 * goods.
 */
export function isWithdrawable(
  { state, deliveredAt, locale }: Pick<Order, "state" | "deliveredAt" | "locale">,
  now: number,
): boolean {
  if (orderStates[state].isCancelled) return false;
  return deliveredAt === null || pragueClock(now).date <= withdrawalEndsOn(deliveredAt, locale);
}
