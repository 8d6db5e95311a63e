import { data } from "@remix-run/node";

import { withEvents } from "~/features/analytics/consentedAnalytics.server";
import { addToCartEvents } from "~/features/analytics/formEvents";
import { addedNotice, addToCart } from "~/features/cart/addToCart.server";
import { type SelectedOptions, selectVariant } from "~/features/products/product";
import { findProductAddress } from "~/features/products/product.queries.server";
import { readVariants } from "~/features/products/variant.queries.server";
import type { WishlistIntentForms } from "~/features/wishlist/wishlist.form";
import { removeWishlistItem } from "~/features/wishlist/wishlistItem.queries.server";

import { readSubmissionKey } from "~/visit/formOrigin.server";
import { mayFillCart } from "~/visit/newGuest.server";
import { addToCartError, selectionErrors } from "~/visit/selectionErrors.server";
import { redirectBackOrToWishlist, type WishlistVisit } from "./wishlistVisit.server";

type MoveForm = Extract<WishlistIntentForms, { intent: "move-to-cart" }>;

/**
 * Adds one piece to the cart and then removes the product from the list, so that a failure in between loses nothing.
 */
export async function moveToCart(visit: WishlistVisit, { product: productId, barva, velikost }: MoveForm) {
  const { request, db, now, owner, locale, t, form } = visit;
  const product = productId ? await findProductAddress(db, locale, productId, now()) : undefined;
  if (!product)
    throw await redirectBackOrToWishlist(visit, { notice: { tone: "alert", key: "wishlistChangeFailed", values: {} } });
  const selected: SelectedOptions = { colourId: barva || null, size: velikost || null };
  const refuse = (messages: string[], status = 422) =>
    data(
      { productId: product.id, field: "choice" as const, messages, typed: "", selected, refusedAt: now() },
      { status },
    );
  const selection = selectVariant(await readVariants(db, locale, product.id), selected);
  if (!selection.ok) return refuse(selectionErrors(selection, t));
  if (!(await mayFillCart(visit))) return refuse([t("shell:notice.tooManyGuests")], 429);
  const cart = await visit.ensureCartOwner();
  const input = {
    productId: product.id,
    variantId: selection.variant.id,
    quantity: 1,
    note: "",
    ...readSubmissionKey(form),
  };
  const added = await addToCart(db, cart.owner, input, now());
  if (!added.ok) return refuse([addToCartError(added.reason, t)]);
  await removeWishlistItem(db, owner, product.id);
  const events = withEvents(request, ...addToCartEvents(product, selection.variant, added.added));
  const values = { name: product.name, count: added.onHand };
  throw await redirectBackOrToWishlist(visit, {
    notice: { tone: "good", key: addedNotice(added), values, ...events },
    cookies: cart.headers.getSetCookie(),
  });
}
