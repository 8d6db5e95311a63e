import type { LoaderFunctionArgs } from "@remix-run/node";

import { readCachedSettings } from "~/features/settings/settings.queries.server";
import { defaultLocale } from "~/platform/i18n/locale";

import { visitOf } from "~/visit/visit.server";
import { contentPages, productPages, productParts } from "./sitemapPages.server";
import { robotsText, sitemapIndex, urlSet } from "./sitemapText";

const contentPart = "places";

/** Serves `/robots.txt`, and `/sitemap.xml` with its parts only where indexing is enabled (decision 29). */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const visit = visitOf(args);
  const { publicUrl } = visit.environment;
  const { pathname, searchParams } = visit.url;
  const { indexing } = await readCachedSettings(visit.db, defaultLocale);
  if (pathname === "/robots.txt") return textOf(robotsText(indexing.is_enabled ? publicUrl : null), "text/plain");
  if (!indexing.is_enabled) return notFound();
  const part = searchParams.get("part");
  if (part === null) return xmlOf(sitemapIndex(publicUrl, [contentPart, ...(await productParts(visit))]));
  const pages = part === contentPart ? await contentPages(visit) : await productPages(visit, part);
  return pages ? xmlOf(urlSet(publicUrl, pages)) : notFound();
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
