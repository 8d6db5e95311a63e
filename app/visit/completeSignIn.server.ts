import { redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import { maxLines } from "~/features/cart/cart";
import { clearGuestCookie, readTempId } from "~/features/cart/guest/guestCookie.server";
import { type MergedCart, mergeCarts } from "~/features/cart/guest/mergeCarts.server";
import { deviceCookie, readDevice } from "~/features/customers/session/deviceCookie.server";
import { rememberDevice } from "~/features/customers/session/knownDevice.queries.server";
import { forgetReturnTo, readReturnTo } from "~/features/customers/session/returnTo.server";
import { readToken, sessionCookie } from "~/features/customers/session/session.server";
import { forgetViewed } from "~/features/productPage/recentlyViewed.server";
import { mergeWishlists } from "~/features/wishlist/mergeWishlists.server";
import { maxWishlistItems } from "~/features/wishlist/wishlist";
import { clearWishlistCookie, readWishlistTempId } from "~/features/wishlist/wishlistCookie.server";
import { type Notice, namesIn, noticeCookie } from "~/platform/http/notice.server";

import type { Visit } from "./visit.server";

/** What signing in has brought along; false where the account's wishlist had no room for all. */
type Merged = { cart: MergedCart | undefined; isWishlistWhole: boolean };

type Entered = { customerId: string; token: string; typed: FormData; notice: Notice };

/**
 * Finishes a sign-in: sets the session, merges the guest's cart and wishlist, deletes the guest's cookies, and
 * redirects to the remembered page or the account (decision 49).
 */
export async function completeSignIn(visit: Visit, { customerId, token, typed, notice }: Entered): Promise<never> {
  const { db, now, environment, request, locale } = visit;
  const merged = await mergeGuestData(visit, customerId);
  const headers = new Headers({ "Set-Cookie": sessionCookie(token, environment) });
  headers.append("Set-Cookie", forgetReturnTo(environment));
  const device = await rememberDevice(db, customerId, readDevice(request), now());
  headers.append("Set-Cookie", deviceCookie(device, environment));
  headers.append("Set-Cookie", clearGuestCookie(environment));
  headers.append("Set-Cookie", clearWishlistCookie(environment));
  // The customer who was signed in here before did not sign out: the list of viewed products is theirs, not this
  // customer's.
  if (readToken(request)) headers.append("Set-Cookie", forgetViewed(environment));
  headers.append("Set-Cookie", await noticeCookie(noticeOf(merged) ?? notice, environment));
  throw redirect(readReturnTo(request, typed) ?? addressOf("account", locale), { status: 303, headers });
}

/** Merges the guest's cart and wishlist. A failure must not prevent the sign-in; they then stay as they are. */
async function mergeGuestData(
  { request, requestId, locale, db, now, log }: Visit,
  customerId: string,
): Promise<Merged> {
  const merged: Merged = { cart: undefined, isWishlistWhole: true };
  const tempId = readTempId(request);
  const wishlistTempId = readWishlistTempId(request);
  try {
    if (wishlistTempId) {
      merged.isWishlistWhole = await mergeWishlists(db, { tempId: wishlistTempId, customerId }, now());
    }
    if (tempId) {
      merged.cart = (await mergeCarts(db, tempId, customerId, now())).find((cart) => cart.locale === locale);
    }
  } catch (error) {
    log.error({ err: error, requestId }, "guest's things not brought along");
  }
  return merged;
}

/** The cart's news come first, as the cart is what is bought. */
function noticeOf({ cart, isWishlistWhole }: Merged): Notice | undefined {
  const full = { tone: "alert", key: "wishlistShortened", values: { most: maxWishlistItems } } as const;
  return cartNotice(cart) ?? (isWishlistWhole ? undefined : full);
}

function cartNotice(merged: MergedCart | undefined): Notice | undefined {
  if (!merged) return undefined;
  const { clampedNames, leftNames, addedPieces } = merged;
  if (leftNames.length > 0) {
    return { tone: "alert", key: "cartLinesLeft", values: { name: namesIn(leftNames), most: maxLines } };
  }
  if (clampedNames.length > 0) {
    return { tone: "alert", key: "cartJoinedClamped", values: { name: namesIn(clampedNames) } };
  }
  return addedPieces > 0 ? { tone: "good", key: "cartJoined", values: {} } : undefined;
}
