import { countAttempt } from "~/platform/database/attempts.queries.server";
import type { Db } from "~/platform/database/database.server";

import { accountLimits } from "../accountLimits";

/**
 * Counts one more try of `deed`, by where it comes from and by the account it is about; false when either has had too
 * many. Who is over the first is not counted on the second, so that one machine cannot lock accounts without end.
 */
export async function mayTry(
  db: Db,
  deed: keyof typeof accountLimits,
  { caller, account }: { caller: string; account: string },
  now: number,
): Promise<boolean> {
  const limits = accountLimits[deed];
  return (
    (await countAttempt(db, `${deed} caller ${caller}`, limits.caller, now)) &&
    (await countAttempt(db, accountKey(deed, account), limits.account, now))
  );
}

/** The name under which tries about an account are counted. */
export function accountKey(deed: keyof typeof accountLimits, account: string): string {
  return `${deed} account ${account}`;
}
