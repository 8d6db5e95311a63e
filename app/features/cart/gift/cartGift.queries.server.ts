import type { ExpressionBuilder } from "kysely";
import type { Db } from "~/platform/database/database.server";
import { newId } from "~/platform/database/ids.server";
import type { Tables } from "~/platform/database/schema";
import type { Translate } from "~/platform/i18n/i18n.server";
import { countryOf } from "~/platform/i18n/locale";
import type { CartLine } from "../cart";
import type { Cart } from "../cart.queries.server";
import { type GiftVoucherInput, giftCode, noProductId } from "./gift";

/** Returns true when the same form has added a gift voucher to the cart before. */
export async function hasCartGift(db: Db, cartId: string, submissionHash: string): Promise<boolean> {
  const row = await db
    .selectFrom("cart_gift")
    .where("cart_id", "=", cartId)
    .where("submission_key", "=", submissionHash)
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds a gift voucher to a cart that the caller has locked and that has room. */
export async function insertCartGift(
  db: Db,
  cartId: string,
  { voucherInput, submissionHash, now }: { voucherInput: GiftVoucherInput; submissionHash: string | null; now: number },
): Promise<void> {
  await db
    .insertInto("cart_gift")
    .values({
      id: newId(),
      cart_id: cartId,
      submission_key: submissionHash,
      form: voucherInput.form,
      amount_minor: voucherInput.amountMinor,
      recipient_name: voucherInput.recipientName,
      recipient_email: voucherInput.recipientEmail,
      message: voucherInput.message,
      send_on: voucherInput.sendOn,
      added_at: now,
    })
    .execute();
}

/** Deletes a gift voucher from a cart whose owner the caller has checked. Returns false when it is not there. */
export async function deleteCartGift(db: Db, cartId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("cart_gift")
    .where("cart_id", "=", cartId)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/**
 * Reads the gift vouchers of a cart as lines. They are outside of VAT (domain 5.2); the rate is the shop's usual one,
 * which the fees have when nothing else is bought.
 */
export async function readCartGifts(db: Db, cart: Pick<Cart, "id" | "locale">, t: Translate): Promise<CartLine[]> {
  const rows = await db
    .selectFrom("cart_gift")
    .where("cart_id", "=", cart.id)
    .orderBy("added_at")
    .orderBy("id")
    .selectAll()
    .execute();
  if (rows.length === 0) return [];
  const taxBasisPoints = await readUsualRate(db, cart.locale);
  return rows.map((row) => ({
    id: row.id,
    productId: noProductId,
    variantId: noProductId,
    code: giftCode,
    slug: "",
    categorySlug: null,
    name: t("vouchers:gift.name"),
    colour: t(`vouchers:gift.form.${row.form}`),
    size: "",
    picture: null,
    note: row.message,
    quantity: 1,
    onHand: 1,
    unitMinor: row.amount_minor,
    seenUnitMinor: row.amount_minor,
    taxBasisPoints,
    isInSale: false,
    allowsMessage: false,
    isPickupOnly: false,
    gift: {
      form: row.form,
      recipientName: row.recipient_name,
      recipientEmail: row.recipient_email,
      message: row.message,
      sendOn: row.send_on,
    },
  }));
}

/** Returns a subquery for the number of gift vouchers in a cart. */
export function giftsIn(eb: ExpressionBuilder<Tables, "cart">) {
  return eb
    .selectFrom("cart_gift")
    .whereRef("cart_gift.cart_id", "=", "cart.id")
    .select(({ fn }) => fn.countAll<number>().as("count"));
}

/** Reads the highest rate of the shop version's country, which is the rate of a delivery by itself. */
async function readUsualRate(db: Db, locale: Cart["locale"]): Promise<number> {
  const row = await db
    .selectFrom("tax_rate")
    .where("country_code", "=", countryOf[locale])
    .select(({ fn }) => fn.max<number | null>("rate_basis_points").as("rate"))
    .executeTakeFirst();
  return row?.rate ?? 0;
}

/** Moves a guest's gift voucher to the customer's cart. */
export async function moveCartGift(db: Db, id: string, to: string): Promise<void> {
  await db.updateTable("cart_gift").set({ cart_id: to, submission_key: null }).where("id", "=", id).execute();
}

/** Deletes the gift vouchers from an ordered cart, because they name recipients and the order has its own copy. */
export async function deleteOrderedGifts(db: Db, cartId: string): Promise<void> {
  await db.deleteFrom("cart_gift").where("cart_id", "=", cartId).execute();
}

/**
 * Deletes at most `limit` gift vouchers from carts that were ordered before the shop deleted them with the order;
 * returns their number.
 */
export async function purgeOrderedGifts(db: Db, limit: number): Promise<number> {
  const left = db
    .selectFrom("cart_gift")
    .innerJoin("cart", "cart.id", "cart_gift.cart_id")
    .where("cart.is_open", "=", 0)
    .limit(limit)
    .select("cart_gift.id");
  const { numDeletedRows } = await db.deleteFrom("cart_gift").where("id", "in", left).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/**
 * Moves a guest's gift vouchers along with the cart, because a copy under the old keys would contain the recipients'
 * addresses.
 */
export async function moveCartGifts(db: Db, from: string, to: string): Promise<void> {
  await db.updateTable("cart_gift").set({ cart_id: to, submission_key: null }).where("cart_id", "=", from).execute();
}
