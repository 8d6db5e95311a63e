import { type Db, isTransactionConflict } from "~/platform/database/database.server";
import type { World } from "~/platform/process/world.server";

/** The dependencies of the order actions. Inside a transaction, `db` is that transaction. */
export type OrderDeps = { db: Db; now: () => number; environment: Pick<World["environment"], "publicUrl"> };

const maxAttempts = 8;

/** Runs an action in a transaction, and retries it after a conflict; the error of the last attempt is thrown. */
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
