import type { CartLine } from "~/features/cart/cart";
import { noProductId } from "~/features/cart/gift/gift";
import type { DrawnCard } from "~/features/productCard/card";
import { readGridCards } from "~/features/productCard/gridCards.server";
import { chooseGoingWith } from "~/features/productPage/goingWith/goingWith";
import { readAttributed, readGoingWithOffer } from "~/features/productPage/goingWith/goingWith.queries.server";
import { tryReading } from "~/visit/tryReading.server";
import type { Visit } from "~/visit/visit.server";

/** Reads the cards of goods that go with those in the cart; none after an error, as the cart does without them. */
export async function readGoingWith(visit: Visit, lines: readonly CartLine[]): Promise<DrawnCard[]> {
  const { db, locale, now } = visit;
  const ids = lines.map(({ productId }) => productId).filter((id) => id !== noProductId);
  if (ids.length === 0) return [];
  const cards = await tryReading(visit, async () => {
    const [inCart, offer] = await Promise.all([readAttributed(db, ids), readGoingWithOffer(db, locale, now())]);
    return readGridCards(visit, chooseGoingWith(inCart, offer), { headingLevel: "h3" });
  });
  return cards?.found ?? [];
}
