import type { Db } from "~/platform/database/database.server";
import { hashOfSecret, newSecret } from "~/platform/database/ids.server";

import { proofMs, resetMs } from "../customer";

/** Links in letters: each works once and not for long, and only its hash is kept. */

/**
 * The secret of a new link; older ones of the same customer end. For an address without an account it does the same
 * work for nobody, so that the answer takes as long.
 */
export async function openReset(db: Db, customerId: string | null, now: number): Promise<string> {
  await db
    .deleteFrom("password_reset")
    .where((eb) => eb.or([eb("customer_id", "=", customerId), eb("expires_at", "<=", now)]))
    .execute();
  const secret = newSecret();
  await db
    .insertInto("password_reset")
    .values({ hash: hashOfSecret(secret), customer_id: customerId, expires_at: now + resetMs })
    .execute();
  return secret;
}

/** True while the link can be used. Looking at it does not use it up. */
export async function isResetOpen(db: Db, secret: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom("password_reset")
    .where("hash", "=", hashOfSecret(secret))
    .where("customer_id", "is not", null)
    .where("expires_at", ">", now)
    .select("hash")
    .executeTakeFirst();
  return row !== undefined;
}

/** Whose password an open link sets; the link stays open. */
export async function findResetOwner(db: Db, secret: string, now: number) {
  return db
    .selectFrom("password_reset")
    .innerJoin("customer", "customer.id", "password_reset.customer_id")
    .where("password_reset.hash", "=", hashOfSecret(secret))
    .where("password_reset.expires_at", ">", now)
    .select(["customer.id", "customer.email", "customer.locale"])
    .executeTakeFirst();
}

/** Uses the link up and tells whose it was. */
export async function takeReset(db: Db, secret: string, now: number): Promise<string | undefined> {
  const row = await db
    .deleteFrom("password_reset")
    .where("hash", "=", hashOfSecret(secret))
    .where("expires_at", ">", now)
    .returning("customer_id")
    .executeTakeFirst();
  return row?.customer_id ?? undefined;
}

/** Removes links that open nothing any more. */
export async function sweepSecrets(db: Db, now: number): Promise<void> {
  await db.deleteFrom("password_reset").where("expires_at", "<=", now).execute();
  await db.deleteFrom("email_proof").where("expires_at", "<=", now).execute();
}

export async function openProof(db: Db, customer: { id: string; email: string }, now: number): Promise<string> {
  await db.deleteFrom("email_proof").where("customer_id", "=", customer.id).execute();
  const secret = newSecret();
  await db
    .insertInto("email_proof")
    .values({
      hash: hashOfSecret(secret),
      customer_id: customer.id,
      email: customer.email,
      expires_at: now + proofMs,
    })
    .execute();
  return secret;
}

/** The address that a customer's open link proves. */
export async function findOpenProof(db: Db, customerId: string, now: number): Promise<string | undefined> {
  const row = await db
    .selectFrom("email_proof")
    .where("customer_id", "=", customerId)
    .where("expires_at", ">", now)
    .select("email")
    .executeTakeFirst();
  return row?.email;
}

/** Ends a customer's open links to a new password. */
export async function dropResets(db: Db, customerId: string): Promise<void> {
  await db.deleteFrom("password_reset").where("customer_id", "=", customerId).execute();
}

/** Ends a customer's open links that would give the account another address. */
export async function dropEmailChange(db: Db, customerId: string): Promise<void> {
  await db
    .deleteFrom("email_proof")
    .where("customer_id", "=", customerId)
    .where((eb) =>
      eb("email", "not in", eb.selectFrom("customer").where("customer.id", "=", customerId).select("customer.email")),
    )
    .execute();
}

/** Uses the link up and tells whose address it proves. */
export async function takeProof(
  db: Db,
  secret: string,
  now: number,
): Promise<{ customerId: string; email: string } | undefined> {
  return db
    .deleteFrom("email_proof")
    .where("hash", "=", hashOfSecret(secret))
    .where("expires_at", ">", now)
    .returning(["customer_id as customerId", "email"])
    .executeTakeFirst();
}
