import type { CartOwner } from "~/features/cart/cart.queries.server";
import { moveGuestCarts } from "~/features/cart/guest/guestCart.queries.server";
import { type Db, isLostRace } from "~/platform/database/database.server";
import { newId } from "~/platform/database/ids.server";

import type { ContactForm } from "./contact.form";
import { saveContact } from "./contact.queries.server";

const maxAttempts = 4;

/**
 * Keeps what the visitor typed and answers who owns the cart now: a guest goes on under a new temporary id, so that a
 * stranger who knew the old one learns nothing. Null when there is no cart.
 */
export async function storeContact(db: Db, owner: CartOwner, contact: ContactForm): Promise<CartOwner | null> {
  if ("customerId" in owner) return (await saveContact(db, owner, contact)) ? owner : null;
  const renewed = { ...owner, tempId: newId() };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (tx) => {
        await moveGuestCarts(tx, owner.tempId, renewed.tempId);
        return (await saveContact(tx, renewed, contact)) ? renewed : null;
      });
    } catch (error) {
      if (attempt === maxAttempts || !isLostRace(error)) throw error;
    }
  }
}
