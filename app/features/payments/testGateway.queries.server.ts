import type { Insertable, Selectable } from "kysely";
import type { Db } from "~/platform/database/database.server";
import type { Tables } from "~/platform/database/schema";

/** Storage of the built-in test gateway, for a shop that has no bank yet. */
export type TestPayment = Selectable<Tables["test_payment"]>;

export async function insertTestPayment(db: Db, payment: Insertable<Tables["test_payment"]>): Promise<void> {
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

/** False when the payment is not paid, or has less left. */
export async function refundTestPayment(db: Db, transactionId: string, hundredths: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("test_payment")
    .set((eb) => ({ refunded_hundredths: eb("refunded_hundredths", "+", hundredths) }))
    .where("transaction_id", "=", transactionId)
    .where("status", "=", "PAID")
    .where((eb) => eb(eb("refunded_hundredths", "+", hundredths), "<=", eb.ref("price_hundredths")))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
