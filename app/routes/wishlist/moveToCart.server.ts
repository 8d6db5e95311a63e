import { data } from "@remix-run/node";

import { reported } from "~/features/analytics/measured.server";
import { addition } from "~/features/analytics/reports";
import { addToCart } from "~/features/cart/addToCart.server";
import { keepCartOwner } from "~/features/cart/guest/cartOwner.server";
import { type Picked, pickVariant } from "~/features/products/product";
import { findProductAddress } from "~/features/products/product.queries.server";
import { readVariants } from "~/features/products/variant.queries.server";
import { removeWish } from "~/features/wishlist/wish.queries.server";

import { pressOf } from "~/visit/formOrigin.server";
import { notAdded, pickComplaints } from "~/visit/selectionErrors.server";
import { leadBack, productIdIn, type WishVisit } from "./wishVisit.server";

/** Puts one piece into the cart and then takes the product off the list: whatever stops in between, nothing is lost. */
export async function moveToCart(visit: WishVisit) {
  const { request, context, world, owner, locale, form } = visit;
  const productId = productIdIn(form, "move");
  const product = productId ? await findProductAddress(world.db, locale, productId, world.now()) : undefined;
  if (!product) throw await leadBack(visit, { notice: { tone: "alert", key: "wishChangeFailed", values: {} } });
  const picked: Picked = { colourId: textIn(form, "barva"), size: textIn(form, "velikost") };
  const refuse = (messages: string[]) =>
    data({ productId: product.id, field: "choice" as const, messages, typed: "", picked }, { status: 422 });
  const pick = pickVariant(await readVariants(world.db, locale, product.id), picked);
  if (!pick.ok) return refuse(pickComplaints(pick, locale));
  const cart = await keepCartOwner(request, context);
  const wish = {
    productId: product.id,
    variantId: pick.variant.id,
    quantity: 1,
    note: "",
    ...pressOf(request),
  };
  const added = await addToCart(world.db, cart.owner, wish, world.now());
  if (!added.ok) return refuse([notAdded(added.reason, locale)]);
  await removeWish(world.db, owner, product.id);
  const measured = reported(request, ...addition(product, pick.variant, added.added));
  const values = { name: product.name, count: added.onHand };
  throw await leadBack(visit, {
    notice: { tone: "good", key: added.isClamped ? "clamped" : "added", values, ...measured },
    cookies: cart.headers.getSetCookie(),
  });
}

function textIn(form: FormData, name: string): string | null {
  const value = form.get(name);
  return typeof value === "string" && value !== "" ? value : null;
}
