import type { Db } from "~/platform/database/database.server";
import type { Tables } from "~/platform/database/schema";

/** The memory of the built-in gateway, which stands where a shop has no bank yet. */
export type TestPayment = Tables["test_payment"];

export async function keepTestPayment(db: Db, payment: TestPayment): Promise<void> {
  await db.insertInto("test_payment").values(payment).execute();
}

export async function findTestPayment(db: Db, transactionId: string): Promise<TestPayment | undefined> {
  return db.selectFrom("test_payment").selectAll().where("transaction_id", "=", transactionId).executeTakeFirst();
}

/** What is paid stays paid. */
export async function decideTestPayment(db: Db, transactionId: string, status: "PAID" | "CANCELLED"): Promise<void> {
  await db
    .updateTable("test_payment")
    .set({ status })
    .where("transaction_id", "=", transactionId)
    .where("status", "!=", "PAID")
    .execute();
}
