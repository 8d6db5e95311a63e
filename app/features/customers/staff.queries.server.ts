import type { Db } from "~/platform/database/database.server";

import { normalizeEmail } from "./customer";
import { type Scope, scopes } from "./scope";

/** Accounts that may do more than a customer (decision 17). */

export type StaffAccount = { id: string; email: string; isEmailVerified: boolean; scope: Scope[] };

/** Finds an account by its address, whether it is staff or not. */
export async function findAccount(db: Db, email: string): Promise<StaffAccount | undefined> {
  const row = await selectAccounts(db).where("email_key", "=", normalizeEmail(email)).executeTakeFirst();
  return row && staffAccountOf(row);
}

/** `tokenUsedAt` is when the person's token was last used: null if it never was, undefined if there is no token. */
export type ListedStaff = StaffAccount & { tokenUsedAt: number | null | undefined };

export async function listStaff(db: Db): Promise<ListedStaff[]> {
  const rows = await selectAccounts(db)
    .leftJoin("staff_token", "staff_token.customer_id", "customer.id")
    .select(["hash", "used_at as usedAt"])
    .where("scope_json", "!=", "[]")
    .orderBy("email_key")
    .execute();
  return rows.map(({ hash, usedAt, ...row }) => ({
    ...staffAccountOf(row),
    tokenUsedAt: hash === null ? undefined : usedAt,
  }));
}

export function selectAccounts(db: Db) {
  return db.selectFrom("customer").select(["id", "email", "email_proved_at as provedAt", "scope_json as scopeJson"]);
}

type AccountRow = { id: string; email: string; provedAt: number | null; scopeJson: string };

export function staffAccountOf({ id, email, provedAt, scopeJson }: AccountRow): StaffAccount {
  const stored: unknown = JSON.parse(scopeJson);
  const scope = Array.isArray(stored) ? scopes.filter((known) => stored.includes(known)) : [];
  return { id, email, isEmailVerified: provedAt !== null, scope };
}

/** Replaces all scopes of the account, from the account's next request on. */
export async function saveScope(db: Db, accountId: string, scope: readonly Scope[]): Promise<void> {
  const ordered = scopes.filter((known) => scope.includes(known));
  await db
    .updateTable("customer")
    .set({ scope_json: JSON.stringify(ordered) })
    .where("id", "=", accountId)
    .execute();
}
