import type { Db } from "~/platform/database/database.server";

/** Finds the retired product, or else the retired category, of an id in an address. */
export async function findRetiredById(db: Db, id: number): Promise<{ to: string | null } | undefined> {
  for (const table of ["product", "category"] as const) {
    const row = await db
      .selectFrom(table)
      .where("id", "=", id)
      .where("retired_at", "is not", null)
      .select("retired_to as to")
      .executeTakeFirst();
    if (row) return row;
  }
  return undefined;
}
