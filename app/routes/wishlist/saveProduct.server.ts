import { data } from "@remix-run/node";

import { withEvents } from "~/features/analytics/consentedAnalytics.server";
import { wishlistEvent } from "~/features/analytics/formEvents";
import { addToWishlist } from "~/features/wishlist/addToWishlist.server";
import { removeWishlistItem } from "~/features/wishlist/wishlistItem.queries.server";

import { type Notice, noticeCookie } from "~/platform/http/notice.server";

import { isFromScript } from "~/visit/formOrigin.server";
import { mayFillWishlist } from "~/visit/newGuest.server";
import { redirectBackOrToWishlist, type WishlistVisit } from "./wishlistVisit.server";

/** Adds a product to the wishlist. A script stays on the page, where the heart itself shows the success. */
export async function saveProduct(visit: WishlistVisit, productId: number | null) {
  const { db, now, owner, locale } = visit;
  if (!(await mayFillWishlist(visit, owner))) {
    throw await redirectBackOrToWishlist(visit, { notice: { tone: "alert", key: "tooManyGuests", values: {} } });
  }
  const saved = productId
    ? await addToWishlist(db, owner, { productId, locale }, now())
    : ({ ok: false, reason: "unknown" } as const);
  if (!saved.ok) {
    const key = saved.reason === "full" ? "wishlistFull" : "wishlistAddFailed";
    throw await redirectBackOrToWishlist(visit, { notice: { tone: "alert", key, values: {} } });
  }
  const events = withEvents(visit.request, wishlistEvent({ id: productId ?? 0, ...saved }));
  if (isFromScript(visit.request)) return respondQuietly(visit, events);
  throw await redirectBackOrToWishlist(visit, {
    notice: { tone: "good", key: "wishlistAdded", values: { name: saved.name }, ...events },
    productId,
  });
}

/** Removes a product, by its filled heart or the Remove button of the wishlist. */
export async function removeProduct(visit: WishlistVisit, productId: number | null) {
  const { db, owner } = visit;
  if (!productId)
    throw await redirectBackOrToWishlist(visit, { notice: { tone: "alert", key: "wishlistRemoveFailed", values: {} } });
  await removeWishlistItem(db, owner, productId);
  if (isFromScript(visit.request)) return respondQuietly(visit, {});
  throw await redirectBackOrToWishlist(visit, {
    notice: { tone: "good", key: "wishlistRemoved", values: {} },
    productId,
  });
}

/** The response to a script. Analytics events are sent by a notice without text. */
async function respondQuietly({ setCookie, environment }: WishlistVisit, events: Pick<Notice, "reports">) {
  const headers = new Headers(setCookie ? { "Set-Cookie": setCookie } : {});
  const notice: Notice = { tone: "good", key: "", values: {}, ...events };
  if (events.reports) headers.append("Set-Cookie", await noticeCookie(notice, environment));
  return data(null, { headers });
}
