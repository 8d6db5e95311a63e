import type { LoaderFunctionArgs } from "@remix-run/node";

import { readSettings } from "~/features/settings/settings.queries.server";
import { defaultLocale } from "~/platform/i18n/locale";
import { worldOf } from "~/platform/process/world.server";
import { briefly } from "~/platform/time/shortCache.server";

import { placePaths, productParts, productPaths } from "./sitemapPaths.server";
import { robotsText, sitemapIndex, urlSet } from "./sitemapText";

const placesPart = "places";
const settingsOf = briefly(readSettings);

/** `/robots.txt` always; `/sitemap.xml` and its parts only where the shop lets itself be indexed (decision 29). */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const world = worldOf(context);
  const { publicUrl } = world.environment;
  const { pathname, searchParams } = new URL(request.url);
  const { indexing } = await settingsOf(world.db, defaultLocale);
  if (pathname === "/robots.txt") return textOf(robotsText(indexing.is_enabled ? publicUrl : null), "text/plain");
  if (!indexing.is_enabled) return missing();
  const part = searchParams.get("part");
  if (part === null) return xmlOf(sitemapIndex(publicUrl, [placesPart, ...(await productParts(world))]));
  const paths = part === placesPart ? await placePaths(world) : await productPaths(world, part);
  return paths ? xmlOf(urlSet(publicUrl, paths)) : missing();
}

function xmlOf(text: string): Response {
  return textOf(text, "application/xml");
}

function textOf(text: string, type: string): Response {
  return new Response(text, {
    headers: { "Content-Type": `${type}; charset=utf-8`, "X-Content-Type-Options": "nosniff" },
  });
}

function missing(): Response {
  return new Response("This page could not be found", { status: 404, headers: { "Content-Type": "text/plain" } });
}
