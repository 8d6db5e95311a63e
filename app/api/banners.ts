import { createRoute, z } from "@hono/zod-openapi";

import { readBanners } from "~/features/content/banner.queries.server";

import { createResource, localeOfCall } from "./http/context";
import { jsonResponse } from "./http/errors";

const banner = z
  .object({
    id: z.string(),
    title: z.string(),
    url: z.string(),
    path: z.string(),
    image: z.string(),
    content: z.string(),
    target: z.enum(["", "_blank"]),
  })
  .openapi("Banner");

const bannerSets = z.object({
  "banner.popup_desktop": z.array(banner),
  "banner.popup_mobile": z.array(banner),
  "banner.promo": z.array(banner),
  "banner.hero_desktop": z.array(banner),
  "banner.hero_mobile": z.array(banner),
  "banner.posters": z.array(banner),
  "banner.leathers": z.array(banner),
});

const route = createRoute({
  method: "get",
  tags: ["Shop"],
  path: "/poster/all",
  summary: "Banners by the names of their sets, in the language of Accept-Language",
  responses: { 200: jsonResponse(bannerSets, "All banners; `path` and `image` together are the picture's address") },
});

export const banners = createResource().openapi(route, async (context) =>
  context.json(await readBanners(context.env.world.db, localeOfCall(context)), 200),
);
