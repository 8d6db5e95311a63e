import { type AppLoadContext, redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import { readVisit } from "~/features/customers/session/session.server";
import type { WishlistOwner } from "~/features/wishlist/wishlist";
import { keepWishTempId } from "~/features/wishlist/wishTempId.server";
import { leaveNotice, type Notice } from "~/platform/http/notice.server";
import { readForm } from "~/platform/http/readForm.server";
import { type Locale, localeOfPath } from "~/platform/i18n/locale";
import { type World, worldOf } from "~/platform/process/world.server";

import { backTo } from "~/visit/formOrigin.server";

/** A visitor's form about the wishlist, and whose list it is. */
export type WishVisit = {
  request: Request;
  context: AppLoadContext;
  world: World;
  locale: Locale;
  form: FormData;
  owner: WishlistOwner;
  /** Null for a customer, who needs no guest's id. */
  setCookie: string | null;
};

export async function receiveWish(request: Request, context: AppLoadContext): Promise<WishVisit> {
  const world = worldOf(context);
  const form = await readForm(request);
  const { signedIn } = await readVisit(request, context);
  const guest = signedIn ? null : keepWishTempId(request, world.environment);
  return {
    request,
    context,
    world,
    locale: localeOfPath(new URL(request.url).pathname),
    form,
    owner: guest ? { tempId: guest.tempId } : { userId: signedIn?.customer.id ?? "" },
    setCookie: guest?.setCookie ?? null,
  };
}

/** A product id as a form may send it; null for anything else. */
export function productIdIn(form: FormData, name: string): number | null {
  const written = form.get(name);
  return typeof written === "string" && /^[1-9]\d{0,8}$/.test(written) ? Number(written) : null;
}

/** 303 to the page that the form stood on, else to the wishlist, with the cookie kept another 14 days. */
export async function leadBack(
  { request, world, locale, form, setCookie }: WishVisit,
  { notice, productId = null, cookies = [] }: { notice: Notice | null; productId?: number | null; cookies?: string[] },
): Promise<Response> {
  const headers = new Headers(setCookie ? { "Set-Cookie": setCookie } : {});
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  if (notice) headers.append("Set-Cookie", await leaveNotice(notice, world.environment));
  return redirect(backTo(request, form, productId) ?? addressOf("wishlist", locale), { status: 303, headers });
}
