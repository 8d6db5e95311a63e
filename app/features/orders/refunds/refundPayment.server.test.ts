import { expect, test } from "vitest";
import type { GatewayRefund, RefundAnswer } from "~/platform/payments/paymentGateway.server";
import type { World } from "~/platform/process/world.server";
import { minuteMs } from "~/platform/time/durations";
import { newsOf, placedOrder } from "../../../../tests/support/placedOrder";
import { stockJacket } from "../../../../tests/support/products";
import { freshDb } from "../../../../tests/support/shop/freshDb";
import { testWorld } from "../../../../tests/support/shop/world";
import { changeOrderState, payOrder } from "../changeOrderState.server";
import { findOrder } from "../orders.queries.server";
import { payOrderAgain } from "../payment/payOrderAgain.server";
import { listStaffOrders } from "../staffOrders.queries.server";
import { expectedRefundWay } from "./expectedRefundWay.server";
import { readMoneyBack } from "./readMoneyBack.server";
import { readRefunds } from "./refund.queries.server";
import { type RefundRequest, refundPayment, resolveRefund } from "./refundPayment.server";

const accepted: RefundAnswer = { isAccepted: true, text: "0 OK" };

/** Opens a shop with an order of 12 990 Kč and 119 Kč for delivery, and returns the means to pay and refund it. */
async function shop({ answer = accepted }: { answer?: RefundAnswer | undefined } = {}) {
  const asked: GatewayRefund[] = [];
  const answers: { next: RefundAnswer | undefined } = { next: answer };
  const fresh = testWorld(await freshDb());
  const refund = async (request: GatewayRefund) => {
    asked.push(request);
    return answers.next;
  };
  const world: World = { ...fresh, gateway: { ...fresh.gateway, refund } };
  const { db } = world;
  await stockJacket(db);
  const { id } = await placedOrder(world);
  const order = await findOrder(db, id);
  if (!order) throw new Error("no order");
  const payBack = (given: Partial<RefundRequest> = {}) =>
    refundPayment(world, { orderId: order.id, method: "manual", reason: "cancelled", ...given }, "staff Jana");
  const payByCard = async (transaction = "T-1") => {
    await db
      .insertInto("payment_attempt")
      .values({
        order_id: order.id,
        attempt: Number(transaction.slice(2)),
        state: "paid",
        currency_code: "CZK",
        transaction_id: transaction,
        price_hundredths: order.totals.totalMinor * 100,
        opened_at: 1,
      })
      .execute();
    await db.updateTable("orders").set({ paid_at: 1, paid_by: "gateway", payment_id: "card" }).execute();
  };
  const payByTransfer = () => payOrder(world, order.id, "staff Jana");
  const cancel = () => changeOrderState(world, order.id, "cancelled", "staff Jana");
  const due = async () =>
    (await listStaffOrders(db, { isUnpaid: false, isRefundDue: true }, { limit: 10, offset: 0 })).map(
      ({ number }) => number,
    );
  return { world, db, order, asked, answers, payBack, payByCard, payByTransfer, cancel, due };
}

/** Reads the text of the e-mail about the cancellation. */
async function cancellationOf(db: World["db"]): Promise<string> {
  const mail = db.selectFrom("mail_outbox").where("kind", "=", "order-cancelled").select("body_text");
  return (await mail.executeTakeFirstOrThrow()).body_text.replaceAll("\u00a0", " ");
}

test("the way of money that is still to go back is that of the payment, unless staff send it themselves", async () => {
  const { db, order, payByCard } = await shop();
  const wayOf = async (amountMinor: number, method: "gateway" | "manual") =>
    expectedRefundWay(db, (await findOrder(db, order.id)) ?? order, { amountMinor, method });
  expect([await wayOf(900, "gateway"), await wayOf(900, "manual")]).toEqual(["transfer", "transfer"]);
  await payByCard();
  expect([await wayOf(900, "gateway"), await wayOf(900, "manual")]).toEqual(["gateway", "manual"]);
  expect(await wayOf(order.totals.totalMinor + 1, "gateway")).toBe("manual");
});

test("a cancelled card order is paid back by the gateway, and leaves the list of refunds", async () => {
  const { world, db, order, asked, payBack, payByCard, cancel, due } = await shop();
  await payByCard();
  await cancel();
  expect(await due()).toEqual([order.number]);
  const total = order.totals.totalMinor;
  expect(await readMoneyBack(db, order)).toBeNull();
  const cancelled = { ...order, paidAt: 1, state: "cancelled" as const };
  expect(await readMoneyBack(db, cancelled)).toMatchObject({ owed: { amountMinor: total }, returned: [] });
  expect(await payBack({ method: "gateway" })).toMatchObject({
    ok: true,
    refund: { amountMinor: total, state: "done" },
  });
  expect(asked).toEqual([{ transactionId: "T-1", amountHundredths: total * 100, reference: `${order.number}-R1` }]);
  expect(await due()).toEqual([]);
  expect(await newsOf(db, `${order.number} 1`)).toEqual(["order-refunded"]);
  expect(await readMoneyBack(db, cancelled)).toMatchObject({
    owed: null,
    returned: [{ amountMinor: total, way: "gateway" }],
  });
  expect(await readRefunds(db, order.id)).toMatchObject([
    { actor: "staff Jana", reason: "cancelled", answer: "0 OK", requestedAt: world.now(), settledAt: world.now() },
  ]);
});

test("refunds that are asked for at the same time pay back no more than was paid", async () => {
  const { db, order, payBack, payByTransfer } = await shop();
  await payByTransfer();
  const half = Math.ceil(order.totals.totalMinor / 2) + 1;
  const all = await Promise.all(Array.from({ length: 4 }, () => payBack({ amountMinor: half })));
  expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  expect(all.filter((result) => !result.ok && result.reason === "too-much")).toHaveLength(3);
  expect(await payBack({ amountMinor: order.totals.totalMinor - half })).toMatchObject({ ok: true });
  expect(await payBack({ amountMinor: 1 })).toMatchObject({ ok: false, reason: "too-much", refundableMinor: 0 });
  const paidBack = (await readRefunds(db, order.id)).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  expect(paidBack).toBe(order.totals.totalMinor);
});

test("what is paid back already is neither owed nor promised again when the order is cancelled", async () => {
  const { db, order, payBack, payByTransfer, cancel, due } = await shop();
  await payByTransfer();
  await payBack({ amountMinor: order.totals.totalMinor });
  await cancel();
  expect(await due()).toEqual([]);
  expect(await cancellationOf(db)).not.toMatch(/\d\sKč/);
});

test("a cancellation promises what is left after a refund in part, and of two payments both", async () => {
  const inPart = await shop();
  await inPart.payByTransfer();
  await inPart.payBack({ amountMinor: inPart.order.totals.totalMinor - 990 });
  await inPart.cancel();
  expect(await inPart.due()).toEqual([inPart.order.number]);
  expect(await cancellationOf(inPart.db)).toContain("částku 990 Kč vám vrátíme");
  const twice = await shop();
  await twice.payByCard();
  await twice.payByCard("T-2");
  await twice.cancel();
  expect(await cancellationOf(twice.db)).toContain("částku 25 980 Kč vám vrátíme");
});

test("the page names the fourteenth day, also across the beginning of summer time", async () => {
  const { db, order, payByTransfer, cancel } = await shop();
  await payByTransfer();
  await cancel();
  await db
    .updateTable("orders")
    .set({ refund_due_at: Date.UTC(2027, 2, 20, 22, 30) })
    .execute();
  const cancelled = { ...order, paidAt: 1, state: "cancelled" as const };
  expect(await readMoneyBack(db, cancelled)).toMatchObject({ owed: { until: "3.\u00a04.\u00a02027" } });
});

test("the same request pays once", async () => {
  const { order, asked, payBack, payByCard } = await shop();
  await payByCard();
  const request = { method: "gateway", amountMinor: 100, requestKey: "return 7" } as const;
  const first = await payBack(request);
  expect(first.ok).toBe(true);
  expect(await payBack(request)).toEqual(first);
  expect(asked).toHaveLength(1);
  expect(order.totals.totalMinor).toBeGreaterThan(200);
});

test("a silent gateway may have paid, so its refund counts until staff have looked it up", async () => {
  const { world, db, order, answers, payBack, payByCard, cancel, due } = await shop();
  await payByCard();
  await cancel();
  answers.next = undefined;
  expect(await payBack({ method: "gateway" })).toMatchObject({ ok: false, reason: "silent" });
  expect(await payBack({ method: "manual", amountMinor: 1 })).toMatchObject({ reason: "too-much" });
  expect(await due()).toEqual([order.number]);
  const resolve = (isDone: boolean, afterMs = minuteMs) => {
    const later = { ...world, now: () => world.now() + afterMs };
    return resolveRefund(later, { orderId: order.id, position: 1, isDone }, "staff Petr");
  };
  expect(await resolve(false, minuteMs - 1)).toEqual({ ok: false, reason: "too-early" });
  expect(await resolve(false)).toEqual({ ok: true });
  expect(await resolve(true)).toEqual({ ok: false, reason: "unknown" });
  answers.next = accepted;
  expect(await payBack({ method: "gateway" })).toMatchObject({ ok: true, refund: { position: 2 } });
  expect((await readRefunds(db, order.id)).map(({ state }) => state)).toEqual(["refused", "done"]);
  expect(await due()).toEqual([]);
});

test("an answer that comes after staff have settled the refund changes nothing, and staff read what is stored", async () => {
  const { world, db, order, payByCard } = await shop();
  await payByCard();
  const refund = async () => {
    const later = { ...world, now: () => world.now() + minuteMs };
    await resolveRefund(later, { orderId: order.id, position: 1, isDone: true }, "staff Petr");
    return { isAccepted: false, text: "1309 wrong price" };
  };
  const asked = { orderId: order.id, method: "gateway", amountMinor: 500, reason: "a stain" } as const;
  const refunded = await refundPayment({ ...world, gateway: { ...world.gateway, refund } }, asked, "staff Jana");
  expect(refunded).toMatchObject({ ok: true, refund: { state: "done", answer: "looked up by staff Petr" } });
  expect(await readRefunds(db, order.id)).toMatchObject([{ state: "done", answer: "looked up by staff Petr" }]);
  expect(await newsOf(db, `${order.number} 1`)).toEqual(["order-refunded"]);
});

test("a refusal of the gateway is kept with its words, and nothing counts as paid back", async () => {
  const { db, order, payBack, payByCard } = await shop({ answer: { isAccepted: false, text: "1309 wrong price" } });
  await payByCard();
  expect(await payBack({ method: "gateway", amountMinor: 500 })).toMatchObject({ ok: false, reason: "refused" });
  expect(await readRefunds(db, order.id)).toMatchObject([{ state: "refused", answer: "1309 wrong price" }]);
  expect(await newsOf(db, `${order.number} 1`)).toEqual([]);
  expect(await payBack({ method: "manual", amountMinor: order.totals.totalMinor })).toMatchObject({ ok: true });
});

test("the gateway pays nothing back that it did not take, and nothing is owed of an order that goes on", async () => {
  const { order, payBack, payByTransfer } = await shop();
  expect(await payBack({ amountMinor: 1 })).toMatchObject({ ok: false, reason: "too-much" });
  await payByTransfer();
  expect(await payBack({ method: "gateway", amountMinor: 1 })).toMatchObject({ ok: false, reason: "no-transaction" });
  expect(await payBack()).toMatchObject({ ok: false, reason: "amount", refundableMinor: order.totals.totalMinor });
  expect(await payBack({ orderId: "nothing" })).toMatchObject({ ok: false, reason: "unknown" });
});

test("of an order that was paid twice the second payment is owed", async () => {
  const { db, order, asked, payBack, payByCard } = await shop();
  await payByCard();
  await db
    .insertInto("payment_attempt")
    .values({
      order_id: order.id,
      attempt: 2,
      state: "paid",
      currency_code: "CZK",
      transaction_id: "T-2",
      price_hundredths: order.totals.totalMinor * 100,
      opened_at: 2,
    })
    .execute();
  expect(await payBack({ method: "gateway", amountMinor: 100 })).toMatchObject({ ok: true });
  expect(await payBack({ method: "gateway" })).toMatchObject({
    refund: { amountMinor: order.totals.totalMinor - 100 },
  });
  expect(asked.map(({ transactionId }) => transactionId)).toEqual(["T-1", "T-1"]);
  expect(await payBack()).toMatchObject({ ok: false, reason: "amount" });
});

test("a transfer that comes after the card has paid is owed, and paying it back leaves the price as it was", async () => {
  const { world, db, order, payBack, payByCard, payByTransfer, due } = await shop();
  await payByCard();
  expect(await payByTransfer()).toEqual({ ok: false, reason: "paid-already" });
  const amountMinor = order.totals.totalMinor;
  const paid = await payOrderAgain(world, order.id, "staff Jana", { amountMinor, reason: "statement 7" });
  expect(paid).toEqual({ ok: true, owedMinor: amountMinor });
  expect(await due()).toEqual([order.number]);
  expect(await payBack()).toMatchObject({ ok: true, refund: { amountMinor, goodwillMinor: 0 } });
  expect(await due()).toEqual([]);
  expect(await db.selectFrom("document").select("number").where("kind", "=", "credit").execute()).toEqual([]);
});

test("of a transfer that comes twice, the second one is owed, and of a cancelled order both", async () => {
  const { world, order, payByTransfer, cancel } = await shop();
  await payByTransfer();
  const further = { amountMinor: 500, reason: "statement 7" };
  const twice = await Promise.all([1, 2].map(() => payOrderAgain(world, order.id, "staff Jana", further)));
  expect(twice.map(({ ok }) => ok).sort()).toEqual([false, true]);
  await cancel();
  const later = { amountMinor: 1, reason: "statement 9" };
  expect(await payOrderAgain(world, order.id, "staff Jana", later)).toEqual({
    ok: true,
    owedMinor: order.totals.totalMinor + 501,
  });
});
