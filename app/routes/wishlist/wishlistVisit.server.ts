import { redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import type { WishlistOwner } from "~/features/wishlist/wishlist";
import { issueWishlistCookie } from "~/features/wishlist/wishlistCookie.server";
import { type Notice, noticeCookie } from "~/platform/http/notice.server";
import { readForm } from "~/platform/http/readForm.server";

import { readOriginPath } from "~/visit/formOrigin.server";
import { type RouteArgs, type Visit, visitOf } from "~/visit/visit.server";

/** A submitted wishlist form, with the owner of the list. */
export type WishlistVisit = Visit & {
  form: FormData;
  owner: WishlistOwner;
  /** Null for a customer, who has no guest cookie. */
  setCookie: string | null;
};

export async function receiveWishlistForm(args: RouteArgs): Promise<WishlistVisit> {
  const visit = visitOf(args);
  const form = await readForm(visit.request);
  const signedIn = await visit.readSignedIn();
  const guest = signedIn ? null : issueWishlistCookie(visit.request, visit.environment);
  return {
    ...visit,
    form,
    owner: guest ? { tempId: guest.tempId } : { customerId: signedIn?.customer.id ?? "" },
    setCookie: guest?.setCookie ?? null,
  };
}

/** Redirects with 303 to the page of the form, otherwise to the wishlist; extends the guest's cookie by 14 days. */
export async function redirectBackOrToWishlist(
  { request, environment, locale, form, setCookie }: WishlistVisit,
  { notice, productId = null, cookies = [] }: { notice: Notice | null; productId?: number | null; cookies?: string[] },
): Promise<Response> {
  const headers = new Headers(setCookie ? { "Set-Cookie": setCookie } : {});
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  if (notice) headers.append("Set-Cookie", await noticeCookie(notice, environment));
  return redirect(readOriginPath(request, form, productId) ?? addressOf("wishlist", locale), { status: 303, headers });
}
