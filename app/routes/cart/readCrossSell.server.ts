import type { CartLine } from "~/features/cart/cart";
import { noProductId } from "~/features/cart/gift/gift";
import type { DrawnCard } from "~/features/productCard/card";
import { readGridCards } from "~/features/productCard/gridCards.server";
import { chooseCrossSell } from "~/features/productPage/crossSell/crossSell";
import {
  readAttributed,
  readColourIds,
  readCrossSellOffer,
} from "~/features/productPage/crossSell/crossSell.queries.server";
import { tryReading } from "~/visit/tryReading.server";
import type { Visit } from "~/visit/visit.server";

/**
 * Reads the cards of products that go with those in the cart, in the same colours where possible. Returns no cards
 * after an error, as the cart can be shown without them.
 */
export async function readCrossSell(visit: Visit, lines: readonly CartLine[]): Promise<DrawnCard[]> {
  const { db, locale, now } = visit;
  const goods = lines.filter(({ productId }) => productId !== noProductId);
  if (goods.length === 0) return [];
  const ids = goods.map(({ productId }) => productId);
  const variantIds = goods.map(({ variantId }) => variantId);
  const cards = await tryReading(visit, async () => {
    const [inCart, offer, colourIds] = await Promise.all([
      readAttributed(db, ids),
      readCrossSellOffer(db, locale, now()),
      readColourIds(db, variantIds),
    ]);
    const chosen = chooseCrossSell(inCart, offer);
    return readGridCards(visit, chosen, { headingLevel: "h3", colourIds, isInStock: true });
  });
  return cards?.found ?? [];
}
