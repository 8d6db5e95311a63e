import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";

import type { CartOwner } from "~/features/cart/cart.queries.server";
import { ensureCartOwner, findCartOwner } from "~/features/cart/guest/cartOwner.server";
import { readSession, type SignedIn } from "~/features/customers/session/session.server";
import { type Translate, translatorFor } from "~/platform/i18n/i18n.server";
import { type Locale, localeOfPath } from "~/platform/i18n/locale";
import { type World, worldOf } from "~/platform/process/world.server";

/**
 * What a route needs of a request. It includes the parts of the world, so it can be passed to every use case that takes
 * a `World`.
 */
export type Visit = World & {
  request: Request;
  context: AppLoadContext;
  /** Identifies the request in the log. */
  requestId: string | undefined;
  url: URL;
  /** The shop version that the address belongs to. */
  locale: Locale;
  /** Translates into the language of the address. */
  t: Translate;
  /** Returns the signed-in customer; null for a guest. */
  readSignedIn: () => Promise<SignedIn | null>;
  /** Returns the owner of the visitor's cart; null for a guest without a cart cookie. */
  findCartOwner: () => Promise<CartOwner | null>;
  /** Returns the cart's owner for a request that may create a cart; `headers` contain the guest's cookie. */
  ensureCartOwner: () => Promise<{ owner: CartOwner; headers: Headers }>;
};

/** The arguments of loaders and actions that a visit needs. */
export type RouteArgs = Pick<LoaderFunctionArgs, "request" | "context">;

/** Returns the visit of a request. What costs a query is a function, so that it runs only when it is called. */
export function visitOf({ request, context }: RouteArgs): Visit {
  const url = new URL(request.url);
  const locale = localeOfPath(url.pathname);
  return {
    ...worldOf(context),
    request,
    context,
    requestId: context.requestId,
    url,
    locale,
    t: translatorFor(locale),
    readSignedIn: async () => (await readSession(request, context)).signedIn,
    findCartOwner: () => findCartOwner(request, context),
    ensureCartOwner: () => ensureCartOwner(request, context),
  };
}
