import type { Db } from "~/platform/database/database.server";

/** Locks a store until the transaction ends, for decisions that depend on counts in it. */
export async function lockStore(db: Db, id: string): Promise<void> {
  await db
    .updateTable("store")
    .set(({ ref }) => ({ position: ref("position") }))
    .where("id", "=", id)
    .execute();
}
