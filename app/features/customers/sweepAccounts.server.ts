import { sweepAttempts } from "~/platform/database/attempts.queries.server";
import { sweepSecretMail } from "~/platform/mail/outbox.queries.server";
import type { World } from "~/platform/process/world.server";
import { sweepSecrets } from "./password/secret.queries.server";
import { sweepDevices } from "./session/knownDevice.queries.server";
import { sweepSessions } from "./session/session.queries.server";

/** Removes what has expired: counts of attempts, sessions, known browsers, links of letters and the words that held them. */
export async function sweepAccounts({ db, now }: Pick<World, "db" | "now">): Promise<void> {
  await sweepAttempts(db, now());
  await sweepSessions(db, now());
  await sweepDevices(db, now());
  await sweepSecrets(db, now());
  await sweepSecretMail(db, now());
}
