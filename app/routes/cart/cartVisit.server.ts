import { type AppLoadContext, redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import type { CartOwner } from "~/features/cart/cart.queries.server";
import { ensureCartOwner, findCartOwner } from "~/features/cart/guest/cartOwner.server";
import { type Notice, noticeCookie } from "~/platform/http/notice.server";
import { readForm } from "~/platform/http/readForm.server";
import { safePath } from "~/platform/http/safePath";
import { type Locale, requestLocale } from "~/platform/i18n/locale";
import { type World, worldOf } from "~/platform/process/world.server";

/** A submitted cart form and the cart's owner. */
export type CartVisit = {
  request: Request;
  context: AppLoadContext;
  world: World;
  locale: Locale;
  form: FormData;
  /** Null for a guest without a cart cookie. */
  owner: CartOwner | null;
};

export async function receiveCartForm(request: Request, context: AppLoadContext): Promise<CartVisit> {
  return {
    request,
    context,
    world: worldOf(context),
    locale: requestLocale(request),
    form: await readForm(request),
    owner: await findCartOwner(request, context),
  };
}

export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** 303 to the path in the form's `redirect`, else to the cart; extends the guest's cookie by 14 days. */
export async function redirectBackOrToCart(
  { request, context, world, locale, form, owner }: CartVisit,
  { notice, cookies = [] }: { notice: Notice | null; cookies?: readonly string[] },
): Promise<Response> {
  const headers = owner ? (await ensureCartOwner(request, context)).headers : new Headers();
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  if (notice) headers.append("Set-Cookie", await noticeCookie(notice, world.environment));
  return redirect(safePath(form.get("redirect")) ?? addressOf("cart", locale), { status: 303, headers });
}

export const cartGone: Notice = { tone: "alert", key: "cartGone", values: {} };
