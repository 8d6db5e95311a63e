import type { Db } from "~/platform/database/database.server";

import { findPoint } from "./pickupPoint.queries.server";
import type { PointChoices } from "./pointChoices";
import { maxPointPage, parsePointQuery } from "./pointQuery";
import { type NearAddress, nearestPoints, type PointScope, searchPoints } from "./pointSearch.queries.server";

type Asked = {
  /** The search as it was typed. */
  query: string;
  page: number;
  /** Id of the point that was chosen before. */
  pointId: string | null;
  near: NearAddress | undefined;
};

/** Number of points offered instead of a point that has closed. */
const nearestCount = 3;

/** Reads the points that the delivery step offers: those searched for, or those near by. */
export async function readPointChoices(db: Db, scope: PointScope, asked: Asked): Promise<PointChoices> {
  const query = parsePointQuery(asked.query);
  const before = await findPoint(db, scope.locale, asked.pointId, scope.today);
  const own = before?.carrierId === scope.carrierId ? before : undefined;
  const choices = { carrierId: scope.carrierId, query: query.text, chosen: own?.isOpen ? own : null, closedName: null };
  if (own && !own.isOpen && query.text === "") {
    const points = await nearestPoints(db, scope, own, nearestCount);
    return { ...choices, found: { points, page: 1, pageCount: 1 }, closedName: own.name };
  }
  const isAsked = query.text !== "" || (asked.near !== undefined && !choices.chosen);
  const found = isAsked ? await searchPoints(db, scope, { query, near: asked.near, page: asked.page }) : null;
  return { ...choices, found: found && { ...found, pageCount: Math.min(found.pageCount, maxPointPage) } };
}
