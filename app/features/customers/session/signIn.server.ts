import { countAttempt, forgetAttempts } from "~/platform/database/attempts.queries.server";
import { pseudonymOf } from "~/platform/database/ids.server";
import type { World } from "~/platform/process/world.server";

import { ownerLimits } from "../accountLimits";
import { foldEmail } from "../customer";
import { findCredentials } from "../customer.queries.server";
import { isPassword } from "../password/password.server";
import { isKnownDevice } from "./knownDevice.queries.server";
import { accountKey, mayTry } from "./rateLimit.server";
import { startSession } from "./session.queries.server";

/** Where a request comes from and with what. */
export type Caller = {
  address: string;
  agent: string;
  /** What a browser holds that has signed in before. */
  device?: string | null;
};

export type SignInOutcome =
  | { ok: true; customerId: string; token: string }
  /** wrong: no such account or another password, which nobody outside can tell apart. */
  | { ok: false; reason: "wrong" | "limited" };

/**
 * Starts a session for who knows the password. Known and unknown addresses get the same answer after the same work; both
 * are limited alike. A browser in which the account was opened before has a count of its own, which no stranger's failures
 * touch. Every failure is an event in the log (decision 99).
 */
export async function signIn(
  { db, now, log, environment }: Pick<World, "db" | "now" | "log" | "environment">,
  { email, password }: { email: string; password: string },
  caller: Caller,
): Promise<SignInOutcome> {
  const account = foldEmail(email);
  const fail = (reason: "wrong" | "limited"): SignInOutcome => {
    const hashed = pseudonymOf(account, environment.sessionSecret);
    log.warn({ event: "failed-login", account: hashed, reason }, "failed login");
    return { ok: false, reason };
  };
  const guess = await countGuess({ db, now }, account, caller);
  if (!guess.isFree) return fail("limited");
  const credentials = await findCredentials(db, email);
  const isRight = await isPassword(password, credentials?.passwordHash);
  if (!credentials || !isRight) return fail("wrong");
  await forgetAttempts(db, guess.key);
  return { ok: true, customerId: credentials.id, token: await startSession(db, credentials.id, caller.agent, now()) };
}

/** `key` names the count that a success takes back: never that of others, who may go on guessing. */
async function countGuess({ db, now }: Pick<World, "db" | "now">, account: string, { address, device }: Caller) {
  if (device && (await isKnownDevice(db, device, account, now()))) {
    const key = `signIn device ${device}`;
    return { key, isFree: await countAttempt(db, key, ownerLimits.knownDevice, now()) };
  }
  const isFree = await mayTry(db, "signIn", { caller: address, account }, now());
  return { key: accountKey("signIn", account), isFree };
}
