import { deleteCartsOf } from "~/features/cart/cart.queries.server";
import { deleteCustomer, findProfile } from "~/features/customers/customer.queries.server";
import { deleteSubscriber } from "~/features/newsletter/newsletter.queries.server";
import { deleteEndedServicesOf } from "~/features/services/servicePrivacy.queries.server";
import { cancelStockAlertsOf } from "~/features/stockAlerts/stockAlert.queries.server";
import { deleteWishlist } from "~/features/wishlist/wishlist.queries.server";
import type { Db } from "~/platform/database/database.server";

/**
 * Deletes an account with its addresses, sessions, wishlist and open carts, and ends the newsletter and stock alerts of
 * its e-mail; alerts only of a verified one, as anybody may register with anybody's address. Orders stay, with what an
 * invoice must contain, for as long as the law requires, and so do claims for their defects; service orders stay while
 * the garment is here, and reservations until their period is over. None refers to an account any more.
 */
export async function closeAccount(db: Db, customerId: string): Promise<void> {
  await db.transaction().execute((tx) => deleteAccountData(tx, customerId));
}

/** The same in the caller's transaction. */
export async function deleteAccountData(tx: Db, customerId: string): Promise<void> {
  const profile = await findProfile(tx, customerId);
  if (profile) await deleteSubscriber(tx, profile);
  if (profile?.isEmailVerified) await cancelStockAlertsOf(tx, profile.email);
  await deleteCartsOf(tx, customerId);
  await deleteEndedServicesOf(tx, customerId);
  await deleteWishlist(tx, { customerId });
  await deleteCustomer(tx, customerId);
}
