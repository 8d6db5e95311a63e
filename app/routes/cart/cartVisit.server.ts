import { type AppLoadContext, redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import type { CartOwner } from "~/features/cart/cart.queries.server";
import { findCartOwner, keepCartOwner } from "~/features/cart/guest/cartOwner.server";
import { leaveNotice, type Notice } from "~/platform/http/notice.server";
import { readForm } from "~/platform/http/readForm.server";
import { safePath } from "~/platform/http/safePath";
import { type Locale, localeOfPath } from "~/platform/i18n/locale";
import { type World, worldOf } from "~/platform/process/world.server";

/** A visitor's form about the cart, and whose cart it is. */
export type CartVisit = {
  request: Request;
  context: AppLoadContext;
  world: World;
  locale: Locale;
  form: FormData;
  /** Null for a guest who has no cart yet. */
  owner: CartOwner | null;
};

export async function receiveCartForm(request: Request, context: AppLoadContext): Promise<CartVisit> {
  return {
    request,
    context,
    world: worldOf(context),
    locale: localeOfPath(new URL(request.url).pathname),
    form: await readForm(request),
    owner: await findCartOwner(request, context),
  };
}

export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** 303 to the path that the form asks to come back to, else to the cart, with the guest's id kept another 14 days. */
export async function leadBack(
  { request, context, world, locale, form, owner }: CartVisit,
  { notice, cookies = [] }: { notice: Notice | null; cookies?: readonly string[] },
): Promise<Response> {
  const headers = owner ? (await keepCartOwner(request, context)).headers : new Headers();
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  if (notice) headers.append("Set-Cookie", await leaveNotice(notice, world.environment));
  return redirect(safePath(form.get("redirect")) ?? addressOf("cart", locale), { status: 303, headers });
}

export const cartGone: Notice = { tone: "alert", key: "cartGone", values: {} };
