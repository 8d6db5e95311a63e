import type { Limit } from "~/platform/database/attempts.queries.server";
import { dayMs, hourMs, minuteMs } from "~/platform/time/durations";

/** Limits of attempts: per account against guessing, and per client, which many customers may share. */
export const accountLimits = {
  signIn: { account: { most: 10, windowMs: 15 * minuteMs }, caller: { most: 100, windowMs: 15 * minuteMs } },
  register: { account: { most: 10, windowMs: hourMs }, caller: { most: 100, windowMs: hourMs } },
  reset: { account: { most: 3, windowMs: hourMs }, caller: { most: 30, windowMs: hourMs } },
  newsletter: { account: { most: 5, windowMs: hourMs }, caller: { most: 30, windowMs: hourMs } },
  /** Here the account is the company that is looked up: registers block clients that repeat a request. */
  companyLookUp: { account: { most: 10, windowMs: 10 * minuteMs }, caller: { most: 30, windowMs: 10 * minuteMs } },
} as const satisfies Record<string, Record<"account" | "caller", Limit>>;

/** Limits of actions that need a session or a known browser. */
export const ownerLimits = {
  knownDevice: { most: 10, windowMs: 15 * minuteMs },
  proof: { most: 3, windowMs: hourMs },
  passwordEmail: { most: 5, windowMs: dayMs },
  oldPassword: { most: 10, windowMs: 15 * minuteMs },
} as const satisfies Record<string, Limit>;
