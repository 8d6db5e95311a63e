import { countAttempt } from "~/platform/attempts.queries.server";
import type { World } from "~/platform/world.server";

import { ownerLimits } from "./accountLimits";
import { findCredentialsById, markEmailProved, savePassword } from "./customer.queries.server";
import { hashPassword, isPassword } from "./password.server";
import { dropEmailChange, takeReset } from "./secret.queries.server";
import { endSessions } from "./session.queries.server";

type Shop = Pick<World, "db" | "now">;

/**
 * Uses a letter's link up, sets the new password and ends every session. Who has read the letter has proved the address.
 * False for a link that is unknown, used or too old; the password stays then.
 */
export async function resetPassword({ db, now }: Shop, secret: string, password: string): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (tx) => {
    const customerId = await takeReset(tx, secret, now());
    if (!customerId) return false;
    await savePassword(tx, customerId, passwordHash);
    await markEmailProved(tx, customerId, now());
    await dropEmailChange(tx, customerId);
    await endSessions(tx, customerId);
    return true;
  });
}

/** The same for who is signed in, if the old password is right; the session of `token` goes on, all others end. */
export async function changePassword(
  { db, now }: Shop,
  { customerId, token }: { customerId: string; token: string },
  { old, password }: { old: string; password: string },
): Promise<boolean> {
  if (!(await isOldPassword({ db, now }, customerId, old))) return false;
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (tx) => {
    await savePassword(tx, customerId, passwordHash);
    await dropEmailChange(tx, customerId);
    await endSessions(tx, customerId, token);
  });
  return true;
}

/** Asked again before what a stranger at an open computer must not do. After too many guesses the right one fails, too. */
export async function isOldPassword({ db, now }: Shop, customerId: string, typed: string): Promise<boolean> {
  const isFree = await countAttempt(db, `old password ${customerId}`, ownerLimits.oldPassword, now());
  const credentials = await findCredentialsById(db, customerId);
  return (await isPassword(typed, credentials?.passwordHash)) && isFree;
}
