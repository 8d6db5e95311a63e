import { withoutFacts } from "~/features/content/facts/pageFacts";
import { type PageLink, pageAddress, pagesAbove } from "~/features/content/pageAddresses";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

import { contentDocuments } from "./contentDocuments";
import { IdMap } from "./idMap";
import type { SearchDocument, SearchLink } from "./searchDocument";

const idMap = new IdMap();

/** Returns the ids that pages have in the catalog. */
export const pageKeysOf = (ids: readonly number[]) => idMap.keysOf(ids);

/**
 * Reads every info page and every special page. The page of the stores also gets their names and cities as text, so
 * that a search finds it by them.
 */
export async function readPageDocuments(db: Db): Promise<SearchDocument[]> {
  const [rows, stores] = await Promise.all([
    selectPages(db).select(["lead", "body_html as bodyHtml"]).execute(),
    readStorePlaces(db),
  ]);
  const texts = rows.map((row) => {
    const places = stores.filter(({ locale }) => locale === row.locale).map(({ name, city }) => `${name} ${city}`);
    return { ...row, bodyHtml: withoutFacts(row.bodyHtml), about: row.id === "stores" ? places.join(" ") : "" };
  });
  return contentDocuments(texts, idMap);
}

export async function readPageSearchLinks(db: Db, locale: Locale, ids: readonly number[]): Promise<SearchLink[]> {
  const wanted = idMap.keysOf(ids);
  if (wanted.length === 0) return [];
  const pages: PageLink[] = await selectPages(db).where("locale", "=", locale).select("slug").execute();
  return wanted.flatMap((id) => {
    const page = pages.find((candidate) => candidate.id === id);
    if (!page) return [];
    const note = pagesAbove(id, pages).map(({ title }) => title);
    return [{ text: page.title, address: pageAddress(locale, page), note: note.join(" – ") }];
  });
}

function selectPages(db: Db) {
  return db
    .selectFrom("page")
    .innerJoin("page_text", "page_text.page_id", "page.id")
    .where("page.retired_at", "is", null)
    .orderBy("group_name")
    .orderBy("position")
    .orderBy("page.id")
    .select(["page.id", "locale", "title"]);
}

function readStorePlaces(db: Db) {
  return db
    .selectFrom("store")
    .innerJoin("store_text", "store_text.store_id", "store.id")
    .where("kind", "=", "store")
    .where("retired_at", "is", null)
    .select(["locale", "store_text.name", "city"])
    .execute();
}
