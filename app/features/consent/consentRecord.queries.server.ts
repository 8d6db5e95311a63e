import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

/** The text that the visitor was shown with the choice; the same text is stored once. */
export type ConsentWording = { id: string; locale: Locale; body: string };

export type ConsentAnswer = {
  answeredAt: number;
  /** The allowed categories, joined by dots as in the cookie. */
  categories: string;
  locale: Locale;
  wording: string;
};

/** Stores one choice of a visitor; the same choice sent twice in a millisecond is stored once. */
export async function insertConsentAnswer(
  db: Db,
  answer: { visitorId: string; categories: string; wording: ConsentWording },
  now: number,
): Promise<void> {
  const { visitorId, categories, wording } = answer;
  await db
    .insertInto("consent_wording")
    .values(wording)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  await db
    .insertInto("cookie_consent")
    .values({ visitor_id: visitorId, answered_at: now, categories, wording_id: wording.id })
    .onConflict((conflict) => conflict.columns(["visitor_id", "answered_at"]).doNothing())
    .execute();
}

export async function hasConsentAnswer(db: Db, visitorId: string): Promise<boolean> {
  const found = await db
    .selectFrom("cookie_consent")
    .where("visitor_id", "=", visitorId)
    .select("answered_at")
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Reads a visitor's choices, the oldest first. */
export function readConsentAnswers(db: Db, visitorId: string): Promise<ConsentAnswer[]> {
  return db
    .selectFrom("cookie_consent")
    .innerJoin("consent_wording", "consent_wording.id", "cookie_consent.wording_id")
    .where("visitor_id", "=", visitorId)
    .orderBy("answered_at")
    .select(["answered_at as answeredAt", "categories", "locale", "body as wording"])
    .execute();
}

/**
 * Deletes about `limit` choices from before `before`, the oldest first; returns how many were deleted. Wordings stay,
 * as they identify nobody.
 */
export async function purgeConsentAnswers(db: Db, before: number, limit: number): Promise<number> {
  const old = await db
    .selectFrom("cookie_consent")
    .where("answered_at", "<", before)
    .orderBy("answered_at")
    .limit(limit)
    .select(["visitor_id", "answered_at"])
    .execute();
  const last = old.at(-1);
  if (!last) return 0;
  const { numDeletedRows } = await db
    .deleteFrom("cookie_consent")
    .where("answered_at", "<=", last.answered_at)
    .where("answered_at", "<", before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
