import type { Flag } from "./schema";

/** A boolean as both databases hold it. */
export function flag(claim: boolean): Flag {
  return claim ? 1 : 0;
}
