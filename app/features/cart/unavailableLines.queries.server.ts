import type { Db } from "~/platform/database/database.server";

import type { GoneLine, RemovedLine } from "./cart";
import type { Cart } from "./cart.queries.server";
import { nameSeen } from "./cartLine.queries.server";

/** Lines whose goods are sold no more in the cart's shop version, in the order in which they were added. */
export async function readGoneLines(db: Db, cart: Pick<Cart, "id" | "locale">): Promise<GoneLine[]> {
  return db
    .selectFrom("cart_line")
    .leftJoin("variant", "variant.id", "cart_line.variant_id")
    .leftJoin("product_offer", (join) =>
      join.onRef("product_offer.product_id", "=", "variant.product_id").on("product_offer.locale", "=", cart.locale),
    )
    .where("cart_line.cart_id", "=", cart.id)
    .where("product_offer.product_id", "is", null)
    .select([
      "cart_line.id",
      "cart_line.seen_name as name",
      "cart_line.quantity",
      "cart_line.seen_price_minor as seenUnitMinor",
    ])
    .orderBy("cart_line.added_at")
    .orderBy("cart_line.id")
    .execute();
}

export async function forgetLines(db: Db, cartId: string, lineIds: readonly string[]): Promise<void> {
  if (lineIds.length === 0) return;
  await db.deleteFrom("cart_line").where("cart_id", "=", cartId).where("id", "in", lineIds).execute();
}

/**
 * Puts a line back under its old id and in its old place. Where the cart has such goods again, that line gets the
 * greater number of both, so that undoing twice is undoing once. False when neither could be done.
 */
export async function putBackLine(
  db: Db,
  cartId: string,
  line: RemovedLine,
  { quantity, unitMinor }: { quantity: number; unitMinor: number },
): Promise<boolean> {
  const { id, variantId, note, addedAt } = line;
  const inserted = await db
    .insertInto("cart_line")
    .values({
      id,
      cart_id: cartId,
      variant_id: variantId,
      note,
      quantity,
      seen_price_minor: unitMinor,
      seen_name: nameSeen({ cartId, variantId }),
      added_at: addedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (inserted.numInsertedOrUpdatedRows === 1n) return true;
  const { numUpdatedRows } = await db
    .updateTable("cart_line")
    .set((eb) => ({
      quantity: eb.case().when("quantity", "<", quantity).then(quantity).else(eb.ref("quantity")).end(),
    }))
    .where("cart_id", "=", cartId)
    .where("variant_id", "=", variantId)
    .where("note", "=", note)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** The caller knows that no other line of the cart has these goods with this note. */
export async function setNote(db: Db, cartId: string, lineId: string, note: string): Promise<void> {
  await db.updateTable("cart_line").set({ note }).where("cart_id", "=", cartId).where("id", "=", lineId).execute();
}
