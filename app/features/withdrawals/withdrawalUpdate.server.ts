import { summaryAddress } from "~/addresses";
import type { IssuedDocument } from "~/features/documents/document.queries.server";
import { readCurrency } from "~/features/money/currency.queries.server";
import { documentAttachments } from "~/features/orders/email/attachments";
import type { OrderDeps } from "~/features/orders/orderDeps.server";
import { amountDue, type Order } from "~/features/orders/orders";
import { findOrder } from "~/features/orders/orders.queries.server";
import { readSettings } from "~/features/settings/settings.queries.server";
import type { Db } from "~/platform/database/database.server";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { queueMail } from "~/platform/mail/outbox.queries.server";
import { renderEmailHtml, renderEmailText } from "~/ui/email";
import { readWithdrawnPieces, type Withdrawal } from "./returns.queries.server";
import { type WithdrawalUpdate, withdrawalUpdateEmail } from "./withdrawalUpdateEmail";

/** Queues the e-mail about a decision of staff in the decision's transaction. A withdrawal gets each kind only once. */
export async function queueWithdrawalUpdate(
  { db, now, environment }: OrderDeps,
  { withdrawal, order }: { withdrawal: Withdrawal; order?: Order | undefined },
  update: WithdrawalUpdate & { documents?: readonly IssuedDocument[] },
): Promise<void> {
  const { id, confirmedAt } = withdrawal;
  // The e-mail goes to the order's own address, as only the order's customer may see its page and its amounts.
  const { locale, email: recipient } = order ?? withdrawal;
  const documents = update.documents ?? [];
  const content = withdrawalUpdateEmail(
    { ...update, hasCreditNote: documents.length > 0 },
    {
      t: translatorFor(locale),
      currency: await readCurrency(db, locale),
      settings: await readSettings(db, locale),
      locale,
      confirmedAt,
      pieces: await readWithdrawnPieces(db, id),
      orderNumber: order?.number ?? "",
      leftMinor: order ? await readLeft(db, order.id) : null,
      orderUrl: order ? `${environment.publicUrl}${summaryAddress(locale, order)}` : null,
    },
  );
  const mail = { subject: content.subject, text: renderEmailText(content), html: renderEmailHtml(content) };
  const attachmentsJson = JSON.stringify(documentAttachments(documents));
  const address = { kind: `withdrawal-${update.kind}`, reference: id, recipient };
  await queueMail(db, { ...mail, ...address, attachmentsJson }, now());
}

/** Returns the amount still due after the decision. The caller's order was read before the decision. */
async function readLeft(db: Db, orderId: string): Promise<number | null> {
  const order = await findOrder(db, orderId);
  return order ? amountDue(order) : null;
}
