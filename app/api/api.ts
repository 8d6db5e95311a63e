import { readSettings } from "~/features/settings/settings.queries.server";
import { briefly } from "~/platform/briefly.server";
import { defaultLocale } from "~/platform/locale";

import { openResource } from "./call";
import { countries } from "./countries";
import { currencies } from "./currencies";
import { refuse, refuseUnknown } from "./envelope";
import { geolocation } from "./geolocation";
import { poster } from "./poster";
import { settings } from "./settings";
import { vouchers } from "./vouchers";

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

/** While the shop is closed, settings alone are told (decision 89). */
api.use(async (context, next) => {
  if (/^\/api\/settings\/[^/]+\/?$/.test(context.req.path)) return next();
  const { maintenance } = await settingsOf(context.env.world.db, defaultLocale);
  if (!maintenance.is_enabled) return next();
  context.header("Retry-After", retryAfterSeconds);
  return refuse(context, 503, "The shop is closed for maintenance");
});

for (const resource of [geolocation, poster, currencies, countries, settings, vouchers]) api.route("/", resource);

api.doc31("/openapi.json", { openapi: "3.1.0", info: { title: "Storefront", version: "1.0.0" } });

api.notFound(refuseUnknown);

api.onError((err, context) => {
  const { world, requestId } = context.env;
  world.log.error({ err, requestId, path: context.req.path }, "fault");
  return refuse(context, 500, "Something went wrong");
});
