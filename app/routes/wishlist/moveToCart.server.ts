import { data } from "@remix-run/node";

import { withEvents } from "~/features/analytics/consentedAnalytics.server";
import { addToCartEvents } from "~/features/analytics/formEvents";
import { addedNotice, addToCart } from "~/features/cart/addToCart.server";
import { ensureCartOwner } from "~/features/cart/guest/cartOwner.server";
import { type SelectedOptions, selectVariant } from "~/features/products/product";
import { findProductAddress } from "~/features/products/product.queries.server";
import { readVariants } from "~/features/products/variant.queries.server";
import { removeWishlistItem } from "~/features/wishlist/wishlistItem.queries.server";

import { readSubmissionKey } from "~/visit/formOrigin.server";
import { addToCartError, selectionErrors } from "~/visit/selectionErrors.server";
import { readProductId, redirectBackOrToWishlist, type WishlistVisit } from "./wishlistVisit.server";

/** Adds one piece to the cart, then removes the product from the list: a failure in between loses nothing. */
export async function moveToCart(visit: WishlistVisit) {
  const { request, context, world, owner, locale, form } = visit;
  const productId = readProductId(form, "move");
  const product = productId ? await findProductAddress(world.db, locale, productId, world.now()) : undefined;
  if (!product)
    throw await redirectBackOrToWishlist(visit, { notice: { tone: "alert", key: "wishChangeFailed", values: {} } });
  const selected: SelectedOptions = { colourId: textIn(form, "barva"), size: textIn(form, "velikost") };
  const refuse = (messages: string[]) =>
    data({ productId: product.id, field: "choice" as const, messages, typed: "", selected }, { status: 422 });
  const selection = selectVariant(await readVariants(world.db, locale, product.id), selected);
  if (!selection.ok) return refuse(selectionErrors(selection, locale));
  const cart = await ensureCartOwner(request, context);
  const input = {
    productId: product.id,
    variantId: selection.variant.id,
    quantity: 1,
    note: "",
    ...readSubmissionKey(form),
  };
  const added = await addToCart(world.db, cart.owner, input, world.now());
  if (!added.ok) return refuse([addToCartError(added.reason, locale)]);
  await removeWishlistItem(world.db, owner, product.id);
  const events = withEvents(request, ...addToCartEvents(product, selection.variant, added.added));
  const values = { name: product.name, count: added.onHand };
  throw await redirectBackOrToWishlist(visit, {
    notice: { tone: "good", key: addedNotice(added), values, ...events },
    cookies: cart.headers.getSetCookie(),
  });
}

function textIn(form: FormData, name: string): string | null {
  const value = form.get(name);
  return typeof value === "string" && value !== "" ? value : null;
}
