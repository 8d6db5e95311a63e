import type { Flag } from "./schema";

/** Converts a boolean to 0 or 1, which both databases store. */
export function flag(claim: boolean): Flag {
  return claim ? 1 : 0;
}
