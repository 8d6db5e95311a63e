import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";
import { safePageText } from "~/platform/text/richText";

import { fillFacts } from "./facts/pageFacts";
import { readPageFacts } from "./facts/settingFacts.server";
import type { PageGroup, PageLink } from "./pageAddresses";

/** A price on a page. `note` says in a sentence what the price is for; empty when the name says it all. */
export type PagePrice = { name: string; note: string; priceMinor: number; upToMinor: number | null };

export type Page = PageLink & {
  group: PageGroup;
  lead: string;
  /** HTML that has been checked, with the placeholders of the settings filled; `readFilledPage` fills its blocks. */
  bodyHtml: string;
  prices: PagePrice[];
  picture: PagePicture | null;
};

export type PagePicture = { file: string; alt: string };

export async function readPage(db: Db, locale: Locale, id: string): Promise<Page | undefined> {
  const page = await db
    .selectFrom("page")
    .innerJoin("page_text", "page_text.page_id", "page.id")
    .where("page.id", "=", id)
    .where("retired_at", "is", null)
    .where("locale", "=", locale)
    .select([
      "page.id",
      "group_name as group",
      "title",
      "slug",
      "lead",
      "body_html as bodyHtml",
      "picture",
      "picture_alt as alt",
    ])
    .executeTakeFirst();
  if (!page) return undefined;
  const { picture: file, alt, ...texts } = page;
  const facts = await readPageFacts(db, locale);
  return {
    ...texts,
    bodyHtml: safePageText(fillFacts(page.bodyHtml, facts)),
    prices: await readPrices(db, locale, id),
    picture: file === null ? null : { file, alt },
  };
}

/** Finds the page's slug in a language; undefined when the page has no text in it. */
export async function findPageSlug(db: Db, locale: Locale, id: string): Promise<string | undefined> {
  const found = await db
    .selectFrom("page_text")
    .innerJoin("page", "page.id", "page_text.page_id")
    .where("page_id", "=", id)
    .where("retired_at", "is", null)
    .where("locale", "=", locale)
    .select("slug")
    .executeTakeFirst();
  return found?.slug;
}

/** Reads the pages of a group in the operator's order. */
export async function readPageLinks(
  db: Db,
  locale: Locale,
  group: PageGroup,
): Promise<(PageLink & { lead: string })[]> {
  return db
    .selectFrom("page")
    .innerJoin("page_text", "page_text.page_id", "page.id")
    .where("group_name", "=", group)
    .where("retired_at", "is", null)
    .where("locale", "=", locale)
    .orderBy("position")
    .orderBy("page.id")
    .select(["page.id", "title", "slug", "lead"])
    .execute();
}

async function readPrices(db: Db, locale: Locale, id: string): Promise<PagePrice[]> {
  const prices = await db
    .selectFrom("page_price")
    .where("page_id", "=", id)
    .where("locale", "=", locale)
    .orderBy("position")
    .select(["name", "note", "price_minor as priceMinor", "up_to_minor as upToMinor"])
    .execute();
  return prices;
}
