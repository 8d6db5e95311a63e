import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";
import { cachedForASecond } from "~/platform/time/shortCache.server";

import { type AttributedGoods, crossSellAttributes, crossSellKinds } from "./crossSell";

/** Limits the products to choose from, as more would not improve the choice. */
const mostOffered = 200;

/** Reads products in stock online whose kind goes with others, in the order of the shop. Two queries. */
async function readOffered(db: Db, locale: Locale): Promise<(AttributedGoods & { publishedAt: number })[]> {
  const rows = await db
    .selectFrom("product_attribute")
    .innerJoin("product", "product.id", "product_attribute.product_id")
    .innerJoin("product_offer", (join) =>
      join.onRef("product_offer.product_id", "=", "product.id").on("product_offer.locale", "=", locale),
    )
    .where("attribute_id", "=", "druh")
    .where("value_id", "in", crossSellKinds)
    .where("availability", "=", "online")
    .orderBy("product.position")
    .orderBy("product.id")
    .limit(mostOffered)
    .select(["product.id", "published_at as publishedAt"])
    .execute();
  const goods = await readAttributed(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, publishedAt }) => {
    const found = goods.find((product) => product.id === id);
    return found ? [{ ...found, publishedAt }] : [];
  });
}

const readCachedOffered = cachedForASecond(readOffered);

/** Returns the published ones among these products; at most a second old. */
export async function readCrossSellOffer(db: Db, locale: Locale, now: number): Promise<AttributedGoods[]> {
  return (await readCachedOffered(db, locale)).filter(({ publishedAt }) => publishedAt <= now);
}

/** Reads the attributes by which products go together. Makes no query without ids. */
export async function readAttributed(db: Db, ids: readonly number[]): Promise<AttributedGoods[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("product_attribute")
    .where("product_id", "in", ids)
    .where("attribute_id", "in", crossSellAttributes)
    .select(["product_id as id", "attribute_id as attribute", "value_id as value"])
    .execute();
  return [...new Set(ids)].map((id) => {
    const values: Record<string, string[]> = {};
    for (const row of rows) if (row.id === id) values[row.attribute] = [...(values[row.attribute] ?? []), row.value];
    return { id, values };
  });
}

/** Reads the colours of variants. */
export async function readColourIds(db: Db, variantIds: readonly number[]): Promise<string[]> {
  const rows = await db.selectFrom("variant").where("id", "in", variantIds).select("colour_id as colourId").execute();
  return [...new Set(rows.flatMap(({ colourId }) => colourId ?? []))];
}
