import { orderWithdrawalAddress, summaryAddress } from "~/addresses";
import { readCurrency } from "~/features/money/currency.queries.server";
import { readSettings } from "~/features/settings/settings.queries.server";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { queueMail } from "~/platform/mail/outbox.queries.server";
import { renderEmailHtml, renderEmailText } from "~/ui/email";
import type { OrderDeps } from "../orderDeps.server";
import type { Order } from "../orders";
import { documentAttachments, transferAttachments } from "./attachments";
import type { OrderEmailContext } from "./orderEmail";
import { type OrderUpdate, orderStatusEmail } from "./orderStatusEmail";
import { namesPayment } from "./orderUpdates";

/**
 * Queues the e-mail about an event, in the event's transaction. Each kind of event is e-mailed once per order, or once
 * per `reference` for events that may happen again.
 */
export async function queueOrderEmail(
  deps: OrderDeps,
  order: Order,
  update: OrderUpdate,
  reference: string = order.number,
): Promise<void> {
  const { db, now } = deps;
  const context = await readEmailContext(deps, order);
  const email = orderStatusEmail(order, update, context, now());
  const attachmentsJson = JSON.stringify([
    ...(namesPayment(update.kind, order.paymentId) ? transferAttachments(order, context) : []),
    ...documentAttachments(update.documents ?? []),
  ]);
  const mail = { subject: email.subject, text: renderEmailText(email), html: renderEmailHtml(email), attachmentsJson };
  const address = { kind: `order-${update.kind}`, reference, recipient: order.email };
  await queueMail(db, { ...mail, ...address }, now());
}

/** Reads what the e-mail needs, in the language in which the order was placed. */
async function readEmailContext({ db, environment }: OrderDeps, order: Order): Promise<OrderEmailContext> {
  const { locale } = order;
  return {
    t: translatorFor(locale),
    currency: await readCurrency(db, locale),
    settings: await readSettings(db, locale),
    summaryUrl: `${environment.publicUrl}${summaryAddress(locale, order)}`,
    withdrawalUrl: `${environment.publicUrl}${orderWithdrawalAddress(locale, order)}`,
  };
}
