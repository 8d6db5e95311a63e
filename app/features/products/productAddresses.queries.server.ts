import { productAddress } from "~/addresses";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

import { selectOffered } from "./offered.queries.server";

type ProductAddress = { id: number; path: string; publishedAt: number };

/**
 * Reads the paths of `limit` products with ids above `after`, by id. `last` is the last id read,
 * `next` the `after` of the next batch; null at the end.
 */
export async function readProductAddresses(
  db: Db,
  locale: Locale,
  { after, limit, now }: { after: number; limit: number; now: number },
): Promise<{ products: ProductAddress[]; last: number | null; next: number | null }> {
  const rows = await selectOffered(db, locale, now)
    .where("product.id", ">", after)
    .orderBy("product.id")
    .limit(limit)
    .select([
      "product.id",
      "product.published_at as publishedAt",
      "product_text.slug",
      "category_text.slug as categorySlug",
    ])
    .execute();
  const last = rows.at(-1)?.id ?? null;
  const products = rows.map((row) => ({
    id: row.id,
    publishedAt: Number(row.publishedAt),
    path: productAddress(locale, row),
  }));
  return { products, last, next: rows.length < limit ? null : last };
}

/** A range of products by id: above `after`, up to and including `last`. */
type IdRange = { after: number; last: number };

/** Reads the picture files of products by id, in the order of the product page. */
export async function readProductPictures(db: Db, { after, last }: IdRange): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom("picture")
    .where("product_id", ">", after)
    .where("product_id", "<=", last)
    .orderBy("product_id")
    .orderBy("position")
    .select(["product_id as id", "file"])
    .execute();
  const files = new Map<number, string[]>();
  for (const { id, file } of rows) files.set(id, [...(files.get(id) ?? []), file]);
  return files;
}

/** Reads when the price of each product last changed. */
export async function readPriceChanges(
  db: Db,
  locale: Locale,
  { after, last, now }: IdRange & { now: number },
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom("price_log")
    .where("locale", "=", locale)
    .where("product_id", ">", after)
    .where("product_id", "<=", last)
    .where("valid_from_at", "<=", now)
    .groupBy("product_id")
    .select(({ fn }) => ["product_id as id", fn.max("valid_from_at").as("changedAt")])
    .execute();
  return new Map(rows.map(({ id, changedAt }) => [id, Number(changedAt)]));
}
