import { recordStaffAction } from "~/features/audit/staffAction.queries.server";
import { hashOfSecret } from "~/platform/database/ids.server";
import type { World } from "~/platform/process/world.server";

import { insertFingerprint, readFingerprint, replaceFingerprint } from "./operations.queries.server";

type Deps = Pick<World, "db" | "now"> & { environment: Pick<World["environment"], "sessionSecret"> };

/** Returns a fingerprint that distinguishes secrets without revealing them. */
function fingerprintOf(sessionSecret: string): string {
  return hashOfSecret(`fingerprint of ${sessionSecret}`).slice(0, 16);
}

/**
 * True when this machine's secret is the same as that of the shop's other machines. With a different secret it would
 * reject notices that they have signed, and count the attempts of one visitor twice. The secret of the first machine is
 * the one that counts.
 */
export async function hasSharedSecret({ db, environment, now }: Deps): Promise<boolean> {
  const own = fingerprintOf(environment.sessionSecret);
  if (!(await readFingerprint(db))) await insertFingerprint(db, own, now());
  return (await readFingerprint(db)) === own;
}

/** Makes this machine's secret the shop's, for example after a change of the secret or a restore. */
export async function adoptSecret({ db, environment, now }: Deps, actor: string): Promise<void> {
  const at = now();
  await db.transaction().execute(async (tx) => {
    await replaceFingerprint(tx, fingerprintOf(environment.sessionSecret), at);
    await recordStaffAction(tx, { action: "secretAdopted", subject: "session secret", detail: "", at, actor });
  });
}
