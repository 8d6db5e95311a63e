import { expect, test } from "vitest";

import { readProduct } from "~/features/products/product.queries.server";
import { visitOf } from "~/visit/visit.server";
import { sampleShop } from "../../../tests/support/shop/sampleShop";
import { testWorld } from "../../../tests/support/shop/world";

import { readOtherProducts } from "./readOtherProducts.server";

test.each([
  ["a jacket, whose category is full", 1001, (related: number[]) => related.length === 5],
  ["a belt: the other belt first, then what goes with it", 1026, ([first]: number[]) => first === 1150],
  ["trousers, alone in their category: what goes with them", 1064, (related: number[]) => !related.includes(1064)],
])("the row of related products is full beside %s", async (_, id, isRight) => {
  const db = await sampleShop();
  const visit = visitOf({ request: new Request("http://shop.test/"), context: { world: testWorld(db) } });
  const read = await readProduct(db, "cs", id, visit.now());
  if (!read) throw new Error(`no product ${id}`);
  const related = (await readOtherProducts(visit, read, [])).related.map((card) => card.id);
  expect(new Set(related).size).toBe(5);
  expect(isRight(related), String(related)).toBe(true);
  await db.destroy();
});
