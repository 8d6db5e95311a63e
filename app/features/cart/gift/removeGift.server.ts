import type { Db } from "~/platform/database/database.server";
import { type CartOwner, lockCart } from "../cart.queries.server";
import { deleteCartGift } from "./cartGift.queries.server";

/** Removes a gift voucher. Returns false when the owner's open cart has no such gift voucher. */
export async function removeGift(db: Db, owner: CartOwner, id: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const cart = await lockCart(tx, owner);
    return cart !== undefined && deleteCartGift(tx, cart.id, id);
  });
}
