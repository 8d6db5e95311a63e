import { data } from "@remix-run/node";

import { addToWishlist } from "~/features/wishlist/addToWishlist.server";
import { removeWish } from "~/features/wishlist/wish.queries.server";

import { isFromScript } from "../backTo.server";
import { leadBack, productIdIn, type WishVisit } from "./wishVisit.server";

/** An empty heart was pressed. A script keeps the visitor where they are: the heart itself tells that it is done. */
export async function saveProduct(visit: WishVisit) {
  const { world, owner, locale } = visit;
  const productId = productIdIn(visit.form, "add");
  const saved = productId
    ? await addToWishlist(world.db, owner, { productId, locale }, world.now())
    : ({ ok: false, reason: "unknown" } as const);
  if (!saved.ok) {
    const key = saved.reason === "full" ? "wishFull" : "wishAddFailed";
    throw await leadBack(visit, { notice: { tone: "alert", key, values: {} } });
  }
  if (isFromScript(visit.request))
    return data(null, { headers: visit.setCookie ? { "Set-Cookie": visit.setCookie } : {} });
  throw await leadBack(visit, {
    notice: { tone: "good", key: "wishAdded", values: { name: saved.name } },
    productId,
  });
}

/** A full heart was pressed, or Remove on the wishlist. */
export async function removeProduct(visit: WishVisit) {
  const { world, owner } = visit;
  const productId = productIdIn(visit.form, "remove");
  if (!productId) throw await leadBack(visit, { notice: { tone: "alert", key: "wishRemoveFailed", values: {} } });
  await removeWish(world.db, owner, productId);
  if (isFromScript(visit.request))
    return data(null, { headers: visit.setCookie ? { "Set-Cookie": visit.setCookie } : {} });
  throw await leadBack(visit, { notice: { tone: "good", key: "wishRemoved", values: {} }, productId });
}
