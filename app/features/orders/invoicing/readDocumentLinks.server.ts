import type { DocumentLink } from "~/features/documents/DocumentLinks";
import { listOrderDocuments } from "~/features/documents/document.queries.server";
import type { Db } from "~/platform/database/database.server";
import { formatDate } from "~/platform/time/formatDate";

/** An order's documents as its page links them; `addressOf` builds the link to a document by its number. */
export async function readDocumentLinks(
  db: Db,
  orderId: string,
  addressOf: (number: string) => string,
): Promise<DocumentLink[]> {
  const documents = await listOrderDocuments(db, orderId);
  return documents.map(({ number, kind, issuedAt }) => ({
    ...{ number, kind, issuedOn: formatDate(issuedAt) },
    href: addressOf(number),
  }));
}
