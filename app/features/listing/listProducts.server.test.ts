import { expect, test } from "vitest";
import { markProductsChanged } from "~/features/products/catalogRevision.queries.server";
import type { Db } from "~/platform/database/database.server";
import { dayMs } from "~/platform/time/durations";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { emptyFilter, type ListingFilter } from "./listingFilter";
import type { Sort } from "./listingSort";
import { listProducts } from "./listProducts.server";

const now = 1_795_000_000_000;

async function shopOf(...jackets: Parameters<typeof stockJacket>[1][]): Promise<Db> {
  const db = await freshDb();
  await db.insertInto("category").values({ id: 1, parent_id: null, position: 1, picture: null }).execute();
  for (const [index, jacket] of jackets.entries()) {
    const id = 1001 + index;
    await stockJacket(db, { ...jacket, id });
    await db.insertInto("product_category").values({ product_id: id, category_id: 1 }).execute();
  }
  return db;
}

type ListOptions = { values?: Partial<ListingFilter["values"]>; sort?: Sort; locale?: "cs" | "sk" };

async function listed(db: Db, { values, sort = "doporucene", locale = "cs" }: ListOptions = {}) {
  const filter = { ...emptyFilter, values: { ...emptyFilter.values, ...values } };
  const scope = { kind: "category", categoryId: 1, rootId: null } as const;
  return listProducts(db, locale, { scope, filter, sort, page: 1 }, now);
}

async function idsOf(db: Db, options: ListOptions = {}): Promise<readonly number[]> {
  return (await listed(db, options)).ids;
}

test("products not in stock online come last, whatever the sort", async () => {
  const db = await shopOf({ priceCzk: 300, onHand: { "52": 0 } }, { priceCzk: 200 }, { priceCzk: 100 });
  await db.updateTable("product").set({ availability: "none" }).where("id", "=", 1001).execute();
  expect(await idsOf(db)).toEqual([1002, 1003, 1001]);
  expect(await idsOf(db, { sort: "nejlevnejsi" })).toEqual([1003, 1002, 1001]);
  expect(await idsOf(db, { sort: "nejdrazsi" })).toEqual([1002, 1003, 1001]);
});

test("each sort orders by its own key, and ids decide between equals", async () => {
  const db = await shopOf({}, {}, {});
  const change = (id: number) => db.updateTable("product").where("id", "=", id);
  await change(1001)
    .set({ position: 3, published_at: now - 9 * dayMs })
    .execute();
  await change(1002)
    .set({ position: 1, published_at: now - 9 * dayMs })
    .execute();
  await change(1003)
    .set({ position: 2, published_at: now - dayMs })
    .execute();
  const name = (id: number, text: string) =>
    db
      .updateTable("product_text")
      .set({ name: text })
      .where("product_id", "=", id)
      .where("locale", "=", "cs")
      .execute();
  await name(1001, "Chata");
  await name(1002, "Čapka");
  await name(1003, "Hana");
  const offer = db.updateTable("product_offer").where("product_id", "=", 1002).where("locale", "=", "cs");
  await offer.set({ struck_minor: 20_000, discount_percent: 35 }).execute();
  expect(await idsOf(db, { sort: "doporucene" })).toEqual([1002, 1003, 1001]);
  expect(await idsOf(db, { sort: "nejnovejsi" })).toEqual([1003, 1001, 1002]);
  expect(await idsOf(db, { sort: "sleva" })).toEqual([1002, 1001, 1003]);
  expect(await idsOf(db, { sort: "nazev" })).toEqual([1002, 1003, 1001]);
  expect(await idsOf(db, { sort: "nejlevnejsi" })).toEqual([1001, 1002, 1003]);
});

test("categories take turns where the operator has set no order", async () => {
  const db = await shopOf({}, {}, {});
  await db.insertInto("category").values({ id: 2, parent_id: 1, position: 1, picture: null }).execute();
  await db.updateTable("product").set({ position: 0 }).execute();
  await db.updateTable("product").set({ default_category_id: 2 }).where("id", "<", 1003).execute();
  expect(await idsOf(db)).toEqual([1001, 1003, 1002]);
});

test("prices are those of the cheapest variant in stock online, in the shop version's currency", async () => {
  const db = await shopOf({ priceCzk: 100, priceEurCents: 900, onHand: { "50": 0, "52": 1 } }, { priceCzk: 150 });
  await db.updateTable("variant").set({ surcharge_net: 1_000_000 }).where("id", "=", 1_001_002).execute();
  expect((await listed(db)).prices).toEqual({ lowest: 150, highest: 221 });
  expect(await idsOf(db, { sort: "nejlevnejsi" })).toEqual([1002, 1001]);
  expect((await listed(db, { locale: "sk" })).prices).toEqual({ lowest: 900, highest: 51_990 });
});

test("filtering by a size in stock requires that very size to be in stock", async () => {
  const db = await shopOf({ onHand: { "50": 0, "52": 1 } }, { onHand: { "50": 2 } });
  const { ids, facets } = await listed(db, { values: { size: ["50"], inStock: ["1"] } });
  expect(ids).toEqual([1002]);
  expect([...facets.size]).toEqual([
    ["50", 1],
    ["52", 1],
  ]);
  expect(await idsOf(db, { values: { store: ["praha"] } })).toEqual([]);
});

test("a product is not listed before it is published", async () => {
  const db = await shopOf({}, {});
  await db
    .updateTable("product")
    .set({ published_at: now + 1 })
    .where("id", "=", 1002)
    .execute();
  expect(await idsOf(db)).toEqual([1001]);
  const later = { scope: { kind: "new" }, filter: emptyFilter, sort: "nejnovejsi", page: 1 } as const;
  expect((await listProducts(db, "cs", later, now + 1)).ids).toEqual([1002]);
  expect((await listProducts(db, "cs", later, now + 1 + 30 * dayMs)).ids).toEqual([1002]);
  expect((await listProducts(db, "cs", later, now + 2 + 30 * dayMs)).ids).toEqual([]);
});

test("a change marked in the catalog revision is listed a second later", async () => {
  const db = await shopOf({}, {});
  expect(await idsOf(db)).toEqual([1001, 1002]);
  await db.updateTable("product").set({ position: 1 }).where("id", "=", 1002).execute();
  await markProductsChanged(db, [1002]);
  await expect.poll(() => idsOf(db), { timeout: 5_000 }).toEqual([1002, 1001]);
});
