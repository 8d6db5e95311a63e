import type { Db } from "~/platform/database/database.server";
import { hashOfSecret } from "~/platform/database/ids.server";

import { type Cart, type CartOwner, cartColumns, isCartOf } from "./cart.queries.server";

/** Updates of the owner's open cart by the steps of the checkout. */

export type DeliveryColumns = Pick<Cart, "carrierId" | "paymentId" | "pickupStoreId" | "pickupSlot" | "pickupPointId">;

/** Stores the contact, an object of strings. Returns false when there is no open cart. */
export async function saveContact(db: Db, owner: CartOwner, contact: object): Promise<boolean> {
  return updateOpenCart(db, owner, { contact_json: JSON.stringify(contact) });
}

/** Stores the choice of delivery and payment. Returns false when there is no open cart. */
export async function saveDelivery(db: Db, owner: CartOwner, choice: DeliveryColumns): Promise<boolean> {
  return updateOpenCart(db, owner, deliveryRow(choice));
}

function deliveryRow(choice: DeliveryColumns) {
  return {
    carrier_id: choice.carrierId,
    payment_id: choice.paymentId,
    pickup_store_id: choice.pickupStoreId,
    pickup_slot: choice.pickupSlot,
    pickup_point_id: choice.pickupPointId,
  };
}

async function updateOpenCart(
  db: Db,
  owner: CartOwner,
  values:
    | { contact_json: string }
    | Record<"carrier_id" | "payment_id" | "pickup_store_id" | "pickup_slot" | "pickup_point_id", string | null>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("cart")
    .set(values)
    .where(isCartOf(owner))
    .where("is_open", "=", 1)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/**
 * Closes the owner's cart and returns it; undefined when it is closed already. The second of two concurrent requests
 * waits here until the first has placed its order or failed. A guest's cart moves to the guest's next temporary id.
 * `filled` has the delivery and contact that come together with the order; the cart stores them now.
 */
export async function closeCart(
  db: Db,
  owner: CartOwner,
  orderToken: string,
  nextTempId: string,
  filled: (DeliveryColumns & Pick<Cart, "contactJson">) | null = null,
): Promise<Cart | undefined> {
  const renewed = "tempId" in owner ? { temp_id: nextTempId, ordered_by_hash: hashOfSecret(owner.tempId) } : {};
  return db
    .updateTable("cart")
    .set({ is_open: 0, ...renewed, ...(filled ? { ...deliveryRow(filled), contact_json: filled.contactJson } : {}) })
    .where(isCartOf(owner))
    .where("order_token", "=", orderToken)
    .where("is_open", "=", 1)
    .returning(cartColumns)
    .executeTakeFirst();
}
