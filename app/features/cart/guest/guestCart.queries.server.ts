import { copyVouchers } from "~/features/vouchers/cartVoucher.queries.server";
import type { Db } from "~/platform/database/database.server";
import { newId } from "~/platform/database/ids.server";
import { moveCartGifts } from "../gift/cartGift.queries.server";
import { copySubmissions } from "../submissions/submission.queries.server";

/**
 * A guest's temporary id, the cart's id and its order token are keys. An attacker who created the cart and planted it
 * on the visitor may know them (session fixation). Before a cart contains personal data, it is therefore moved to keys
 * that nobody has seen (decision 110). A copy with the lines only stays under the old keys, so that a pending request,
 * and a browser that never receives its new cookie, lose nothing.
 */

/**
 * Locks the guest's open carts of all shop versions and moves them to another temporary id, in the caller's
 * transaction.
 */
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
  await moveCartGifts(tx, oldId, id);
  await copySubmissions(tx, oldId, id);
  await copyVouchers(tx, oldId, id);
}

/** The moved lines keep their ids, because forms of open pages refer to them; the copies left behind get new ones. */
async function moveLines(tx: Db, from: string, to: string): Promise<void> {
  const lines = await tx.selectFrom("cart_line").where("cart_id", "=", from).selectAll().execute();
  if (lines.length === 0) return;
  await tx.updateTable("cart_line").set({ cart_id: to }).where("cart_id", "=", from).execute();
  const copies = lines.map((line) => ({ ...line, id: newId() }));
  await tx.insertInto("cart_line").values(copies).execute();
}
