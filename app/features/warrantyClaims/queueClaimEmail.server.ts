import { normalizeEmail } from "~/features/customers/customer";
import type { IssuedDocument } from "~/features/documents/document.queries.server";
import { readCurrency } from "~/features/money/currency.queries.server";
import { documentAttachments } from "~/features/orders/email/attachments";
import type { OrderDeps } from "~/features/orders/orderDeps.server";
import { findOrder } from "~/features/orders/orders.queries.server";
import { readSettings } from "~/features/settings/settings.queries.server";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { queueMail } from "~/platform/mail/outbox.queries.server";
import { renderEmailHtml, renderEmailText } from "~/ui/email";
import { claimUrl } from "./claimAddresses";
import { readClaimedPieces } from "./claimableLines.queries.server";
import { claimEmail } from "./claimEmail";
import type { WarrantyClaim } from "./warrantyClaim";

type Update = { position: number; note: string; documents?: readonly IssuedDocument[] };

/** Queues the e-mail about the state that a claim has entered, in the change's transaction, in the claim's language. */
export async function queueClaimEmail(
  { db, now, environment }: OrderDeps,
  claim: WarrantyClaim,
  { position, note, documents = [] }: Update,
): Promise<void> {
  const { locale, id, number, state, orderId, email: recipient } = claim;
  const order = await findOrder(db, orderId);
  const content = claimEmail(claim, {
    t: translatorFor(locale),
    currency: await readCurrency(db, order?.locale ?? locale),
    settings: await readSettings(db, locale),
    pieces: await readClaimedPieces(db, id),
    orderNumber: order?.number ?? "",
    isOrderEmail: normalizeEmail(order?.email ?? "") === normalizeEmail(recipient),
    pageUrl: claimUrl(environment, claim),
    ...{ note, hasCreditNote: documents.length > 0 },
  });
  const mail = { subject: content.subject, text: renderEmailText(content), html: renderEmailHtml(content) };
  const attachmentsJson = JSON.stringify(documentAttachments(documents));
  const identity = { kind: `claim-${state}`, reference: `${number}-${position}`, recipient };
  await queueMail(db, { ...mail, ...identity, attachmentsJson }, now());
}
