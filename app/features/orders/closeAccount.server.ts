import { discardCartsOf } from "~/features/cart/cart.queries.server";
import { deleteCustomer } from "~/features/customers/customer.queries.server";
import { deleteWishlist } from "~/features/wishlist/wishlist.queries.server";
import type { Db } from "~/platform/database.server";

/**
 * Deletes an account with its addresses, sessions, wishlist and open carts. Orders stay with what an invoice must say, for as long
 * as the law wants them; they lead to no account any more.
 */
export async function closeAccount(db: Db, customerId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await discardCartsOf(tx, customerId);
    await deleteWishlist(tx, { userId: customerId });
    await deleteCustomer(tx, customerId);
  });
}
