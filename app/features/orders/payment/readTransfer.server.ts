import { readCurrency } from "~/features/money/currency.queries.server";
import { drawPaymentSvg } from "~/features/payments/paymentCode.server";
import { readSettings } from "~/features/settings/settings.queries.server";
import type { Db } from "~/platform/database/database.server";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { formatDay } from "~/platform/time/pragueClock";
import type { Order } from "../orders";
import type { TransferDetails } from "./PaymentDetails";
import { showsAccount } from "./paymentPlaces";
import { transferCode, transferDueOn } from "./transferCode";

/** How an order is paid by transfer; null where none is awaited. */
export async function readTransfer(db: Db, order: Order): Promise<TransferDetails | null> {
  const dueOn = transferDueOn(order);
  if (dueOn === undefined) return null;
  const { locale } = order;
  const settings = await readSettings(db, locale);
  const { account, iban, holder } = settings.bank_account;
  const code = transferCode(order, { t: translatorFor(locale), currency: await readCurrency(db, locale), settings });
  return {
    ...{ iban, holder, symbol: order.number, totalMinor: order.totals.totalMinor },
    account: showsAccount[locale] ? account : null,
    dueOn: formatDay(dueOn),
    picture: code ? `data:image/svg+xml;base64,${Buffer.from(await drawPaymentSvg(code)).toString("base64")}` : null,
  };
}
