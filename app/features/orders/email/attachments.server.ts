import { z } from "zod";

import { findDocument } from "~/features/documents/document.queries.server";
import { renderDocument } from "~/features/documents/pdf/renderDocument.server";
import { drawGiftVoucher } from "~/features/giftVouchers/pdf/drawGiftVoucher.server";
import { renderTerms } from "~/features/legal/agreedTerms/renderTerms.server";
import { type PaymentCode, paymentCodeCid } from "~/features/payments/paymentCode";
import { drawPaymentPng } from "~/features/payments/paymentCode.server";
import type { Db } from "~/platform/database/database.server";
import type { MailAttachment } from "~/platform/mail/mail.server";
import { type Attachment, attachment } from "./attachments";

/**
 * Renders the attachments of an e-mail. Throws when one cannot be rendered: the e-mail is then retried later, like one
 * that could not be sent.
 */
export async function drawAttachments(db: Db, json: string): Promise<MailAttachment[]> {
  const wanted = z.array(attachment).parse(JSON.parse(json));
  return Promise.all(wanted.map((attachment) => draw(db, attachment)));
}

async function draw(db: Db, wanted: Attachment): Promise<MailAttachment> {
  switch (wanted.kind) {
    case "document":
      return drawDocument(db, wanted.id);
    case "payment-code":
      return drawCode(wanted.code);
    case "gift-voucher":
      return drawGiftVoucher(db, wanted.voucherId);
    case "terms":
      return renderTerms(db, wanted.id);
    default:
      return wanted satisfies never;
  }
}

async function drawDocument(db: Db, id: string): Promise<MailAttachment> {
  const document = await findDocument(db, { id });
  if (!document) throw new Error(`there is no document ${id}`);
  const { fileName, pdf } = await renderDocument(document);
  return { filename: fileName, contentType: "application/pdf", content: pdf };
}

async function drawCode(code: PaymentCode): Promise<MailAttachment> {
  const content = await drawPaymentPng(code);
  return { filename: `qr-${code.symbol}.png`, contentType: "image/png", content, cid: paymentCodeCid };
}
