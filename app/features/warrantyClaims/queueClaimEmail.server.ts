import { normalizeEmail } from "~/features/customers/customer";
import type { IssuedDocument } from "~/features/documents/document.queries.server";
import { readCurrency } from "~/features/money/currency.queries.server";
import { documentAttachments } from "~/features/orders/email/attachments";
import type { OrderDeps } from "~/features/orders/orderDeps.server";
import type { Order } from "~/features/orders/orders";
import { findOrder } from "~/features/orders/orders.queries.server";
import type { RefundMethod } from "~/features/orders/refunds/refund";
import { readSettings } from "~/features/settings/settings.queries.server";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { queueMail } from "~/platform/mail/outbox.queries.server";
import { renderEmailHtml, renderEmailText } from "~/ui/email";
import { claimUrl } from "./claimAddresses";
import { readClaimedPieces } from "./claimableLines.queries.server";
import { claimEmail } from "./claimEmail";
import { claimRefundWay } from "./claimRefundWay.server";
import { isCompanyOrder, type WarrantyClaim } from "./warrantyClaim";
import { claimStates } from "./warrantyClaimStates";

type Update = {
  position: number;
  note: string;
  actor: string;
  /** The method by which staff pay back the claim's money. */
  method?: RefundMethod;
  documents?: readonly IssuedDocument[];
};

/**
 * Queues the e-mail about the state that a claim has entered, in the transaction of the change, in the claim's
 * language. The order's own address is notified of every end of a claim. Any other address may belong to a stranger: it
 * gets no amounts and documents, and nothing when the customer cancels, so that nobody can make the shop send e-mails
 * to it.
 */
export async function queueClaimEmail(deps: OrderDeps, claim: WarrantyClaim, update: Update): Promise<void> {
  const { state, number, orderId, email: typed } = claim;
  const order = await findOrder(deps.db, orderId);
  const own = order?.email ?? "";
  const isOrderEmail = normalizeEmail(own) === normalizeEmail(typed);
  const reference = `${number}-${update.position}`;
  const { isOpen } = claimStates[state];
  if (isOrderEmail) return queue(deps, claim, { ...update, order, reference, recipient: typed, isOrderEmail });
  if (isOpen || update.actor !== "customer") {
    const bare = { ...update, note: "", documents: [] };
    await queue(deps, claim, { ...bare, order, reference, recipient: typed, isOrderEmail });
  }
  if (isOpen || own === "") return;
  await queue(deps, claim, { ...update, order, reference: `${reference}-order`, recipient: own, isOrderEmail: true });
}

type Addressed = Update & { order: Order | undefined; reference: string; recipient: string; isOrderEmail: boolean };

async function queue(
  { db, now, environment }: OrderDeps,
  claim: WarrantyClaim,
  { order, reference, recipient, isOrderEmail, note, method = "gateway", documents = [] }: Addressed,
): Promise<void> {
  const { locale, id, state } = claim;
  const content = claimEmail(claim, {
    t: translatorFor(locale),
    currency: await readCurrency(db, order?.locale ?? locale),
    settings: await readSettings(db, locale),
    pieces: await readClaimedPieces(db, id),
    orderNumber: order?.number ?? "",
    isOrderEmail,
    isCompany: isCompanyOrder(order),
    pageUrl: claimUrl(environment, claim),
    refundWay: await claimRefundWay(db, claim, order, method),
    note,
    hasCreditNote: documents.length > 0,
  });
  const mail = { subject: content.subject, text: renderEmailText(content), html: renderEmailHtml(content) };
  const attachmentsJson = JSON.stringify(documentAttachments(documents));
  const identity = { kind: `claim-${state}`, reference, recipient };
  await queueMail(db, { ...mail, ...identity, attachmentsJson }, now());
}
