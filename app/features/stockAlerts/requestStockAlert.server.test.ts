import { expect, test } from "vitest";

import type { Db } from "~/platform/database/database.server";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { worldAround } from "../../../tests/support/shop/world";

import { notifyBackInStock } from "./notifyBackInStock.server";
import { watchStock } from "./requestStockAlert.server";
import { endWatches } from "./stockAlert.queries.server";

const now = 1_795_000_000_000;
const email = "jana@priklad.cz";
const wish = { email, productId: 1001, variantId: 1_001_001 };

/** Size 50 is sold out, size 52 is not. */
async function shop() {
  const db = await freshDb();
  await stockJacket(db, { onHand: { "50": 0, "52": 3 } });
  return db;
}

function watches(db: Db) {
  return db.selectFrom("stock_watch").select(["email", "variant_id", "notified_at"]).execute();
}

function letters(db: Db) {
  return db.selectFrom("mail_outbox").select(["recipient", "subject", "body_text", "kind"]).execute();
}

async function restock(db: Db, variantId: number) {
  await db.updateTable("stock").set({ on_hand: 2 }).where("variant_id", "=", variantId).execute();
}

test("the same watch twice is one", async () => {
  const db = await shop();
  await watchStock(db, "cs", wish, now);
  await watchStock(db, "cs", wish, now + 1);
  expect(await watches(db)).toEqual([{ email, variant_id: 1_001_001, notified_at: null }]);
});

test("what can be bought, and what is another product's, is not watched", async () => {
  const db = await shop();
  await watchStock(db, "cs", { ...wish, variantId: 1_001_002 }, now);
  await watchStock(db, "cs", { ...wish, variantId: null }, now);
  await watchStock(db, "cs", { ...wish, variantId: 7 }, now);
  await watchStock(db, "cs", { ...wish, productId: 7, variantId: null }, now);
  expect(await watches(db)).toEqual([]);
});

test("an address watches twenty things at most", async () => {
  const db = await freshDb();
  for (let id = 1001; id <= 1021; id += 1) {
    await stockJacket(db, { id, onHand: { "52": 0 } });
    await watchStock(db, "cs", { email, productId: id, variantId: null }, now);
  }
  expect(await watches(db)).toHaveLength(20);
});

test("a piece that comes back is told of once, in the language it was asked in", async () => {
  const db = await shop();
  await watchStock(db, "sk", wish, now);
  const world = worldAround(db);
  expect(await notifyBackInStock(world)).toBe(0);
  await restock(db, 1_001_001);
  expect(await notifyBackInStock(world)).toBe(1);
  expect(await notifyBackInStock(world)).toBe(0);
  const [letter, ...others] = await letters(db);
  expect(others).toEqual([]);
  expect(letter).toMatchObject({ recipient: email, subject: "Znovu na sklade: Bunda 1001", kind: "back-in-stock" });
  expect(letter?.body_text).toContain("http://shop.test/sk/1001/nezarazeno/bunda-sk-1001?velikost=50");
});

test("processes that look at once queue one letter", async () => {
  const db = await shop();
  await watchStock(db, "cs", wish, now);
  await restock(db, 1_001_001);
  await Promise.all([notifyBackInStock(worldAround(db)), notifyBackInStock(worldAround(db))]);
  expect(await letters(db)).toHaveLength(1);
});

test("a watch of the whole product waits for any of its variants", async () => {
  const db = await freshDb();
  await stockJacket(db, { onHand: { "50": 0, "52": 0 } });
  await watchStock(db, "cs", { ...wish, variantId: null }, now);
  await restock(db, 1_001_002);
  expect(await notifyBackInStock(worldAround(db))).toBe(1);
});

test("one watched again after its letter is told of again", async () => {
  const db = await shop();
  await watchStock(db, "cs", wish, now);
  await restock(db, 1_001_001);
  await notifyBackInStock(worldAround(db));
  await db.updateTable("stock").set({ on_hand: 0 }).where("variant_id", "=", 1_001_001).execute();
  await watchStock(db, "cs", wish, now + 1);
  await restock(db, 1_001_001);
  expect(await notifyBackInStock(worldAround(db))).toBe(1);
  expect(await letters(db)).toHaveLength(2);
});

test("the letter's link ends every watch of its address, and no other's", async () => {
  const db = await shop();
  await stockJacket(db, { id: 1002, onHand: { "52": 0 } });
  await watchStock(db, "cs", wish, now);
  await watchStock(db, "cs", { email, productId: 1002, variantId: null }, now);
  await watchStock(db, "cs", { ...wish, email: "petr@priklad.cz" }, now);
  const { id } = await db.selectFrom("stock_watch").where("email", "=", email).select("id").executeTakeFirstOrThrow();
  await endWatches(db, "unknown");
  expect(await watches(db)).toHaveLength(3);
  await endWatches(db, id);
  expect(await watches(db)).toMatchObject([{ email: "petr@priklad.cz" }]);
});
