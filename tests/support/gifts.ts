import { addGift } from "~/features/cart/gift/addGift.server";
import { insertCartGift } from "~/features/cart/gift/cartGift.queries.server";
import type { GiftVoucherInput } from "~/features/cart/gift/gift";
import { payOrder } from "~/features/orders/changeOrderState.server";
import { placeOrder } from "~/features/orders/placement/placeOrder.server";
import type { Db } from "~/platform/database/database.server";

import { readyToOrder } from "./checkout";
import { testWorld } from "./shop/world";

/** Eva's gift to Anna: 1 000 Kč, sent by e-mail at once. */
export const giftVoucherInput: GiftVoucherInput = {
  amountMinor: 1_000,
  form: "email",
  recipientName: "Anna",
  recipientEmail: "anna@seznam.cz",
  message: "Vše nejlepší",
  sendOn: null,
};

/** Puts a gift voucher into a cart and returns its id. */
export async function putGift(db: Db, cartId: string): Promise<string> {
  await insertCartGift(db, cartId, { voucherInput: giftVoucherInput, submissionHash: null, now: 1 });
  const { id } = await db.selectFrom("cart_gift").select("id").where("cart_id", "=", cartId).executeTakeFirstOrThrow();
  return id;
}

/** Sells a gift voucher and returns its code. */
export async function sellGift(db: Db, now = Date.UTC(2026, 10, 23, 12)): Promise<string> {
  await addGift(db, { tempId: "giver", locale: "cs" }, giftVoucherInput, { now });
  const { owner, agreement } = await readyToOrder(db, { tempId: "giver", cartItems: [], carrierId: "email" });
  const world = testWorld(db, { now });
  const placed = await placeOrder(world, owner, agreement);
  if (!placed.ok) throw new Error(placed.reason);
  await payOrder(world, placed.order.id, "staff Jana");
  const { code } = await db.selectFrom("voucher").select("code").where("kind", "=", "gift").executeTakeFirstOrThrow();
  return code;
}
