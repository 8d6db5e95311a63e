import { normalizeEmail } from "../customer";

/** The reason why a new password is rejected; the form itself checks the length. */
export type PasswordProblem = "common" | "own-email";

/** The message of each problem, for forms and for the API. */
export const passwordErrors = {
  common: "account:errors.passwordCommon",
  "own-email": "account:errors.passwordOwnEmail",
} as const satisfies Record<PasswordProblem, string>;

/**
 * Rejects the passwords that are guessed first: the most frequently leaked ones (some 49,000, from the dictionary of
 * zxcvbn), and the customer's own address or its local part. Letter case and surrounding spaces do not matter.
 */
export async function checkPassword(password: string, email: string): Promise<PasswordProblem | null> {
  const normalized = normalizeEmail(password);
  const address = normalizeEmail(email);
  if (normalized === address || normalized === address.replace(/@.*$/, "")) return "own-email";
  return (await commonPasswords()).has(normalized) ? "common" : null;
}

/** Loads the passwords when somebody first chooses one, so that the server's start does not wait for them. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  read ??= import("@zxcvbn-ts/language-common").then(({ dictionary }) => new Set(dictionary["passwords-common"]));
  return read;
}

let read: Promise<ReadonlySet<string>> | undefined;
