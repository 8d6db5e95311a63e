import type { OpenAPIHono } from "@hono/zod-openapi";
import { HTTPException } from "hono/http-exception";

import { hasScope } from "~/features/customers/scope";
import { readSettings } from "~/features/settings/settings.queries.server";
import { isDatabaseAway, retryAfterSeconds as outageSeconds } from "~/platform/database/databaseAway.server";
import { defaultLocale } from "~/platform/i18n/locale";
import { briefly } from "~/platform/time/shortCache.server";
import { loggedPath } from "~/redactPath";

import { addresses } from "./addresses";
import { auth } from "./auth";
import { poster } from "./banners";
import { cartDelivery } from "./cartDelivery";
import { cartLines } from "./cartLines";
import { cartCalls } from "./carts";
import { categories } from "./categories";
import { countries } from "./countries";
import { currencies } from "./currencies";
import { delivery } from "./delivery";
import { geolocation } from "./geolocation";
import { bearerScheme, customerOf } from "./http/auth";
import { type ApiEnv, openResource } from "./http/context";
import { Refused, refuse, refuseUnknown } from "./http/errors";
import { methodsIn } from "./http/methodsIn";
import { me } from "./me";
import { orders } from "./orders";
import { pages } from "./pages";
import { password } from "./password";
import { posts } from "./posts";
import { product } from "./product";
import { products } from "./products";
import { registration } from "./registration";
import { search } from "./search";
import { settings } from "./settings";
import { companies } from "./shapes/company";
import { stores } from "./stores";
import { vouchers } from "./vouchers";
import { wishes } from "./wishlistItems";
import { wishlists } from "./wishlists";

const settingsOf = briefly(readSettings);
const retryAfterSeconds = "1800";

/** The HTTP API of specification 7: one file a resource. */
export const api = openResource().basePath("/api");

api.use(async (context, next) => {
  await next();
  context.header("Cache-Control", "no-store");
  context.header("X-Content-Type-Options", "nosniff");
  context.header("X-Robots-Tag", "noindex, nofollow");
});

/** While the shop is closed, settings are told and people may sign in; staff of the settings see all (decision 89). */
api.use(async (context, next) => {
  if (/^\/api\/(?:settings\/[^/]+|auth\/login)\/?$/.test(context.req.path)) return next();
  const { maintenance } = await settingsOf(context.env.world.db, defaultLocale);
  if (!maintenance.is_enabled) return next();
  const signedIn = await customerOf(context);
  if (hasScope(signedIn?.customer ?? null, "settings")) return next();
  throw new Refused(503, "The shop is closed for maintenance", {}, { "Retry-After": retryAfterSeconds });
});

/** A more exact address before one with a parameter in its place. */
const resources: readonly OpenAPIHono<ApiEnv>[] = [
  ...[auth, registration, password, me, addresses, companies],
  ...[cartCalls, cartLines, cartDelivery, vouchers, wishlists, wishes],
  ...[currencies, countries, categories, products, product, search],
  ...[settings, posts, pages, poster, stores, delivery, orders, geolocation],
];
for (const resource of resources) api.route("/", resource);

api.openAPIRegistry.registerComponent("securitySchemes", bearerScheme, { type: "http", scheme: "bearer" });

const introduction = [
  "The calls of the shop's storefront. Answers are bare objects and lists; every refusal is a `Refusal`.",
  "Amounts named `…_tax_incl` are whole smallest units of the currency: crowns for cs, cents for sk.",
  "Who is signed in is told by the header `Authorization: Bearer …` alone, never by a cookie.",
  "Calls whose address names no language take `Accept-Language`, else Czech.",
].join(" ");

export const describedAs = {
  openapi: "3.1.0",
  info: { title: "Storefront", version: "1.0.0", description: introduction },
};

api.doc31("/openapi.json", describedAs);

/** An address that other methods have names them. */
api.notFound((context) => {
  const allowed = methodsOf(context.req.path);
  if (allowed.length === 0) return refuseUnknown(context);
  return refuse(context, 405, "Method not allowed", {}, { Allow: allowed.join(", ") });
});

api.onError((err, context) => {
  if (err instanceof Refused) return refuse(context, err.statusCode, err.message, err.more, err.headers);
  if (err instanceof HTTPException && err.status < 500) return refuse(context, 400, "The call cannot be read");
  const { world, requestId } = context.env;
  world.log.error({ err, requestId, path: loggedPath(context.req.path) }, "fault");
  if (isDatabaseAway(err)) {
    return refuse(context, 503, "The shop cannot reach its data", {}, { "Retry-After": outageSeconds });
  }
  return refuse(context, 500, "Something went wrong");
});

/** The methods that the table of calls has for a path; none for a path that it does not know. */
export function methodsOf(path: string): string[] {
  return methodsIn(api.routes, path);
}
