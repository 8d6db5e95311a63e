import { expect, test } from "vitest";

import { readZeroResults } from "~/features/search/zeroResult.queries.server";
import type { Db } from "~/platform/database/database.server";
import { stockJacket } from "../../../tests/support/products";
import { responseOf } from "../../../tests/support/routeResponse";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { loader as suggestionsLoader } from "../searchSuggestions/route";
import { loader } from "./route";

async function shopWith(productCount: number): Promise<Db> {
  const db = await freshDb();
  for (let id = 1001; id < 1001 + productCount; id += 1) await stockJacket(db, { id });
  return db;
}

function search(db: Db, path: string) {
  const context = { world: testWorld(db), requestId: "test" };
  return responseOf(loader({ request: new Request(`http://shop.test${path}`), params: {}, context }));
}

test("the overview shows ten products and a page of the section thirty", async () => {
  const db = await shopWith(32);
  const overview = await search(db, "/hledani?q=bunda");
  expect(overview).toMatchObject({
    status: 200,
    data: { title: "Vyhledávání: bunda", view: { state: "found", sections: [{ kind: "products", count: 32 }] } },
  });
  const cards = (data: unknown) => JSON.stringify(data).match(/"priceMinor"/g)?.length;
  expect(cards(overview.data)).toBe(10);
  expect(cards((await search(db, "/hledani?q=bunda&sekce=produkty")).data)).toBe(30);
  expect(cards((await search(db, "/sk/hledani?q=bunda&sekce=produkty&strana=2")).data)).toBe(2);
});

test.each(["strana=3", "strana=1", "strana=x", "sekce=cosi"])("the section page ?%s does not exist", async (wrong) => {
  const db = await shopWith(32);
  const section = wrong.startsWith("sekce") ? "" : "&sekce=produkty";
  expect((await search(db, `/hledani?q=bunda${section}&${wrong}`)).status).toBe(404);
});

test("without a query or a result, categories and popular products are offered", async () => {
  const db = await shopWith(2);
  expect((await search(db, "/hledani")).data).toMatchObject({ view: { state: "blank", help: { popular: [{}, {}] } } });
  expect((await search(db, "/hledani?q=%F0%9F%A7%A5")).data).toMatchObject({ view: { state: "blank" } });
  expect((await search(db, "/sk/hledani?q=xqzwv")).data).toMatchObject({
    view: { state: "none", help: { popular: [{}, {}] } },
  });
});

test("a search without results is recorded after the response", async () => {
  const db = await shopWith(1);
  await search(db, "/hledani?q=Svetr");
  await search(db, "/hledani?q=bunda");
  await expect.poll(() => readZeroResults(db, "2000-01-01", 10)).toEqual([{ query: "svetr", locale: "cs", times: 1 }]);
});

test("a query of more than a hundred characters is cut, and the view says so", async () => {
  const db = await shopWith(1);
  const { data } = await search(db, `/hledani?q=${"bunda ".repeat(30).trim().replaceAll(" ", "+")}`);
  expect(data).toMatchObject({ view: { isCut: true, state: "found" } });
});

test("suggestions show products with prices in the visitor's currency and may be cached for a minute", async () => {
  const db = await shopWith(7);
  const context = { world: testWorld(db), requestId: "test" };
  const ask = (path: string) =>
    suggestionsLoader({ request: new Request(`http://shop.test${path}`), params: {}, context });
  const answer = await ask("/sk/hledani/naseptavac?q=bund");
  expect(answer.headers.get("Cache-Control")).toBe("private, max-age=60");
  const { groups } = await answer.json();
  const products = groups.find(({ label }: { label: string }) => label === "Tovar");
  expect(products.options).toHaveLength(5);
  expect(products.options[0]).toMatchObject({ address: "/sk/1001/nezarazeno/bunda-sk-1001", note: "519,90\u00a0€" });
  expect((await (await ask("/hledani/naseptavac?q=b")).json()).groups).toEqual([]);
  expect((await (await ask("/hledani/naseptavac")).json()).groups).toEqual([]);
});

test("goods that only come near what was asked for say so", async () => {
  const db = await shopWith(2);
  expect((await search(db, "/hledani?q=bunda")).data).toMatchObject({ view: { isPartial: false } });
  expect((await search(db, "/hledani?q=bunda+xqzwv")).data).toMatchObject({ view: { isPartial: true } });
});
