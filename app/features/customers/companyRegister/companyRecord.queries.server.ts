import type { Db } from "~/platform/database/database.server";
import { dayMs } from "~/platform/time/durations";

import type { CompanyRecord } from "../customer";

/** How long the registers' responses are cached (domain 1.1). */

const cachedMs = dayMs;

type Key = { country: string; companyId: string };

export async function findCachedCompany(
  db: Db,
  { country, companyId }: Key,
  now: number,
): Promise<CompanyRecord | undefined> {
  const row = await db
    .selectFrom("company_record")
    .where("country", "=", country)
    .where("company_id", "=", companyId)
    .where("read_at", ">", now - cachedMs)
    .select("record_json")
    .executeTakeFirst();
  return row && JSON.parse(row.record_json);
}

export async function cacheCompany(
  db: Db,
  { country, companyId }: Key,
  record: CompanyRecord,
  now: number,
): Promise<void> {
  const value = { record_json: JSON.stringify(record), read_at: now };
  await db
    .deleteFrom("company_record")
    .where("read_at", "<=", now - cachedMs)
    .execute();
  await db
    .insertInto("company_record")
    .values({ country, company_id: companyId, ...value })
    .onConflict((conflict) => conflict.columns(["country", "company_id"]).doUpdateSet(value))
    .execute();
}
