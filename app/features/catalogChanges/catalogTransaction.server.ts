import { lockCatalog } from "~/features/products/catalogRevision.queries.server";
import { type Db, isTransactionConflict } from "~/platform/database/database.server";

const maxAttempts = 8;

/** Runs a change in one transaction. It is retried when it loses a race for the same rows to customers. */
export async function inCatalogTransaction<Outcome>(db: Db, change: (tx: Db) => Promise<Outcome>): Promise<Outcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (tx) => {
        await lockCatalog(tx);
        return change(tx);
      });
    } catch (error) {
      if (attempt === maxAttempts || !isTransactionConflict(error)) throw error;
    }
  }
}
