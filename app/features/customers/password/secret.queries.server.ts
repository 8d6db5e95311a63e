import type { Db } from "~/platform/database/database.server";
import { hashOfSecret, newSecret } from "~/platform/database/ids.server";

import { resetMs, verificationMs } from "../accountPeriods";

/** One-time links in e-mails: each expires soon, and only its hash is stored. */

/**
 * Creates a link and returns its secret; older links of the customer become invalid. For an address without an account
 * it does the same work with a null customer, so that the response takes as long.
 */
export async function createReset(db: Db, customerId: string | null, now: number): Promise<string> {
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

/** Returns true while the link can be used. Checking does not consume it. */
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

/** Finds the owner of a valid link, which stays valid. */
export async function findResetOwner(db: Db, secret: string, now: number) {
  return db
    .selectFrom("password_reset")
    .innerJoin("customer", "customer.id", "password_reset.customer_id")
    .where("password_reset.hash", "=", hashOfSecret(secret))
    .where("password_reset.expires_at", ">", now)
    .select(["customer.id", "customer.email", "customer.locale"])
    .executeTakeFirst();
}

/** Consumes the link and returns its customer's id. */
export async function consumeReset(db: Db, secret: string, now: number): Promise<string | undefined> {
  const row = await db
    .deleteFrom("password_reset")
    .where("hash", "=", hashOfSecret(secret))
    .where("expires_at", ">", now)
    .returning("customer_id")
    .executeTakeFirst();
  return row?.customer_id ?? undefined;
}

/** Removes expired links. */
export async function purgeExpiredSecrets(db: Db, now: number): Promise<void> {
  await db.deleteFrom("password_reset").where("expires_at", "<=", now).execute();
  await db.deleteFrom("email_proof").where("expires_at", "<=", now).execute();
}

export async function createVerification(
  db: Db,
  customer: { id: string; email: string },
  now: number,
): Promise<string> {
  await db.deleteFrom("email_proof").where("customer_id", "=", customer.id).execute();
  const secret = newSecret();
  await db
    .insertInto("email_proof")
    .values({
      hash: hashOfSecret(secret),
      customer_id: customer.id,
      email: customer.email,
      expires_at: now + verificationMs,
    })
    .execute();
  return secret;
}

/** Finds the address that a customer's valid link would verify. */
export async function findPendingVerification(db: Db, customerId: string, now: number): Promise<string | undefined> {
  const row = await db
    .selectFrom("email_proof")
    .where("customer_id", "=", customerId)
    .where("expires_at", ">", now)
    .select("email")
    .executeTakeFirst();
  return row?.email;
}

/** Invalidates a customer's password reset links. */
export async function deleteResets(db: Db, customerId: string): Promise<void> {
  await db.deleteFrom("password_reset").where("customer_id", "=", customerId).execute();
}

/** Invalidates a customer's links that would change the account's address. */
export async function cancelEmailChange(db: Db, customerId: string): Promise<void> {
  await db
    .deleteFrom("email_proof")
    .where("customer_id", "=", customerId)
    .where((eb) =>
      eb("email", "not in", eb.selectFrom("customer").where("customer.id", "=", customerId).select("customer.email")),
    )
    .execute();
}

/** Finds the account of a valid link, with its sign-in address. The link stays valid. */
export async function findVerificationOwner(db: Db, secret: string, now: number) {
  return db
    .selectFrom("email_proof")
    .innerJoin("customer", "customer.id", "email_proof.customer_id")
    .where("email_proof.hash", "=", hashOfSecret(secret))
    .where("email_proof.expires_at", ">", now)
    .select(["customer.id", "customer.email"])
    .executeTakeFirst();
}

/** Consumes a customer's link and returns the address that it verifies. */
export async function consumeVerification(
  db: Db,
  { secret, customerId }: { secret: string; customerId: string },
  now: number,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom("email_proof")
    .where("hash", "=", hashOfSecret(secret))
    .where("customer_id", "=", customerId)
    .where("expires_at", ">", now)
    .returning("email")
    .executeTakeFirst();
  return row?.email;
}
