import { expect, test } from "vitest";

import type { Db } from "~/platform/database/database.server";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";

import { resolveCatalogPath } from "./resolveCatalogPath.server";

const now = 1_795_000_000_000;

async function shop() {
  const db = await freshDb();
  await category(db, 1, null, "muzi");
  await category(db, 2, 1, "panske-bundy");
  await category(db, 45, null, "bundy-z-nove-kolekce");
  await stockJacket(db, { id: 1001 });
  await stockJacket(db, { id: 1002, priceEurCents: null });
  await db.updateTable("product").set({ default_category_id: 2 }).where("id", "=", 1001).execute();
  return (path: string, locale: "cs" | "sk" = "cs") => {
    const [id, first, second] = path.split("/");
    return resolveCatalogPath(db, locale, { id, first, second }, now);
  };
}

async function category(db: Db, id: number, parent_id: number | null, slug: string) {
  await db.insertInto("category").values({ id, parent_id, position: id, picture: null }).execute();
  for (const locale of ["cs", "sk"] as const) {
    const text = { category_id: id, locale, name: slug, slug, description: "" };
    await db.insertInto("category_text").values(text).execute();
  }
}

test("a category is found by its id and slug", async () => {
  const find = await shop();
  expect(await find("1/muzi")).toMatchObject({ kind: "category", category: { id: 1 }, section: null });
  expect(await find("2/panske-bundy")).toMatchObject({ kind: "category", category: { id: 2 }, section: null });
});

test("a section is found with and without its category's slug", async () => {
  const find = await shop();
  expect(await find("45/muzi")).toMatchObject({ kind: "category", category: { id: 45 }, section: "muzi" });
  expect(await find("45/bundy-z-nove-kolekce/zeny")).toMatchObject({ kind: "category", section: "zeny" });
});

test("a product is found in its category, without one and as uncategorized", async () => {
  const find = await shop();
  expect(await find("1001/panske-bundy/bunda-1001")).toMatchObject({ kind: "product", id: 1001 });
  expect(await find("1001/bunda-1001")).toMatchObject({ kind: "product", id: 1001 });
  expect(await find("1002/nezarazeno/bunda-1002")).toMatchObject({ kind: "product", id: 1002 });
});

test("a wrong, missing or foreign slug is redirected to the right address", async () => {
  const find = await shop();
  expect(await find("2/jinak")).toEqual({ kind: "moved", to: "/2/panske-bundy" });
  expect(await find("2")).toEqual({ kind: "moved", to: "/2/panske-bundy" });
  expect(await find("45/jinak/muzi")).toEqual({ kind: "moved", to: "/45/bundy-z-nove-kolekce/muzi" });
  expect(await find("1001/jinak/bunda-1001")).toEqual({ kind: "moved", to: "/1001/panske-bundy/bunda-1001" });
  expect(await find("1001", "sk")).toEqual({ kind: "moved", to: "/sk/1001/panske-bundy/bunda-sk-1001" });
  expect(await find("1001/panske-bundy/bunda-1001", "sk")).toMatchObject({ kind: "moved" });
});

test("an address without a category or product is unknown", async () => {
  const find = await shop();
  for (const path of ["7777/x", "abc/slevy", "0/x", "01/muzi", "99999999999/x", "1002/x"]) {
    expect(await find(path, "sk"), path).toEqual({ kind: "unknown" });
  }
});
