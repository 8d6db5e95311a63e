import { paymentMethods } from "~/features/delivery/paymentMethods";
import { type Currency, inHundredths } from "~/features/money/money";
import { isDrawable, type PaymentCode } from "~/features/payments/paymentCode";
import type { Settings } from "~/features/settings/settings";
import type { Translate } from "~/platform/i18n/i18n.server";

import { amountDue, type Order } from "../orders";
import { isPayable } from "../orderTransitions";
import type { PaymentDue } from "./dueText";
import { paymentDue } from "./paymentDue";

type TransferContext = { t: Translate; currency: Currency; settings: Pick<Settings, "bank_account"> };

/** Returns when the transfer that the order waits for is due; null when the order waits for none. */
export function transferDue(order: Order): PaymentDue | null {
  return paymentMethods[order.paymentId].showsBankAccount && isPayable(order) ? paymentDue(order) : null;
}

/**
 * Returns the content of the transfer's payment code; null when the order waits for no transfer, or when no code can be
 * drawn.
 */
export function transferCode(order: Order, { t, currency, settings }: TransferContext): PaymentCode | null {
  const due = transferDue(order);
  const { iban, holder } = settings.bank_account;
  const { locale, number } = order;
  const hundredths = inHundredths(amountDue(order), currency.decimals);
  if (due === null || !isDrawable({ iban, holder, hundredths })) return null;
  return { locale, iban, holder, hundredths, symbol: number, dueOn: due.day, message: t("orders:number", { number }) };
}
