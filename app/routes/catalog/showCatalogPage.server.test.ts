import { expect, test } from "vitest";

import { refreshListings } from "~/features/products/refreshCategoryListings.server";
import type { Db } from "~/platform/database/database.server";
import { visitOf } from "~/visit/visit.server";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";

import { showCatalogPage } from "./showCatalogPage.server";

async function shopWith(productCount: number): Promise<Db> {
  const db = await freshDb();
  await db.insertInto("category").values({ id: 1, parent_id: null, position: 1, picture: null }).execute();
  for (const locale of ["cs", "sk"] as const) {
    const text = { category_id: 1, locale, name: "Muži", slug: "muzi", description: "" };
    await db.insertInto("category_text").values(text).execute();
  }
  for (let id = 1001; id < 1001 + productCount; id += 1) {
    await stockJacket(db, { id });
    await db.insertInto("product_category").values({ product_id: id, category_id: 1 }).execute();
  }
  await refreshListings(db);
  return db;
}

test.each([
  ["/20/doplnky/muzi", "Doplňky pro muže"],
  ["/sk/20/doplnky/muzi", "Doplňky pre mužov"],
])("what a category has for men alone says so: %s", async (path, title) => {
  const db = await shopWith(1);
  await db.insertInto("category").values({ id: 20, parent_id: null, position: 2, picture: null }).execute();
  for (const locale of ["cs", "sk"] as const) {
    const text = { category_id: 20, locale, name: "Doplňky", slug: "doplnky", description: "" };
    await db.insertInto("category_text").values(text).execute();
  }
  await db.insertInto("product_category").values({ product_id: 1001, category_id: 20 }).execute();
  await refreshListings(db);
  const visit = visitOf({ request: new Request(`http://shop.test${path}`), context: { world: testWorld(db) } });
  const shown = await showCatalogPage(visit, { id: "20", first: "doplnky", second: "muzi" });
  expect(shown).toMatchObject({ kind: "listing", title });
});

function listing(db: Db, query = "") {
  const request = new Request(`http://shop.test/1/muzi${query}`);
  return showCatalogPage(visitOf({ request, context: { world: testWorld(db) } }), { id: "1", first: "muzi" });
}

test("a listing shows thirty products a page and the rest on the next", async () => {
  const db = await shopWith(31);
  expect(await listing(db)).toMatchObject({ kind: "listing", listing: { productCount: 31, page: 1 } });
  const second = await listing(db, "?strana=2");
  expect(second.kind === "listing" && second.listing.cards.map(({ id }) => id)).toEqual([1031]);
  expect(await listing(db, "?strana=3")).toMatchObject({ kind: "unknown" });
  expect(await listing(db, "?strana=1")).toMatchObject({ kind: "unknown" });
});

test("thirty cards take as many queries as three, and a filter adds none", async () => {
  const queriesFor = async (productCount: number) => {
    const asked: string[] = [];
    const db = (await shopWith(productCount)).withPlugin({
      transformQuery: ({ node }) => {
        asked.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await listing(db);
    const first = asked.length;
    await listing(db, "?velikost=52");
    return { first, filtered: asked.length - first };
  };
  const few = await queriesFor(3);
  expect(few.filtered).toBeLessThanOrEqual(4);
  expect(await queriesFor(30)).toEqual(few);
});

test("a category is called by its title; of those that share a name each also names the one that it is in", async () => {
  const db = await shopWith(1);
  const names = [
    [9, null, "Ženy", null],
    [2, 1, "Bundy", null],
    [10, 9, "Bundy", "Dámské bundy"],
    [12, 9, "Kožichy", null],
  ] as const;
  for (const [id, parentId, name, title] of names) {
    await db.insertInto("category").values({ id, parent_id: parentId, position: id, picture: null }).execute();
    const text = { category_id: id, locale: "cs" as const, name, title, slug: `kategorie-${id}`, description: "" };
    await db.insertInto("category_text").values(text).execute();
  }
  await refreshListings(db);
  const titleOf = async (id: number) => {
    const request = new Request(`http://shop.test/${id}/kategorie-${id}`);
    const params = { id: String(id), first: `kategorie-${id}` };
    const shown = await showCatalogPage(visitOf({ request, context: { world: testWorld(db) } }), params);
    return shown.kind === "listing" ? shown.listing.title : shown.kind;
  };
  expect(await Promise.all([2, 10, 12].map(titleOf))).toEqual(["Bundy – Muži", "Dámské bundy", "Kožichy"]);
});
