import type { Db } from "~/platform/database/database.server";

import type { Voucher } from "./voucher";

/** False when the voucher is in the cart already, or it is a percent voucher and the cart has another one. */
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

/** False when it was not in the cart. The caller has checked who owns the cart. */
export async function deleteCartVoucher(db: Db, cartId: string, voucherId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("cart_voucher")
    .where("cart_id", "=", cartId)
    .where("voucher_id", "=", voucherId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Copies vouchers to another cart; a percent voucher only if that one has none. */
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
