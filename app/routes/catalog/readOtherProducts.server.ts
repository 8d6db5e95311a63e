import { readGridCards } from "~/features/productCard/gridCards.server";
import { chooseCrossSell } from "~/features/productPage/crossSell/crossSell";
import { readCrossSellOffer } from "~/features/productPage/crossSell/crossSell.queries.server";
import type { ProductView } from "~/features/productPage/productView";
import type { AttributeValueIds, Product } from "~/features/products/product";
import { readRelatedIds, relatedCount } from "~/features/products/relatedProducts.queries.server";
import type { Visit } from "~/visit/visit.server";

type ProductRead = { product: Product; attributeValueIds: AttributeValueIds };

/** Reads the cards of related and recently viewed products together. */
export async function readOtherProducts(
  visit: Visit,
  { product, attributeValueIds }: ProductRead,
  viewedIds: readonly number[],
): Promise<Pick<ProductView, "related" | "recentlyViewed">> {
  const relatedIds = await readFullRow(visit, { product, attributeValueIds });
  const recentIds = viewedIds.filter((id) => id !== product.id && !relatedIds.includes(id)).slice(0, relatedCount);
  const cards = await readGridCards(visit, [...relatedIds, ...recentIds], { headingLevel: "h3" });
  return {
    related: cards.filter(({ id }) => relatedIds.includes(id)),
    recentlyViewed: cards.filter(({ id }) => recentIds.includes(id)),
  };
}

/**
 * Reads the ids of related products. If the product's category has too few of them, as belts have, products that go
 * with it fill the row, because a row with a single card would look like a mistake.
 */
async function readFullRow({ db, locale, now }: Visit, { product, attributeValueIds }: ProductRead): Promise<number[]> {
  const related = await readRelatedIds(db, locale, product, { limit: relatedCount, now: now() });
  // Without attributes it is unknown which products go with this one.
  if (related.length === relatedCount || Object.keys(attributeValueIds).length === 0) return related;
  const offered = await readCrossSellOffer(db, locale, now());
  const others = chooseCrossSell([{ id: product.id, values: attributeValueIds }], offered);
  return [...new Set([...related, ...others])].slice(0, relatedCount);
}
