import type { Db } from "~/platform/database/database.server";
import { newId } from "~/platform/database/ids.server";
import { type IssuedDocument, insertDocument, nextInSeries } from "./document.queries.server";
import type { DocumentContent } from "./documentContent";
import { type DocumentKind, documentNumber, seriesPrefix } from "./documentKinds";

type DraftDocument = {
  kind: DocumentKind;
  orderId: string;
  correctsId: string | null;
  issuedAt: number;
  content: DocumentContent;
};

/**
 * Draws the next number of the document's series and stores the document with it. Must be the last step of the caller's
 * transaction, as the series stays locked until that ends.
 */
export async function storeDocument(db: Db, draft: DraftDocument): Promise<IssuedDocument> {
  const { kind, content, issuedAt } = draft;
  const year = Number(content.issuedOn.slice(0, 4));
  const series = seriesPrefix(kind, content.locale, { year, isTrial: content.isTrial });
  const sequence = await nextInSeries(db, series);
  const document = { id: newId(), number: documentNumber(series, sequence), kind, issuedAt };
  await insertDocument(db, { ...draft, ...document, series, sequence });
  return document;
}
