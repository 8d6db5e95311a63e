import { userInfo } from "node:os";

import { hasScope } from "~/features/customers/scope";
import { hasStaffTokens, signInByToken } from "~/features/customers/staffToken.queries.server";
import type { World } from "~/platform/process/world.server";

import type { Access } from "./commandAccess";

/** Thrown when somebody may not run a command; the message says who may. */
export class NotAllowedError extends Error {}

/**
 * Returns the name under which a command's changes are recorded. That is the e-mail of the member of staff whose token
 * was given, if they have the scopes that the command needs. Without a token it is the administrator of the machine,
 * who may run commands that look after the machine, and any command until somebody on staff has a token. Throws
 * NotAllowedError for anybody else.
 */
export async function authorize(
  { db, now }: Pick<World, "db" | "now">,
  needed: readonly Access[],
  token: string | undefined,
): Promise<string> {
  // Commands about the person's own token must work with a token that has ended, too.
  if (needed.length === 0) return administrator();
  if (token === undefined) {
    const isForMachine = needed.every(({ withoutSignIn }) => withoutSignIn === "always");
    if (isForMachine || !(await hasStaffTokens(db))) return administrator();
    throw new NotAllowedError(signInFirst(needed));
  }
  const account = await signInByToken(db, token, now());
  if (!account)
    throw new NotAllowedError(
      "This shop does not know your token: it was replaced or ended, or is another shop's. `staff sign-out` forgets it, `staff sign-in` takes another.",
    );
  const missing = needed.filter(({ scope }) => !hasScope(account, scope)).map(({ scope }) => scope);
  if (missing.length === 0) return account.email;
  throw new NotAllowedError(`${account.email} has no scope ${named(missing)}, which this needs.`);
}

function signInFirst(needed: readonly Access[]): string {
  const scopes = named(needed.map(({ scope }) => scope));
  return `Sign in first: this needs a member of staff with the scope ${scopes}. The machine's administrator makes a token with \`npm run shop -- staff add <e-mail> <scope>\`, and \`staff sign-in\` takes it.`;
}

function named(scopes: readonly string[]): string {
  return [...new Set(scopes)].join(", ");
}

/** Returns the name of the machine's own user, who runs commands without a staff token. */
export function administrator(): string {
  try {
    return `administrator ${userInfo().username.slice(0, 45)}`.trim();
  } catch {
    // A container may run under a user id that has no name.
    return "administrator";
  }
}
