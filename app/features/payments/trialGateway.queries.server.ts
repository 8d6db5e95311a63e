import type { Insertable, Selectable } from "kysely";
import type { Db } from "~/platform/database/database.server";
import type { Tables } from "~/platform/database/schema";

/** Queries of the built-in trial gateway, which stands in for a bank while the shop has none. */
export type TrialPayment = Selectable<Tables["test_payment"]>;

export async function insertTrialPayment(db: Db, payment: Insertable<Tables["test_payment"]>): Promise<void> {
  await db.insertInto("test_payment").values(payment).execute();
}

export async function findTrialPayment(db: Db, transactionId: string): Promise<TrialPayment | undefined> {
  return db.selectFrom("test_payment").selectAll().where("transaction_id", "=", transactionId).executeTakeFirst();
}

/** Stores the outcome of a payment. A paid payment stays paid. */
export async function decideTrialPayment(db: Db, transactionId: string, status: "PAID" | "CANCELLED"): Promise<void> {
  await db
    .updateTable("test_payment")
    .set({ status })
    .where("transaction_id", "=", transactionId)
    .where("status", "!=", "PAID")
    .execute();
}

/** Refunds a part or all of a payment. Returns false when the payment is not paid, or has less left. */
export async function refundTrialPayment(db: Db, transactionId: string, hundredths: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("test_payment")
    .set((eb) => ({ refunded_hundredths: eb("refunded_hundredths", "+", hundredths) }))
    .where("transaction_id", "=", transactionId)
    .where("status", "=", "PAID")
    .where((eb) => eb(eb("refunded_hundredths", "+", hundredths), "<=", eb.ref("price_hundredths")))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
