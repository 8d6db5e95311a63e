import { type IssuedDocument, listOrderDocuments } from "~/features/documents/document.queries.server";
import { storeDocument } from "~/features/documents/storeDocument.server";
import { readCurrency } from "~/features/money/currency.queries.server";
import { readSettings } from "~/features/settings/settings.queries.server";
import { translatorFor } from "~/platform/i18n/i18n.server";
import type { OrderDeps } from "../orderDeps.server";
import type { Order } from "../orders";
import { type InvoiceOccasion, invoiceContent } from "./invoiceContent";

/**
 * Issues the order's invoice when it is first paid or handed over, whichever comes first (decision 107). Runs inside
 * the transaction that has locked the order, as its last step before the e-mail that carries the invoice. Returns the
 * new invoices: none when the order has one.
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
  return [await storeDocument(db, { kind: "invoice", orderId: order.id, correctsId: null, issuedAt: now(), content })];
}
