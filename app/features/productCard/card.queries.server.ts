import { sql } from "kysely";
import { activeLabels } from "~/features/products/activeLabels";
import { isBestseller } from "~/features/products/bestseller.queries.server";
import { parseCardOptions } from "~/features/products/cardOptions";
import { readPalette } from "~/features/products/cardOptions.queries.server";
import { selectOffered } from "~/features/products/offered.queries.server";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";
import type { ProductCard } from "./card";

/**
 * Returns cards in the order of the ids, without products that the shop version does not sell, or not yet. One query.
 */
export async function readCards(db: Db, locale: Locale, ids: readonly number[], now: number): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const [rows, palette] = await Promise.all([selectCards(db, locale, ids, now), readPalette(db, locale)]);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rowOf.get(id);
    if (!row) return [];
    const { publishedAt, isFrom, isBestseller, isGoodPrice, options, ...card } = row;
    const labelInput = {
      publishedAt,
      struckMinor: row.struckMinor,
      isBestseller: isBestseller === 1,
      isGoodPrice: isGoodPrice === 1,
    };
    return [
      { ...card, isFrom: isFrom === 1, labels: activeLabels(labelInput, now), ...parseCardOptions(options, palette) },
    ];
  });
}

/**
 * Returns the same cards with pictures of the first of these colours that each product has pictures of; a card without
 * such pictures stays as it is. One query, or none without colours.
 */
export async function withPicturesInColours(
  db: Db,
  cards: ProductCard[],
  colourIds: readonly string[],
): Promise<ProductCard[]> {
  if (cards.length === 0 || colourIds.length === 0) return cards;
  const ids = cards.map(({ id }) => id);
  const pictures = await db
    .selectFrom("picture")
    .where("product_id", "in", ids)
    .where("colour_id", "in", colourIds)
    .orderBy("position")
    .select(["product_id as productId", "colour_id as colourId", "file"])
    .execute();
  return cards.map((card) => {
    const ownPictures = pictures.filter(({ productId }) => productId === card.id);
    const [first, second] = ownPictures.filter(({ colourId }) => colourId === ownPictures[0]?.colourId);
    return first ? { ...card, picture: first.file, secondPicture: second?.file ?? null } : card;
  });
}

const secondPicture = sql<string | null>`(select picture.file from picture
  where picture.product_id = product.id and picture.file <> product.main_picture order by picture.position limit 1)`;

function selectCards(db: Db, locale: Locale, ids: readonly number[], now: number) {
  return selectOffered(db, locale, now)
    .where("product.id", "in", ids)
    .select([
      "product.id",
      "product_text.name",
      "product_text.slug",
      "category_text.slug as categorySlug",
      "product.main_picture as picture",
      secondPicture.as("secondPicture"),
      "product_offer.gross_minor as priceMinor",
      "product_offer.is_from as isFrom",
      "product_offer.struck_minor as struckMinor",
      "product_offer.discount_percent as discountPercent",
      "product.availability",
      "product.card_choice as options",
      "product.published_at as publishedAt",
      isBestseller.as("isBestseller"),
      "product.is_good_price as isGoodPrice",
    ])
    .execute();
}
