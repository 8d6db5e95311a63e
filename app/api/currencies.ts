import { createRoute, z } from "@hono/zod-openapi";

import { readCurrencies } from "~/features/money/currency.queries.server";

import { createResource } from "./http/context";
import { jsonResponse } from "./http/errors";

const currency = z
  .object({
    id: z.number().int(),
    code: z.string(),
    rate: z.number(),
    decimals: z.number().int(),
    symbol_before: z.string(),
    symbol_after: z.string(),
  })
  .openapi("Currency");

const route = createRoute({
  method: "get",
  tags: ["Shop"],
  path: "/lists/currencies",
  summary: "The shop's currencies",
  responses: { 200: jsonResponse(z.array(currency), "`rate` is crowns for one unit") },
});

export const currencies = createResource().openapi(route, async (context) =>
  context.json(await readCurrencies(context.env.world.db), 200),
);
