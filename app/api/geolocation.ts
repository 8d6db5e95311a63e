import { createRoute, z } from "@hono/zod-openapi";

import { locateCountry } from "~/platform/http/geolocation.server";

import { createResource } from "./http/context";
import { jsonResponse } from "./http/errors";

const place = z
  .union([
    z.object({ statusCode: z.literal("OK"), countryCode: z.string().length(2) }),
    z.object({ statusCode: z.literal("ERROR") }),
  ])
  .openapi("Geolocation");

const route = createRoute({
  method: "get",
  tags: ["Shop"],
  path: "/geolocation",
  summary: "The country a visitor comes from",
  responses: { 200: jsonResponse(place, "ISO 3166 code of the country, or ERROR where it is not known") },
});

export const geolocation = createResource().openapi(route, async (context) => {
  const { world, clientAddress } = context.env;
  const asked = { headers: context.req.raw.headers, address: clientAddress };
  const countryCode = await locateCountry(asked, world.environment);
  return context.json(countryCode ? { statusCode: "OK" as const, countryCode } : { statusCode: "ERROR" as const }, 200);
});
