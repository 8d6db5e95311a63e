import { columnAs, type ProductTexts, productTextIds, productTexts } from "~/features/products/productTexts";
import { sizeScaleOf } from "~/features/sizes/letterSizes";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";
import { stripTags } from "~/platform/text/stripTags";
import { type ProductWords, readProductWords } from "./productWords.queries.server";
import { pushTo } from "./pushTo";
import type { SearchDocument, SearchText } from "./searchDocument";

/**
 * Number of products in one batch, which six queries read; indexing a batch causes no noticeable pause for visitors.
 */
const batchSize = 50;

/** Reads all products of the shop as documents, in batches. */
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
    .limit(batchSize)
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
  for (const { id, locale } of offers) pushTo(localesOf, id, locale);
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
  const add = (id: number, given: readonly SearchText[] = []) => {
    for (const text of given) texts.get(id)?.add(text);
  };
  for (const row of own) add(row.product_id, textsOf(row));
  for (const { product_id, category_id } of categories) add(product_id, words.ofCategory.get(category_id));
  const valuesOf = new Map<number, string[]>();
  for (const { product_id, attribute_id, value_id } of values) {
    add(product_id, words.ofValue.get(`${attribute_id}/${value_id}`));
    pushTo(valuesOf, product_id, value_id);
  }
  const scales = new Map([...valuesOf].map(([id, valueIds]) => [id, sizeScaleOf(valueIds)]));
  for (const { product_id, colour_id, size } of variants) {
    if (colour_id) add(product_id, words.ofColour.get(colour_id));
    if (size) add(product_id, [words.ofSize(size, scales.get(product_id))]);
  }
  return texts;
}

/** Short lines count for more than long texts. */
const levels = { line: "detail", richText: "text" } as const;

function textsOf({ locale, name, ...texts }: OwnTexts): SearchText[] {
  const further = productTextIds.map((id): SearchText => {
    const text = texts[id] ?? "";
    const { format } = productTexts[id];
    return { level: levels[format], locale, text: format === "richText" ? stripTags(text) : text };
  });
  return [{ level: "name", locale, text: name }, ...further];
}

function readVariants(db: Db, ids: readonly number[]) {
  return db
    .selectFrom("variant")
    .where("product_id", "in", ids)
    .groupBy(["product_id", "colour_id", "size"])
    .select(["product_id", "colour_id", "size"])
    .execute();
}

type OwnTexts = { product_id: number; locale: Locale; name: string } & Partial<ProductTexts>;

/** Reads the products' own texts. In a large shop the long texts are left out of the search. */
async function readOwnTexts(db: Db, ids: readonly number[], hasDescriptions: boolean): Promise<OwnTexts[]> {
  const read = productTextIds.filter((id) => hasDescriptions || productTexts[id].format === "line");
  return db
    .selectFrom("product_text")
    .where("product_id", "in", ids)
    .select(["product_id", "locale", "name", ...read.map(columnAs)])
    .execute();
}
