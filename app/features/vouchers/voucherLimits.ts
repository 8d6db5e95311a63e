import type { Limit } from "~/platform/database/attempts.queries.server";

const withinMs = 10 * 60_000;

/** Codes that may be tried: for one cart, and from where requests come, which many customers may share. */
export const voucherLimits = {
  cart: { most: 20, withinMs },
  caller: { most: 200, withinMs },
} as const satisfies Record<string, Limit>;
