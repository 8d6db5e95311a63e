import { z } from "zod";

import { findDocument } from "~/features/documents/document.queries.server";
import { renderDocument } from "~/features/documents/pdf/renderDocument.server";
import { paymentCode } from "~/features/payments/paymentCode";
import { drawPaymentPng } from "~/features/payments/paymentCode.server";
import type { Db } from "~/platform/database/database.server";
import type { MailAttachment } from "~/platform/mail/mail.server";

/** What an e-mail about an order carries; it is drawn when the e-mail is sent, so that the outbox stays small. */
const attachment = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("document"), id: z.string() }),
  z.object({ kind: z.literal("payment-code"), code: paymentCode }),
]);

export type Attachment = z.output<typeof attachment>;

export const paymentCodeCid = "payment-code";

/** Throws for what cannot be drawn: the e-mail then waits like one that cannot be sent. */
export async function drawAttachments(db: Db, json: string): Promise<MailAttachment[]> {
  const wanted = z.array(attachment).parse(JSON.parse(json));
  return Promise.all(wanted.map((one) => (one.kind === "document" ? drawDocument(db, one.id) : drawCode(one.code))));
}

async function drawDocument(db: Db, id: string): Promise<MailAttachment> {
  const document = await findDocument(db, { id });
  if (!document) throw new Error(`there is no document ${id}`);
  const { fileName, pdf } = await renderDocument(document);
  return { filename: fileName, contentType: "application/pdf", content: pdf };
}

async function drawCode(code: z.output<typeof paymentCode>): Promise<MailAttachment> {
  const content = await drawPaymentPng(code);
  return { filename: `qr-${code.symbol}.png`, contentType: "image/png", content, cid: paymentCodeCid };
}
