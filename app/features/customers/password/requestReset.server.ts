import { newPasswordAddress } from "~/addresses";
import { newId } from "~/platform/database/ids.server";
import type { Locale } from "~/platform/i18n/locale";
import { queueMail } from "~/platform/mail/outbox.queries.server";
import type { World } from "~/platform/process/world.server";
import { checkRateLimit } from "../accountAttempts.server";
import { resetMs } from "../accountPeriods";
import { normalizeEmail } from "../customer";
import { findCredentials } from "../customer.queries.server";
import { passwordResetEmail } from "../customerEmails.server";
import type { ClientInfo } from "../session/signIn.server";
import { createReset } from "./secret.queries.server";

type Shop = Pick<World, "db" | "now"> & { environment: Pick<World["environment"], "publicUrl"> };

/**
 * Sends an e-mail with a link to an address that has an account, and nothing to any other address. Neither the response
 * nor its timing reveals which of them it was. Beyond the rate limit no more e-mails are sent, without a message.
 */
export async function requestReset(
  { db, now, environment }: Shop,
  { email, locale }: { email: string; locale: Locale },
  { address }: Pick<ClientInfo, "address">,
): Promise<void> {
  if (!(await checkRateLimit(db, "reset", { caller: address, account: normalizeEmail(email) }, now()))) return;
  await db.transaction().execute(async (tx) => {
    const credentials = await findCredentials(tx, email);
    const secret = await createReset(tx, credentials?.id ?? null, now());
    const link = `${environment.publicUrl}${newPasswordAddress(locale, secret)}`;
    const message = passwordResetEmail({ locale, link });
    if (!credentials) return;
    const address = { kind: "password-reset", reference: newId(), recipient: credentials.email };
    await queueMail(tx, { ...message, ...address, secretUntil: now() + resetMs }, now());
  });
}
