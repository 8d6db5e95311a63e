import { addressOf } from "~/addresses";
import { countAttempt, resetAttempts } from "~/platform/database/attempts.queries.server";
import type { Db } from "~/platform/database/database.server";
import { newId } from "~/platform/database/ids.server";
import { queueMail } from "~/platform/mail/outbox.queries.server";
import type { World } from "~/platform/process/world.server";
import { attemptKey } from "../accountAttempts.server";
import { ownerLimits } from "../accountLimits";
import { normalizeEmail } from "../customer";
import { type Credentials, findCredentialsById, markEmailVerified, savePassword } from "../customer.queries.server";
import { passwordChangedEmail } from "../customerEmails.server";
import { forgetDevices, rememberDevice } from "../session/knownDevice.queries.server";
import { endSessions } from "../session/session.queries.server";
import { hashPassword, verifyPassword } from "./password.server";
import { checkPassword, type PasswordProblem } from "./passwordRules.server";
import { cancelEmailChange, consumeReset, findResetOwner } from "./secret.queries.server";

type Clock = Pick<World, "db" | "now">;
type Shop = Clock & { environment: Pick<World["environment"], "publicUrl"> };

/** `device` is the token that makes the browser a known one. */
export type ResetOutcome = { ok: true; device: string } | { ok: false; reason: "closed" | PasswordProblem };

/**
 * Consumes an e-mailed link, sets the new password, ends every session and informs the owner. Opening the link verifies
 * the address, so the count of failed sign-ins by strangers is reset and the browser becomes a known one. closed: the
 * link is unknown, used or expired. A rejected password leaves the link valid. `whenVerified` runs in the same
 * transaction.
 */
export async function resetPassword(
  shop: Shop,
  secret: string,
  password: string,
  whenVerified?: (tx: Db, customer: Owner) => Promise<void>,
): Promise<ResetOutcome> {
  const { db, now } = shop;
  const customer = await findResetOwner(db, secret, now());
  if (!customer) return { ok: false, reason: "closed" };
  const reason = await checkPassword(password, customer.email);
  if (reason) return { ok: false, reason };
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (tx) => {
    const customerId = await consumeReset(tx, secret, now());
    if (!customerId) return { ok: false, reason: "closed" };
    await savePassword(tx, customerId, passwordHash);
    await markEmailVerified(tx, customerId, now());
    await whenVerified?.(tx, customer);
    await cancelEmailChange(tx, customerId);
    await endSessions(tx, customerId);
    await resetAttempts(tx, attemptKey("signIn", normalizeEmail(customer.email)));
    await forgetDevices(tx, customerId);
    await queuePasswordChangedEmail({ ...shop, db: tx }, customer);
    return { ok: true, device: await rememberDevice(tx, customerId, null, now()) };
  });
}

export type PasswordChangeOutcome = { ok: true } | { ok: false; reason: "old" | PasswordProblem };

/**
 * Changes the password of a signed-in customer who knows the old one. The session of `token` continues, and all others
 * end.
 */
export async function changePassword(
  shop: Shop,
  { customerId, token }: { customerId: string; token: string },
  { old, password }: { old: string; password: string },
): Promise<PasswordChangeOutcome> {
  const { db } = shop;
  const customer = (await verifyOldPassword(shop, customerId, old)) && (await findCredentialsById(db, customerId));
  if (!customer) return { ok: false, reason: "old" };
  const reason = await checkPassword(password, customer.email);
  if (reason) return { ok: false, reason };
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (tx) => {
    await savePassword(tx, customerId, passwordHash);
    await cancelEmailChange(tx, customerId);
    await endSessions(tx, customerId, token);
    await queuePasswordChangedEmail({ ...shop, db: tx }, customer);
  });
  return { ok: true };
}

type Owner = Pick<Credentials, "id" | "email" | "locale">;

/**
 * Queues an e-mail to the owner of the account, who may not be the one who changed the password. It is rate-limited.
 */
async function queuePasswordChangedEmail({ db, now, environment }: Shop, { id, email, locale }: Owner): Promise<void> {
  if (!(await countAttempt(db, `password e-mail ${id}`, ownerLimits.passwordEmail, now()))) return;
  const link = `${environment.publicUrl}${addressOf("passwordReset", locale)}`;
  const message = passwordChangedEmail({ locale, link, at: now() });
  await queueMail(db, { ...message, kind: "password-changed", reference: newId(), recipient: email }, now());
}

/** Verifies the password again before sensitive changes. After too many attempts even the right one fails. */
export async function verifyOldPassword({ db, now }: Clock, customerId: string, typed: string): Promise<boolean> {
  const isAllowed = await countAttempt(db, `old password ${customerId}`, ownerLimits.oldPassword, now());
  const credentials = await findCredentialsById(db, customerId);
  return (await verifyPassword(typed, credentials?.passwordHash)) && isAllowed;
}
