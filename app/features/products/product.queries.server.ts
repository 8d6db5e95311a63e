import type { GarmentLength } from "~/features/sizes/garmentMeasures";
import { parseLengths, selectLengths } from "~/features/sizes/garmentMeasures.queries.server";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";
import { activeLabels } from "./activeLabels";
import { isBestseller } from "./bestseller.queries.server";
import { selectOffered } from "./offered.queries.server";
import type { AttributeValueIds, Product } from "./product";
import { productTextColumns } from "./productTexts";
import { readVariants } from "./variant.queries.server";

/**
 * Finds the parts of a product's address; undefined when the shop version does not sell the product or it is not
 * published yet.
 */
export async function findProductAddress(db: Db, locale: Locale, id: number, now: number) {
  return selectOffered(db, locale, now)
    .where("product.id", "=", id)
    .select([
      "product.id",
      "product_text.name",
      "product_text.slug",
      "category_text.slug as categorySlug",
      "product.allows_message as allowsMessage",
    ])
    .executeTakeFirst();
}

export type ProductWithAttributes = {
  product: Product;
  attributeValueIds: AttributeValueIds;
  /** The measures of the product's sizes. */
  lengths: GarmentLength[];
};

/** Reads a product with the ids of its attribute values and its measures. Four queries. */
export async function readProduct(
  db: Db,
  locale: Locale,
  id: number,
  now: number,
): Promise<ProductWithAttributes | undefined> {
  const [row, pictures, variants, attributes] = await Promise.all([
    selectProduct(db, locale, id, now),
    readPictures(db, id),
    readVariants(db, locale, id),
    readAttributes(db, locale, id),
  ]);
  if (!row) return undefined;
  const { publishedAt, isFrom, isBestseller, isGoodPrice, allowsMessage, lengths, ...columns } = row;
  const labelFlags = { isBestseller: isBestseller === 1, isGoodPrice: isGoodPrice === 1 };
  const labels = activeLabels({ publishedAt, struckMinor: row.struckMinor, ...labelFlags }, now);
  const flags = { isFrom: isFrom === 1, allowsMessage: allowsMessage === 1 };
  const product = { ...columns, ...flags, labels, pictures, variants, attributes: joinAttributeValues(attributes) };
  return { product, attributeValueIds: groupValueIds(attributes), lengths: parseLengths(lengths) };
}

function selectProduct(db: Db, locale: Locale, id: number, now: number) {
  return selectOffered(db, locale, now)
    .where("product.id", "=", id)
    .select([
      "product.id",
      "code",
      "brand",
      "default_category_id as categoryId",
      "category_text.slug as categorySlug",
      "product_text.name",
      "product_text.slug",
      ...productTextColumns,
      "gross_minor as priceMinor",
      "is_from as isFrom",
      "struck_minor as struckMinor",
      "discount_percent as discountPercent",
      "availability",
      "allows_message as allowsMessage",
      "published_at as publishedAt",
      isBestseller.as("isBestseller"),
      "is_good_price as isGoodPrice",
      selectLengths.as("lengths"),
    ])
    .executeTakeFirst();
}

/** True when a buyer may add a message to the product (decision 60). */
export async function takesMessage(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom("product").where("id", "=", id).select("allows_message").executeTakeFirst();
  return row?.allows_message === 1;
}

function readPictures(db: Db, id: number) {
  return db
    .selectFrom("picture")
    .where("product_id", "=", id)
    .orderBy("position")
    .select(["file", "colour_id as colourId"])
    .execute();
}

function readAttributes(db: Db, locale: Locale, id: number) {
  return db
    .selectFrom("product_attribute")
    .innerJoin("attribute", "attribute.id", "product_attribute.attribute_id")
    .innerJoin("attribute_text", (join) =>
      join.onRef("attribute_text.attribute_id", "=", "attribute.id").on("attribute_text.locale", "=", locale),
    )
    .innerJoin("attribute_value_text", (join) =>
      join
        .onRef("attribute_value_text.attribute_id", "=", "attribute.id")
        .onRef("attribute_value_text.value_id", "=", "product_attribute.value_id")
        .on("attribute_value_text.locale", "=", locale),
    )
    .where("product_attribute.product_id", "=", id)
    .orderBy("attribute.position")
    .orderBy("attribute_value_text.name")
    .select([
      "attribute.id as attributeId",
      "product_attribute.value_id as valueId",
      "attribute_text.name as name",
      "attribute_value_text.name as value",
    ])
    .execute();
}

type AttributeRow = Awaited<ReturnType<typeof readAttributes>>[number];

function joinAttributeValues(rows: readonly AttributeRow[]): Product["attributes"] {
  const values = new Map<string, string[]>();
  for (const { name, value } of rows) values.set(name, [...(values.get(name) ?? []), value]);
  return [...values].map(([name, list]) => ({ name, value: list.join(", ") }));
}

function groupValueIds(rows: readonly AttributeRow[]): AttributeValueIds {
  const valueIds: Record<string, string[]> = {};
  for (const { attributeId, valueId } of rows) valueIds[attributeId] = [...(valueIds[attributeId] ?? []), valueId];
  return valueIds;
}

export async function hasProducts(db: Db): Promise<boolean> {
  const row = await db.selectFrom("product").select("id").limit(1).executeTakeFirst();
  return row !== undefined;
}
