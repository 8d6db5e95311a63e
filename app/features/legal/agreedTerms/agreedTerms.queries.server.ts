import type { Db } from "~/platform/database/database.server";
import { type AgreedTerms, termsContent } from "./termsContent";

/** Stores a version; an existing one stays unchanged. */
export async function insertTerms(db: Db, { id, content }: AgreedTerms, now: number): Promise<void> {
  await db
    .insertInto("agreed_terms")
    .values({ id, locale: content.locale, content_json: JSON.stringify(content), first_used_at: now })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

export async function findTerms(db: Db, id: string): Promise<AgreedTerms | undefined> {
  const row = await db.selectFrom("agreed_terms").where("id", "=", id).select("content_json").executeTakeFirst();
  return row && { id, content: termsContent.parse(JSON.parse(row.content_json)) };
}
