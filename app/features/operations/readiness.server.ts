import { pictureKey } from "~/platform/pictures/storePicture.server";
import type { World } from "~/platform/process/world.server";
import { openStore } from "~/platform/storage/openStore.server";
import { minuteMs } from "~/platform/time/durations";

import { readOverdueMail, readSomePictures } from "./operations.queries.server";
import { hasSharedSecret } from "./sharedSecret.server";

export type Readiness = {
  isReady: boolean;
  /** Sentences about why the machine is not ready, and about problems that do not keep visitors away. */
  remarks: string[];
};

export type ReadinessDeps = Pick<World, "db" | "now"> & {
  environment: Pick<World["environment"], "dataDir" | "objectStorage" | "databaseUrl" | "sessionSecret">;
};

/** Number of pictures that are checked at each end: the oldest and the newest. */
const lookedForPictures = 6;
/**
 * When waiting e-mails count as overdue. The outbox is processed every few seconds, and an unavailable mail server is
 * retried within minutes.
 */
export const overdueAfterMs = 15 * minuteMs;

/**
 * Returns whether this machine should receive visitors, provided that its database is available. A session secret that
 * differs from that of the other machines, or a folder without the shop's pictures, keeps visitors away. Unsent e-mails
 * do not: every machine would be affected, and the shop would be closed because a mail server is down.
 */
export async function readReadiness(deps: ReadinessDeps): Promise<Readiness> {
  const { db, environment, now } = deps;
  const pictures = await findMissingPictures(deps);
  const problems = [
    ...(environment.databaseUrl && !(await hasSharedSecret(deps))
      ? ["The session secret is not that of the shop's other machines."]
      : []),
    ...(pictures.isNoneThere ? [`None of ${pictures.asked} pictures is there.`] : []),
  ];
  const overdue = await readOverdueMail(db, { queuedBefore: now() - overdueAfterMs, now: now() });
  const warnings = [
    ...(pictures.missing > 0 && !pictures.isNoneThere
      ? [`Pictures that are missing, of ${pictures.asked}: ${pictures.missing}.`]
      : []),
    ...(overdue.count > 0 ? [`E-mails that should have been sent: ${overdue.count}.`] : []),
  ];
  return { isReady: problems.length === 0, remarks: [...problems, ...warnings] };
}

/** Checks some of the shop's pictures; an unavailable storage counts as having none of them. */
async function findMissingPictures({ db, environment }: ReadinessDeps) {
  const store = openStore(environment);
  const names = await readSomePictures(db, lookedForPictures);
  const found = await Promise.all(names.map((name) => store.has(pictureKey(name)).catch(() => false)));
  const missing = found.filter((isThere) => !isThere).length;
  return { asked: names.length, missing, isNoneThere: names.length > 0 && missing === names.length };
}
