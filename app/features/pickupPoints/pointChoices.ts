import type { PickupPoint } from "./pickupPoint";

export type FoundPoint = PickupPoint & {
  /** From the place that was searched for; null where that is not known. */
  distanceKm: number | null;
};

/** One page of found points; the page beyond the last is the last. */
export type PointSearch = { points: FoundPoint[]; page: number; pageCount: number };

/** What the delivery step offers of a carrier's points. */
export type PointChoices = {
  carrierId: string;
  /** What was searched for; empty before the first search. */
  query: string;
  /** Null before the first search, unless there is an address to begin from; undefined when it failed. */
  found: PointSearch | null | undefined;
  /** The point chosen before, open still. */
  chosen: PickupPoint | null;
  /** The name of the point chosen before that has closed; `found` are then the nearest to it. */
  closedName: string | null;
};

/** Where the step is shown after a search without a script. */
export const pointsAnchor = "points";

/** Names of the fields and parameters of a search. */
export const pointSearchFields = { query: "point_query", page: "point_page" } as const;
