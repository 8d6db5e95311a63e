import { withEvents } from "~/features/analytics/consentedAnalytics.server";
import { lineChangeEvents, wishlistEvent } from "~/features/analytics/formEvents";
import { type SaveForLaterResult, saveForLater } from "~/features/cart/saveForLater.server";
import { issueWishlistCookie } from "~/features/wishlist/wishlistCookie.server";

import { mayFillWishlist } from "~/visit/newGuest.server";
import { type CartVisit, cartGone, redirectBackOrToCart } from "./cartVisit.server";

/** Moves a line from the cart to the wishlist. */
export async function moveToWishlist(visit: CartVisit, lineId: string): Promise<never> {
  const { request, db, now, environment, owner } = visit;
  const signedIn = await visit.readSignedIn();
  const guest = signedIn ? null : issueWishlistCookie(request, environment);
  const wishlistOwner = guest ? { tempId: guest.tempId } : { customerId: signedIn?.customer.id ?? "" };
  if (!(await mayFillWishlist(visit, wishlistOwner))) {
    throw await redirectBackOrToCart(visit, { notice: { tone: "alert", key: "tooManyGuests", values: {} } });
  }
  const saved: SaveForLaterResult = owner
    ? await saveForLater(db, owner, wishlistOwner, lineId, now())
    : { ok: false, reason: "gone" };
  const cookies = saved.ok && guest ? [guest.setCookie] : [];
  if (saved.ok) {
    const { line, name } = saved;
    const events = withEvents(
      request,
      ...lineChangeEvents(line, 0),
      wishlistEvent({ id: line.productId, name, priceMinor: line.unitMinor }),
    );
    throw await redirectBackOrToCart(visit, {
      notice: { tone: "good", key: "wishlistAdded", values: { name }, ...events },
      cookies,
    });
  }
  const notice = saved.reason === "full" ? ({ tone: "alert", key: "wishlistFull", values: {} } as const) : cartGone;
  throw await redirectBackOrToCart(visit, { notice });
}
