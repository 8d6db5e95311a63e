import type { SelectQueryBuilder } from "kysely";

import type { Db } from "~/platform/database/database.server";
import { newId } from "~/platform/database/ids.server";
import type { Tables } from "~/platform/database/schema";
import { type Locale, locales } from "~/platform/i18n/locale";

import { minEmailIntervalMs, type TokenPurpose } from "./newsletter";

/**
 * Marks an address as awaiting confirmation and returns its id. Returns undefined when no e-mail should be sent now:
 * the address is subscribed already, or the last e-mail is too recent. The database serializes concurrent requests.
 */
export async function upsertSubscriber(
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
    .where("asked_at", "<=", now - minEmailIntervalMs)
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

/** Invalidates the confirmation links of older e-mails. */
export async function deleteConfirmTokens(db: Db, subscriberId: string): Promise<void> {
  await db
    .deleteFrom("newsletter_token")
    .where("subscriber_id", "=", subscriberId)
    .where("purpose", "=", "confirm")
    .execute();
}

/**
 * `consentTexts` are the texts of the confirmation in each language; the one in the subscriber's language is stored.
 */
export async function markConfirmed(
  db: Db,
  subscriberId: string,
  consentTexts: Record<Locale, string>,
  now: number,
): Promise<void> {
  for (const locale of locales) {
    await db
      .updateTable("newsletter_subscriber")
      .set({ confirmed_at: now, left_at: null, consent_text: consentTexts[locale] })
      .where("id", "=", subscriberId)
      .where("locale", "=", locale)
      .execute();
  }
}

export async function markUnsubscribed(db: Db, subscriberId: string, now: number): Promise<void> {
  await db
    .updateTable("newsletter_subscriber")
    .set({ left_at: now })
    .where("id", "=", subscriberId)
    .where("left_at", "is", null)
    .execute();
}

/** none: never subscribed, or unsubscribed · asked: not confirmed yet · subscribed: gets the newsletter. */
export type Subscription = "none" | "asked" | "subscribed";

export async function findSubscription(db: Db, email: string, locale: Locale): Promise<Subscription> {
  const found = await selectSubscriber(db, email, locale).select(["confirmed_at", "left_at"]).executeTakeFirst();
  if (!found || found.left_at !== null) return "none";
  return found.confirmed_at === null ? "asked" : "subscribed";
}

/** Ends the subscription of a signed-in customer and invalidates its confirmation links. */
export async function unsubscribe(db: Db, email: string, locale: Locale, now: number): Promise<void> {
  const found = await selectSubscriber(db, email, locale).select("id").executeTakeFirst();
  if (!found) return;
  await markUnsubscribed(db, found.id, now);
  await deleteConfirmTokens(db, found.id);
}

function selectSubscriber(db: Db, email: string, locale: Locale) {
  return db.selectFrom("newsletter_subscriber").where("email", "=", email).where("locale", "=", locale);
}

/** Deletes at most `limit` subscribers who unsubscribed before an instant; returns how many. */
export async function purgeUnsubscribed(db: Db, leftBefore: number, limit: number): Promise<number> {
  return deleteSubscribers(db, db.selectFrom("newsletter_subscriber").where("left_at", "<", leftBefore), limit);
}

/** Deletes at most `limit` subscribers whose last e-mail was sent before an instant and who never confirmed. */
export async function purgeUnconfirmed(db: Db, askedBefore: number, limit: number): Promise<number> {
  const unconfirmed = db
    .selectFrom("newsletter_subscriber")
    .where("confirmed_at", "is", null)
    .where("left_at", "is", null);
  return deleteSubscribers(db, unconfirmed.where("asked_at", "<", askedBefore), limit);
}

/** Deletes subscribers; their tokens are deleted by the foreign key. */
async function deleteSubscribers(db: Db, subscribers: SubscriberQuery, limit: number): Promise<number> {
  const ids = subscribers.orderBy("id").limit(limit).select("id");
  const { numDeletedRows } = await db
    .deleteFrom("newsletter_subscriber")
    .where("id", "in", ids)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

type SubscriberQuery = SelectQueryBuilder<Tables, "newsletter_subscriber", object>;

/**
 * Deletes the subscriptions of a deleted account, in every language. An unverified address may be a stranger's: then
 * only unconfirmed subscriptions are deleted.
 */
export async function deleteSubscriber(
  db: Db,
  { email, isEmailVerified }: { email: string; isEmailVerified: boolean },
) {
  await db
    .deleteFrom("newsletter_subscriber")
    .where("email", "=", email.toLowerCase())
    .$if(!isEmailVerified, (query) => query.where("confirmed_at", "is", null))
    .execute();
}

const subscription = ["email", "locale", "asked_at as askedAt", "confirmed_at as confirmedAt"] as const;

export type Subscriber = {
  email: string;
  locale: Locale;
  askedAt: number;
  confirmedAt: number | null;
  leftAt: number | null;
  /** The text that the subscriber agreed to; empty for subscriptions made before such texts were stored. */
  consentText: string;
};

/** Returns confirmed subscribers who have not unsubscribed, of one language or of both, ordered by e-mail. */
export async function listSubscribers(db: Db, locale: Locale | undefined): Promise<Subscriber[]> {
  return db
    .selectFrom("newsletter_subscriber")
    .where("confirmed_at", "is not", null)
    .where("left_at", "is", null)
    .$if(locale !== undefined, (query) => query.where("locale", "=", locale ?? "cs"))
    .orderBy("email")
    .orderBy("locale")
    .select([...subscription, "left_at as leftAt", "consent_text as consentText"])
    .execute();
}

/** Returns the subscriptions of one address in every language. */
export async function readSubscriptionsOf(db: Db, email: string): Promise<Subscriber[]> {
  return db
    .selectFrom("newsletter_subscriber")
    .where("email", "=", email.toLowerCase())
    .orderBy("locale")
    .select([...subscription, "left_at as leftAt", "consent_text as consentText"])
    .execute();
}
