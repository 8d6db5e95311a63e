import { expect, test } from "vitest";

import { changeOrderState, payOrder } from "~/features/orders/changeOrderState.server";
import { notifyBackInStock } from "~/features/stockAlerts/notifyBackInStock.server";
import { requestStockAlert } from "~/features/stockAlerts/requestStockAlert.server";
import { takeStock } from "~/features/stores/stock.queries.server";
import { receiveGoods } from "~/features/withdrawals/receiveGoods.server";
import { confirmWithdrawal, draftWithdrawal } from "~/features/withdrawals/withdraw.server";
import type { Db } from "~/platform/database/database.server";
import { placedOrder } from "../../../tests/support/placedOrder";
import { stockJacket } from "../../../tests/support/products";
import { openReservationShop } from "../../../tests/support/reservations";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { openStores } from "../../../tests/support/stores";

import { readCatalogChanges } from "./catalogChange.queries.server";
import { changeStock } from "./changeStock.server";
import type { StockChange } from "./stockChange";

const by = { actor: "jana", reason: "inventura" };
const sku = "KA-1001-52";
const add = (pieces: number): StockChange => ({ kind: "by", pieces });
const counted = (pieces: number): StockChange => ({ kind: "counted", pieces });

async function shop(pieces: number) {
  const world = testWorld(await freshDb());
  await stockJacket(world.db, { onHand: { "52": pieces } });
  const change = (what: StockChange, storeId = "eshop") => changeStock(world, { sku, storeId, change: what }, by);
  return { world, db: world.db, change, left: () => onHand(world.db) };
}

async function onHand(db: Db) {
  const row = await db.selectFrom("stock").where("store_id", "=", "eshop").select("on_hand").executeTakeFirstOrThrow();
  return row.on_hand;
}

test("pieces are added and taken, the availability follows, and the history says who did it and why", async () => {
  const { world, db, change } = await shop(1);
  expect(await change(add(-1))).toMatchObject({ ok: true, before: 1, after: 0 });
  expect(await db.selectFrom("product").select("availability").executeTakeFirst()).toEqual({ availability: "none" });
  expect(await change(add(3), "praha")).toMatchObject({ ok: true, before: 0, after: 3, held: 0 });
  expect(await db.selectFrom("product").select("availability").executeTakeFirst()).toEqual({ availability: "store" });
  expect(await readCatalogChanges(db, { subject: "KA-1001", limit: 9 })).toContainEqual({
    at: world.now(),
    subjectKind: "variant",
    subject: sku,
    kind: "stock",
    place: "praha",
    before: "0",
    after: "3",
    ...by,
  });
});

test("no more can be taken than are for sale, and nothing is written then", async () => {
  const { db, change, left } = await shop(2);
  expect(await change(add(-3))).toEqual({
    ok: false,
    problem: "Only 2 can be taken away: no more are for sale there.",
  });
  expect(await left()).toBe(2);
  expect(await readCatalogChanges(db, { limit: 9 })).toEqual([]);
  expect(await change(add(1), "brno")).toMatchObject({ ok: false, problem: "There is no place brno." });
});

test("two who take the last piece at once, a buyer and a clerk: one of them gets it", async () => {
  const { db, change, left } = await shop(1);
  const [bought, taken] = await Promise.all([
    db.transaction().execute((tx) => takeStock(tx, 1_001_001, "eshop", 1)),
    change(add(-1)),
  ]);
  expect([bought !== undefined, taken.ok].filter(Boolean)).toHaveLength(1);
  expect(await left()).toBe(0);
});

test("twenty clerks add a piece at once, and twenty are there", async () => {
  const { change, left } = await shop(0);
  await Promise.all(Array.from({ length: 20 }, () => change(add(1))));
  expect(await left()).toBe(20);
});

test("what was counted includes the pieces of orders that still lie there, and cannot be fewer", async () => {
  const world = testWorld(await freshDb());
  const { db } = world;
  await openStores(db);
  await stockJacket(db, { onHand: { "52": 5 } });
  await placedOrder(world);
  const ordered = 5 - (await onHand(db));
  expect(ordered).toBeGreaterThan(0);
  const order = (change: StockChange) => changeStock(world, { sku, storeId: "eshop", change }, by);
  expect(await order(counted(7))).toMatchObject({ ok: true, after: 7 - ordered, held: ordered });
  expect(await order(counted(ordered - 1))).toMatchObject({ ok: false });
});

test("what a store has ready for a pickup lies there, wherever it came from, and is held there alone", async () => {
  const world = testWorld(await freshDb());
  const { db } = world;
  await openStores(db);
  await stockJacket(db, { onHand: { "52": 3 } });
  const pickup = { carrierId: "pickup", pickupStoreId: "praha", paymentId: "transfer" };
  const { id } = await placedOrder(world, { ...pickup, pickupSlot: "2026-12-01T11:30" });
  const count = (storeId: string, pieces: number) => changeStock(world, { sku, storeId, change: counted(pieces) }, by);
  await payOrder(world, id, "staff Jana");
  await changeOrderState(world, id, "pending", "staff Jana");
  expect(await count("eshop", 3)).toMatchObject({ ok: true, before: 2, after: 2, held: 1 });
  expect(await changeOrderState(world, id, "ready", "staff Jana")).toMatchObject({ ok: true });
  expect(await count("praha", 1)).toMatchObject({ ok: true, before: 0, after: 0, held: 1 });
  expect(await count("eshop", 2)).toMatchObject({ ok: true, before: 2, after: 2, held: 0 });
});

test("pieces that a withdrawal has brought back before the order was sent are held for nobody", async () => {
  const world = testWorld(await freshDb());
  const { db } = world;
  await openStores(db);
  await stockJacket(db, { onHand: { "52": 3 } });
  const order = await placedOrder(world, { cartItems: [{ productId: 1001, variantId: 1_001_001, quantity: 2 }] });
  await changeOrderState(world, order.id, "pending", "staff Jana");
  const statement = {
    locale: "cs" as const,
    orderNumber: order.number,
    name: "Eva",
    email: "eva@seznam.cz",
    goods: "",
  };
  const lines = [{ linePosition: 1, quantity: 1 }];
  await confirmWithdrawal(world, await draftWithdrawal(world, { ...statement, orderId: order.id, lines }));
  const { number } = await db.selectFrom("withdrawal").select("number").executeTakeFirstOrThrow();
  await receiveGoods(world, { number: number ?? 0, storeId: "eshop" }, "staff Jana");
  const change = counted(3);
  expect(await changeStock(world, { sku, storeId: "eshop", change }, by)).toMatchObject({
    before: 2,
    after: 2,
    held: 1,
  });
});

test("a reserved piece is not sold by a count", async () => {
  const { world, make, left } = await openReservationShop(3);
  await make({ quantity: 2 });
  const order = (change: StockChange) => changeStock(world, { sku, storeId: "praha", change }, by);
  expect(await order(counted(3))).toMatchObject({ ok: true, before: 1, after: 1, held: 2 });
  expect(await order(counted(1))).toMatchObject({ ok: false });
  expect(await left()).toEqual([1]);
});

test("who waits for a size gets an e-mail once it is back", async () => {
  const { world, db, change } = await shop(0);
  const alertRequest = { email: "jana@priklad.cz", productId: 1001, variantId: 1_001_001 };
  await requestStockAlert(db, "cs", alertRequest, world.now());
  expect(await notifyBackInStock(world)).toBe(0);
  await change(add(1));
  expect(await notifyBackInStock(world)).toBe(1);
});
