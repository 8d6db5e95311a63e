import type { AppLoadContext } from "@remix-run/node";

import { readVisit } from "~/features/customers/session/session.server";
import { localeOfPath } from "~/platform/i18n/locale";
import { worldOf } from "~/platform/process/world.server";

import type { CartOwner } from "../cart.queries.server";
import { keepTempId, readTempId } from "./guestCookie.server";

/** Whose cart a request speaks of, in the language of its path; null for a guest who has none yet. */
export async function findCartOwner(request: Request, context: AppLoadContext): Promise<CartOwner | null> {
  const locale = localeOfPath(new URL(request.url).pathname);
  const { signedIn } = await readVisit(request, context);
  if (signedIn) return { customerId: signedIn.customer.id, locale };
  const tempId = readTempId(request);
  return tempId ? { tempId, locale } : null;
}

/** The same for who is about to put something into a cart: a guest gets an id, and keeps it for another 14 days. */
export async function keepCartOwner(
  request: Request,
  context: AppLoadContext,
): Promise<{ owner: CartOwner; headers: Headers }> {
  const owner = await findCartOwner(request, context);
  if (owner && "customerId" in owner) return { owner, headers: new Headers() };
  const { tempId, setCookie } = keepTempId(request, worldOf(context).environment);
  const locale = localeOfPath(new URL(request.url).pathname);
  return { owner: { tempId, locale }, headers: new Headers({ "Set-Cookie": setCookie }) };
}
