import { inCatalogTransaction } from "~/features/catalogChanges/catalogTransaction.server";
import type { Db } from "~/platform/database/database.server";
import type { SheetChange, SheetOutcome, SheetProblem } from "./sheet";

class NotWritten extends Error {}

type Found = { changes: SheetChange[]; problems: SheetProblem[] };

/** Applies a table in one transaction, which is rolled back when a row is invalid or in a dry run. */
export async function writeSheet(db: Db, isDryRun: boolean, apply: (tx: Db) => Promise<Found>): Promise<SheetOutcome> {
  let found: Found = { changes: [], problems: [] };
  try {
    await inCatalogTransaction(db, async (tx) => {
      found = await apply(tx);
      if (isDryRun || found.problems.length > 0) throw new NotWritten();
    });
    return { isWritten: true, ...found };
  } catch (error) {
    if (!(error instanceof NotWritten)) throw error;
    return { isWritten: false, ...found };
  }
}
