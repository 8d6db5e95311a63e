import { LRUCache } from "lru-cache";

import { findOrderDocument, type StoredDocument } from "~/features/documents/document.queries.server";
import { isDocumentNumber } from "~/features/documents/documentKinds";
import { renderDocument } from "~/features/documents/pdf/renderDocument.server";
import { renderTerms } from "~/features/legal/agreedTerms/renderTerms.server";
import { termsFile } from "~/features/legal/agreedTerms/termsAttachment";
import { findTermsId } from "~/features/orders/placement/orderTerms.queries.server";
import { secretHeaders } from "./secretPage.server";
import type { Visit } from "./visit.server";

/** Caches rendered documents. A document never changes, so one that is requested repeatedly is rendered once. */
const drawn = new LRUCache<string, ReturnType<typeof renderDocument>>({ max: 50 });

function drawOnce(document: StoredDocument): ReturnType<typeof renderDocument> {
  const kept = drawn.get(document.id) ?? renderDocument(document);
  drawn.set(document.id, kept);
  kept.catch(() => drawn.delete(document.id));
  return kept;
}

/**
 * Responds with the PDF of a document of an order that the visitor may see. A document of another order is not found.
 */
export async function sendDocument(visit: Pick<Visit, "db" | "t">, orderId: string, file = ""): Promise<Response> {
  if (file === termsFile) return sendTerms(visit, orderId);
  const number = file.replace(/\.pdf$/, "");
  const isNamed = file.endsWith(".pdf") && isDocumentNumber(number);
  const document = isNamed ? await findOrderDocument(visit.db, { orderId, number }) : undefined;
  if (!document) return documentMissing(visit);
  const { fileName, pdf } = await drawOnce(document);
  return pdfResponse(pdf, fileName);
}

/** Responds with the legal texts that the order was placed under. */
async function sendTerms(visit: Pick<Visit, "db" | "t">, orderId: string): Promise<Response> {
  const termsId = await findTermsId(visit.db, orderId);
  if (termsId === null) return documentMissing(visit);
  const { content, filename } = await renderTerms(visit.db, termsId);
  return pdfResponse(content, filename);
}

function pdfResponse(pdf: Buffer, fileName: string): Response {
  return new Response(new Uint8Array(pdf), {
    headers: {
      ...secretHeaders,
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${fileName}"`,
    },
  });
}

/** Responds 404 with one sentence, as an address without a page has no error page either. */
export function documentMissing({ t }: Pick<Visit, "t">): Response {
  const headers = { ...secretHeaders, "Content-Type": "text/plain; charset=utf-8" };
  return new Response(`${t("documents:missing")}\n`, { status: 404, headers });
}
