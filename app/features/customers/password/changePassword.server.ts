import { addressOf } from "~/addresses";
import { countAttempt, forgetAttempts } from "~/platform/database/attempts.queries.server";
import { newId } from "~/platform/database/ids.server";
import { queueMail } from "~/platform/mail/outbox.queries.server";
import type { World } from "~/platform/process/world.server";

import { ownerLimits } from "../accountLimits";
import { foldEmail } from "../customer";
import { type Credentials, findCredentialsById, markEmailProved, savePassword } from "../customer.queries.server";
import { passwordChangedLetter } from "../customerLetters.server";
import { forgetDevices, rememberDevice } from "../session/knownDevice.queries.server";
import { accountKey } from "../session/rateLimit.server";
import { endSessions } from "../session/session.queries.server";
import { hashPassword, isPassword } from "./password.server";
import { type PasswordFault, passwordFault } from "./passwordRules.server";
import { dropEmailChange, findResetOwner, takeReset } from "./secret.queries.server";

type Clock = Pick<World, "db" | "now">;
type Shop = Clock & { environment: Pick<World["environment"], "publicUrl"> };

/** `device` is the token of a browser that is known from now on. */
export type ResetOutcome = { ok: true; device: string } | { ok: false; reason: "closed" | PasswordFault };

/**
 * Uses a letter's link up, sets the new password, ends every session and tells the owner. Who has read the letter has
 * proved the address, so strangers' failures to sign in count no more and the browser is a known one. closed: the link is
 * unknown, used or too old. A password that is refused leaves the link open.
 */
export async function resetPassword(shop: Shop, secret: string, password: string): Promise<ResetOutcome> {
  const { db, now } = shop;
  const customer = await findResetOwner(db, secret, now());
  if (!customer) return { ok: false, reason: "closed" };
  const reason = await passwordFault(password, customer.email);
  if (reason) return { ok: false, reason };
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (tx) => {
    const customerId = await takeReset(tx, secret, now());
    if (!customerId) return { ok: false, reason: "closed" };
    await savePassword(tx, customerId, passwordHash);
    await markEmailProved(tx, customerId, now());
    await dropEmailChange(tx, customerId);
    await endSessions(tx, customerId);
    await forgetAttempts(tx, accountKey("signIn", foldEmail(customer.email)));
    await forgetDevices(tx, customerId);
    await queuePasswordNews({ ...shop, db: tx }, customer);
    return { ok: true, device: await rememberDevice(tx, customerId, null, now()) };
  });
}

export type ChangeOutcome = { ok: true } | { ok: false; reason: "old" | PasswordFault };

/** The same for who is signed in, if the old password is right; the session of `token` goes on, all others end. */
export async function changePassword(
  shop: Shop,
  { customerId, token }: { customerId: string; token: string },
  { old, password }: { old: string; password: string },
): Promise<ChangeOutcome> {
  const { db } = shop;
  const customer = (await isOldPassword(shop, customerId, old)) && (await findCredentialsById(db, customerId));
  if (!customer) return { ok: false, reason: "old" };
  const reason = await passwordFault(password, customer.email);
  if (reason) return { ok: false, reason };
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (tx) => {
    await savePassword(tx, customerId, passwordHash);
    await dropEmailChange(tx, customerId);
    await endSessions(tx, customerId, token);
    await queuePasswordNews({ ...shop, db: tx }, customer);
  });
  return { ok: true };
}

type Owner = Pick<Credentials, "id" | "email" | "locale">;

/** Tells the owner of the account, who may not be the one who changed it; not without end. */
async function queuePasswordNews({ db, now, environment }: Shop, { id, email, locale }: Owner): Promise<void> {
  if (!(await countAttempt(db, `password letter ${id}`, ownerLimits.passwordLetter, now()))) return;
  const link = `${environment.publicUrl}${addressOf("passwordReset", locale)}`;
  const letter = passwordChangedLetter({ locale, link, at: now() });
  await queueMail(db, { ...letter, kind: "password-changed", reference: newId(), recipient: email }, now());
}

/** Asked again before what a stranger at an open computer must not do. After too many guesses the right one fails, too. */
export async function isOldPassword({ db, now }: Clock, customerId: string, typed: string): Promise<boolean> {
  const isFree = await countAttempt(db, `old password ${customerId}`, ownerLimits.oldPassword, now());
  const credentials = await findCredentialsById(db, customerId);
  return (await isPassword(typed, credentials?.passwordHash)) && isFree;
}
