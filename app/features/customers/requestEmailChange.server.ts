import { addressOf, emailVerificationAddress } from "~/addresses";
import { countAttempt } from "~/platform/database/attempts.queries.server";
import { newId } from "~/platform/database/ids.server";
import type { Locale } from "~/platform/i18n/locale";
import { queueMail } from "~/platform/mail/outbox.queries.server";
import type { World } from "~/platform/process/world.server";

import { ownerLimits } from "./accountLimits";
import { verificationMs } from "./accountPeriods";
import { normalizeEmail } from "./customer";
import { findCredentials } from "./customer.queries.server";
import { emailChangeEmail, emailChangeWarningEmail } from "./customerEmails.server";
import { verifyOldPassword } from "./password/changePassword.server";
import { createVerification } from "./password/secret.queries.server";

export type EmailChangeOutcome =
  | { ok: true }
  /** limited: the change was requested too often · taken: another account uses the address. */
  | { ok: false; reason: "password" | "same" | "taken" | "limited" };

type Shop = Pick<World, "db" | "now"> & { environment: Pick<World["environment"], "publicUrl"> };

/**
 * Sends a verification link to the new address and a warning to the old one, which remains the account's address until
 * the link is opened. The password is required, and a password change in the meantime invalidates the link.
 */
export async function requestEmailChange(
  shop: Shop,
  customer: { id: string; email: string; locale: Locale },
  { newEmail, password }: { newEmail: string; password: string },
): Promise<EmailChangeOutcome> {
  const { db, now } = shop;
  if (!(await verifyOldPassword(shop, customer.id, password))) return { ok: false, reason: "password" };
  if (normalizeEmail(newEmail) === normalizeEmail(customer.email)) return { ok: false, reason: "same" };
  if (!(await countAttempt(db, `proof account ${customer.id}`, ownerLimits.proof, now()))) {
    return { ok: false, reason: "limited" };
  }
  if (await findCredentials(db, newEmail)) return { ok: false, reason: "taken" };
  await queueLetters(shop, customer, newEmail);
  return { ok: true };
}

async function queueLetters(
  { db, now, environment }: Shop,
  { id, email, locale }: { id: string; email: string; locale: Locale },
  newEmail: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const secret = await createVerification(tx, { id, email: newEmail }, now());
    const link = `${environment.publicUrl}${emailVerificationAddress(locale, secret)}`;
    const proof = { ...emailChangeEmail({ locale, link }), kind: "email-proof", recipient: newEmail };
    await queueMail(tx, { ...proof, reference: newId(), secretUntil: now() + verificationMs }, now());
    const resetUrl = `${environment.publicUrl}${addressOf("passwordReset", locale)}`;
    const contactUrl = `${environment.publicUrl}${addressOf("contact", locale)}`;
    const warning = emailChangeWarningEmail({ locale, newEmail, resetUrl, contactUrl });
    await queueMail(tx, { ...warning, kind: "email-warning", recipient: email, reference: newId() }, now());
  });
}
