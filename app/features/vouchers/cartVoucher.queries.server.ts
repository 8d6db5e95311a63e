import type { Db } from "~/platform/database/database.server";

import type { Voucher } from "./voucher";

/** False when the voucher, or another one of a percentage, is in the cart already. */
export async function putVoucher(
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

/** False when it was not there. Whose the cart is, the caller has made sure of. */
export async function takeOutVoucher(db: Db, cartId: string, voucherId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("cart_voucher")
    .where("cart_id", "=", cartId)
    .where("voucher_id", "=", voucherId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** What lies in one cart lies in the other too, unless that has a percent voucher of its own. */
export async function bringVouchers(db: Db, fromCartId: string, toCartId: string): Promise<void> {
  const rows = await db.selectFrom("cart_voucher").selectAll().where("cart_id", "=", fromCartId).execute();
  for (const row of rows) {
    await db
      .insertInto("cart_voucher")
      .values({ ...row, cart_id: toCartId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
