import { type Db, isTransactionConflict } from "~/platform/database/database.server";
import type { World } from "~/platform/process/world.server";

/** What the order actions need; inside a transaction, `db` is the transaction. */
export type OrderDeps = { db: Db; now: () => number; environment: Pick<World["environment"], "publicUrl"> };

const maxAttempts = 8;

/** Runs an action in a transaction. A conflict is retried; after the last attempt its error is thrown. */
export async function inTransaction<Outcome>(
  { db, ...deps }: OrderDeps,
  action: (txDeps: OrderDeps) => Promise<Outcome>,
): Promise<Outcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute((tx) => action({ ...deps, db: tx }));
    } catch (error) {
      if (attempt === maxAttempts || !isTransactionConflict(error)) throw error;
    }
  }
}
