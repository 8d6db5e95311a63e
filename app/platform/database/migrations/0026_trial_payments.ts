import { type Kysely, sql } from "kysely";

import type { Tables } from "../schema";

/** Marks an order whose payment is only a trial, because no money comes with it. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .alterTable("orders")
    .addColumn("is_trial_payment", "integer", (c) => c.notNull().defaultTo(0).check(sql`is_trial_payment in (0, 1)`))
    .execute();
  // Everything that the built-in gateway has stored was a trial payment.
  await sql`update orders set is_trial_payment = 1 where payment_id = 'card' and id in (
    select order_id from payment_attempt where transaction_id in (select transaction_id from test_payment)
  )`.execute(db);
}
