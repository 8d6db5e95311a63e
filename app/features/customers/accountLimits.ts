import type { Limit } from "~/platform/database/attempts.queries.server";

const minute = 60_000;
const hour = 60 * minute;

/** By account, so that nobody guesses on; by where requests come from, which many customers may share. */
export const accountLimits = {
  signIn: { account: { most: 10, withinMs: 15 * minute }, caller: { most: 100, withinMs: 15 * minute } },
  register: { account: { most: 10, withinMs: hour }, caller: { most: 100, withinMs: hour } },
  reset: { account: { most: 3, withinMs: hour }, caller: { most: 30, withinMs: hour } },
  newsletter: { account: { most: 5, withinMs: hour }, caller: { most: 30, withinMs: hour } },
  /** Its account is the company asked about: registers shut out who repeats a question. */
  companyLookUp: { account: { most: 10, withinMs: 10 * minute }, caller: { most: 30, withinMs: 10 * minute } },
} as const satisfies Record<string, Record<"account" | "caller", Limit>>;

/** What only who is signed in can try, or who comes back to a browser where they were. */
export const ownerLimits = {
  knownDevice: { most: 10, withinMs: 15 * minute },
  proof: { most: 3, withinMs: hour },
  passwordLetter: { most: 5, withinMs: 24 * hour },
  oldPassword: { most: 10, withinMs: 15 * minute },
} as const satisfies Record<string, Limit>;
