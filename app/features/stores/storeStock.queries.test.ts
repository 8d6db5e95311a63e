import { expect, test } from "vitest";

import type { Db } from "~/platform/database/database.server";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";

import { localDay } from "./localDay";
import { readStoreStock } from "./storeStock.queries.server";

/** A Saturday, 10:00 in Prague. */
const day = localDay(Date.UTC(2026, 10, 21, 9));

async function shop() {
  const db = await freshDb();
  await stockJacket(db, { onHand: { "50": 5, "52": 5 } });
  const place = { street: "Ukážková 5", city: "Bratislava", zip: "", phone: "", email: "" };
  await db
    .insertInto("store")
    .values({ id: "ba", kind: "store", position: 0, country_code: "SK", ...place })
    .execute();
  await db
    .insertInto("store_text")
    .values(["praha", "ba", "eshop"].map((store_id) => ({ store_id, locale: "cs" as const, name: store_id, note: "" })))
    .execute();
  await db
    .insertInto("stock")
    .values([
      { variant_id: 1_001_001, store_id: "praha", on_hand: 1 },
      { variant_id: 1_001_002, store_id: "praha", on_hand: 2 },
      { variant_id: 1_001_002, store_id: "ba", on_hand: 1 },
      { variant_id: 1_001_001, store_id: "ba", on_hand: 0 },
    ])
    .execute();
  return db;
}

const both = [1_001_001, 1_001_002];

async function todayIn(db: Db, onDay = day) {
  const [store] = await readStoreStock(db, "cs", [1_001_001], onDay);
  return store?.today;
}

test("stores are listed with their stock of a variant, without warehouses and stores that have none", async () => {
  const db = await shop();
  expect(await readStoreStock(db, "cs", [1_001_001], day)).toMatchObject([{ id: "praha", onHand: 1 }]);
  expect(await readStoreStock(db, "cs", [], day)).toEqual([]);
});

test("stock is summed over all variants, and stores in the shop's own country come first", async () => {
  const db = await shop();
  const stores = await readStoreStock(db, "cs", both, day);
  expect(stores.map(({ id, onHand }) => [id, onHand])).toEqual([
    ["praha", 3],
    ["ba", 1],
  ]);
});

test("today's hours are the weekday's, unless the date is an exception", async () => {
  const db = await shop();
  expect(await todayIn(db)).toBeNull();
  const hours = { opens_minute: 540, closes_minute: 720 };
  await db
    .insertInto("store_hours")
    .values({ store_id: "praha", weekday: 6, ...hours })
    .execute();
  expect(await todayIn(db)).toEqual({ opens: "9:00", closes: "12:00" });
  expect(await todayIn(db, { ...day, weekday: 7 })).toBeNull();
  const closed = { opens_minute: null, closes_minute: null };
  await db
    .insertInto("store_exception")
    .values({ store_id: "praha", on_date: "2026-11-21", ...closed })
    .execute();
  expect(await todayIn(db)).toBeNull();
});

test("a day is that of Prague, not of the server's time zone", () => {
  expect(day).toEqual({ onDate: "2026-11-21", weekday: 6 });
  expect(localDay(Date.UTC(2026, 10, 21, 23, 30))).toEqual({ onDate: "2026-11-22", weekday: 7 });
});
