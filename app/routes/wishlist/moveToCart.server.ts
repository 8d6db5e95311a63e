import { data } from "@remix-run/node";

import { withEvents } from "~/features/analytics/consentedAnalytics.server";
import { addToCartEvents } from "~/features/analytics/formEvents";
import { addToCart } from "~/features/cart/addToCart.server";
import { type SelectedOptions, selectVariant } from "~/features/products/product";
import { findProductAddress } from "~/features/products/product.queries.server";
import { readVariants } from "~/features/products/variant.queries.server";
import { removeWishlistItem } from "~/features/wishlist/wishlistItem.queries.server";

import { deriveSubmissionKey } from "~/visit/formOrigin.server";
import { addToCartError, selectionErrors } from "~/visit/selectionErrors.server";
import { readProductId, redirectBackOrToWishlist, type WishlistVisit } from "./wishlistVisit.server";

/** Adds one piece to the cart, then removes the product from the list: a failure in between loses nothing. */
export async function moveToCart(visit: WishlistVisit) {
  const { request, db, now, owner, locale, t, form } = visit;
  const productId = readProductId(form, "move");
  const product = productId ? await findProductAddress(db, locale, productId, now()) : undefined;
  if (!product)
    throw await redirectBackOrToWishlist(visit, { notice: { tone: "alert", key: "wishChangeFailed", values: {} } });
  const selected: SelectedOptions = { colourId: textIn(form, "barva"), size: textIn(form, "velikost") };
  const refuse = (messages: string[]) =>
    data({ productId: product.id, field: "choice" as const, messages, typed: "", selected }, { status: 422 });
  const selection = selectVariant(await readVariants(db, locale, product.id), selected);
  if (!selection.ok) return refuse(selectionErrors(selection, t));
  const cart = await visit.ensureCartOwner();
  const input = {
    productId: product.id,
    variantId: selection.variant.id,
    quantity: 1,
    note: "",
    ...deriveSubmissionKey(request),
  };
  const added = await addToCart(db, cart.owner, input, now());
  if (!added.ok) return refuse([addToCartError(added.reason, t)]);
  await removeWishlistItem(db, owner, product.id);
  const events = withEvents(request, ...addToCartEvents(product, selection.variant, added.added));
  const values = { name: product.name, count: added.onHand };
  throw await redirectBackOrToWishlist(visit, {
    notice: { tone: "good", key: added.isClamped ? "clamped" : "added", values, ...events },
    cookies: cart.headers.getSetCookie(),
  });
}

function textIn(form: FormData, name: string): string | null {
  const value = form.get(name);
  return typeof value === "string" && value !== "" ? value : null;
}
