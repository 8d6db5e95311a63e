import type { Db } from "~/platform/database/database.server";
import type { Wish } from "../support/purchase";

/** What everybody orders who is measured. */
export const wish: Wish = { prefix: "", productId: 1001, colourId: "cerna", size: "50" };

export async function stockPieces(db: Db, onHand: number): Promise<void> {
  const { id } = await db
    .selectFrom("variant")
    .where("product_id", "=", wish.productId)
    .where("colour_id", "=", wish.colourId ?? "")
    .where("size", "=", wish.size ?? "")
    .select("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("stock")
    .values({ variant_id: id, store_id: "eshop", on_hand: onHand })
    .onConflict((conflict) => conflict.columns(["variant_id", "store_id"]).doUpdateSet({ on_hand: onHand }))
    .execute();
}
