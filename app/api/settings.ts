import { createRoute, z } from "@hono/zod-openapi";

import { publicSettings } from "~/features/settings/settings";
import { readSettings } from "~/features/settings/settings.queries.server";

import { createResource, localeParam } from "./http/context";
import { jsonResponse, notFoundAnswer } from "./http/errors";

const link = { text: z.string(), link: z.string(), new_tab: z.boolean().optional() };
const menu = z.array(z.object({ ...link, submenu: z.array(z.object(link)).optional() }));
const value = z.union([z.string(), z.number(), z.object({ is_enabled: z.boolean() }), menu]);
const setting = z.object({ name: z.string(), value }).openapi("Setting");

const route = createRoute({
  method: "get",
  tags: ["Shop"],
  path: "/settings/{locale}",
  summary: "Settings that a storefront needs",
  request: { params: localeParam },
  responses: { 200: jsonResponse(z.array(setting), "Public settings alone"), 404: notFoundAnswer },
});

export const settings = createResource().openapi(route, async (context) => {
  const { locale } = context.req.valid("param");
  return context.json(publicSettings(await readSettings(context.env.world.db, locale)), 200);
});
