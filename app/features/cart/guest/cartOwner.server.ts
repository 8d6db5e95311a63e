import type { AppLoadContext } from "@remix-run/node";

import { readSession } from "~/features/customers/session/session.server";
import { requestLocale } from "~/platform/i18n/locale";
import { worldOf } from "~/platform/process/world.server";

import type { CartOwner } from "../cart.queries.server";
import { issueGuestCookie, readTempId } from "./guestCookie.server";

/**
 * Finds the owner of the cart that a request is about, in the language of its path; null for a guest without a cart
 * cookie.
 */
export async function findCartOwner(request: Request, context: AppLoadContext): Promise<CartOwner | null> {
  const locale = requestLocale(request);
  const { signedIn } = await readSession(request, context);
  if (signedIn) return { customerId: signedIn.customer.id, locale };
  const tempId = readTempId(request);
  return tempId ? { tempId, locale } : null;
}

/** Finds the owner for a request that may create a cart: a guest gets the cookie, or has it extended by 14 days. */
export async function ensureCartOwner(
  request: Request,
  context: AppLoadContext,
): Promise<{ owner: CartOwner; headers: Headers }> {
  const owner = await findCartOwner(request, context);
  if (owner && "customerId" in owner) return { owner, headers: new Headers() };
  const { tempId, setCookie } = issueGuestCookie(request, worldOf(context).environment);
  const locale = requestLocale(request);
  return { owner: { tempId, locale }, headers: new Headers({ "Set-Cookie": setCookie }) };
}
