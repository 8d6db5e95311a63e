import type { Limit } from "~/platform/database/attempts.queries.server";
import { minuteMs } from "~/platform/time/durations";

const windowMs = 10 * minuteMs;

/** The most codes that may be tried for one cart, and from one network, which many customers may share. */
export const voucherLimits = {
  cart: { most: 20, windowMs },
  caller: { most: 200, windowMs },
} as const satisfies Record<string, Limit>;
