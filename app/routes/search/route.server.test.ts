import { expect, test } from "vitest";

import { readMisses } from "~/features/search/zeroResult.queries.server";
import type { Db } from "~/platform/database/database.server";
import { stockJacket } from "../../../tests/support/products";
import { answerOf } from "../../../tests/support/routeAnswer";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { worldAround } from "../../../tests/support/shop/world";
import { loader as suggestionsLoader } from "../searchSuggestions/route";
import { loader } from "./route";

async function shopWith(productCount: number): Promise<Db> {
  const db = await freshDb();
  for (let id = 1001; id < 1001 + productCount; id += 1) await stockJacket(db, { id });
  return db;
}

function look(db: Db, path: string) {
  const context = { world: worldAround(db), requestId: "test" };
  return answerOf(loader({ request: new Request(`http://shop.test${path}`), params: {}, context }));
}

test("five products stand on the overview and thirty on a page of the section", async () => {
  const db = await shopWith(32);
  const overview = await look(db, "/hledani?q=bunda");
  expect(overview).toMatchObject({
    status: 200,
    data: { title: "Hledání: bunda", view: { state: "found", sections: [{ kind: "products", count: 32 }] } },
  });
  const cards = (data: unknown) => JSON.stringify(data).match(/"priceMinor"/g)?.length;
  expect(cards(overview.data)).toBe(5);
  expect(cards((await look(db, "/hledani?q=bunda&sekce=produkty")).data)).toBe(30);
  expect(cards((await look(db, "/sk/hledani?q=bunda&sekce=produkty&strana=2")).data)).toBe(2);
});

test.each(["strana=3", "strana=1", "strana=x", "sekce=cosi"])("the section's page ?%s is not there", async (wrong) => {
  const db = await shopWith(32);
  const section = wrong.startsWith("sekce") ? "" : "&sekce=produkty";
  expect((await look(db, `/hledani?q=bunda${section}&${wrong}`)).status).toBe(404);
});

test("no query and no result offer ways on", async () => {
  const db = await shopWith(2);
  expect((await look(db, "/hledani")).data).toMatchObject({ view: { state: "blank", help: { popular: [{}, {}] } } });
  expect((await look(db, "/hledani?q=%F0%9F%A7%A5")).data).toMatchObject({ view: { state: "blank" } });
  expect((await look(db, "/sk/hledani?q=xqzwv")).data).toMatchObject({
    view: { state: "none", help: { popular: [{}, {}] } },
  });
});

test("a lost search is noted after the answer", async () => {
  const db = await shopWith(1);
  await look(db, "/hledani?q=Svetr");
  await look(db, "/hledani?q=bunda");
  await expect.poll(() => readMisses(db, "2000-01-01", 10)).toEqual([{ query: "svetr", locale: "cs", times: 1 }]);
});

test("a query of more than a hundred characters is cut and the visitor told", async () => {
  const db = await shopWith(1);
  const { data } = await look(db, `/hledani?q=${"bunda ".repeat(30).trim().replaceAll(" ", "+")}`);
  expect(data).toMatchObject({ view: { isCut: true, state: "found" } });
});

test("suggestions give products with prices in the visitor's currency and may be kept for a minute", async () => {
  const db = await shopWith(7);
  const context = { world: worldAround(db), requestId: "test" };
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
