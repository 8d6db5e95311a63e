import { type Kysely, sql } from "kysely";

import type { Tables } from "../schema";

/** An order whose payment is only a trial says so, for no money comes with it. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .alterTable("orders")
    .addColumn("is_trial_payment", "integer", (c) => c.notNull().defaultTo(0).check(sql`is_trial_payment in (0, 1)`))
    .execute();
  // What the built-in gateway remembers was for trial.
  await sql`update orders set is_trial_payment = 1 where payment_id = 'card' and id in (
    select order_id from payment_attempt where transaction_id in (select transaction_id from test_payment)
  )`.execute(db);
}
