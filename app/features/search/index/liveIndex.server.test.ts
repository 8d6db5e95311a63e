import { expect, test } from "vitest";

import { markProductsChanged } from "~/features/products/catalogRevision.queries.server";
import type { Db } from "~/platform/database/database.server";
import { stockJacket } from "../../../../tests/support/products";
import { freshDb } from "../../../../tests/support/shop/freshDb";
import { testWorld } from "../../../../tests/support/shop/world";
import { openLiveIndex } from "./liveIndex.server";
import { searchSources } from "./sources.server";

function liveProducts(db: Db) {
  const [products] = searchSources;
  if (!products) throw new Error("there is no source");
  return openLiveIndex(testWorld(db), products, 0);
}

test("a changed product is found by its new name, and other products stay", async () => {
  const db = await freshDb();
  await stockJacket(db, { id: 1001 });
  await stockJacket(db, { id: 1002 });
  const live = liveProducts(db);
  expect((await live.current()).find("bunda", "cs").ids).toEqual([1001, 1002]);

  await db.updateTable("product_text").set({ name: "Kabát Hynek" }).where("product_id", "=", 1001).execute();
  await markProductsChanged(db, [1001]);
  expect((await live.current()).find("kabát", "cs").ids).toEqual([1001]);
  expect((await live.current()).find("bunda", "cs").ids).toEqual([1002]);
});

test("a product that a shop version does not sell is not found there", async () => {
  const db = await freshDb();
  await stockJacket(db, { id: 1001, priceEurCents: null });
  const index = await liveProducts(db).current();
  expect(index.find("bunda", "cs").ids).toEqual([1001]);
  expect(index.find("bunda", "sk").ids).toEqual([]);
});

test("after a failed build the next search builds again", async () => {
  const db = await freshDb();
  await stockJacket(db, { id: 1001 });
  let isBroken = true;
  const [products] = searchSources;
  if (!products) throw new Error("there is no source");
  const readRevision = (given: Db) =>
    isBroken ? Promise.reject(new Error("no disk")) : products.readRevision(given, "");
  const live = openLiveIndex(testWorld(db), { ...products, readRevision }, 0);
  await expect(live.current()).rejects.toThrow("no disk");
  isBroken = false;
  expect((await live.current()).find("bunda", "cs").ids).toEqual([1001]);
});

test("a hundred products are read by as many queries as ten", async () => {
  const queriesFor = async (productCount: number) => {
    const executed: string[] = [];
    const db = (await freshDb()).withPlugin({
      transformQuery: ({ node }) => {
        executed.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    for (let id = 1001; id < 1001 + productCount; id += 1) await stockJacket(db, { id });
    executed.length = 0;
    await liveProducts(db).current();
    return executed.length;
  };
  expect(await queriesFor(50)).toBe(await queriesFor(3));
});
