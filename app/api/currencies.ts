import { createRoute, z } from "@hono/zod-openapi";

import { readCurrencies } from "~/features/money/currency.queries.server";

import { openResource } from "./http/context";
import { inJson } from "./http/errors";

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
  responses: { 200: inJson(z.array(currency), "`rate` is crowns for one unit") },
});

export const currencies = openResource().openapi(route, async (context) =>
  context.json(await readCurrencies(context.env.world.db), 200),
);
