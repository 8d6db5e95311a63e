import type { Db } from "~/platform/database/database.server";
import { type CartOwner, hasRoom, openCart } from "../cart.queries.server";
import { insertCartGift } from "./cartGift.queries.server";
import type { GiftWish } from "./gift";

/** full: the cart has `maxLines` lines. */
export type AddGiftResult = { ok: true } | { ok: false; reason: "full" };

/** Puts a gift voucher into the owner's cart, which is created if there is none. The same form counts once. */
export async function addGift(
  db: Db,
  owner: CartOwner,
  wish: GiftWish,
  { now, submissionKey }: { now: number; submissionKey?: string | undefined },
): Promise<AddGiftResult> {
  return db.transaction().execute(async (tx) => {
    const cart = await openCart(tx, owner, now);
    if (!(await hasRoom(tx, cart.id))) return { ok: false, reason: "full" };
    await insertCartGift(tx, cart.id, { wish, submissionKey, now });
    return { ok: true };
  });
}
