import { type RawBuilder, sql } from "kysely";

import type { Db } from "~/platform/database/database.server";
import { hashOfSecret, newSecret } from "~/platform/database/ids.server";
import type { Locale } from "~/platform/i18n/locale";

import { maxSessionMs, sessionMs } from "../accountPeriods";
import type { Customer } from "../customer";

/** Queries for sessions, which are found by the hash of a token that only the browser has. */

/** A session without its token, which the database does not store. */
export type Session = { customer: Customer; usedAt: number };

const maxAgentLength = 200;

/** Starts a session and returns its token, which is not stored anywhere. */
export async function startSession(db: Db, customerId: string, agent: string, now: number): Promise<string> {
  const token = newSecret();
  await db
    .insertInto("session")
    .values({
      token_hash: hashOfSecret(token),
      customer_id: customerId,
      agent: agent.slice(0, maxAgentLength),
      created_at: now,
      used_at: now,
      expires_at: now + sessionMs,
    })
    .execute();
  return token;
}

/**
 * Finds the session of a token; undefined for a token that is unknown, ended or expired. `locale` is the language of
 * the group's texts.
 */
export async function findSession(db: Db, token: string, locale: Locale, now: number): Promise<Session | undefined> {
  const row = await db
    .selectFrom("session")
    .innerJoin("customer", "customer.id", "session.customer_id")
    .leftJoin("customer_group", "customer_group.id", "customer.group_id")
    .leftJoin("customer_group_text", (join) =>
      join
        .onRef("customer_group_text.group_id", "=", "customer_group.id")
        .on("customer_group_text.locale", "=", locale),
    )
    .where("session.token_hash", "=", hashOfSecret(token))
    .where("session.expires_at", ">", now)
    .where("session.created_at", ">", now - maxSessionMs)
    .select([
      "session.used_at as usedAt",
      "customer.id",
      "customer.email",
      "customer.firstname",
      "customer.lastname",
      "customer.email_proved_at as provedAt",
      "customer.scope_json as scopeJson",
      "customer_group.discount_basis_points as discountBasisPoints",
      "customer_group_text.description",
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const { usedAt, provedAt, scopeJson, discountBasisPoints, description, ...person } = row;
  const group =
    discountBasisPoints === null
      ? null
      : { description: description ?? "", discountPercent: discountBasisPoints / 100 };
  return { usedAt, customer: { ...person, isEmailVerified: provedAt !== null, scope: scopeOf(scopeJson), group } };
}

function scopeOf(json: string): string[] {
  const scope: unknown = JSON.parse(json);
  return Array.isArray(scope) ? scope.filter((name) => typeof name === "string") : [];
}

/** Extends the session by 30 days from now, but to at most 180 days in all. */
export async function renewSession(db: Db, token: string, now: number): Promise<void> {
  await db
    .updateTable("session")
    .set(({ ref }) => ({ used_at: now, expires_at: earlier(sql`${ref("created_at")} + ${maxSessionMs}`, now) }))
    .where("token_hash", "=", hashOfSecret(token))
    .where("expires_at", ">", now)
    .execute();
}

/** Returns the earlier of two instants: `end`, and the end of a session that is used now. */
function earlier(end: RawBuilder<unknown>, now: number) {
  const next = now + sessionMs;
  return sql<number>`case when ${end} < ${next} then ${end} else ${next} end`;
}

export async function endSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom("session").where("token_hash", "=", hashOfSecret(token)).execute();
}

/** Ends all sessions of a customer except the one of `keptToken`. */
export async function endSessions(db: Db, customerId: string, keptToken?: string): Promise<void> {
  await db
    .deleteFrom("session")
    .where("customer_id", "=", customerId)
    .$if(keptToken !== undefined, (query) => query.where("token_hash", "!=", hashOfSecret(keptToken ?? "")))
    .execute();
}

export type SessionLine = { agent: string; createdAt: number; usedAt: number; isThis: boolean };

/** Lists the customer's sessions, the most recently used first. */
export async function listSessions(db: Db, customerId: string, token: string, now: number): Promise<SessionLine[]> {
  const rows = await db
    .selectFrom("session")
    .where("customer_id", "=", customerId)
    .where("expires_at", ">", now)
    .orderBy("used_at", "desc")
    .limit(50)
    .select(["token_hash", "agent", "created_at as createdAt", "used_at as usedAt"])
    .execute();
  return rows.map(({ token_hash, ...line }) => ({ ...line, isThis: token_hash === hashOfSecret(token) }));
}

export async function purgeExpiredSessions(db: Db, now: number): Promise<void> {
  await db.deleteFrom("session").where("expires_at", "<=", now).execute();
}
