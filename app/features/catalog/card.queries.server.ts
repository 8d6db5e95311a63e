import type { Db } from "~/platform/database.server";
import type { Locale } from "~/platform/locale";

import { labelsOf, type ProductCard } from "./card";
import { selectOffered } from "./offered.queries.server";

/** Cards in the order of the ids; a product that is not sold in that shop version is left out. Two queries. */
export async function readCards(db: Db, locale: Locale, ids: readonly number[], now: number): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const [rows, colours] = await Promise.all([selectCards(db, locale, ids), readColours(db, locale, ids)]);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rowOf.get(id);
    if (!row) return [];
    const { publishedAt, isFrom, isBestseller, isGoodPrice, ...card } = row;
    const facts = {
      publishedAt,
      struckMinor: row.struckMinor,
      isBestseller: isBestseller === 1,
      isGoodPrice: isGoodPrice === 1,
    };
    return [{ ...card, isFrom: isFrom === 1, labels: labelsOf(facts, now), ...coloursOf(colours.get(id)) }];
  });
}

function coloursOf(colours: readonly { name: string; hex: string }[] = []) {
  return { colourNames: colours.map(({ name }) => name).join(", "), hexes: colours.map(({ hex }) => hex) };
}

function selectCards(db: Db, locale: Locale, ids: readonly number[]) {
  return selectOffered(db, locale)
    .where("product.id", "in", ids)
    .select([
      "product.id",
      "product_text.name",
      "product_text.slug",
      "category_text.slug as categorySlug",
      "product.main_picture as picture",
      "product_offer.gross_minor as priceMinor",
      "product_offer.is_from as isFrom",
      "product_offer.struck_minor as struckMinor",
      "product_offer.discount_percent as discountPercent",
      "product.availability",
      "product.published_at as publishedAt",
      "product.is_bestseller as isBestseller",
      "product.is_good_price as isGoodPrice",
    ])
    .execute();
}

async function readColours(db: Db, locale: Locale, ids: readonly number[]) {
  const rows = await db
    .selectFrom("variant")
    .innerJoin("colour", "colour.id", "variant.colour_id")
    .innerJoin("colour_text", (join) =>
      join.onRef("colour_text.colour_id", "=", "colour.id").on("colour_text.locale", "=", locale),
    )
    .where("variant.product_id", "in", ids)
    .groupBy(["variant.product_id", "colour.id", "colour.hex", "colour_text.name"])
    .select(({ fn }) => [
      "variant.product_id as id",
      "colour.hex",
      "colour_text.name",
      fn.min("variant.position").as("place"),
    ])
    .orderBy("place")
    .execute();
  const colours = new Map<number, { name: string; hex: string }[]>();
  for (const { id, name, hex } of rows) colours.set(id, [...(colours.get(id) ?? []), { name, hex }]);
  return colours;
}
