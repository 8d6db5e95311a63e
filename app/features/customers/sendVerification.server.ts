import { emailVerificationAddress } from "~/addresses";
import { countAttempt } from "~/platform/database/attempts.queries.server";
import type { Db } from "~/platform/database/database.server";
import { newId } from "~/platform/database/ids.server";
import type { Locale } from "~/platform/i18n/locale";
import { queueMail } from "~/platform/mail/outbox.queries.server";
import type { World } from "~/platform/process/world.server";

import { ownerLimits } from "./accountLimits";
import { verificationMs } from "./accountPeriods";
import { verificationEmail } from "./customerEmails.server";
import { createVerification } from "./password/secret.queries.server";

type Recipient = { id: string; email: string; locale: Locale };
type Shop = { db: Db; now: () => number; environment: Pick<World["environment"], "publicUrl"> };

/**
 * Queues an e-mail whose link verifies the address; earlier links become invalid. It runs in the caller's transaction.
 */
export async function queueVerification({ db, now, environment }: Shop, recipient: Recipient): Promise<void> {
  const { id, email, locale } = recipient;
  const secret = await createVerification(db, { id, email }, now());
  const link = `${environment.publicUrl}${emailVerificationAddress(locale, secret)}`;
  const message = verificationEmail({ locale, link });
  const address = { kind: "email-proof", reference: newId(), recipient: email };
  await queueMail(db, { ...message, ...address, secretUntil: now() + verificationMs }, now());
}

/** Sends the verification e-mail again, within the rate limit. */
export async function sendVerification({ db, ...shop }: Shop, recipient: Recipient): Promise<void> {
  if (!(await countAttempt(db, `proof account ${recipient.id}`, ownerLimits.proof, shop.now()))) return;
  await db.transaction().execute((tx) => queueVerification({ db: tx, ...shop }, recipient));
}
