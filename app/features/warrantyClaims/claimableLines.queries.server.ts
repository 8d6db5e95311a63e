import type { Order } from "~/features/orders/orders";
import { readReturnableLines } from "~/features/withdrawals/withdrawal.queries.server";
import type { Db } from "~/platform/database/database.server";

import type { ClaimedPieces } from "./warrantyClaim";

/** An order line with the pieces that can be claimed. */
export type ClaimableLine = {
  /** The line's position, counted from 1. */
  position: number;
  name: string;
  variantName: string;
  claimableQuantity: number;
  /** Whether an open claim contains some of its pieces. */
  isInClaim: boolean;
};

/**
 * Returns the order's lines except gift vouchers. Pieces that were withdrawn from or paid back belong to the shop
 * again, and those of an open claim are claimed already, so neither can be claimed.
 */
export async function readClaimableLines(db: Db, { id, lines }: Pick<Order, "id" | "lines">): Promise<ClaimableLine[]> {
  const owned = await readReturnableLines(db, id);
  const open = await readOpenPieces(db, id);
  return owned.flatMap(({ position, name, variantName, returnableQuantity }) => {
    if (lines[position - 1]?.gift) return [];
    const claimed = open.get(position) ?? 0;
    const claimableQuantity = Math.max(0, returnableQuantity - claimed);
    return [{ position, name, variantName, claimableQuantity, isInClaim: claimed > 0 }];
  });
}

/** Counts the pieces in open claims, keyed by the position of their line. */
async function readOpenPieces(db: Db, orderId: string): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom("warranty_claim_line")
    .innerJoin("warranty_claim", "warranty_claim.id", "warranty_claim_line.warranty_claim_id")
    .where("warranty_claim_line.order_id", "=", orderId)
    .where("warranty_claim.ended_at", "is", null)
    .groupBy("line_position")
    .select(({ fn }) => ["line_position", fn.sum<number>("quantity").as("pieces")])
    .execute();
  return new Map(rows.map(({ line_position, pieces }) => [line_position, Number(pieces)]));
}

/** Returns the variants of a claim's pieces, by variant, as all code locks stock in that order. */
export async function readClaimedGoods(db: Db, claimId: string) {
  return claimedLines(db, claimId)
    .orderBy("order_line.variant_id")
    .select(["order_line.variant_id as variantId", "order_line.product_id as productId"])
    .select("warranty_claim_line.quantity")
    .execute();
}

/** Returns the pieces of a claim in the order of the order's lines. */
export async function readClaimedPieces(db: Db, claimId: string): Promise<ClaimedPieces[]> {
  return claimedLines(db, claimId)
    .orderBy("order_line.position")
    .select(["warranty_claim_line.line_position as linePosition", "warranty_claim_line.quantity"])
    .select(["order_line.name", "order_line.variant_name as variantName", "order_line.code"])
    .execute();
}

function claimedLines(db: Db, claimId: string) {
  return db
    .selectFrom("warranty_claim_line")
    .innerJoin("order_line", (join) =>
      join
        .onRef("order_line.order_id", "=", "warranty_claim_line.order_id")
        .onRef("order_line.position", "=", "warranty_claim_line.line_position"),
    )
    .where("warranty_claim_line.warranty_claim_id", "=", claimId);
}
