import { recordStaffAction } from "~/features/audit/staffAction.queries.server";
import { newSecret } from "~/platform/database/ids.server";
import type { World } from "~/platform/process/world.server";

import type { Scope } from "./scope";
import { findAccount, saveScope } from "./staff.queries.server";
import { deleteStaffToken, replaceStaffToken } from "./staffToken.queries.server";

type StaffDeps = Pick<World, "db" | "now">;

/** Replaces all scopes of an account; without any, its token ends, too. Returns false when the account is not staff. */
export async function changeScope(
  { db, now }: StaffDeps,
  email: string,
  scope: readonly Scope[],
  actor: string,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const account = await findAccount(tx, email);
    if (!account || account.scope.length === 0) return false;
    await saveScope(tx, account.id, scope);
    if (scope.length === 0) await deleteStaffToken(tx, account.id);
    const detail = `${account.scope.join(" ")} → ${scope.join(" ") || "none"}`;
    await recordStaffAction(tx, { action: "staffScopes", subject: account.email, detail, at: now(), actor });
    return true;
  });
}

/**
 * Issues a new token by which a member of staff signs in to the command line; an older one ends. Returns undefined when
 * the account is not staff.
 */
export async function issueStaffToken(
  { db, now }: StaffDeps,
  email: string,
  actor: string,
): Promise<string | undefined> {
  const token = newSecret();
  return db.transaction().execute(async (tx) => {
    const account = await findAccount(tx, email);
    if (!account || account.scope.length === 0) return undefined;
    await replaceStaffToken(tx, account.id, token, now());
    await recordStaffAction(tx, {
      action: "staffToken",
      subject: account.email,
      detail: "new token",
      at: now(),
      actor,
    });
    return token;
  });
}

/** Ends the token of an account. Returns false when there was none. */
export async function endStaffToken({ db, now }: StaffDeps, email: string, actor: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const account = await findAccount(tx, email);
    if (!account || !(await deleteStaffToken(tx, account.id))) return false;
    await recordStaffAction(tx, {
      action: "staffToken",
      subject: account.email,
      detail: "token ended",
      at: now(),
      actor,
    });
    return true;
  });
}
