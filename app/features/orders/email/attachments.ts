import { z } from "zod";

import type { IssuedDocument } from "~/features/documents/document.queries.server";
import { giftAttachment } from "~/features/giftVouchers/giftAttachment";
import { termsAttachment } from "~/features/legal/agreedTerms/termsAttachment";
import { paymentCode } from "~/features/payments/paymentCode";
import type { Order } from "../orders";
import { transferCode } from "../payment/transferCode";

/**
 * An attachment of an e-mail about an order. It is rendered only when the e-mail is sent, so that the outbox stays
 * small.
 */
export const attachment = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("document"), id: z.string() }),
  z.object({ kind: z.literal("payment-code"), code: paymentCode }),
  giftAttachment,
  termsAttachment,
]);

export type Attachment = z.output<typeof attachment>;

export function documentAttachments(documents: readonly Pick<IssuedDocument, "id">[]): Attachment[] {
  return documents.map(({ id }) => ({ kind: "document", id }));
}

/** Returns the attachment with the texts of law that the order was placed under. */
export function termsAttachments(termsId: string | null): Attachment[] {
  return termsId === null ? [] : [{ kind: "terms", id: termsId }];
}

/** Returns the payment code of the bank transfer that the order waits for; empty when it waits for none. */
export function transferAttachments(order: Order, context: Parameters<typeof transferCode>[1]): Attachment[] {
  const code = transferCode(order, context);
  return code ? [{ kind: "payment-code", code }] : [];
}
