import type { Order } from "~/features/orders/orders";
import type { Db } from "~/platform/database/database.server";
import { formatDay } from "~/platform/time/pragueClock";
import { claimAddress, orderClaimAddress } from "./claimAddresses";
import { readClaimedPieces } from "./claimableLines.queries.server";
import type { ClaimShown } from "./OrderClaims";
import { claimableUntil, claimObstacle, isCompanyOrder, pieceText } from "./warrantyClaim";
import { readOrderClaims } from "./warrantyClaim.queries.server";

/** Returns an order's claims in the form in which its page shows them. */
export async function readClaimsShown(db: Db, order: Order): Promise<ClaimShown[]> {
  const claims = await readOrderClaims(db, order.id);
  return Promise.all(
    claims.map(async (claim) => ({
      number: claim.number,
      state: claim.state,
      at: claimAddress(claim.locale, claim),
      dueOn: claim.endedAt === null && !isCompanyOrder(order) ? formatDay(claim.dueOn) : null,
      pieces: (await readClaimedPieces(db, claim.id)).map(pieceText),
    })),
  );
}

/**
 * Returns the link to the claim form on an order's page; null while nothing can be claimed. The link stays after the
 * period, so that the form can say that the period is over.
 */
export function claimLink(order: Order, now: number) {
  const obstacle = claimObstacle(order, now);
  if (obstacle === "early" || order.lines.every(({ gift }) => gift)) return null;
  const { deliveredAt, locale } = order;
  return {
    at: orderClaimAddress(locale, order),
    isOver: obstacle !== null,
    /** The formatted last day; null while the goods are on their way. */
    until: deliveredAt === null ? null : formatDay(claimableUntil(deliveredAt, locale)),
  };
}
