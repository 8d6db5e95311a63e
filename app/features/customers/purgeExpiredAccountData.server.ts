import { purgeExpiredAttempts } from "~/platform/database/attempts.queries.server";
import { purgeExpiredSecretMail } from "~/platform/mail/outbox.queries.server";
import type { World } from "~/platform/process/world.server";
import { purgeExpiredSecrets } from "./password/secret.queries.server";
import { purgeExpiredDevices } from "./session/knownDevice.queries.server";
import { purgeExpiredSessions } from "./session/session.queries.server";

/**
 * Deletes expired attempt counts, sessions, known browsers and e-mailed links, and the bodies of the e-mails that
 * contained the links.
 */
export async function purgeExpiredAccountData({ db, now }: Pick<World, "db" | "now">): Promise<void> {
  await purgeExpiredAttempts(db, now());
  await purgeExpiredSessions(db, now());
  await purgeExpiredDevices(db, now());
  await purgeExpiredSecrets(db, now());
  await purgeExpiredSecretMail(db, now());
}
