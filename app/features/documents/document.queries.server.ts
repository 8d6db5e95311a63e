import { sql } from "kysely";
import type { Db } from "~/platform/database/database.server";
import { type DocumentContent, documentContent } from "./documentContent";
import type { DocumentKind } from "./documentKinds";

/** A document without its content, as lists and e-mails show it. */
export type IssuedDocument = { id: string; number: string; kind: DocumentKind; issuedAt: number };

export type StoredDocument = IssuedDocument & { orderId: string; content: DocumentContent };

/**
 * Returns the next number of a series, from 1, without gaps: a rollback releases the number. The series stays locked
 * until the transaction ends, so the number should be drawn last.
 */
export async function nextInSeries(db: Db, prefix: string): Promise<number> {
  const row = await db
    .insertInto("document_series")
    .values({ prefix, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column("prefix").doUpdateSet((eb) => ({ last_number: eb("document_series.last_number", "+", 1) })),
    )
    .returning("last_number")
    .executeTakeFirstOrThrow();
  return row.last_number;
}

type NewDocument = StoredDocument & { series: string; sequence: number; correctsId: string | null };

export async function insertDocument(db: Db, { content, ...document }: NewDocument): Promise<void> {
  await db
    .insertInto("document")
    .values({
      id: document.id,
      number: document.number,
      series: document.series,
      sequence: document.sequence,
      kind: document.kind,
      order_id: document.orderId,
      corrects_id: document.correctsId,
      issued_at: document.issuedAt,
      content_json: JSON.stringify(content),
    })
    .execute();
}

const columns = ["document.id", "document.number", "document.kind", "document.issued_at as issuedAt"] as const;

/** Sorts an invoice before a credit note of the same millisecond. */
const invoiceFirst = sql`case when corrects_id is null then 0 else 1 end`;

/** Reads an order's documents in the order in which they were issued. */
export async function listOrderDocuments(db: Db, orderId: string): Promise<IssuedDocument[]> {
  return db
    .selectFrom("document")
    .where("order_id", "=", orderId)
    .orderBy(invoiceFirst)
    .orderBy("issued_at")
    .orderBy("number")
    .select(columns)
    .execute();
}

/** Reads an order's documents with their content, in the order in which they were issued. */
export async function readOrderDocuments(db: Db, orderId: string): Promise<StoredDocument[]> {
  const rows = await selectStored(db)
    .where("order_id", "=", orderId)
    .orderBy(invoiceFirst)
    .orderBy("issued_at")
    .orderBy("number")
    .execute();
  return rows.map(storedOf);
}

/** Finds one of an order's documents; documents of other orders are not found. */
export async function findOrderDocument(
  db: Db,
  { orderId, number }: { orderId: string; number: string },
): Promise<StoredDocument | undefined> {
  const row = await selectStored(db).where("order_id", "=", orderId).where("number", "=", number).executeTakeFirst();
  return row && storedOf(row);
}

/** Finds a document of any order, for e-mails and staff only. All other callers must use `findOrderDocument`. */
export async function findDocument(
  db: Db,
  key: { id: string } | { number: string },
): Promise<StoredDocument | undefined> {
  const found =
    "id" in key ? selectStored(db).where("id", "=", key.id) : selectStored(db).where("number", "=", key.number);
  const row = await found.executeTakeFirst();
  return row && storedOf(row);
}

/** Reads documents, the newest first; only those of one series when its prefix is given. */
export async function listDocuments(
  db: Db,
  { series, limit }: { series: string | undefined; limit: number },
): Promise<(IssuedDocument & { content: DocumentContent })[]> {
  const rows = await selectStored(db)
    .$if(series !== undefined, (query) => query.where("series", "=", series ?? ""))
    .orderBy("issued_at", "desc")
    .orderBy("number", "desc")
    .limit(limit)
    .execute();
  return rows.map(storedOf);
}

/** Reads the documents that were issued in a period, the oldest first. */
export async function readDocumentsIssued(
  db: Db,
  { from, before }: { from: number; before: number },
): Promise<StoredDocument[]> {
  const rows = await selectStored(db)
    .where("issued_at", ">=", from)
    .where("issued_at", "<", before)
    .orderBy("issued_at")
    .orderBy("number")
    .execute();
  return rows.map(storedOf);
}

/** Returns the ids of the orders that have a document of a period and are paid by now. */
export async function findPaidOrders(db: Db, { from, before }: { from: number; before: number }): Promise<Set<string>> {
  const rows = await db
    .selectFrom("document")
    .innerJoin("orders", "orders.id", "document.order_id")
    .where("issued_at", ">=", from)
    .where("issued_at", "<", before)
    .where("paid_at", "is not", null)
    .select("orders.id")
    .execute();
  return new Set(rows.map(({ id }) => id));
}

function selectStored(db: Db) {
  return db.selectFrom("document").select([...columns, "order_id as orderId", "content_json"]);
}

type StoredRow = Awaited<ReturnType<ReturnType<typeof selectStored>["executeTakeFirstOrThrow"]>>;

function storedOf({ content_json, ...row }: StoredRow): StoredDocument {
  return { ...row, content: documentContent.parse(JSON.parse(content_json)) };
}
