import { emailProofAddress } from "~/addresses";
import { countAttempt } from "~/platform/database/attempts.queries.server";
import { newId } from "~/platform/database/ids.server";
import type { Locale } from "~/platform/i18n/locale";
import { queueMail } from "~/platform/mail/outbox.queries.server";
import type { World } from "~/platform/process/world.server";

import { ownerLimits } from "./accountLimits";
import { foldEmail, proofMs } from "./customer";
import { findCredentials } from "./customer.queries.server";
import { emailChangeLetter, emailWarningLetter } from "./customerLetters.server";
import { isOldPassword } from "./password/changePassword.server";
import { openProof } from "./password/secret.queries.server";

export type EmailChangeOutcome =
  | { ok: true }
  /** limited: asked for too often · taken: another account has it. */
  | { ok: false; reason: "password" | "same" | "taken" | "limited" };

type Shop = Pick<World, "db" | "now"> & { environment: Pick<World["environment"], "publicUrl"> };

/**
 * Asks the new address for a proof and tells the old one; until the proof the old one stays. Only who knows the password
 * may ask, and a password changed meanwhile ends the letter's link.
 */
export async function requestEmailChange(
  shop: Shop,
  customer: { id: string; email: string; locale: Locale },
  { newEmail, password }: { newEmail: string; password: string },
): Promise<EmailChangeOutcome> {
  const { db, now } = shop;
  if (!(await isOldPassword(shop, customer.id, password))) return { ok: false, reason: "password" };
  if (foldEmail(newEmail) === foldEmail(customer.email)) return { ok: false, reason: "same" };
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
    const secret = await openProof(tx, { id, email: newEmail }, now());
    const link = `${environment.publicUrl}${emailProofAddress(locale, secret)}`;
    const proof = { ...emailChangeLetter({ locale, link }), kind: "email-proof", recipient: newEmail };
    await queueMail(tx, { ...proof, reference: newId(), secretUntil: now() + proofMs }, now());
    const warning = { ...emailWarningLetter({ locale, newEmail }), kind: "email-warning", recipient: email };
    await queueMail(tx, { ...warning, reference: newId() }, now());
  });
}
