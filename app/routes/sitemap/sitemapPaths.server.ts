import { addressOf, categoryAddress, postAddress } from "~/addresses";
import { postsPerPage } from "~/features/content/blog";
import { readPageLinks } from "~/features/content/page.queries.server";
import { pageAddress, pageGroups } from "~/features/content/pages";
import { countPosts, readPosts } from "~/features/content/post.queries.server";
import { readCategories } from "~/features/products/category.queries.server";
import { readProductAddresses } from "~/features/products/productAddresses.queries.server";
import { isLocale, type Locale, locales } from "~/platform/i18n/locale";
import type { World } from "~/platform/process/world.server";
import { pragueClock } from "~/platform/time/pragueClock";

type Shop = Pick<World, "db" | "now">;

/** A part may hold 50,000 addresses by its standard; fewer keep one answer small. */
const productsAtOnce = 10_000;

/** Everything but products, in both languages. */
export async function placePaths(shop: Shop): Promise<string[]> {
  const paths: string[] = [];
  for (const locale of locales) paths.push(...(await placesIn(shop, locale)));
  return [...new Set(paths)];
}

async function placesIn({ db, now }: Shop, locale: Locale): Promise<string[]> {
  const screens = ["home", "newProducts", "saleProducts", "jacketsAndCoats", "stores", "services", "blog"] as const;
  const choice = { locale, today: pragueClock(now()).date, categoryId: null };
  const pages = await Promise.all(pageGroups.map((group) => readPageLinks(db, locale, group)));
  const posts: string[] = [];
  const pageCount = Math.ceil((await countPosts(db, choice)) / postsPerPage);
  for (let page = 1; page <= pageCount; page += 1) {
    posts.push(...(await readPosts(db, choice, page)).map((post) => postAddress(locale, post)));
  }
  return [
    ...screens.map((screen) => addressOf(screen, locale)),
    ...(await readCategories(db, locale)).map((category) => categoryAddress(locale, category)),
    ...pages.flat().map((page) => pageAddress(locale, page)),
    ...posts,
  ];
}

/** The names of the parts that hold the products: `cs-0`, then the id after which each goes on. */
export async function productParts({ db, now }: Shop): Promise<string[]> {
  const parts: string[] = [];
  for (const locale of locales) {
    for (let after: number | null = 0; after !== null; ) {
      const { paths, next }: Awaited<ReturnType<typeof readProductAddresses>> = await readProductAddresses(db, locale, {
        after,
        limit: productsAtOnce,
        now: now(),
      });
      if (paths.length > 0) parts.push(`${locale}-${after}`);
      after = next;
    }
  }
  return parts;
}

/** Undefined for a name that is no part's. */
export async function productPaths({ db, now }: Shop, part: string): Promise<string[] | undefined> {
  const [, locale, after] = /^(cs|sk)-(\d{1,9})$/.exec(part) ?? [];
  if (!isLocale(locale)) return undefined;
  const read = await readProductAddresses(db, locale, { after: Number(after), limit: productsAtOnce, now: now() });
  return read.paths.length > 0 ? read.paths : undefined;
}
