import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";

import type { CartOwner } from "~/features/cart/cart.queries.server";
import { ensureCartOwner, findCartOwner } from "~/features/cart/guest/cartOwner.server";
import { readSession, type SignedIn } from "~/features/customers/session/session.server";
import { type Translate, translatorFor } from "~/platform/i18n/i18n.server";
import { type Locale, localeOfPath } from "~/platform/i18n/locale";
import { type World, worldOf } from "~/platform/process/world.server";

/** What a route needs of a request. As it holds the world's parts, it fits wherever a use case wants a `World`. */
export type Visit = World & {
  request: Request;
  context: AppLoadContext;
  /** Names the request in the log. */
  requestId: string | undefined;
  url: URL;
  /** The shop version that the address belongs to. */
  locale: Locale;
  /** Translates into the language of the address. */
  t: Translate;
  /** Null for a guest. */
  readSignedIn: () => Promise<SignedIn | null>;
  /** Null for a guest without a cart cookie. */
  findCartOwner: () => Promise<CartOwner | null>;
  /** For a request that may create a cart; `headers` hold the guest's cookie. */
  ensureCartOwner: () => Promise<{ owner: CartOwner; headers: Headers }>;
};

/** What loaders and actions are given, as far as a visit needs it. */
export type RouteArgs = Pick<LoaderFunctionArgs, "request" | "context">;

/** Everything that costs a query is read only when asked for. */
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
