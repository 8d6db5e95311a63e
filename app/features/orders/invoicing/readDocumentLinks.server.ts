import type { DocumentLink } from "~/features/documents/DocumentLinks";
import { listOrderDocuments } from "~/features/documents/document.queries.server";
import type { Db } from "~/platform/database/database.server";
import { formatDate } from "~/platform/time/formatDate";

/** An order's documents as its page links them; `orderPage` is that page's path. */
export async function readDocumentLinks(db: Db, orderId: string, orderPage: string): Promise<DocumentLink[]> {
  const documents = await listOrderDocuments(db, orderId);
  return documents.map(({ number, kind, issuedAt }) => ({
    ...{ number, kind, issuedOn: formatDate(issuedAt) },
    // The address book has it as the page of the order and this.
    href: `${orderPage}/${number}.pdf`,
  }));
}
