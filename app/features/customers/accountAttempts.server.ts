import { countAttempt } from "~/platform/database/attempts.queries.server";
import type { Db } from "~/platform/database/database.server";

import { accountLimits } from "./accountLimits";

/**
 * Counts one attempt at `action` by client and by account. Returns false when either has made too many. A client over
 * its own limit is not counted against the account, so that one machine cannot lock accounts without end.
 */
export async function checkRateLimit(
  db: Db,
  action: keyof typeof accountLimits,
  { caller, account }: { caller: string; account: string },
  now: number,
): Promise<boolean> {
  const limits = accountLimits[action];
  return (
    (await countAttempt(db, `${action} caller ${caller}`, limits.caller, now)) &&
    (await countAttempt(db, attemptKey(action, account), limits.account, now))
  );
}

/** Returns the key under which attempts at an account are counted. */
export function attemptKey(action: keyof typeof accountLimits, account: string): string {
  return `${action} account ${account}`;
}
