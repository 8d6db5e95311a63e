import type { Db } from "~/platform/database/database.server";
import { hashOfSecret } from "~/platform/database/ids.server";

import { type StaffAccount, selectAccounts, staffAccountOf } from "./staff.queries.server";

/**
 * Queries for the tokens by which staff sign in to the command line: one a person, stored hashed, valid until it is
 * replaced or ended.
 */

export async function replaceStaffToken(tx: Db, customerId: string, token: string, now: number): Promise<void> {
  await deleteStaffToken(tx, customerId);
  await tx
    .insertInto("staff_token")
    .values({ hash: hashOfSecret(token), customer_id: customerId, created_at: now, used_at: null })
    .execute();
}

/** Deletes an account's token. Returns true when there was one. */
export async function deleteStaffToken(tx: Db, customerId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("staff_token")
    .where("customer_id", "=", customerId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Finds the account of a token with its current scopes, and records that the token was used. */
export async function signInByToken(db: Db, token: string, now: number): Promise<StaffAccount | undefined> {
  const used = await db
    .updateTable("staff_token")
    .set({ used_at: now })
    .where("hash", "=", hashOfSecret(token))
    .returning("customer_id")
    .executeTakeFirst();
  if (!used) return undefined;
  const row = await selectAccounts(db).where("id", "=", used.customer_id).executeTakeFirst();
  return row && staffAccountOf(row);
}

export async function hasStaffTokens(db: Db): Promise<boolean> {
  return (await db.selectFrom("staff_token").select("hash").limit(1).executeTakeFirst()) !== undefined;
}
