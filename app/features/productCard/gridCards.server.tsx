import type { AppLoadContext } from "@remix-run/node";

import { CurrencyProvider } from "~/features/money/CurrencyContext";
import { readCachedCurrency } from "~/features/money/currency.queries.server";
import type { Label } from "~/features/products/label";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";
import { drawMarkup, giveMarkup } from "~/platform/markup/drawMarkup.server";
import { isLiteModeRequested } from "~/platform/slowConnection/liteMode.server";
import { CardContent } from "./CardContent";
import type { DrawnCard, ProductCard } from "./card";
import { readCards, withPicturesInColours } from "./card.queries.server";

/** The visit that a grid is drawn for. */
export type GridVisit = {
  db: Db;
  now: () => number;
  locale: Locale;
  request: Request;
  context: Pick<AppLoadContext, "pageMarkup">;
};

type Grid = {
  headingLevel: "h2" | "h3";
  /** True for a grid at the top of the page, whose first pictures load at once. */
  isAboveFold?: boolean;
};

/** Number of pictures that a phone shows before the visitor scrolls. */
const picturesAboveFold = 2;

/**
 * Returns the cards of these products in their order, drawn for a grid. Products that the shop does not sell are left
 * out.
 */
export async function readGridCards(
  visit: GridVisit,
  ids: readonly number[],
  {
    colourIds = [],
    isInStock = false,
    hiddenLabel,
    ...grid
  }: Grid & {
    /** Shows the products in the first of these colours. */
    colourIds?: readonly string[];
    /** Shows a product in such a colour only if that colour is in stock. */
    isInStock?: boolean;
    /** A label that the cards leave out, as the heading of the grid already says it. */
    hiddenLabel?: Label;
  },
): Promise<DrawnCard[]> {
  const cards = await readCards(visit.db, visit.locale, ids, visit.now());
  const labelled = cards.map((card) => ({ ...card, labels: card.labels.filter((label) => label !== hiddenLabel) }));
  return drawCards(visit, await withPicturesInColours(visit.db, labelled, colourIds, { isInStock }), grid);
}

/** Draws each card once for all visitors; further visitors get the same markup. */
export async function drawCards(
  { db, locale, request, context }: Omit<GridVisit, "now">,
  cards: readonly ProductCard[],
  { headingLevel, isAboveFold = false }: Grid,
): Promise<DrawnCard[]> {
  const currency = await readCachedCurrency(db, locale);
  const { code, decimals, symbolBefore, symbolAfter } = currency;
  const money = JSON.stringify([code, decimals, symbolBefore, symbolAfter]);
  const audience = { locale, isLite: isLiteModeRequested(request) };
  return cards.map((card, index) => {
    const look = { headingLevel, isAboveFold: isAboveFold && index < picturesAboveFold };
    const key = `card ${money} ${look.headingLevel} ${look.isAboveFold} ${JSON.stringify(card)}`;
    const markup = drawMarkup(key, audience, () => (
      <CurrencyProvider value={currency}>
        <CardContent card={card} {...look} />
      </CurrencyProvider>
    ));
    const { id, name, priceMinor, struckMinor } = card;
    return { id, name, priceMinor, struckMinor, ...giveMarkup(markup, context) };
  });
}
