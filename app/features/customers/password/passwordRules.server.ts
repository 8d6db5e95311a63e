import { foldEmail } from "../customer";

/** What is wrong with a password that was chosen; length is the form's own rule. */
export type PasswordFault = "common" | "own-email";

/** The message of each, as forms and the API give it. */
export const passwordErrors = {
  common: "account:errors.passwordCommon",
  "own-email": "account:errors.passwordOwnEmail",
} as const satisfies Record<PasswordFault, string>;

/**
 * Refuses what is guessed first: the passwords that leaks hold most often (some 49,000, from the dictionary of zxcvbn),
 * and the customer's own address or the part of it before the @. Capitals and spaces at the ends make none better.
 */
export async function passwordFault(password: string, email: string): Promise<PasswordFault | null> {
  const folded = foldEmail(password);
  const address = foldEmail(email);
  if (folded === address || folded === address.replace(/@.*$/, "")) return "own-email";
  return (await commonPasswords()).has(folded) ? "common" : null;
}

/** Read when somebody first chooses a password, so that starting does not wait for it. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  read ??= import("@zxcvbn-ts/language-common").then(({ dictionary }) => new Set(dictionary["passwords-common"]));
  return read;
}

let read: Promise<ReadonlySet<string>> | undefined;
