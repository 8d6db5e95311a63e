import { sql } from "kysely";
import { activeLabels } from "~/features/products/activeLabels";
import { isBestseller } from "~/features/products/bestseller.queries.server";
import type { CardColour } from "~/features/products/cardColour";
import { parseCardOptions } from "~/features/products/cardOptions";
import { readPalette } from "~/features/products/cardOptions.queries.server";
import { selectOffered } from "~/features/products/offered.queries.server";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";
import type { ProductCard } from "./card";

/**
 * Returns cards in the order of the ids. Products are left out that the shop version does not sell or that are not
 * published yet. A card's first colour is that of its picture; if the picture's colour is sold out, a colour in stock
 * is shown. One query, and another one when such pictures are needed.
 */
export async function readCards(db: Db, locale: Locale, ids: readonly number[], now: number): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const [rows, palette] = await Promise.all([selectCards(db, locale, ids, now), readPalette(db, locale)]);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const read = ids.flatMap((id) => {
    const row = rowOf.get(id);
    if (!row) return [];
    const { publishedAt, isFrom, isBestseller, isGoodPrice, options, pictureColourId, ...card } = row;
    const labelInput = {
      publishedAt,
      struckMinor: row.struckMinor,
      isBestseller: isBestseller === 1,
      isGoodPrice: isGoodPrice === 1,
    };
    const labels = activeLabels(labelInput, now);
    return [{ ...card, pictureColourId, isFrom: isFrom === 1, labels, ...parseCardOptions(options, palette) }];
  });
  const soldOut = read.filter(
    ({ colours, pictureColourId }) => pictureColourId && colours.length > 0 && !hasColour(colours, pictureColourId),
  );
  const inStock = await selectPictures(
    db,
    soldOut.map(({ id }) => id),
    soldOut.flatMap(({ colours }) => colours.map(({ id }) => id)),
  );
  return read.map(({ pictureColourId, ...card }) => {
    const offered = inStock.filter(
      ({ productId, colourId }) => productId === card.id && hasColour(card.colours, colourId),
    );
    const first = offered[0]?.colourId ?? pictureColourId;
    const colours = [...card.colours].sort((a, b) => Number(b.id === first) - Number(a.id === first));
    return { ...showPictures(card, offered), colours };
  });
}

function hasColour(colours: readonly CardColour[], colourId: string | null): boolean {
  return colours.some(({ id }) => id === colourId);
}

type ColourPicture = { productId: number; colourId: string | null; file: string };

/**
 * Shows the first of these pictures, and behind it the next one in the same colour; without pictures the card stays
 * unchanged.
 */
function showPictures<Card extends Pick<ProductCard, "picture" | "secondPicture">>(
  card: Card,
  pictures: readonly ColourPicture[],
): Card {
  const [first, second] = pictures.filter(({ colourId }) => colourId === pictures[0]?.colourId);
  return first ? { ...card, picture: first.file, secondPicture: second?.file ?? null } : card;
}

/**
 * Reads the pictures of these products in these colours, in their order. Makes no query without products or colours.
 */
async function selectPictures(db: Db, ids: readonly number[], colourIds: readonly string[]): Promise<ColourPicture[]> {
  if (ids.length === 0 || colourIds.length === 0) return [];
  return db
    .selectFrom("picture")
    .where("product_id", "in", ids)
    .where("colour_id", "in", colourIds)
    .orderBy("position")
    .select(["product_id as productId", "colour_id as colourId", "file"])
    .execute();
}

/**
 * Returns the cards with pictures of the first of these colours that each product has pictures of, or that it has in
 * stock online if `isInStock`; a card without such pictures stays unchanged. One query, or none without colours.
 */
export async function withPicturesInColours(
  db: Db,
  cards: ProductCard[],
  colourIds: readonly string[],
  { isInStock = false } = {},
): Promise<ProductCard[]> {
  const pictures = await selectPictures(
    db,
    cards.map(({ id }) => id),
    colourIds,
  );
  return cards.map((card) =>
    showPictures(
      card,
      pictures.filter(
        ({ productId, colourId }) => productId === card.id && (!isInStock || hasColour(card.colours, colourId)),
      ),
    ),
  );
}

const pictureColour = sql<string | null>`(select picture.colour_id from picture
  where picture.product_id = product.id and picture.file = product.main_picture limit 1)`;

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
      pictureColour.as("pictureColourId"),
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
