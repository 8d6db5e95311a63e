import type { Db } from "~/platform/database/database.server";
import type { Wish } from "../purchase";

/** Sets the online stock of the variant that a wish names; returns the variant's id. */
export async function setOnlineStock(db: Db, wish: Wish, onHand: number): Promise<number> {
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
  return id;
}
