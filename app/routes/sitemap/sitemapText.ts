import { addressOf } from "~/addresses";
import { locales } from "~/platform/i18n/locale";
import { escapeHtml } from "~/ui/escapeHtml";

/** Builds the sitemap index. `parts` are values of the parameter `part`. */
export function sitemapIndex(origin: string, parts: readonly string[]): string {
  const entries = parts.map(
    (part) => `<sitemap><loc>${escapeHtml(`${origin}/sitemap.xml?part=${part}`)}</loc></sitemap>`,
  );
  return `${head}<sitemapindex ${namespace}>${entries.join("\n")}</sitemapindex>\n`;
}

/** A page of the sitemap; `changedOn` is YYYY-MM-DD, null where no date is recorded. `pictures` are addresses. */
export type SitemapPage = { path: string; changedOn: string | null; pictures: readonly string[] };

export function urlSet(origin: string, pages: readonly SitemapPage[]): string {
  const entries = pages.map(({ path, changedOn, pictures }) => {
    const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : "";
    const shown = pictures.map((address) => `<image:image>${locOf(origin, address, "image:loc")}</image:image>`);
    return `<url>${locOf(origin, path, "loc")}${changed}${shown.join("")}</url>`;
  });
  return `${head}<urlset ${namespace} ${pictureNamespace}>${entries.join("\n")}</urlset>\n`;
}

function locOf(origin: string, address: string, element: string): string {
  return `<${element}>${escapeHtml(new URL(address, origin).href)}</${element}>`;
}

/**
 * Builds robots.txt. A hidden shop, with `origin` null, disallows nothing: a crawler that may not read a page would not
 * see that it must not be indexed.
 */
export function robotsText(origin: string | null): string {
  if (origin === null) return "User-agent: *\nDisallow:\n";
  const disallowed = locales.flatMap((locale) =>
    (["cart", "search", "wishlist", "account"] as const).map((screen) => `Disallow: ${addressOf(screen, locale)}`),
  );
  return `User-agent: *\n${disallowed.join("\n")}\nSitemap: ${origin}/sitemap.xml\n`;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const pictureNamespace = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
