import type { Db } from "~/platform/database/database.server";
import type { Tables } from "~/platform/database/schema";

/** Storage of the built-in test gateway, for a shop that has no bank yet. */
export type TestPayment = Tables["test_payment"];

export async function insertTestPayment(db: Db, payment: TestPayment): Promise<void> {
  await db.insertInto("test_payment").values(payment).execute();
}

export async function findTestPayment(db: Db, transactionId: string): Promise<TestPayment | undefined> {
  return db.selectFrom("test_payment").selectAll().where("transaction_id", "=", transactionId).executeTakeFirst();
}

/** A paid payment stays paid. */
export async function decideTestPayment(db: Db, transactionId: string, status: "PAID" | "CANCELLED"): Promise<void> {
  await db
    .updateTable("test_payment")
    .set({ status })
    .where("transaction_id", "=", transactionId)
    .where("status", "!=", "PAID")
    .execute();
}
