import { bringVouchers } from "~/features/vouchers/cartVoucher.queries.server";
import type { Db } from "~/platform/database/database.server";
import { newId } from "~/platform/database/ids.server";

/**
 * A guest's temporary id, the cart's own id and its order token are keys, and others may know them: whoever made the cart
 * and led the visitor into it. Before a cart holds anything personal it therefore goes on under keys that nobody has seen
 * (decision 110). Under the old ones a copy with the goods alone stays, so that a request which is still under way, and a
 * browser that never hears of its new id, lose nothing.
 */

/** Locks the guest's open carts of all shop versions and moves them to another temporary id, in the caller's transaction. */
export async function moveGuestCarts(tx: Db, from: string, to: string): Promise<void> {
  const carts = await tx
    .updateTable("cart")
    .set({ is_open: 1 })
    .where("temp_id", "=", from)
    .where("is_open", "=", 1)
    .returning("id")
    .execute();
  for (const { id } of carts) await moveCart(tx, id, to);
}

async function moveCart(tx: Db, oldId: string, tempId: string): Promise<void> {
  const row = await tx.selectFrom("cart").where("id", "=", oldId).selectAll().executeTakeFirstOrThrow();
  const id = newId();
  await tx
    .insertInto("cart")
    .values({ ...row, id, temp_id: tempId, order_token: newId() })
    .execute();
  await tx.updateTable("cart").set({ contact_json: null }).where("id", "=", oldId).execute();
  await moveLines(tx, oldId, id);
  await bringVouchers(tx, oldId, id);
}

/** The lines keep their ids, as forms of pages that are open name them; the copies that stay get new ones. */
async function moveLines(tx: Db, from: string, to: string): Promise<void> {
  const lines = await tx.selectFrom("cart_line").where("cart_id", "=", from).selectAll().execute();
  if (lines.length === 0) return;
  await tx.updateTable("cart_line").set({ cart_id: to }).where("cart_id", "=", from).execute();
  const copies = lines.map((line) => ({ ...line, id: newId() }));
  await tx.insertInto("cart_line").values(copies).execute();
}
