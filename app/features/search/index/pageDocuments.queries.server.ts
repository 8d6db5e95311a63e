import { type PageLink, pageAddress, pagesAbove } from "~/features/content/pages";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

import { contentDocuments } from "./contentDocuments";
import { Numbering } from "./idMap";
import type { SearchDocument, SearchLink } from "./searchDocument";

const numbering = new Numbering();

/** Every info page and every page with an address of its own; the stores' page also by where they are. */
export async function readPageDocuments(db: Db): Promise<SearchDocument[]> {
  const [rows, stores] = await Promise.all([
    selectPages(db).select(["lead", "body_html as bodyHtml"]).execute(),
    readStorePlaces(db),
  ]);
  const written = rows.map((row) => {
    const places = stores.filter(({ locale }) => locale === row.locale).map(({ name, city }) => `${name} ${city}`);
    return { ...row, about: row.id === "stores" ? places.join(" ") : "" };
  });
  return contentDocuments(written, numbering);
}

export async function readPageLinks(db: Db, locale: Locale, ids: readonly number[]): Promise<SearchLink[]> {
  const wanted = numbering.wordsOf(ids);
  if (wanted.length === 0) return [];
  const pages: PageLink[] = await selectPages(db).where("locale", "=", locale).select("slug").execute();
  return wanted.flatMap((id) => {
    const page = pages.find((one) => one.id === id);
    if (!page) return [];
    const note = pagesAbove(id, pages).map(({ title }) => title);
    return [{ text: page.title, address: pageAddress(locale, page), note: note.join(" – ") }];
  });
}

function selectPages(db: Db) {
  return db
    .selectFrom("page")
    .innerJoin("page_text", "page_text.page_id", "page.id")
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
    .select(["locale", "store_text.name", "city"])
    .execute();
}
