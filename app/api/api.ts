import type { OpenAPIHono } from "@hono/zod-openapi";
import { HTTPException } from "hono/http-exception";

import { opensClosedShop } from "~/features/customers/scope";
import { countRefusal } from "~/features/operations/refusals.server";
import { readCachedSettings } from "~/features/settings/settings.queries.server";
import {
  isDatabaseUnavailable,
  retryAfterSeconds as outageSeconds,
} from "~/platform/database/databaseUnavailable.server";
import { defaultLocale } from "~/platform/i18n/locale";
import { redactPath } from "~/redactPath";

import { addresses } from "./addresses";
import { auth } from "./auth";
import { banners } from "./banners";
import { cartDelivery } from "./cartDelivery";
import { cartLines } from "./cartLines";
import { cartCalls } from "./carts";
import { categories } from "./categories";
import { countries } from "./countries";
import { currencies } from "./currencies";
import { delivery } from "./delivery";
import { geolocation } from "./geolocation";
import { giftVouchers } from "./giftVouchers";
import { bearerScheme, customerOf } from "./http/auth";
import { type ApiEnv, createResource } from "./http/context";
import { ApiError, errorResponse, notFoundResponse } from "./http/errors";
import { methodsIn } from "./http/methodsIn";
import { me } from "./me";
import { orderActions } from "./ordering/orderActions";
import { placeOrderCalls } from "./ordering/placeOrder";
import { orders } from "./orders";
import { pages } from "./pages";
import { password } from "./password";
import { pickupSlots } from "./pickupSlots";
import { posts } from "./posts";
import { product } from "./product";
import { products } from "./products";
import { registration } from "./registration";
import { reservations } from "./reservations";
import { search } from "./search";
import { settings } from "./settings";
import { companies } from "./shapes/company";
import { staff } from "./staff";
import { stores } from "./stores";
import { vouchers } from "./vouchers";
import { wishlistItems } from "./wishlistItems";
import { wishlists } from "./wishlists";

const retryAfterSeconds = "1800";

/** The HTTP API of specification 7: one file per resource. */
export const api = createResource().basePath("/api");

api.use(async (context, next) => {
  await next();
  context.header("Cache-Control", "no-store");
  context.header("X-Content-Type-Options", "nosniff");
  context.header("X-Robots-Tag", "noindex, nofollow");
});

/**
 * During maintenance only settings and sign-in are available; staff with the scope `settings` may use everything
 * (decision 89).
 */
api.use(async (context, next) => {
  if (/^\/api\/(?:settings\/[^/]+|auth\/login)\/?$/.test(context.req.path)) return next();
  const { maintenance } = await readCachedSettings(context.env.world.db, defaultLocale);
  if (!maintenance.is_enabled) return next();
  const signedIn = await customerOf(context);
  if (opensClosedShop(signedIn?.customer ?? null)) return next();
  if (context.req.method !== "GET") countRefusal("closed");
  throw new ApiError(503, "The shop is closed for maintenance", {}, { "Retry-After": retryAfterSeconds });
});

/** Resources with fixed paths must come before those with a parameter in the same place. */
const resources: readonly OpenAPIHono<ApiEnv>[] = [
  auth,
  registration,
  password,
  me,
  addresses,
  companies,
  cartCalls,
  cartLines,
  cartDelivery,
  pickupSlots,
  vouchers,
  giftVouchers,
  wishlists,
  wishlistItems,
  currencies,
  countries,
  categories,
  products,
  product,
  search,
  settings,
  posts,
  pages,
  banners,
  stores,
  delivery,
  orders,
  placeOrderCalls,
  orderActions,
  reservations,
  geolocation,
  staff,
];
for (const resource of resources) api.route("/", resource);

api.openAPIRegistry.registerComponent("securitySchemes", bearerScheme, { type: "http", scheme: "bearer" });

const introduction = [
  "The calls of the shop's storefront. Answers are bare objects and lists; every refusal is a `Refusal`.",
  "Amounts named `…_tax_incl` are whole smallest units of the currency: crowns for cs, cents for sk.",
  "The header `Authorization: Bearer …` alone says who is signed in, never a cookie.",
  "Calls whose address names no language take `Accept-Language`, else Czech.",
  "Carts and orders add up: total_products − total_discount + delivery_price + payment_price + rounding = total, and",
  "total − total_gift_vouchers = amount_due; what is null counts as 0.",
  "An order is placed with an `Idempotency-Key`: the same call gives the same order for a day, another body is 422.",
  "A withdrawal takes one, too: the same call gives the same withdrawal, other pieces are 422.",
].join(" ");

export const openApiConfig = {
  openapi: "3.1.0",
  info: { title: "Storefront", version: "1.0.0", description: introduction },
};

api.doc31("/openapi.json", openApiConfig);

/** A known path with a wrong method responds with `Allow`. */
api.notFound((context) => {
  const allowed = methodsOf(context.req.path);
  if (allowed.length === 0) return notFoundResponse(context);
  return errorResponse(context, 405, "Method not allowed", {}, { Allow: allowed.join(", ") });
});

api.onError((err, context) => {
  if (err instanceof ApiError) return errorResponse(context, err.statusCode, err.message, err.more, err.headers);
  if (err instanceof HTTPException && err.status < 500) return errorResponse(context, 400, "The call cannot be read");
  const { world, requestId } = context.env;
  world.log.error({ err, requestId, path: redactPath(context.req.path) }, "fault");
  if (isDatabaseUnavailable(err)) {
    return errorResponse(context, 503, "The shop cannot reach its data", {}, { "Retry-After": outageSeconds });
  }
  return errorResponse(context, 500, "Something went wrong");
});

/** Returns the methods of a path; empty for an unknown path. */
export function methodsOf(path: string): string[] {
  return methodsIn(api.routes, path);
}
