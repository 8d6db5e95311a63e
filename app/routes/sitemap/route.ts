import type { LoaderFunctionArgs } from "@remix-run/node";

import { readCachedSettings } from "~/features/settings/settings.queries.server";
import { defaultLocale } from "~/platform/i18n/locale";
import { worldOf } from "~/platform/process/world.server";

import { contentPaths, productParts, productPaths } from "./sitemapPaths.server";
import { robotsText, sitemapIndex, urlSet } from "./sitemapText";

const contentPart = "places";

/** Serves `/robots.txt`, and `/sitemap.xml` with its parts only where indexing is enabled (decision 29). */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const world = worldOf(context);
  const { publicUrl } = world.environment;
  const { pathname, searchParams } = new URL(request.url);
  const { indexing } = await readCachedSettings(world.db, defaultLocale);
  if (pathname === "/robots.txt") return textOf(robotsText(indexing.is_enabled ? publicUrl : null), "text/plain");
  if (!indexing.is_enabled) return notFound();
  const part = searchParams.get("part");
  if (part === null) return xmlOf(sitemapIndex(publicUrl, [contentPart, ...(await productParts(world))]));
  const paths = part === contentPart ? await contentPaths(world) : await productPaths(world, part);
  return paths ? xmlOf(urlSet(publicUrl, paths)) : notFound();
}

function xmlOf(text: string): Response {
  return textOf(text, "application/xml");
}

function textOf(text: string, type: string): Response {
  return new Response(text, {
    headers: { "Content-Type": `${type}; charset=utf-8`, "X-Content-Type-Options": "nosniff" },
  });
}

function notFound(): Response {
  return new Response("This page could not be found", { status: 404, headers: { "Content-Type": "text/plain" } });
}
