import { addressOf, categoryAddress, pictureAddress, postAddress } from "~/addresses";
import { postsPerPage } from "~/features/content/blog";
import { readPageLinks } from "~/features/content/page.queries.server";
import { pageAddress, pageGroups } from "~/features/content/pageAddresses";
import { countPosts, readPosts } from "~/features/content/post.queries.server";
import { readCategories } from "~/features/products/category.queries.server";
import {
  readPriceChanges,
  readProductAddresses,
  readProductPictures,
} from "~/features/products/productAddresses.queries.server";
import { storeAddress } from "~/features/stores/storeAddress";
import { readStores } from "~/features/stores/storeList.queries.server";
import { isLocale, type Locale, locales } from "~/platform/i18n/locale";
import type { World } from "~/platform/process/world.server";
import { pragueClock } from "~/platform/time/pragueClock";

import type { SitemapPage } from "./sitemapText";

type SitemapDeps = Pick<World, "db" | "now">;

/** A sitemap may contain 50,000 addresses; fewer addresses keep each response small. */
const productsPerPart = 10_000;

/** Returns everything except products, in both languages. */
export async function contentPages(deps: SitemapDeps): Promise<SitemapPage[]> {
  const pages: SitemapPage[] = [];
  for (const locale of locales) pages.push(...(await contentPagesIn(deps, locale)));
  return [...new Map(pages.map((page) => [page.path, page])).values()];
}

async function contentPagesIn({ db, now }: SitemapDeps, locale: Locale): Promise<SitemapPage[]> {
  const screens = ["home", "newProducts", "saleProducts", "jacketsAndCoats", "stores", "services", "blog"] as const;
  const today = pragueClock(now()).date;
  const pages = await Promise.all(pageGroups.map((group) => readPageLinks(db, locale, group)));
  return [
    ...screens.map((screen) => undated(addressOf(screen, locale))),
    ...(await readCategories(db, locale)).map((category) =>
      undated(categoryAddress(locale, category), category.picture),
    ),
    ...pages.flat().map((page) => undated(pageAddress(locale, page))),
    ...(await readStores(db, locale, today)).map((store) => undated(storeAddress(locale, store))),
    ...(await postPages(db, locale, today)),
  ];
}

function undated(path: string, picture: string | null = null): SitemapPage {
  return { path, changedOn: null, pictures: picture ? [pictureAddress("big", picture)] : [] };
}

async function postPages(db: SitemapDeps["db"], locale: Locale, today: string): Promise<SitemapPage[]> {
  const filter = { locale, today, categoryId: null };
  const posts: SitemapPage[] = [];
  const pageCount = Math.ceil((await countPosts(db, filter)) / postsPerPage);
  for (let page = 1; page <= pageCount; page += 1) {
    for (const post of await readPosts(db, filter, page)) {
      const pictures = [pictureAddress("big", post.picture)];
      posts.push({ path: postAddress(locale, post), changedOn: post.publishedOn, pictures });
    }
  }
  return posts;
}

/** Returns the names of the parts with products, such as `cs-0`: the locale, and the id after which the part starts. */
export async function productParts({ db, now }: SitemapDeps): Promise<string[]> {
  const parts: string[] = [];
  for (const locale of locales) {
    for (let after: number | null = 0; after !== null; ) {
      const { products, next }: Awaited<ReturnType<typeof readProductAddresses>> = await readProductAddresses(
        db,
        locale,
        {
          after,
          limit: productsPerPart,
          now: now(),
        },
      );
      if (products.length > 0) parts.push(`${locale}-${after}`);
      after = next;
    }
  }
  return parts;
}

/** Returns the products of a part; undefined for an unknown part. */
export async function productPages({ db, now }: SitemapDeps, part: string): Promise<SitemapPage[] | undefined> {
  const [, locale, after] = /^(cs|sk)-(\d{1,9})$/.exec(part) ?? [];
  if (!isLocale(locale)) return undefined;
  const batch = { after: Number(after), limit: productsPerPart, now: now() };
  const { products, last } = await readProductAddresses(db, locale, batch);
  if (last === null) return undefined;
  const range = { after: Number(after), last };
  const pictures = await readProductPictures(db, range);
  const changedAt = await readPriceChanges(db, locale, { ...range, now: batch.now });
  return products.map(({ id, path, publishedAt }) => ({
    path,
    changedOn: pragueClock(Math.max(publishedAt, changedAt.get(id) ?? 0)).date,
    pictures: (pictures.get(id) ?? []).map((file) => pictureAddress("big", file)),
  }));
}
