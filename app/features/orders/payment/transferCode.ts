import { paymentMethods } from "~/features/delivery/paymentMethods";
import { type Currency, inHundredths } from "~/features/money/money";
import { isDrawable, type PaymentCode } from "~/features/payments/paymentCode";
import type { Settings } from "~/features/settings/settings";
import type { Translate } from "~/platform/i18n/i18n.server";
import { pragueClock } from "~/platform/time/pragueClock";

import type { Order } from "../orders";
import { isPayable, paymentDeadlineAt } from "../orderTransitions";

type TransferContext = { t: Translate; currency: Currency; settings: Pick<Settings, "bank_account"> };

/** The last day on which a transfer is awaited, as YYYY-MM-DD; undefined where none is. */
export function transferDueOn(order: Order): string | undefined {
  const until =
    paymentMethods[order.paymentId].showsBankAccount && isPayable(order) ? paymentDeadlineAt(order) : undefined;
  return until === undefined ? undefined : pragueClock(until).date;
}

/** What the picture of an awaited transfer says; null where none is awaited, or where it cannot be drawn. */
export function transferCode(order: Order, { t, currency, settings }: TransferContext): PaymentCode | null {
  const dueOn = transferDueOn(order);
  const { iban, holder } = settings.bank_account;
  const { locale, number, totals } = order;
  const hundredths = inHundredths(totals.totalMinor, currency.decimals);
  if (dueOn === undefined || !isDrawable({ iban, holder, hundredths })) return null;
  return { locale, iban, holder, hundredths, symbol: number, dueOn, message: t("orders:number", { number }) };
}
