import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";
import { bareText } from "~/platform/text/stripTags";
import { type ProductWords, readProductWords } from "./productWords.queries.server";
import { append } from "./pushTo";
import type { SearchDocument, SearchText } from "./searchDocument";

/** Products of one batch: read by six queries, and put into the index well within the pause that visitors can bear. */
const productsAtOnce = 50;

/** Every product of the shop as documents. */
export async function* readProductDocuments(db: Db): AsyncGenerator<SearchDocument[]> {
  const words = await readProductWords(db);
  let last = 0;
  for (;;) {
    const ids = await readIdsAfter(db, last);
    if (ids.length === 0) return;
    yield await documentsOf(db, ids, words);
    last = ids.at(-1) ?? last;
  }
}

export async function readSomeProductDocuments(db: Db, ids: readonly number[]): Promise<SearchDocument[]> {
  if (ids.length === 0) return [];
  return documentsOf(db, ids, await readProductWords(db));
}

async function readIdsAfter(db: Db, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom("product")
    .where("id", ">", id)
    .orderBy("id")
    .limit(productsAtOnce)
    .select("id")
    .execute();
  return rows.map((row) => row.id);
}

const presenceOf = { online: 2, store: 1, none: 0 } as const;

async function documentsOf(db: Db, ids: readonly number[], words: ProductWords): Promise<SearchDocument[]> {
  const [products, offers, texts] = await Promise.all([
    db.selectFrom("product").where("id", "in", ids).select(["id", "brand", "position", "availability"]).execute(),
    db.selectFrom("product_offer").where("product_id", "in", ids).select(["product_id as id", "locale"]).execute(),
    readTexts(db, ids, words),
  ]);
  const localesOf = new Map<number, Locale[]>();
  for (const { id, locale } of offers) append(localesOf, id, locale);
  return products.map(({ id, brand, position, availability }) => ({
    id,
    position,
    locales: localesOf.get(id) ?? [],
    presence: presenceOf[availability],
    texts: [...(texts.get(id) ?? []), { level: "kind", locale: "cs", text: brand }],
  }));
}

async function readTexts(db: Db, ids: readonly number[], words: ProductWords): Promise<Map<number, Set<SearchText>>> {
  const [own, categories, values, variants] = await Promise.all([
    readOwnTexts(db, ids, words.hasDescriptions),
    db.selectFrom("product_category").where("product_id", "in", ids).selectAll().execute(),
    db.selectFrom("product_attribute").where("product_id", "in", ids).selectAll().execute(),
    readVariants(db, ids),
  ]);
  const texts = new Map(ids.map((id) => [id, new Set<SearchText>()]));
  const add = (id: number, some: readonly SearchText[] = []) => {
    for (const text of some) texts.get(id)?.add(text);
  };
  for (const row of own) add(row.product_id, textsOf(row));
  for (const { product_id, category_id } of categories) add(product_id, words.ofCategory.get(category_id));
  for (const { product_id, attribute_id, value_id } of values)
    add(product_id, words.ofValue.get(`${attribute_id}/${value_id}`));
  for (const { product_id, colour_id, size } of variants) {
    if (colour_id) add(product_id, words.ofColour.get(colour_id));
    if (size) add(product_id, [words.ofSize(size)]);
  }
  return texts;
}

function textsOf(row: { locale: Locale; name: string; subtitle: string; long: string }): SearchText[] {
  const { locale, name, subtitle, long } = row;
  return [
    { level: "name", locale, text: name },
    { level: "detail", locale, text: subtitle },
    { level: "text", locale, text: bareText(long) },
  ];
}

function readVariants(db: Db, ids: readonly number[]) {
  return db
    .selectFrom("variant")
    .where("product_id", "in", ids)
    .groupBy(["product_id", "colour_id", "size"])
    .select(["product_id", "colour_id", "size"])
    .execute();
}

async function readOwnTexts(db: Db, ids: readonly number[], hasDescriptions: boolean) {
  const texts = db.selectFrom("product_text").where("product_id", "in", ids);
  const short = texts.select(["product_id", "locale", "name", "subtitle"]);
  if (!hasDescriptions) return (await short.execute()).map((row) => ({ ...row, long: "" }));
  const rows = await short.select(["description", "more_info"]).execute();
  return rows.map(({ description, more_info, ...row }) => ({ ...row, long: `${description} ${more_info}` }));
}
