import { orderWithdrawalAddress, summaryAddress } from "~/addresses";
import type { CompleteCheckout } from "~/features/checkout/checkout";
import type { IssuedDocument } from "~/features/documents/document.queries.server";
import { translatorFor } from "~/platform/i18n/i18n.server";
import type { queueMail } from "~/platform/mail/outbox.queries.server";
import { renderEmailHtml, renderEmailText } from "~/ui/email";
import type { Order } from "../orders";
import { documentAttachments, termsAttachments, transferAttachments } from "./attachments";
import { orderEmail } from "./orderEmail";

type Confirmation = Omit<Parameters<typeof queueMail>[1], "secretUntil" | "attachmentsJson"> & {
  attachmentsJson: string;
};

/**
 * Renders the confirmation e-mail for the queue. It contains the order's provisional number, which `withOrderNumber`
 * replaces.
 */
export function buildConfirmation(
  { publicUrl }: { publicUrl: string },
  order: Order,
  { currency, settings, termsId }: CompleteCheckout & { termsId: string | null },
): Confirmation {
  const summaryUrl = `${publicUrl}${summaryAddress(order.locale, order)}`;
  const withdrawalUrl = `${publicUrl}${orderWithdrawalAddress(order.locale, order)}`;
  const t = translatorFor(order.locale);
  const context = { t, currency, settings, termsId, summaryUrl, withdrawalUrl };
  const email = orderEmail(order, context);
  const attachmentsJson = JSON.stringify([...transferAttachments(order, context), ...termsAttachments(termsId)]);
  const rendered = {
    subject: email.subject,
    text: renderEmailText(email),
    html: renderEmailHtml(email),
    attachmentsJson,
  };
  return { ...rendered, kind: "order-confirmation", reference: order.number, recipient: order.email };
}

/**
 * Replaces the provisional number by the order's number. The provisional number must not occur in the e-mail as any
 * other text.
 */
export function withOrderNumber(confirmation: Confirmation, provisional: string, number: string): Confirmation {
  const write = (rendered: string) => rendered.replaceAll(provisional, number);
  const { subject, text, html, reference, attachmentsJson } = confirmation;
  return {
    ...confirmation,
    subject: write(subject),
    text: write(text),
    html: write(html),
    reference: write(reference),
    attachmentsJson: write(attachmentsJson),
  };
}

/** Attaches the invoice of an order that gift vouchers have paid in full. */
export function withDocuments(confirmation: Confirmation, documents: readonly IssuedDocument[]): Confirmation {
  const attached = [...JSON.parse(confirmation.attachmentsJson), ...documentAttachments(documents)];
  return { ...confirmation, attachmentsJson: JSON.stringify(attached) };
}
