import { type CartOwner, isCartOf } from "~/features/cart/cart.queries.server";
import type { Db } from "~/platform/database/database.server";

import type { ContactForm } from "./contact.form";

/** Keeps what the visitor typed on the owner's open cart. False when there is none. */
export async function saveContact(db: Db, owner: CartOwner, contact: ContactForm): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("cart")
    .set({ contact_json: JSON.stringify(contact) })
    .where(isCartOf(owner))
    .where("is_open", "=", 1)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
