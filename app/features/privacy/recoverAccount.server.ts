import { type ResetOutcome, resetPassword } from "~/features/customers/password/changePassword.server";

import { claimGuestOrders } from "./claimGuestOrders.server";

/**
 * Sets a new password by an e-mailed link. As that verifies the address, its guest orders become the customer's: who has
 * the mailbox has the account's only password now, and every session has ended.
 */
export async function recoverAccount(
  shop: Parameters<typeof resetPassword>[0],
  secret: string,
  password: string,
): Promise<ResetOutcome> {
  return resetPassword(shop, secret, password, claimGuestOrders);
}
