import { expect, test } from "vitest";
import { readCatalogRevision, readChangedProductIds } from "~/features/products/catalogRevision.queries.server";
import { dayMs } from "~/platform/time/durations";

import { registerTestCustomer } from "../../../tests/support/customers";
import { newsOf, placedOrder, stockOf } from "../../../tests/support/placedOrder";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { openStores } from "../../../tests/support/stores";
import { cancelOwnOrder } from "./cancelOrder.server";
import { changeOrderState, payOrder } from "./changeOrderState.server";
import { readOrderEvents } from "./customerOrders.queries.server";
import { findOrder } from "./orders.queries.server";

async function shop() {
  const world = testWorld(await freshDb());
  const { db } = world;
  await openStores(db);
  await stockJacket(db, { onHand: { "52": 3 } });
  const eva = await registerTestCustomer(world);
  const cartItems = [{ productId: 1001, variantId: 1_001_001, quantity: 2 }];
  const order = await placedOrder(world, { customerId: eva.customerId, cartItems });
  const refundDueOf = async () =>
    (await db.selectFrom("orders").select("refund_due_at").where("id", "=", order.id).executeTakeFirst())
      ?.refund_due_at;
  return { world, db, eva, order, refundDueOf };
}

test("a cancelled order returns its stock, updates listings, e-mails its customer and records who did it", async () => {
  const { world, db, eva, order, refundDueOf } = await shop();
  expect(await stockOf(db)).toEqual({ "eshop 1001001": 1 });
  const before = await readCatalogRevision(db);
  expect(await cancelOwnOrder(world, eva.customerId, order.id)).toEqual({ ok: true });
  expect(await stockOf(db)).toEqual({ "eshop 1001001": 3 });
  expect(await readChangedProductIds(db, before)).toEqual([1001]);
  expect(await newsOf(db, order.number)).toEqual(["order-cancelled"]);
  expect(await readOrderEvents(db, order.id)).toMatchObject([
    { state: "accepted", actor: "customer" },
    { state: "cancelled", actor: "customer" },
  ]);
  expect(await refundDueOf()).toBeNull();
});

test("a sold-out product is available again once the order that took its last piece is cancelled", async () => {
  const { world, db, eva, order } = await shop();
  const rest = await placedOrder(world, { tempId: "another", customerId: eva.customerId });
  const availability = async () =>
    (await db.selectFrom("product").select("availability").executeTakeFirst())?.availability;
  expect(await availability()).toBe("none");
  await cancelOwnOrder(world, eva.customerId, rest.id);
  expect(await availability()).toBe("online");
  expect(await findOrder(db, order.id)).toMatchObject({ state: "accepted" });
});

test("of ten concurrent cancellations one releases the stock", async () => {
  const { world, db, eva, order } = await shop();
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => cancelOwnOrder(world, eva.customerId, order.id)));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await stockOf(db)).toEqual({ "eshop 1001001": 3 });
  expect(await newsOf(db, order.number)).toEqual(["order-cancelled"]);
});

test("a concurrent payment and cancellation end with a refund due, whichever came first", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { world, db, eva, order, refundDueOf } = await shop();
    await Promise.all([cancelOwnOrder(world, eva.customerId, order.id), payOrder(world, order.id, "staff Jana")]);
    expect(await findOrder(db, order.id)).toMatchObject({ state: "cancelled", paidAt: world.now() });
    expect(await refundDueOf()).toBe(world.now());
    expect(await stockOf(db)).toEqual({ "eshop 1001001": 3 });
  }
});

test("concurrent changes by the customer and staff end in one of their states, never in a mix", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { world, db, eva, order } = await shop();
    const [cancelled] = await Promise.all([
      cancelOwnOrder(world, eva.customerId, order.id),
      changeOrderState(world, order.id, "pending", "staff Jana"),
    ]);
    const found = await findOrder(db, order.id);
    expect(found?.state).toBe(cancelled.ok ? "cancelled" : "pending");
    expect(await stockOf(db)).toEqual({ "eshop 1001001": cancelled.ok ? 3 : 1 });
  }
});

test("concurrent cancellations and orders of the same pieces neither lose nor create any", async () => {
  const { world, db, eva, order } = await shop();
  const rest = await placedOrder(world, { tempId: "rest", customerId: eva.customerId });
  await Promise.all([
    cancelOwnOrder(world, eva.customerId, order.id),
    cancelOwnOrder(world, eva.customerId, rest.id),
    changeOrderState(world, rest.id, "cancelled", "staff Jana"),
  ]);
  expect(await stockOf(db)).toEqual({ "eshop 1001001": 3 });
});

test("another customer's order does not exist, and one being processed can no longer be cancelled", async () => {
  const { world, db, eva, order } = await shop();
  const stranger = await registerTestCustomer(world, { email: "jan@seznam.cz" });
  expect(await cancelOwnOrder(world, stranger.customerId, order.id)).toEqual({ ok: false, reason: "unknown" });
  await changeOrderState(world, order.id, "pending", "staff Jana");
  expect(await cancelOwnOrder(world, eva.customerId, order.id)).toEqual({ ok: false, reason: "too-late" });
  expect(await stockOf(db)).toEqual({ "eshop 1001001": 1 });
});

test("a paid order can be cancelled on the same day, with a refund due, and not a day later", async () => {
  const { world, eva, order, refundDueOf } = await shop();
  await payOrder(world, order.id, "staff Jana");
  const later = { ...world, now: () => world.now() + dayMs };
  expect(await cancelOwnOrder(later, eva.customerId, order.id)).toEqual({ ok: false, reason: "too-late" });
  expect(await cancelOwnOrder(world, eva.customerId, order.id)).toEqual({ ok: true });
  expect(await refundDueOf()).toBe(world.now());
});
