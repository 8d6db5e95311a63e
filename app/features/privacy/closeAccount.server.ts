import { discardCartsOf } from "~/features/cart/cart.queries.server";
import { deleteCustomer, findProfile } from "~/features/customers/customer.queries.server";
import { forgetReader } from "~/features/newsletter/newsletter.queries.server";
import { endWatchesOf } from "~/features/stockAlerts/stockAlert.queries.server";
import { deleteWishlist } from "~/features/wishlist/wishlist.queries.server";
import type { Db } from "~/platform/database/database.server";

/**
 * Deletes an account with its addresses, sessions, wishlist and open carts, and ends the newsletter and stock alerts of
 * its address; alerts only of a proved one, as anybody may have registered anybody's. Orders stay with what an invoice
 * must say, for as long as the law wants them; they lead to no account any more.
 */
export async function closeAccount(db: Db, customerId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const profile = await findProfile(tx, customerId);
    if (profile) await forgetReader(tx, profile);
    if (profile?.isEmailProved) await endWatchesOf(tx, profile.email);
    await discardCartsOf(tx, customerId);
    await deleteWishlist(tx, { userId: customerId });
    await deleteCustomer(tx, customerId);
  });
}
