import { expect, test } from "vitest";

import type { Db } from "~/platform/database/database.server";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";

import { readDueStockAlerts } from "./dueStockAlert.queries.server";
import { notifyBackInStock } from "./notifyBackInStock.server";
import { requestStockAlert } from "./requestStockAlert.server";
import { cancelStockAlerts } from "./stockAlert.queries.server";

const now = 1_795_000_000_000;
const email = "jana@priklad.cz";
const request = { email, productId: 1001, variantId: 1_001_001 };

/** Creates a shop in which size 50 is sold out and size 52 is not. */
async function shop() {
  const db = await freshDb();
  await stockJacket(db, { onHand: { "50": 0, "52": 3 } });
  return db;
}

function storedAlerts(db: Db) {
  return db.selectFrom("stock_watch").select(["email", "variant_id", "notified_at"]).execute();
}

function queuedEmails(db: Db) {
  return db.selectFrom("mail_outbox").select(["recipient", "subject", "body_text", "kind"]).execute();
}

async function restock(db: Db, variantId: number) {
  await db.updateTable("stock").set({ on_hand: 2 }).where("variant_id", "=", variantId).execute();
}

test("the same alert requested twice is stored once", async () => {
  const db = await shop();
  await requestStockAlert(db, "cs", request, now);
  await requestStockAlert(db, "cs", request, now + 1);
  expect(await storedAlerts(db)).toEqual([{ email, variant_id: 1_001_001, notified_at: null }]);
});

test("no alert is stored for what is in stock or belongs to another product", async () => {
  const db = await shop();
  await requestStockAlert(db, "cs", { ...request, variantId: 1_001_002 }, now);
  await requestStockAlert(db, "cs", { ...request, variantId: null }, now);
  await requestStockAlert(db, "cs", { ...request, variantId: 7 }, now);
  await requestStockAlert(db, "cs", { ...request, productId: 7, variantId: null }, now);
  expect(await storedAlerts(db)).toEqual([]);
});

test("an address has twenty stock alerts at most", async () => {
  const db = await freshDb();
  for (let id = 1001; id <= 1021; id += 1) {
    await stockJacket(db, { id, onHand: { "52": 0 } });
    await requestStockAlert(db, "cs", { email, productId: id, variantId: null }, now);
  }
  expect(await storedAlerts(db)).toHaveLength(20);
});

test("a restocked variant is announced once, in the language of the request", async () => {
  const db = await shop();
  await requestStockAlert(db, "sk", request, now);
  const world = testWorld(db);
  expect(await notifyBackInStock(world)).toBe(0);
  await restock(db, 1_001_001);
  expect(await notifyBackInStock(world)).toBe(1);
  expect(await notifyBackInStock(world)).toBe(0);
  const [message, ...others] = await queuedEmails(db);
  expect(others).toEqual([]);
  expect(message).toMatchObject({ recipient: email, subject: "Opäť skladom: Bunda 1001", kind: "back-in-stock" });
  expect(message?.body_text).toContain("http://shop.test/sk/1001/nezarazeno/bunda-sk-1001?velikost=50");
});

test("processes that run at once queue one e-mail", async () => {
  const db = await shop();
  await requestStockAlert(db, "cs", request, now);
  await restock(db, 1_001_001);
  await Promise.all([notifyBackInStock(testWorld(db)), notifyBackInStock(testWorld(db))]);
  expect(await queuedEmails(db)).toHaveLength(1);
});

test("an alert whose e-mail cannot be queued does not hold up the others", async () => {
  const db = await shop();
  await requestStockAlert(db, "cs", request, now);
  await requestStockAlert(db, "cs", { ...request, email: "petr@priklad.cz" }, now + 1);
  await restock(db, 1_001_001);
  let emails = 0;
  const failing = db.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind !== "InsertQueryNode" || node.into?.table.identifier.name !== "mail_outbox") return node;
      emails += 1;
      if (emails === 1) throw new Error("no place for the first");
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  expect(await notifyBackInStock(testWorld(failing))).toBe(1);
  expect(await queuedEmails(db)).toMatchObject([{ recipient: "petr@priklad.cz" }]);
  expect(await notifyBackInStock(testWorld(db))).toBe(1);
});

test("who has waited the longest gets an e-mail first, whether for a variant or for the product", async () => {
  const db = await shop();
  await stockJacket(db, { id: 1002, onHand: { "52": 0 } });
  const other = { productId: 1002, variantId: null };
  await requestStockAlert(db, "sk", { ...request, email: "third@priklad.cz" }, now + 3);
  await requestStockAlert(db, "cs", { ...other, email: "second@priklad.cz" }, now + 2);
  await requestStockAlert(db, "cs", { ...request, email: "first@priklad.cz" }, now + 1);
  await restock(db, 1_001_001);
  await restock(db, 1_002_001);
  const due = await readDueStockAlerts(db, 2);
  expect(due.map((alert) => alert.email)).toEqual(["first@priklad.cz", "second@priklad.cz"]);
  expect(await notifyBackInStock(testWorld(db))).toBe(3);
});

test("an alert in the language of a shop version that does not sell the product waits", async () => {
  const db = await shop();
  await requestStockAlert(db, "sk", request, now);
  await requestStockAlert(db, "cs", { ...request, email: "petr@priklad.cz" }, now);
  await db.deleteFrom("product_offer").where("locale", "=", "sk").execute();
  await restock(db, 1_001_001);
  expect(await notifyBackInStock(testWorld(db))).toBe(1);
  expect(await queuedEmails(db)).toMatchObject([{ recipient: "petr@priklad.cz" }]);
});

test("an alert for the whole product is triggered by any of its variants", async () => {
  const db = await freshDb();
  await stockJacket(db, { onHand: { "50": 0, "52": 0 } });
  await requestStockAlert(db, "cs", { ...request, variantId: null }, now);
  await restock(db, 1_001_002);
  expect(await notifyBackInStock(testWorld(db))).toBe(1);
});

test("an alert requested again after its e-mail is sent again", async () => {
  const db = await shop();
  await requestStockAlert(db, "cs", request, now);
  await restock(db, 1_001_001);
  await notifyBackInStock(testWorld(db));
  await db.updateTable("stock").set({ on_hand: 0 }).where("variant_id", "=", 1_001_001).execute();
  await requestStockAlert(db, "cs", request, now + 1);
  await restock(db, 1_001_001);
  expect(await notifyBackInStock(testWorld(db))).toBe(1);
  expect(await queuedEmails(db)).toHaveLength(2);
});

test("the link in the e-mail cancels all alerts of its address and no others", async () => {
  const db = await shop();
  await stockJacket(db, { id: 1002, onHand: { "52": 0 } });
  await requestStockAlert(db, "cs", request, now);
  await requestStockAlert(db, "cs", { email, productId: 1002, variantId: null }, now);
  await requestStockAlert(db, "cs", { ...request, email: "petr@priklad.cz" }, now);
  const { id } = await db.selectFrom("stock_watch").where("email", "=", email).select("id").executeTakeFirstOrThrow();
  await cancelStockAlerts(db, "unknown");
  expect(await storedAlerts(db)).toHaveLength(3);
  await cancelStockAlerts(db, id);
  expect(await storedAlerts(db)).toMatchObject([{ email: "petr@priklad.cz" }]);
});
