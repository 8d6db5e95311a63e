import type { Db } from "~/platform/database/database.server";

/** Reads the ISO codes of the billing countries, in the operator's order. */
export async function readCountries(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("country").orderBy("position").select("code").execute();
  return rows.map(({ code }) => code);
}
