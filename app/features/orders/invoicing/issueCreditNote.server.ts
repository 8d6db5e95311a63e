import { type IssuedDocument, readOrderDocuments } from "~/features/documents/document.queries.server";
import type { DocumentContent } from "~/features/documents/documentContent";
import { storeDocument } from "~/features/documents/storeDocument.server";
import { readCurrency } from "~/features/money/currency.queries.server";
import { inHundredths } from "~/features/money/money";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { pragueClock } from "~/platform/time/pragueClock";
import type { OrderDeps } from "../orderDeps.server";
import {
  type CreditRefusal,
  type CreditRequest,
  creditContent,
  creditedLines,
  type everythingLeft,
  type Goodwill,
} from "./creditContent";

/** The reason for the credit note; each has a text `documents:reason.…`. */
export type CreditReason = "cancelled" | "withdrawn" | "claimed" | "goodwill";

export type IssueCreditNoteResult =
  | { ok: true; document: IssuedDocument; content: DocumentContent }
  /**
   * no-invoice: no invoice was issued · too-much: the request exceeds what is left of the invoice · nothing: nothing is
   * left of the invoice.
   */
  | { ok: false; reason: "no-invoice" | CreditRefusal };

/**
 * Issues a credit note for a part of an order's invoice, or for all that earlier credit notes have left of it. It runs
 * inside the transaction that has locked the order, after stock and vouchers, which are locked before the number
 * series.
 */
export async function issueCreditNote(
  { db, now }: Pick<OrderDeps, "db" | "now">,
  orderId: string,
  { request, reason }: { request: CreditRequest | Goodwill | typeof everythingLeft; reason: CreditReason },
): Promise<IssueCreditNoteResult> {
  const documents = await readOrderDocuments(db, orderId);
  const invoice = documents.find(({ content }) => content.corrects === null);
  if (!invoice) return { ok: false, reason: "no-invoice" };
  const earlier = documents.filter((document) => document !== invoice).map(({ content }) => content);
  const { decimals } = await readCurrency(db, invoice.content.locale);
  const found = creditedLines(invoice.content, earlier, request, inHundredths(1, decimals));
  if (!found.ok) return found;
  const t = translatorFor(invoice.content.locale);
  const issuedAt = now();
  const head = {
    issuedOn: pragueClock(issuedAt).date,
    number: invoice.number,
    reason: t(`documents:reason.${reason}`),
  };
  const content = creditContent(invoice.content, found.credited, head);
  const draft = { kind: "credit" as const, orderId, correctsId: invoice.id, issuedAt, content };
  return { ok: true, document: await storeDocument(db, draft), content };
}
