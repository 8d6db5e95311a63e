import { readOrderDocuments } from "~/features/documents/document.queries.server";
import { storeDocument } from "~/features/documents/storeDocument.server";
import { isTransactionConflict, openDatabase } from "~/platform/database/database.server";
import { readEnvironment } from "~/platform/process/environment.server";

/** Issues documents of one order in an endless loop, and reports the number of each, until it is killed. */
const db = openDatabase(readEnvironment(process.env));
const orderId = process.env.ORDER_ID ?? "";
const [invoice] = await readOrderDocuments(db, orderId);
if (!invoice) throw new Error("the order has no invoice");
const { content } = invoice;
for (;;) {
  const draft = { kind: "credit" as const, orderId, correctsId: invoice.id, issuedAt: invoice.issuedAt, content };
  try {
    const { number } = await db.transaction().execute((tx) => storeDocument(tx, draft));
    process.send?.(number);
  } catch (error) {
    if (!isTransactionConflict(error)) throw error;
  }
}
