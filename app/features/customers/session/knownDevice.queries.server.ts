import type { Db } from "~/platform/database/database.server";
import { hashOfSecret, newSecret } from "~/platform/database/ids.server";

import { deviceMs } from "../accountPeriods";

/**
 * Queries for browsers that have signed in to an account before. They are found by the hash of a token that only the
 * browser has.
 */

/** Returns true when somebody has signed in to the account of this normalized address from that browser. */
export async function isKnownDevice(db: Db, token: string, emailKey: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom("known_device")
    .innerJoin("customer", "customer.id", "known_device.customer_id")
    .where("known_device.token_hash", "=", hashOfSecret(token))
    .where("known_device.expires_at", ">", now)
    .where("customer.email_key", "=", emailKey)
    .select("customer.id")
    .executeTakeFirst();
  return row !== undefined;
}

const maxDevices = 20;

/** Returns a new token for the browser in which the customer has just signed in; its previous token becomes invalid. */
export async function rememberDevice(db: Db, customerId: string, before: string | null, now: number): Promise<string> {
  if (before !== null) await ofCustomer(db, customerId).where("token_hash", "=", hashOfSecret(before)).execute();
  const token = newSecret();
  await db
    .insertInto("known_device")
    .values({ token_hash: hashOfSecret(token), customer_id: customerId, expires_at: now + deviceMs })
    .execute();
  await ofCustomer(db, customerId)
    .where("token_hash", "not in", (eb) =>
      eb
        .selectFrom("known_device")
        .where("customer_id", "=", customerId)
        .orderBy("expires_at", "desc")
        .limit(maxDevices)
        .select("token_hash"),
    )
    .execute();
  return token;
}

export async function forgetDevices(db: Db, customerId: string): Promise<void> {
  await ofCustomer(db, customerId).execute();
}

export async function purgeExpiredDevices(db: Db, now: number): Promise<void> {
  await db.deleteFrom("known_device").where("expires_at", "<=", now).execute();
}

function ofCustomer(db: Db, customerId: string) {
  return db.deleteFrom("known_device").where("customer_id", "=", customerId);
}
