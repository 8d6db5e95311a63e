import { expect, test } from "vitest";
import { dayMs } from "~/platform/time/durations";
import { formatDay } from "~/platform/time/pragueClock";
import { sellGift } from "../../../tests/support/gifts";
import { newsOf, placedOrder, stockOf } from "../../../tests/support/placedOrder";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { openStores } from "../../../tests/support/stores";
import { changeOrderState, payOrder } from "./changeOrderState.server";
import { readOrderEvents } from "./customerOrders.queries.server";
import { findOrder } from "./orders.queries.server";
import { shipOrder } from "./shipping/shipOrder.server";
import { withdrawalEndsOn } from "./withdrawalPeriod";

async function shop(given: Parameters<typeof placedOrder>[1] = {}) {
  const world = testWorld(await freshDb());
  await openStores(world.db);
  await stockJacket(world.db);
  return { world, db: world.db, order: await placedOrder(world, given) };
}

test("a pickup goes from accepted to closed, each step with its time, its actor and its e-mail", async () => {
  const { world, db, order } = await shop({ carrierId: "pickup", pickupStoreId: "praha" });
  await payOrder(world, order.id, "staff Jana");
  for (const state of ["pending", "ready", "closed"] as const) {
    expect(await changeOrderState(world, order.id, state, "staff Jana")).toEqual({ ok: true });
  }
  expect((await readOrderEvents(db, order.id)).map(({ state, actor }) => `${state} ${actor}`)).toEqual([
    "accepted customer",
    "pending staff Jana",
    "ready staff Jana",
    "closed staff Jana",
  ]);
  expect(await newsOf(db, order.number)).toEqual(["order-closed", "order-paid", "order-pending", "order-ready"]);
});

test("a parcel is never ready for pickup, no state is skipped, and a closed order stays closed", async () => {
  const { world, db, order } = await shop();
  const tried = async (state: Parameters<typeof changeOrderState>[2]) =>
    (await changeOrderState(world, order.id, state, "staff Jana")).ok;
  expect([await tried("ready"), await tried("closed"), await tried("accepted")]).toEqual([false, false, false]);
  expect([await tried("pending"), await tried("ready"), await tried("closed")]).toEqual([true, false, false]);
  await payOrder(world, order.id, "staff Jana");
  expect((await shipOrder(world, order.id, { trackingNumber: "80012345678" }, "staff Jana")).ok).toBe(true);
  expect([await tried("ready"), await tried("closed")]).toEqual([false, true]);
  expect([await tried("cancelled"), await tried("pending")]).toEqual([false, false]);
  expect(await findOrder(db, order.id)).toMatchObject({ state: "closed" });
  expect(await stockOf(db)).toEqual({ "eshop 1001001": 4 });
});

test("of two concurrent changes of an order's state one succeeds", async () => {
  const { world, db, order } = await shop();
  const both = await Promise.all(
    ["Jana", "Petr"].map((name) => changeOrderState(world, order.id, "pending", `staff ${name}`)),
  );
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await readOrderEvents(db, order.id)).toHaveLength(2);
});

test("a payment is recorded once, with an e-mail", async () => {
  const { world, db, order } = await shop();
  const both = await Promise.all([payOrder(world, order.id, "staff Jana"), payOrder(world, order.id, "staff Jana")]);
  expect(both.filter(({ ok }) => ok)).toEqual([{ ok: true, isRefundDue: false }]);
  expect(await findOrder(db, order.id)).toMatchObject({ paidAt: world.now(), state: "accepted" });
  expect(await newsOf(db, order.number)).toEqual(["order-paid"]);
});

test("a payment for a cancelled order is due for refund, and the customer's e-mail says so", async () => {
  const { world, db, order } = await shop();
  await changeOrderState(world, order.id, "cancelled", "staff Jana");
  expect(await payOrder(world, order.id, "staff Jana")).toEqual({ ok: true, isRefundDue: true });
  expect(await newsOf(db, order.number)).toEqual(["order-cancelled", "order-paidLate"]);
  const { refund_due_at } = await db.selectFrom("orders").select("refund_due_at").executeTakeFirstOrThrow();
  expect(refund_due_at).toBe(world.now());
});

test("staff cancel no order whose gift voucher has been used", async () => {
  const world = testWorld(await freshDb());
  const { db } = world;
  await sellGift(db, world.now());
  const { id } = await db.selectFrom("orders").select("id").executeTakeFirstOrThrow();
  await db.updateTable("voucher").set({ used_count: 1 }).execute();
  const refused = { ok: false, reason: "gift-used" };
  expect(await changeOrderState(world, id, "cancelled", "staff Jana")).toEqual(refused);
  expect(await findOrder(db, id)).toMatchObject({ state: "accepted" });
  await db.updateTable("voucher").set({ used_count: 0 }).execute();
  expect(await changeOrderState(world, id, "cancelled", "staff Jana")).toEqual({ ok: true });
});

test("an unknown order can be neither changed nor paid", async () => {
  const { world } = await shop();
  expect(await changeOrderState(world, "nothing", "pending", "staff Jana")).toEqual({ ok: false, reason: "unknown" });
  expect(await payOrder(world, "nothing", "staff Jana")).toEqual({ ok: false, reason: "unknown" });
});

test("an unpaid transfer is handed over only for a reason, which is recorded", async () => {
  const { world, db, order } = await shop({ carrierId: "pickup", pickupStoreId: "praha" });
  await changeOrderState(world, order.id, "pending", "staff Jana");
  expect(await changeOrderState(world, order.id, "ready", "staff Jana")).toEqual({ ok: false, reason: "unpaid" });
  const unpaidReason = "pays at the till";
  expect(await changeOrderState(world, order.id, "ready", "staff Jana", { unpaidReason })).toEqual({ ok: true });
  expect(await changeOrderState(world, order.id, "closed", "staff Petr")).toEqual({ ok: true });
  expect((await readOrderEvents(db, order.id)).map(({ reason }) => reason)).toEqual([
    "",
    "",
    "unpaid: pays at the till",
    "",
  ]);
});

test("the period of withdrawal counts from the receipt that staff name, which lies between the order and now", async () => {
  const { world, db, order } = await shop({ carrierId: "pickup", pickupStoreId: "praha" });
  const unpaidReason = "pays at the till";
  for (const state of ["pending", "ready"] as const) {
    await changeOrderState(world, order.id, state, "staff Jana", { unpaidReason });
  }
  const later = { ...world, now: () => world.now() + 5 * dayMs };
  const close = (deliveredAt: number) => changeOrderState(later, order.id, "closed", "staff Jana", { deliveredAt });
  expect(await close(world.now() - 1)).toEqual({ ok: false, reason: "delivered" });
  expect(await close(later.now() + 1)).toEqual({ ok: false, reason: "delivered" });
  expect(await close(world.now() + dayMs)).toEqual({ ok: true });
  expect(await findOrder(db, order.id)).toMatchObject({ state: "closed", deliveredAt: world.now() + dayMs });
  const mail = await db.selectFrom("mail_outbox").where("kind", "=", "order-closed").select("body_text").execute();
  expect(mail[0]?.body_text).toContain(formatDay(withdrawalEndsOn(world.now() + dayMs, "cs")));
});
