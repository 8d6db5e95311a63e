import { countAttempt, resetAttempts } from "~/platform/database/attempts.queries.server";
import { pseudonymOf } from "~/platform/database/ids.server";
import { truncatedNetwork } from "~/platform/http/subnetOf";
import type { World } from "~/platform/process/world.server";
import { attemptKey, checkRateLimit } from "../accountAttempts.server";
import { ownerLimits } from "../accountLimits";
import { normalizeEmail } from "../customer";
import { findCredentials } from "../customer.queries.server";
import { verifyPassword } from "../password/password.server";
import { isKnownDevice } from "./knownDevice.queries.server";
import { startSession } from "./session.queries.server";

/** The client of a request. */
export type ClientInfo = {
  address: string;
  agent: string;
  /** The device token of a browser that has signed in before. */
  device?: string | null;
  /** The request's id in the log. */
  requestId?: string | undefined;
};

export type SignInOutcome =
  | { ok: true; customerId: string; token: string }
  /** wrong: the account is unknown or the password is wrong, which look the same from outside. */
  | { ok: false; reason: "wrong" | "limited" };

/**
 * Starts a session after checking the password. Known and unknown addresses get the same response after the same work,
 * and both are rate-limited alike. A known browser has a limit of its own, to which failures of strangers do not count.
 * Every failure is logged (decision 99).
 */
export async function signIn(
  { db, now, log, environment }: Pick<World, "db" | "now" | "log" | "environment">,
  { email, password }: { email: string; password: string },
  caller: ClientInfo,
): Promise<SignInOutcome> {
  const account = normalizeEmail(email);
  const fail = (reason: "wrong" | "limited"): SignInOutcome => {
    const hashed = pseudonymOf(account, environment.sessionSecret);
    const { requestId } = caller;
    const network = truncatedNetwork(caller.address);
    log.warn({ event: "failed-login", account: hashed, network, requestId, reason }, "failed login");
    return { ok: false, reason };
  };
  const attempt = await countSignInAttempt({ db, now }, account, caller);
  if (!attempt.isAllowed) return fail("limited");
  const credentials = await findCredentials(db, email);
  const isRight = await verifyPassword(password, credentials?.passwordHash);
  if (!credentials || !isRight) return fail("wrong");
  await resetAttempts(db, attempt.key);
  return { ok: true, customerId: credentials.id, token: await startSession(db, credentials.id, caller.agent, now()) };
}

/**
 * Counts an attempt to sign in. `key` is the key of the count that a success resets: never that of other clients, who
 * may go on guessing.
 */
async function countSignInAttempt(
  { db, now }: Pick<World, "db" | "now">,
  account: string,
  { address, device }: ClientInfo,
) {
  if (device && (await isKnownDevice(db, device, account, now()))) {
    const key = `signIn device ${device}`;
    return { key, isAllowed: await countAttempt(db, key, ownerLimits.knownDevice, now()) };
  }
  const isAllowed = await checkRateLimit(db, "signIn", { caller: address, account }, now());
  return { key: attemptKey("signIn", account), isAllowed };
}
