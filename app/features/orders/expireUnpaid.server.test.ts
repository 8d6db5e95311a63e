import { expect, test } from "vitest";
import { dayMs } from "~/platform/time/durations";
import { newsOf, placedOrder, stockOf } from "../../../tests/support/placedOrder";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { changeOrderState, payOrder } from "./changeOrderState.server";
import { readOrderEvents } from "./customerOrders.queries.server";
import { expireUnpaid } from "./expireUnpaid.server";
import { findOrder } from "./orders.queries.server";

async function shop(paymentId = "transfer") {
  const world = testWorld(await freshDb());
  await stockJacket(world.db);
  const order = await placedOrder(world, { paymentId });
  const placedAt = world.now();
  const after = (days: number) => ({ ...world, now: () => placedAt + days * dayMs });
  const expire = (days: number) => expireUnpaid(after(days), world.log);
  return { world, db: world.db, order, after, expire };
}

test("an unpaid transfer is reminded of once, then cancelled automatically, and its stock released", async () => {
  const { db, order, expire } = await shop();
  await expire(4.9);
  expect(await newsOf(db, order.number)).toEqual([]);
  for (const days of [5, 5.5, 6.9]) await expire(days);
  expect(await newsOf(db, order.number)).toEqual(["order-reminder"]);
  expect(await stockOf(db)).toEqual({ "eshop 1001001": 4 });
  await Promise.all([expire(7), expire(7), expire(7)]);
  expect(await findOrder(db, order.id)).toMatchObject({ state: "cancelled" });
  expect((await readOrderEvents(db, order.id)).map(({ actor }) => actor)).toEqual(["customer", "shop"]);
  expect(await stockOf(db)).toEqual({ "eshop 1001001": 5 });
  expect(await newsOf(db, order.number)).toEqual(["order-cancelled", "order-reminder"]);
});

test("paid orders, orders being processed and orders paid on delivery do not expire", async () => {
  const paid = await shop();
  await payOrder(paid.world, paid.order.id, "staff Jana");
  const inWork = await shop();
  await changeOrderState(inWork.world, inWork.order.id, "pending", "staff Jana");
  const atTheDoor = await shop("cod");
  for (const { expire, db, order } of [paid, inWork, atTheDoor]) {
    await expire(100);
    expect((await findOrder(db, order.id))?.state).not.toBe("cancelled");
    expect(await newsOf(db, order.number)).not.toContain("order-reminder");
  }
});

test("a payment at the last moment is either in time or due for refund", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { db, order, after, expire } = await shop();
    await Promise.all([expire(7), payOrder(after(7), order.id, "staff Jana")]);
    const found = await db.selectFrom("orders").selectAll().executeTakeFirstOrThrow();
    expect(found.paid_at).not.toBeNull();
    expect(found.refund_due_at !== null).toBe(found.state === "cancelled");
    expect(await newsOf(db, order.number)).toContain(found.state === "cancelled" ? "order-paidLate" : "order-paid");
  }
});
