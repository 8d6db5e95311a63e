import type { CartOwner } from "~/features/cart/cart.queries.server";
import { saveContact } from "~/features/cart/cartCheckout.queries.server";
import { moveGuestCarts } from "~/features/cart/guest/guestCart.queries.server";
import { type Db, isTransactionConflict } from "~/platform/database/database.server";
import { newId } from "~/platform/database/ids.server";
import type { ContactDetails } from "./contact.form";

const maxAttempts = 4;

/**
 * Stores the contact in the cart and returns the cart's owner. A guest gets a new temporary id first, so that an
 * attacker who knows the old one learns nothing. Returns null when there is no cart.
 */
export async function storeContact(db: Db, owner: CartOwner, contact: ContactDetails): Promise<CartOwner | null> {
  if ("customerId" in owner) return (await saveContact(db, owner, contact)) ? owner : null;
  const renewed = { ...owner, tempId: newId() };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (tx) => {
        await moveGuestCarts(tx, owner.tempId, renewed.tempId);
        return (await saveContact(tx, renewed, contact)) ? renewed : null;
      });
    } catch (error) {
      if (attempt === maxAttempts || !isTransactionConflict(error)) throw error;
    }
  }
}
