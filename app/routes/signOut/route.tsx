import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import { clearGuestCookie } from "~/features/cart/guest/guestCookie.server";
import { forgetReturnTo } from "~/features/customers/session/returnTo.server";
import { endSession } from "~/features/customers/session/session.queries.server";
import { clearedSessionCookie, readToken } from "~/features/customers/session/session.server";
import { forgetViewed } from "~/features/productPage/recentlyViewed.server";
import { clearWishlistCookie } from "~/features/wishlist/wishlistCookie.server";
import { noticeCookie } from "~/platform/http/notice.server";
import { visitOf } from "~/visit/visit.server";

/**
 * Signs out. The browser's session cookie is deleted even when the database cannot end the session (specification 4).
 */
export async function action(args: ActionFunctionArgs) {
  const { db, environment, log, request, requestId, locale } = visitOf(args);
  const token = readToken(request);
  try {
    if (token) await endSession(db, token);
  } catch (error) {
    log.error({ err: error, requestId }, "session not ended");
  }
  const headers = new Headers({ "Set-Cookie": clearedSessionCookie(environment) });
  headers.append("Set-Cookie", clearGuestCookie(environment));
  headers.append("Set-Cookie", clearWishlistCookie(environment));
  headers.append("Set-Cookie", forgetViewed(environment));
  headers.append("Set-Cookie", forgetReturnTo(environment));
  headers.append("Set-Cookie", await noticeCookie({ tone: "good", key: "signedOut", values: {} }, environment));
  return redirect(addressOf("home", locale), { status: 303, headers });
}

/** Redirects home: a GET request does not sign out. */
export function loader(args: LoaderFunctionArgs) {
  return redirect(addressOf("home", visitOf(args).locale), 302);
}
