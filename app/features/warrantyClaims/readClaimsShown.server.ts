import type { Order } from "~/features/orders/orders";
import type { Db } from "~/platform/database/database.server";
import { formatDay } from "~/platform/time/pragueClock";
import { claimAddress, orderClaimAddress } from "./claimAddresses";
import { readClaimedPieces } from "./claimableLines.queries.server";
import type { ClaimShown } from "./OrderClaims";
import { claimableUntil, claimObstacle, isCompanyOrder, pieceText } from "./warrantyClaim";
import { readOrderClaims } from "./warrantyClaim.queries.server";

/** An order's claims as its page shows them. */
export async function readClaimsShown(db: Db, order: Order): Promise<ClaimShown[]> {
  const claims = await readOrderClaims(db, order.id);
  return Promise.all(
    claims.map(async (claim) => ({
      ...{ number: claim.number, state: claim.state, at: claimAddress(claim.locale, claim) },
      dueOn: claim.endedAt === null && !isCompanyOrder(order) ? formatDay(claim.dueOn) : null,
      pieces: (await readClaimedPieces(db, claim.id)).map(pieceText),
    })),
  );
}

/**
 * The link to the form on an order's page; null while there is nothing to claim. It stays when the period is over, so
 * that the form can say so.
 */
export function claimLink(order: Order, now: number) {
  const obstacle = claimObstacle(order, now);
  if (obstacle === "early" || order.lines.every(({ gift }) => gift)) return null;
  const { deliveredAt, locale } = order;
  return {
    at: orderClaimAddress(locale, order),
    isOver: obstacle !== null,
    /** Formatted; null while the goods are on their way. */
    until: deliveredAt === null ? null : formatDay(claimableUntil(deliveredAt, locale)),
  };
}
