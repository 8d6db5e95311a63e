import { addressOf, categoryAddress, postAddress } from "~/addresses";
import { postsPerPage } from "~/features/content/blog";
import { readPageLinks } from "~/features/content/page.queries.server";
import { pageAddress, pageGroups } from "~/features/content/pageAddresses";
import { countPosts, readPosts } from "~/features/content/post.queries.server";
import { readCategories } from "~/features/products/category.queries.server";
import { readProductAddresses } from "~/features/products/productAddresses.queries.server";
import { storeAddress } from "~/features/stores/storeAddress";
import { readStores } from "~/features/stores/storeList.queries.server";
import { isLocale, type Locale, locales } from "~/platform/i18n/locale";
import type { World } from "~/platform/process/world.server";
import { pragueClock } from "~/platform/time/pragueClock";

type SitemapDeps = Pick<World, "db" | "now">;

/** A sitemap may contain 50,000 addresses; fewer keep each response small. */
const productsPerPart = 10_000;

/** Returns the paths of everything except products, in both languages. */
export async function contentPaths(deps: SitemapDeps): Promise<string[]> {
  const paths: string[] = [];
  for (const locale of locales) paths.push(...(await contentPathsIn(deps, locale)));
  return [...new Set(paths)];
}

async function contentPathsIn({ db, now }: SitemapDeps, locale: Locale): Promise<string[]> {
  const screens = ["home", "newProducts", "saleProducts", "jacketsAndCoats", "stores", "services", "blog"] as const;
  const filter = { locale, today: pragueClock(now()).date, categoryId: null };
  const pages = await Promise.all(pageGroups.map((group) => readPageLinks(db, locale, group)));
  const posts: string[] = [];
  const pageCount = Math.ceil((await countPosts(db, filter)) / postsPerPage);
  for (let page = 1; page <= pageCount; page += 1) {
    posts.push(...(await readPosts(db, filter, page)).map((post) => postAddress(locale, post)));
  }
  return [
    ...screens.map((screen) => addressOf(screen, locale)),
    ...(await readCategories(db, locale)).map((category) => categoryAddress(locale, category)),
    ...pages.flat().map((page) => pageAddress(locale, page)),
    ...(await readStores(db, locale, filter.today)).map((store) => storeAddress(locale, store)),
    ...posts,
  ];
}

/** Returns the names of the parts with products, such as `cs-0`: the locale, and the id after which the part starts. */
export async function productParts({ db, now }: SitemapDeps): Promise<string[]> {
  const parts: string[] = [];
  for (const locale of locales) {
    for (let after: number | null = 0; after !== null; ) {
      const { paths, next }: Awaited<ReturnType<typeof readProductAddresses>> = await readProductAddresses(db, locale, {
        after,
        limit: productsPerPart,
        now: now(),
      });
      if (paths.length > 0) parts.push(`${locale}-${after}`);
      after = next;
    }
  }
  return parts;
}

/** Returns the paths of a part; undefined for an unknown part. */
export async function productPaths({ db, now }: SitemapDeps, part: string): Promise<string[] | undefined> {
  const [, locale, after] = /^(cs|sk)-(\d{1,9})$/.exec(part) ?? [];
  if (!isLocale(locale)) return undefined;
  const read = await readProductAddresses(db, locale, { after: Number(after), limit: productsPerPart, now: now() });
  return read.paths.length > 0 ? read.paths : undefined;
}
