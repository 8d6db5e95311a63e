import { type AppLoadContext, redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import { readVisit } from "~/features/customers/session/session.server";
import type { WishlistOwner } from "~/features/wishlist/wishlist";
import { issueWishlistCookie } from "~/features/wishlist/wishlistCookie.server";
import { type Notice, noticeCookie } from "~/platform/http/notice.server";
import { readForm } from "~/platform/http/readForm.server";
import { type Locale, requestLocale } from "~/platform/i18n/locale";
import { type World, worldOf } from "~/platform/process/world.server";

import { readOriginPath } from "~/visit/formOrigin.server";

/** A submitted wishlist form and the list's owner. */
export type WishlistVisit = {
  request: Request;
  context: AppLoadContext;
  world: World;
  locale: Locale;
  form: FormData;
  owner: WishlistOwner;
  /** Null for a customer, who has no guest cookie. */
  setCookie: string | null;
};

export async function receiveWishlistForm(request: Request, context: AppLoadContext): Promise<WishlistVisit> {
  const world = worldOf(context);
  const form = await readForm(request);
  const { signedIn } = await readVisit(request, context);
  const guest = signedIn ? null : issueWishlistCookie(request, world.environment);
  return {
    request,
    context,
    world,
    locale: requestLocale(request),
    form,
    owner: guest ? { tempId: guest.tempId } : { customerId: signedIn?.customer.id ?? "" },
    setCookie: guest?.setCookie ?? null,
  };
}

/** Parses a product id from a form; null for anything else. */
export function readProductId(form: FormData, name: string): number | null {
  const value = form.get(name);
  return typeof value === "string" && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
}

/** 303 to the page that the form came from, else to the wishlist; extends the guest's cookie by 14 days. */
export async function redirectBackOrToWishlist(
  { request, world, locale, form, setCookie }: WishlistVisit,
  { notice, productId = null, cookies = [] }: { notice: Notice | null; productId?: number | null; cookies?: string[] },
): Promise<Response> {
  const headers = new Headers(setCookie ? { "Set-Cookie": setCookie } : {});
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  if (notice) headers.append("Set-Cookie", await noticeCookie(notice, world.environment));
  return redirect(readOriginPath(request, form, productId) ?? addressOf("wishlist", locale), { status: 303, headers });
}
