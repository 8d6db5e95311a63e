import { emailProofAddress } from "~/addresses";
import { countAttempt } from "~/platform/database/attempts.queries.server";
import type { Db } from "~/platform/database/database.server";
import { newId } from "~/platform/database/ids.server";
import type { Locale } from "~/platform/i18n/locale";
import { queueMail } from "~/platform/mail/outbox.queries.server";
import type { World } from "~/platform/process/world.server";

import { ownerLimits } from "./accountLimits";
import { proofMs } from "./customer";
import { proofLetter } from "./customerLetters.server";
import { openProof } from "./password/secret.queries.server";

type Recipient = { id: string; email: string; locale: Locale };
type Shop = { db: Db; now: () => number; environment: Pick<World["environment"], "publicUrl"> };

/** Writes a letter whose link proves the address; the link of an earlier letter ends. Part of the deed that runs it. */
export async function queueProof({ db, now, environment }: Shop, recipient: Recipient): Promise<void> {
  const { id, email, locale } = recipient;
  const secret = await openProof(db, { id, email }, now());
  const link = `${environment.publicUrl}${emailProofAddress(locale, secret)}`;
  const letter = proofLetter({ locale, link });
  const address = { kind: "email-proof", reference: newId(), recipient: email };
  await queueMail(db, { ...letter, ...address, secretUntil: now() + proofMs }, now());
}

/** Another letter for who has lost the first; who asks too often gets none. */
export async function sendProofAgain({ db, ...shop }: Shop, recipient: Recipient): Promise<void> {
  if (!(await countAttempt(db, `proof account ${recipient.id}`, ownerLimits.proof, shop.now()))) return;
  await db.transaction().execute((tx) => queueProof({ db: tx, ...shop }, recipient));
}
