import { type ResetOutcome, resetPassword } from "~/features/customers/password/changePassword.server";

import { claimGuestOrders } from "./claimGuestOrders.server";

/**
 * Sets a new password by an e-mailed link. As this verifies the address, its guest orders are assigned to the customer:
 * the owner of the mailbox now has the account's only password, and all sessions have ended.
 */
export async function recoverAccount(
  shop: Parameters<typeof resetPassword>[0],
  secret: string,
  password: string,
): Promise<ResetOutcome> {
  return resetPassword(shop, secret, password, claimGuestOrders);
}
