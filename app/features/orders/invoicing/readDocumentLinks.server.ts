import type { DocumentLink } from "~/features/documents/DocumentLinks";
import { listOrderDocuments } from "~/features/documents/document.queries.server";
import { termsNumber } from "~/features/legal/agreedTerms/termsAttachment";
import type { Db } from "~/platform/database/database.server";
import { formatDate } from "~/platform/time/formatDate";
import type { Order } from "../orders";
import { findTermsId } from "../placement/orderTerms.queries.server";

/** Reads the links to an order's documents for its page; `addressOf` builds a link from the document's number. */
export async function readDocumentLinks(
  db: Db,
  order: Pick<Order, "id" | "placedAt">,
  addressOf: (number: string) => string,
): Promise<DocumentLink[]> {
  const documents = await listOrderDocuments(db, order.id);
  const links = documents.map(({ number, kind, issuedAt }) => ({
    number,
    kind,
    issuedOn: formatDate(issuedAt),
    href: addressOf(number),
  }));
  if ((await findTermsId(db, order.id)) === null) return links;
  const terms = { number: termsNumber, kind: "terms", issuedOn: formatDate(order.placedAt) } as const;
  return [...links, { ...terms, href: addressOf(termsNumber) }];
}
