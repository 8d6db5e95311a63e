import { readCurrency } from "~/features/money/currency.queries.server";
import type { PaymentCode } from "~/features/payments/paymentCode";
import { drawPaymentSvg } from "~/features/payments/paymentCode.server";
import { showsAccount } from "~/features/settings/bankAccount";
import { readSettings } from "~/features/settings/settings.queries.server";
import type { Db } from "~/platform/database/database.server";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { amountDue, type Order } from "../orders";
import type { PaymentDue } from "./dueText";
import type { TransferDetails } from "./PaymentDetails";
import { formattedDue } from "./paymentDue";
import { transferCode, transferDue } from "./transferCode";

/**
 * A bank transfer that an order waits for. `code` is the content of its payment code; null when no code can be made.
 */
export type AwaitedTransfer = Pick<TransferDetails, "iban" | "holder" | "symbol" | "totalMinor" | "account"> & {
  /** The last day for the payment, as YYYY-MM-DD. */
  due: PaymentDue;
  code: PaymentCode | null;
};

/** Reads how an order is paid by transfer; null when the order does not wait for a transfer. */
export async function readAwaitedTransfer(db: Db, order: Order): Promise<AwaitedTransfer | null> {
  const due = transferDue(order);
  if (due === null) return null;
  const { locale } = order;
  const settings = await readSettings(db, locale);
  const { account, iban, holder } = settings.bank_account;
  return {
    iban,
    holder,
    due,
    symbol: order.number,
    totalMinor: amountDue(order),
    account: showsAccount[locale] ? account : null,
    code: transferCode(order, { t: translatorFor(locale), currency: await readCurrency(db, locale), settings }),
  };
}

/** Reads the same details, formatted for a page. */
export async function readTransfer(db: Db, order: Order): Promise<TransferDetails | null> {
  const awaited = await readAwaitedTransfer(db, order);
  if (!awaited) return null;
  const { code, ...details } = awaited;
  return {
    ...details,
    due: formattedDue(details.due),
    picture: code ? `data:image/svg+xml;base64,${Buffer.from(await drawPaymentSvg(code)).toString("base64")}` : null,
  };
}
