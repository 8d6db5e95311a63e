import { expect, test } from "vitest";
import { newsOf, placedOrder, stockOf } from "../../../tests/support/placedOrder";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { worldAround } from "../../../tests/support/shop/world";
import { openStores } from "../../../tests/support/stores";
import { readOrderEvents } from "./customerOrders.queries.server";
import { moveOrder, payOrder } from "./moveOrder.server";
import { findOrder } from "./orders.queries.server";

async function shop(given: Parameters<typeof placedOrder>[1] = {}) {
  const world = worldAround(await freshDb());
  await openStores(world.db);
  await stockJacket(world.db);
  return { world, db: world.db, order: await placedOrder(world, given) };
}

test("a pickup goes from accepted to closed, each step with its time, its person and its letter", async () => {
  const { world, db, order } = await shop({ carrierId: "pickup", pickupStoreId: "praha" });
  for (const state of ["pending", "ready", "closed"] as const) {
    expect(await moveOrder(world, order.id, state, "staff Jana")).toEqual({ ok: true });
  }
  expect((await readOrderEvents(db, order.id)).map(({ state, actor }) => `${state} ${actor}`)).toEqual([
    "accepted customer",
    "pending staff Jana",
    "ready staff Jana",
    "closed staff Jana",
  ]);
  expect(await newsOf(db, order.number)).toEqual(["order-closed", "order-pending", "order-ready"]);
});

test("a parcel is never ready for pickup, nothing is skipped, and what is closed stays so", async () => {
  const { world, db, order } = await shop();
  const tried = async (state: Parameters<typeof moveOrder>[2]) =>
    (await moveOrder(world, order.id, state, "staff Jana")).ok;
  expect([await tried("ready"), await tried("closed"), await tried("accepted")]).toEqual([false, false, false]);
  expect([await tried("pending"), await tried("ready"), await tried("closed")]).toEqual([true, false, true]);
  expect([await tried("cancelled"), await tried("pending")]).toEqual([false, false]);
  expect(await findOrder(db, order.id)).toMatchObject({ state: "closed" });
  expect(await stockOf(db)).toEqual({ "eshop 1001001": 4 });
});

test("of two people who bring an order on at once one does", async () => {
  const { world, db, order } = await shop();
  const both = await Promise.all(
    ["Jana", "Petr"].map((name) => moveOrder(world, order.id, "pending", `staff ${name}`)),
  );
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await readOrderEvents(db, order.id)).toHaveLength(2);
});

test("money counts once, with a letter", async () => {
  const { world, db, order } = await shop();
  const both = await Promise.all([payOrder(world, order.id, "staff Jana"), payOrder(world, order.id, "staff Jana")]);
  expect(both.filter(({ ok }) => ok)).toEqual([{ ok: true, isRefundDue: false }]);
  expect(await findOrder(db, order.id)).toMatchObject({ paidAt: world.now(), state: "accepted" });
  expect(await newsOf(db, order.number)).toEqual(["order-paid"]);
});

test("money for a cancelled order is owed back, and its sender told so", async () => {
  const { world, db, order } = await shop();
  await moveOrder(world, order.id, "cancelled", "staff Jana");
  expect(await payOrder(world, order.id, "staff Jana")).toEqual({ ok: true, isRefundDue: true });
  expect(await newsOf(db, order.number)).toEqual(["order-cancelled", "order-paidLate"]);
  const { refund_due_at } = await db.selectFrom("orders").select("refund_due_at").executeTakeFirstOrThrow();
  expect(refund_due_at).toBe(world.now());
});

test("an order that nobody knows is neither moved nor paid", async () => {
  const { world } = await shop();
  expect(await moveOrder(world, "nothing", "pending", "staff Jana")).toEqual({ ok: false, reason: "unknown" });
  expect(await payOrder(world, "nothing", "staff Jana")).toEqual({ ok: false, reason: "unknown" });
});
