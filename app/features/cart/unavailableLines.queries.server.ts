import type { Db } from "~/platform/database/database.server";

import type { RemovedLine, UnavailableLine } from "./cart";
import type { Cart } from "./cart.queries.server";
import { lastKnownName } from "./cartLine.queries.server";

/**
 * Reads the lines whose variant is no longer sold in the cart's shop version, in the order in which they were added.
 */
export async function readUnavailableLines(db: Db, cart: Pick<Cart, "id" | "locale">): Promise<UnavailableLine[]> {
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

export async function deleteLines(db: Db, cartId: string, lineIds: readonly string[]): Promise<void> {
  if (lineIds.length === 0) return;
  await db.deleteFrom("cart_line").where("cart_id", "=", cartId).where("id", "in", lineIds).execute();
}

/**
 * Inserts a removed line again with its old id and position. When the cart has a line with the same variant and note
 * again, that line gets the greater of both quantities, so that undoing twice equals undoing once. Returns false when
 * neither was possible.
 */
export async function reinsertLine(
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
      seen_name: lastKnownName({ cartId, variantId }),
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

/** Sets a line's note. The caller has checked that no other line of the cart has the same variant and note. */
export async function setNote(db: Db, cartId: string, lineId: string, note: string): Promise<void> {
  await db.updateTable("cart_line").set({ note }).where("cart_id", "=", cartId).where("id", "=", lineId).execute();
}
