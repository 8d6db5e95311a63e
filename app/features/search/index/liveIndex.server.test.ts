import { expect, test } from "vitest";

import { markProductsChanged } from "~/features/products/catalogRevision.queries.server";
import type { Db } from "~/platform/database/database.server";
import { stockJacket } from "../../../../tests/support/products";
import { freshDb } from "../../../../tests/support/shop/freshDb";
import { worldAround } from "../../../../tests/support/shop/world";
import { openLiveIndex } from "./liveIndex.server";
import { searchSources } from "./sources.server";

function liveProducts(db: Db) {
  const [products] = searchSources;
  if (!products) throw new Error("there is no source");
  return openLiveIndex(worldAround(db), products, 0);
}

test("a changed product is found by its new name, and its neighbours stay", async () => {
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

test("after a build that failed the next search builds anew", async () => {
  const db = await freshDb();
  await stockJacket(db, { id: 1001 });
  let isBroken = true;
  const [products] = searchSources;
  if (!products) throw new Error("there is no source");
  const readRevision = (one: Db) => (isBroken ? Promise.reject(new Error("no disk")) : products.readRevision(one, ""));
  const live = openLiveIndex(worldAround(db), { ...products, readRevision }, 0);
  await expect(live.current()).rejects.toThrow("no disk");
  isBroken = false;
  expect((await live.current()).find("bunda", "cs").ids).toEqual([1001]);
});

test("a hundred products are read by as many queries as ten", async () => {
  const queriesFor = async (productCount: number) => {
    const asked: string[] = [];
    const db = (await freshDb()).withPlugin({
      transformQuery: ({ node }) => {
        asked.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    for (let id = 1001; id < 1001 + productCount; id += 1) await stockJacket(db, { id });
    asked.length = 0;
    await liveProducts(db).current();
    return asked.length;
  };
  expect(await queriesFor(50)).toBe(await queriesFor(3));
});
