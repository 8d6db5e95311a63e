import type { PickupPoint } from "./pickupPoint";

export type FoundPoint = PickupPoint & {
  /** Distance in kilometres from the searched place; null when it is not known. */
  distanceKm: number | null;
};

/** One page of found points; a page number beyond the last returns the last page. */
export type PointSearch = { points: FoundPoint[]; page: number; pageCount: number };

/** The points of a carrier that the delivery step offers. */
export type PointChoices = {
  carrierId: string;
  /** The text that was searched for; empty before the first search. */
  query: string;
  /**
   * The found points. Null before the first search, unless there is an address to start from; undefined when the search
   * failed.
   */
  found: PointSearch | null | undefined;
  /** The point that was chosen before, if it is still open. */
  chosen: PickupPoint | null;
  /** The name of a point that was chosen before and has closed; `found` then contains the points nearest to it. */
  closedName: string | null;
};

/** Anchor of the points, to which a search without a script leads. */
export const pointsAnchor = "points";

/** Names of the fields and parameters of a search. */
export const pointSearchFields = { query: "point_query", page: "point_page" } as const;
