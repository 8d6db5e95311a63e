import { countAttempt, type Limit } from "~/platform/database/attempts.queries.server";
import type { World } from "~/platform/process/world.server";
import { minuteMs } from "~/platform/time/durations";

/**
 * Searches of one network, by pages and calls together; an office shares one. A search reads all points of a carrier.
 * Somebody who types makes one a pause, some ten for a town.
 */
export const pointSearchLimit: Limit = { most: 240, windowMs: minuteMs };

/** Counts a search for pickup points; false when the network has made too many. */
export function countPointSearch({ db, now }: Pick<World, "db" | "now">, network: string): Promise<boolean> {
  return countAttempt(db, `pickup points ${network}`, pointSearchLimit, now());
}
