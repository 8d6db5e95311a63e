import { createRoute, z } from "@hono/zod-openapi";
import { readCountries } from "~/features/customers/addressBook/country.queries.server";
import { countryName } from "~/features/customers/addressBook/countryName";

import { createResource, localeOfCall } from "./http/context";
import { jsonResponse } from "./http/errors";

const country = z.object({ code: z.string().length(2), name: z.string() }).openapi("Country");

const route = createRoute({
  method: "get",
  tags: ["Shop"],
  path: "/lists/countries",
  summary: "Countries of a billing address, named in the language of Accept-Language",
  responses: { 200: jsonResponse(z.array(country), "In the order in which they are offered") },
});

export const countries = createResource().openapi(route, async (context) => {
  const locale = localeOfCall(context);
  const codes = await readCountries(context.env.world.db);
  return context.json(
    codes.map((code) => ({ code, name: countryName(code, locale) })),
    200,
  );
});
