import { deleteCartsOf } from "~/features/cart/cart.queries.server";
import { deleteCustomer, findProfile } from "~/features/customers/customer.queries.server";
import { deleteSubscriber } from "~/features/newsletter/newsletter.queries.server";
import { deleteEndedServicesOf } from "~/features/services/servicePrivacy.queries.server";
import { cancelStockAlertsOf } from "~/features/stockAlerts/stockAlert.queries.server";
import { deleteWishlist } from "~/features/wishlist/wishlist.queries.server";
import type { Db } from "~/platform/database/database.server";

/**
 * Deletes an account with its addresses, sessions, wishlist and open carts, and ends the newsletter and stock alerts of
 * its e-mail. Alerts are ended only for a verified e-mail, as anybody may register with another person's address.
 * Orders and claims for their defects are kept as long as the law requires, with what an invoice must contain. Service
 * orders are kept while the garment is here, and reservations until their retention period ends. None of these refers
 * to an account any more.
 */
export async function closeAccount(db: Db, customerId: string): Promise<void> {
  await db.transaction().execute((tx) => deleteAccountData(tx, customerId));
}

/** Does the same in the caller's transaction. */
export async function deleteAccountData(tx: Db, customerId: string): Promise<void> {
  const profile = await findProfile(tx, customerId);
  if (profile) await deleteSubscriber(tx, profile);
  if (profile?.isEmailVerified) await cancelStockAlertsOf(tx, profile.email);
  await deleteCartsOf(tx, customerId);
  await deleteEndedServicesOf(tx, customerId);
  await deleteWishlist(tx, { customerId });
  await deleteCustomer(tx, customerId);
}
