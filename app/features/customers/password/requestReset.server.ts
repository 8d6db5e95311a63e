import { newPasswordAddress } from "~/addresses";
import { newId } from "~/platform/database/ids.server";
import type { Locale } from "~/platform/i18n/locale";
import { queueMail } from "~/platform/mail/outbox.queries.server";
import type { World } from "~/platform/process/world.server";

import { foldEmail, resetMs } from "../customer";
import { findCredentials } from "../customer.queries.server";
import { resetLetter } from "../customerLetters.server";
import { mayTry } from "../session/rateLimit.server";
import type { Caller } from "../session/signIn.server";
import { openReset } from "./secret.queries.server";

type Shop = Pick<World, "db" | "now"> & { environment: Pick<World["environment"], "publicUrl"> };

/**
 * Writes a letter with a link to a known address and nothing to an unknown one. It tells nobody which it was, neither by
 * an answer nor by its time; who asks too often is not told either, and gets no more letters.
 */
export async function requestReset(
  { db, now, environment }: Shop,
  { email, locale }: { email: string; locale: Locale },
  { address }: Pick<Caller, "address">,
): Promise<void> {
  if (!(await mayTry(db, "reset", { caller: address, account: foldEmail(email) }, now()))) return;
  await db.transaction().execute(async (tx) => {
    const credentials = await findCredentials(tx, email);
    const secret = await openReset(tx, credentials?.id ?? null, now());
    const link = `${environment.publicUrl}${newPasswordAddress(locale, secret)}`;
    const letter = resetLetter({ locale, link });
    if (!credentials) return;
    const address = { kind: "password-reset", reference: newId(), recipient: credentials.email };
    await queueMail(tx, { ...letter, ...address, secretUntil: now() + resetMs }, now());
  });
}
