import type { Db } from "~/platform/database/database.server";
import type { Purchase } from "../purchase";

/** Sets the online stock of the variant that a purchase names; returns the variant's id. */
export async function setOnlineStock(db: Db, purchase: Purchase, onHand: number): Promise<number> {
  const { id } = await db
    .selectFrom("variant")
    .where("product_id", "=", purchase.productId)
    .where("colour_id", "=", purchase.colourId ?? "")
    .where("size", "=", purchase.size ?? "")
    .select("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("stock")
    .values({ variant_id: id, store_id: "eshop", on_hand: onHand })
    .onConflict((conflict) => conflict.columns(["variant_id", "store_id"]).doUpdateSet({ on_hand: onHand }))
    .execute();
  return id;
}
