import { redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import type { CartOwner } from "~/features/cart/cart.queries.server";
import { type Notice, noticeCookie } from "~/platform/http/notice.server";
import { readForm } from "~/platform/http/readForm.server";
import { safePath } from "~/platform/http/safePath";
import { type RouteArgs, type Visit, visitOf } from "~/visit/visit.server";

/** A submitted cart form and the cart's owner. */
export type CartVisit = Visit & {
  form: FormData;
  /** Null for a guest without a cart cookie. */
  owner: CartOwner | null;
};

export async function receiveCartForm(args: RouteArgs): Promise<CartVisit> {
  const visit = visitOf(args);
  return { ...visit, form: await readForm(visit.request), owner: await visit.findCartOwner() };
}

/** Redirects with 303 to the path in the form's `redirect`, else to the cart; extends the guest's cookie by 14 days. */
export async function redirectBackOrToCart(
  { environment, locale, form, owner, ensureCartOwner }: CartVisit,
  { notice, cookies = [] }: { notice: Notice | null; cookies?: readonly string[] },
): Promise<Response> {
  const headers = owner ? (await ensureCartOwner()).headers : new Headers();
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  if (notice) headers.append("Set-Cookie", await noticeCookie(notice, environment));
  return redirect(safePath(form.get("redirect")) ?? addressOf("cart", locale), { status: 303, headers });
}

export const cartGone: Notice = { tone: "alert", key: "cartGone", values: {} };
