import { type IssuedDocument, listOrderDocuments } from "~/features/documents/document.queries.server";
import { storeDocument } from "~/features/documents/storeDocument.server";
import { readCurrency } from "~/features/money/currency.queries.server";
import { type Currency, inHundredths } from "~/features/money/money";
import { readSettings } from "~/features/settings/settings.queries.server";
import { translatorFor } from "~/platform/i18n/i18n.server";
import type { OrderDeps } from "../orderDeps.server";
import type { Order } from "../orders";
import { type InvoiceOccasion, invoiceContent } from "./invoiceContent";
import { issueCreditNote } from "./issueCreditNote.server";
import { readSettledWithdrawals } from "./settledWithdrawals.queries.server";

/**
 * Issues the order's invoice when the order is paid or handed over, whichever comes first (decision 107). It runs
 * inside the transaction that has locked the order, as the last step before the e-mail that carries the invoice.
 * Returns the new documents, which are none when the order already has an invoice.
 */
export async function issueInvoice(
  { db, now }: Pick<OrderDeps, "db" | "now">,
  order: Order,
  occasion: Omit<InvoiceOccasion, "at">,
): Promise<IssuedDocument[]> {
  if ((await listOrderDocuments(db, order.id)).length > 0) return [];
  const { locale } = order;
  const context = {
    t: translatorFor(locale),
    currency: await readCurrency(db, locale),
    settings: await readSettings(db, locale),
  };
  const content = invoiceContent(order, { ...occasion, at: now() }, context);
  const draft = { kind: "invoice" as const, orderId: order.id, correctsId: null, issuedAt: now(), content };
  const invoice = await storeDocument(db, draft);
  return [invoice, ...(await creditSettled({ db, now }, order, context.currency))];
}

/** Issues a credit note at once for the withdrawals that were settled before the order had an invoice. */
async function creditSettled(
  deps: Pick<OrderDeps, "db" | "now">,
  { id }: Order,
  { decimals }: Currency,
): Promise<IssuedDocument[]> {
  const { pieces, deliveryMinor, giftMinor } = await readSettledWithdrawals(deps.db, id);
  if (pieces.length === 0) return [];
  const request = {
    pieces,
    payment: 0,
    delivery: inHundredths(deliveryMinor, decimals),
    gift: inHundredths(giftMinor, decimals),
  };
  const credit = await issueCreditNote(deps, id, { request, reason: "withdrawn" });
  return credit.ok ? [credit.document] : [];
}
