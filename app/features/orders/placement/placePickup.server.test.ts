import { expect, test } from "vitest";

import type { Db } from "~/platform/database/database.server";
import { readyToOrder } from "../../../../tests/support/checkout";
import { stockJacket } from "../../../../tests/support/products";
import { freshDb } from "../../../../tests/support/shop/freshDb";
import { testWorld } from "../../../../tests/support/shop/world";
import { openStores } from "../../../../tests/support/stores";
import { cancelShownOrder } from "../cancelOrder.server";
import { changeOrderState, payOrder } from "../changeOrderState.server";
import { findOrder } from "../orders.queries.server";
import { placeOrder } from "./placeOrder.server";

const pickup = { carrierId: "pickup", pickupStoreId: "praha", paymentId: "card" };

/** Opens a shop in which only the stores `praha` and `bratislava` have the jacket. */
async function shop(pieces: { praha: number; bratislava: number }) {
  const db = await freshDb();
  await openStores(db);
  await stockJacket(db, { onHand: { "52": 0 } });
  for (const [store_id, on_hand] of Object.entries(pieces)) {
    await db.insertInto("stock").values({ variant_id: 1_001_001, store_id, on_hand }).execute();
  }
  return { db, world: testWorld(db) };
}

const cartItems = (quantity: number) => [{ productId: 1001, variantId: 1_001_001, quantity }];

test("a pickup takes what its store lacks from another store, and gives it back there when it is cancelled", async () => {
  const { db, world } = await shop({ praha: 1, bratislava: 2 });
  const { owner, agreement } = await readyToOrder(db, {
    ...pickup,
    cartItems: cartItems(2),
    pickupSlot: "2026-11-27T11:30",
  });
  const placed = await placeOrder(world, owner, agreement);
  if (!placed.ok) throw new Error(placed.reason);
  expect(await stockIn(db)).toEqual({ eshop: 0, praha: 0, bratislava: 1 });
  expect(await findOrder(db, placed.order.id)).toMatchObject({
    destination: { kind: "store", store: { id: "praha" }, slot: { date: "2026-11-27", minute: 690 } },
  });
  const row = await db.selectFrom("orders").select("pickup_at").executeTakeFirstOrThrow();
  expect(row.pickup_at).toBe(Date.UTC(2026, 10, 27, 10, 30));
  const mail = await db.selectFrom("mail_outbox").select("body_text").executeTakeFirstOrThrow();
  expect(mail.body_text.replaceAll("\u00a0", " ")).toContain("pátek 27. 11. 2026, 11:30");
  await cancelShownOrder(world, placed.order);
  expect(await stockIn(db)).toEqual({ eshop: 0, praha: 1, bratislava: 2 });
});

test("a pickup that is ready and cancelled leaves its pieces in its store, wherever they came from", async () => {
  const { db, world } = await shop({ praha: 1, bratislava: 2 });
  const { owner, agreement } = await readyToOrder(db, {
    ...pickup,
    cartItems: cartItems(2),
    pickupSlot: "2026-11-27T11:30",
  });
  const placed = await placeOrder(world, owner, agreement);
  if (!placed.ok) throw new Error(placed.reason);
  const { id } = placed.order;
  await payOrder(world, id, "staff Jana");
  for (const state of ["pending", "ready", "cancelled"] as const) {
    expect(await changeOrderState(world, id, state, "staff Jana")).toEqual({ ok: true });
  }
  expect(await stockIn(db)).toEqual({ eshop: 0, praha: 2, bratislava: 1 });
});

test("a slot that was possible and is over makes the order incomplete", async () => {
  const { db } = await shop({ praha: 1, bratislava: 0 });
  const { owner, agreement } = await readyToOrder(db, { ...pickup, pickupSlot: "2026-11-19T11:30" });
  const late = testWorld(db, { now: Date.UTC(2026, 10, 19, 9, 31) });
  expect(await placeOrder(late, owner, agreement)).toEqual({ ok: false, reason: "incomplete" });
  const inTime = testWorld(db, { now: Date.UTC(2026, 10, 19, 9, 30) });
  expect(await placeOrder(inTime, owner, agreement)).toMatchObject({ ok: true });
});

test("a slot is too early once the store's own piece is sold and another must be brought", async () => {
  const { db, world } = await shop({ praha: 1, bratislava: 1 });
  const { owner, agreement } = await readyToOrder(db, { ...pickup, pickupSlot: "2026-11-19T11:30" });
  await db.updateTable("stock").set({ on_hand: 0 }).where("store_id", "=", "praha").execute();
  expect(await placeOrder(world, owner, agreement)).toEqual({ ok: false, reason: "incomplete" });
});

test("buyers in one store who race for the last pieces of two stores get each of them once", async () => {
  const { db, world } = await shop({ praha: 2, bratislava: 3 });
  const buyers = Array.from({ length: 12 }, (_, index) => ({ tempId: `buyer-${index}`, email: `b${index}@seznam.cz` }));
  const ready = [];
  for (const buyer of buyers)
    ready.push(await readyToOrder(db, { ...pickup, ...buyer, pickupSlot: "2026-12-01T11:30" }));
  const placed = await Promise.all(ready.map(({ owner, agreement }) => placeOrder(world, owner, agreement)));
  expect(placed.filter(({ ok }) => ok)).toHaveLength(5);
  expect(await stockIn(db)).toEqual({ eshop: 0, praha: 0, bratislava: 0 });
  const allocated = await db.selectFrom("order_allocation").select("quantity").execute();
  expect(allocated.map(({ quantity }) => quantity)).toEqual([1, 1, 1, 1, 1]);
});

async function stockIn(db: Db): Promise<Record<string, number>> {
  const rows = await db.selectFrom("stock").select(["store_id", "on_hand"]).execute();
  return Object.fromEntries(rows.map(({ store_id, on_hand }) => [store_id, on_hand]));
}

test("concurrent buyers get no more of a slot than the store hands over, and a cancelled order leaves its place", async () => {
  const { db, world } = await shop({ praha: 40, bratislava: 0 });
  const value_json = JSON.stringify({
    from_warehouse_days: 2,
    from_store_days: 5,
    after_transfer_days: 2,
    per_slot: 3,
  });
  await db
    .insertInto("setting")
    .values({ name: "pickup", locale: "cs", value_json })
    .onConflict((conflict) => conflict.columns(["name", "locale"]).doUpdateSet({ value_json }))
    .execute();
  const buyers = [];
  for (let index = 0; index < 12; index += 1) {
    const given = { ...pickup, tempId: `buyer-${index}`, email: `buyer-${index}@seznam.cz`, cartItems: cartItems(1) };
    buyers.push(await readyToOrder(db, { ...given, pickupSlot: "2026-11-27T11:30" }));
  }
  const placed = await Promise.all(buyers.map(({ owner, agreement }) => placeOrder(world, owner, agreement)));
  const orders = placed.flatMap((result) => (result.ok ? [result.order] : []));
  expect(orders).toHaveLength(3);
  expect(placed.flatMap((result) => (result.ok ? [] : [result.reason]))).toEqual(Array(9).fill("incomplete"));
  const [first] = orders;
  if (first) await cancelShownOrder(world, first);
  const refused = buyers[placed.findIndex(({ ok }) => !ok)];
  if (!refused) throw new Error("nobody was refused");
  expect(await placeOrder(world, refused.owner, refused.agreement)).toMatchObject({ ok: true });
});
