import type { Limit } from "~/platform/attempts.queries.server";

const minute = 60_000;
const hour = 60 * minute;

/** By account, so that nobody guesses on; by where requests come from, which many customers may share. */
export const accountLimits = {
  signIn: { account: { most: 10, withinMs: 15 * minute }, caller: { most: 100, withinMs: 15 * minute } },
  register: { caller: { most: 100, withinMs: hour } },
  reset: { account: { most: 3, withinMs: hour }, caller: { most: 30, withinMs: hour } },
  proof: { account: { most: 3, withinMs: hour } },
  oldPassword: { account: { most: 10, withinMs: 15 * minute } },
  companyLookUp: { caller: { most: 30, withinMs: 10 * minute } },
} as const satisfies Record<string, Record<string, Limit>>;
