import type { Limit } from "~/platform/database/attempts.queries.server";

const minute = 60_000;
const hour = 60 * minute;

/** Per account, against guessing; per client, which many customers may share. */
export const accountLimits = {
  signIn: { account: { most: 10, windowMs: 15 * minute }, caller: { most: 100, windowMs: 15 * minute } },
  register: { account: { most: 10, windowMs: hour }, caller: { most: 100, windowMs: hour } },
  reset: { account: { most: 3, windowMs: hour }, caller: { most: 30, windowMs: hour } },
  newsletter: { account: { most: 5, windowMs: hour }, caller: { most: 30, windowMs: hour } },
  /** Here the account is the company asked about: registers block clients that repeat a question. */
  companyLookUp: { account: { most: 10, windowMs: 10 * minute }, caller: { most: 30, windowMs: 10 * minute } },
} as const satisfies Record<string, Record<"account" | "caller", Limit>>;

/** Limits of actions that need a session or a known browser. */
export const ownerLimits = {
  knownDevice: { most: 10, windowMs: 15 * minute },
  proof: { most: 3, windowMs: hour },
  passwordEmail: { most: 5, windowMs: 24 * hour },
  oldPassword: { most: 10, windowMs: 15 * minute },
} as const satisfies Record<string, Limit>;
