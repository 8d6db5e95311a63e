import type { SelectQueryBuilder } from "kysely";

import type { Db } from "~/platform/database/database.server";
import { newId } from "~/platform/database/ids.server";
import type { Tables } from "~/platform/database/schema";
import type { Locale } from "~/platform/i18n/locale";

import { pauseMs, type TokenPurpose } from "./newsletter";

/**
 * Makes an address one that is asked to confirm, and gives its id; undefined when it needs no letter now: it is
 * subscribed already, or the last letter is too fresh. Two requests at once are told apart by the database.
 */
export async function askSubscriber(
  db: Db,
  { email, locale }: { email: string; locale: Locale },
  now: number,
): Promise<string | undefined> {
  const id = newId();
  const fresh = { id, email, locale, created_at: now, asked_at: now, confirmed_at: null, left_at: null };
  const added = await db
    .insertInto("newsletter_subscriber")
    .values(fresh)
    .onConflict((conflict) => conflict.columns(["email", "locale"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (added) return added.id;
  const asked = await db
    .updateTable("newsletter_subscriber")
    .set({ asked_at: now })
    .where("email", "=", email)
    .where("locale", "=", locale)
    .where((eb) => eb.or([eb("confirmed_at", "is", null), eb("left_at", "is not", null)]))
    .where("asked_at", "<=", now - pauseMs)
    .returning("id")
    .executeTakeFirst();
  return asked?.id;
}

export async function addToken(
  db: Db,
  token: { hash: string; subscriberId: string; purpose: TokenPurpose },
  now: number,
): Promise<void> {
  const { hash, subscriberId, purpose } = token;
  await db
    .insertInto("newsletter_token")
    .values({ hash, subscriber_id: subscriberId, purpose, created_at: now })
    .execute();
}

export async function findToken(db: Db, hash: string, purpose: TokenPurpose) {
  return db
    .selectFrom("newsletter_token")
    .where("hash", "=", hash)
    .where("purpose", "=", purpose)
    .select(["subscriber_id as subscriberId", "purpose", "created_at as createdAt"])
    .executeTakeFirst();
}

/** Links of older letters confirm no more. */
export async function dropConfirmTokens(db: Db, subscriberId: string): Promise<void> {
  await db
    .deleteFrom("newsletter_token")
    .where("subscriber_id", "=", subscriberId)
    .where("purpose", "=", "confirm")
    .execute();
}

export async function markConfirmed(db: Db, subscriberId: string, now: number): Promise<void> {
  await db
    .updateTable("newsletter_subscriber")
    .set({ confirmed_at: now, left_at: null })
    .where("id", "=", subscriberId)
    .execute();
}

export async function markLeft(db: Db, subscriberId: string, now: number): Promise<void> {
  await db
    .updateTable("newsletter_subscriber")
    .set({ left_at: now })
    .where("id", "=", subscriberId)
    .where("left_at", "is", null)
    .execute();
}

/** none: never asked, or gone · asked: the letter's link was not followed yet · subscribed: gets the newsletter. */
export type Subscription = "none" | "asked" | "subscribed";

export async function findSubscription(db: Db, email: string, locale: Locale): Promise<Subscription> {
  const found = await selectSubscriber(db, email, locale).select(["confirmed_at", "left_at"]).executeTakeFirst();
  if (!found || found.left_at !== null) return "none";
  return found.confirmed_at === null ? "asked" : "subscribed";
}

/** Ends the subscription of who asks for it while signed in; its letters' links confirm no more. */
export async function leaveNewsletter(db: Db, email: string, locale: Locale, now: number): Promise<void> {
  const found = await selectSubscriber(db, email, locale).select("id").executeTakeFirst();
  if (!found) return;
  await markLeft(db, found.id, now);
  await dropConfirmTokens(db, found.id);
}

function selectSubscriber(db: Db, email: string, locale: Locale) {
  return db.selectFrom("newsletter_subscriber").where("email", "=", email).where("locale", "=", locale);
}

/** Who gets the newsletter: confirmed and not gone. */
export async function isSubscribed(db: Db, email: string, locale: Locale): Promise<boolean> {
  return (await findSubscription(db, email, locale)) === "subscribed";
}

/** Who left before an instant is forgotten; at most `limit`, and how many. */
export async function purgeFormer(db: Db, leftBefore: number, limit: number): Promise<number> {
  return forget(db, db.selectFrom("newsletter_subscriber").where("left_at", "<", leftBefore), limit);
}

/** Who was last asked before an instant and never confirmed is forgotten. */
export async function purgeUnconfirmed(db: Db, askedBefore: number, limit: number): Promise<number> {
  const silent = db.selectFrom("newsletter_subscriber").where("confirmed_at", "is", null).where("left_at", "is", null);
  return forget(db, silent.where("asked_at", "<", askedBefore), limit);
}

/** Links go with their reader. */
async function forget(db: Db, readers: Readers, limit: number): Promise<number> {
  const ids = readers.orderBy("id").limit(limit).select("id");
  const { numDeletedRows } = await db
    .deleteFrom("newsletter_subscriber")
    .where("id", "in", ids)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

type Readers = SelectQueryBuilder<Tables, "newsletter_subscriber", object>;

/**
 * Forgets an address whose account ends, in every language. An address that is not proved may be a stranger's: only
 * what nobody confirmed goes then.
 */
export async function forgetReader(db: Db, { email, isEmailProved }: { email: string; isEmailProved: boolean }) {
  await db
    .deleteFrom("newsletter_subscriber")
    .where("email", "=", email.toLowerCase())
    .$if(!isEmailProved, (query) => query.where("confirmed_at", "is", null))
    .execute();
}
