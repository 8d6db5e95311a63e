import type { Db } from "~/platform/database/database.server";

import type { Voucher } from "./voucher";

/** Returns false when the voucher is in the cart already, or the cart already has another percent voucher. */
export async function insertCartVoucher(
  db: Db,
  cartId: string,
  { id, kind }: Pick<Voucher, "id" | "kind">,
  email: string,
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("cart_voucher")
    .values({ cart_id: cartId, voucher_id: id, kind, email, added_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Returns false when the voucher was not in the cart. The caller has checked who owns the cart. */
export async function deleteCartVoucher(db: Db, cartId: string, voucherId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("cart_voucher")
    .where("cart_id", "=", cartId)
    .where("voucher_id", "=", voucherId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Copies vouchers to another cart; a percent voucher only if the other cart has none. */
export async function copyVouchers(db: Db, fromCartId: string, toCartId: string): Promise<void> {
  const rows = await db.selectFrom("cart_voucher").selectAll().where("cart_id", "=", fromCartId).execute();
  for (const row of rows) {
    await db
      .insertInto("cart_voucher")
      .values({ ...row, cart_id: toCartId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
