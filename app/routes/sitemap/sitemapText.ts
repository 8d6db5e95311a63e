import { addressOf } from "~/addresses";
import { locales } from "~/platform/i18n/locale";

/** `parts` are values of its own parameter. */
export function sitemapIndex(origin: string, parts: readonly string[]): string {
  const entries = parts.map((part) => `<sitemap><loc>${escaped(`${origin}/sitemap.xml?part=${part}`)}</loc></sitemap>`);
  return `${head}<sitemapindex ${namespace}>${entries.join("\n")}</sitemapindex>\n`;
}

export function urlSet(origin: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `<url><loc>${escaped(origin + path)}</loc></url>`);
  return `${head}<urlset ${namespace}>${entries.join("\n")}</urlset>\n`;
}

/**
 * While the shop is hidden nothing is forbidden: who may not look at a page never reads that it must not be indexed.
 * `origin` is null then.
 */
export function robotsText(origin: string | null): string {
  if (origin === null) return "User-agent: *\nDisallow:\n";
  const closed = locales.flatMap((locale) =>
    (["cart", "search", "wishlist", "account"] as const).map((screen) => `Disallow: ${addressOf(screen, locale)}`),
  );
  return `User-agent: *\n${closed.join("\n")}\nSitemap: ${origin}/sitemap.xml\n`;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
