import { expect, test } from "vitest";
import { findLatestAttempt, readAttempts, readUnsettledAttempts } from "~/features/payments/payments.queries.server";
import type { Mail } from "~/platform/mail/mail.server";
import type {
  OpenedPayment,
  PaymentGateway,
  PaymentRequest,
  PaymentStatus,
} from "~/platform/payments/paymentGateway.server";
import type { World } from "~/platform/process/world.server";
import { minuteMs } from "~/platform/time/durations";
import { newsOf, placedOrder, stockOf } from "../../../../tests/support/placedOrder";
import { stockJacket } from "../../../../tests/support/products";
import { freshDb } from "../../../../tests/support/shop/freshDb";
import { testWorld, trialGateway, withGateway } from "../../../../tests/support/shop/world";
import { payOrder } from "../changeOrderState.server";
import { deliverDueMail } from "../email/deliverMail.server";
import { expireUnpaid } from "../expireUnpaid.server";
import { findOrder } from "../orders.queries.server";
import { changeToTransfer } from "./changeToTransfer.server";
import { reconcilePendingPayments, settleOrderPayments, settlePayment } from "./settlePayment.server";
import { startPayment } from "./startPayment.server";

/** A fake gateway that records its requests; the test decides what becomes of each payment. */
function bank() {
  const payments = new Map<string, PaymentStatus>();
  const requests: PaymentRequest[] = [];
  const open = async (request: PaymentRequest): Promise<OpenedPayment> => {
    requests.push(request);
    const { priceHundredths, currencyCode, reference } = request;
    payments.set(reference, { state: "pending", priceHundredths, currencyCode, reference, isTrial: true });
    return { transactionId: reference, redirectUrl: `https://bank.test/${reference}` };
  };
  const gateway: PaymentGateway = { open, ask: async (id) => payments.get(id), refund: async () => undefined };
  const decide = (id: string, changed: Partial<PaymentStatus>) => {
    const known = payments.get(id);
    if (known) payments.set(id, { ...known, ...changed });
  };
  return { gateway, requests, decide };
}

async function shop() {
  const { gateway, requests, decide } = bank();
  const world: World = { ...testWorld(await freshDb()), gateway };
  await stockJacket(world.db);
  const { id, number } = await placedOrder(world, { paymentId: "card" });
  const placedAt = world.now();
  const after = (minutes: number) => ({ ...world, now: () => placedAt + minutes * minuteMs });
  const order = async () => {
    const found = await findOrder(world.db, id);
    return { state: found?.state, isPaid: found?.paidAt !== null, paymentId: found?.paymentId };
  };
  const refundDue = async () =>
    (await world.db.selectFrom("orders").select("refund_due_at").executeTakeFirstOrThrow()).refund_due_at !== null;
  return { world, db: world.db, id, number, requests, decide, after, order, refundDue };
}

test("a payment is opened in hundredths, with the URL of the order's page to return to", async () => {
  const { world, id, number, requests } = await shop();
  expect(await startPayment(world, id)).toEqual({ ok: true, redirectUrl: `https://bank.test/${number}` });
  expect(requests).toMatchObject([
    { priceHundredths: 1_299_000, currencyCode: "CZK", reference: number, label: number, language: "cs" },
  ]);
  expect(requests[0]?.returnUrl).toMatch(/^http:\/\/shop\.test\/shrnuti\/[\w-]{22}\/[\w-]{22}\?platba=1$/);
});

test("ten concurrent clicks open one payment, and later ones lead to the same page", async () => {
  const { world, db, id, number, requests, after } = await shop();
  const presses = await Promise.all(Array.from({ length: 10 }, () => startPayment(world, id)));
  expect(requests).toHaveLength(1);
  for (const press of presses) {
    expect(press).toEqual(
      press.ok ? { ok: true, redirectUrl: `https://bank.test/${number}` } : { ok: false, reason: "busy" },
    );
  }
  expect(presses.some(({ ok }) => ok)).toBe(true);
  expect(await startPayment(after(20), id)).toEqual({ ok: true, redirectUrl: `https://bank.test/${number}` });
  expect(await readAttempts(db, id)).toHaveLength(1);
});

test("a gateway that does not respond leaves the order payable", async () => {
  const { world, id, number } = await shop();
  const silent = { ...world, gateway: { ...world.gateway, open: async () => undefined, ask: async () => undefined } };
  expect(await startPayment(silent, id)).toEqual({ ok: false, reason: "gateway" });
  expect(await startPayment(world, id)).toEqual({ ok: true, redirectUrl: `https://bank.test/${number}-2` });
});

test("a payment is recorded once, however often it is reported", async () => {
  const { world, db, id, number, decide, order, refundDue } = await shop();
  await startPayment(world, id);
  decide(number, { state: "paid" });
  await Promise.all([
    ...Array.from({ length: 5 }, () => settlePayment(world, number)),
    ...Array.from({ length: 5 }, () => settleOrderPayments(world, id)),
  ]);
  expect(await order()).toEqual({ state: "accepted", isPaid: true, paymentId: "card" });
  expect(await refundDue()).toBe(false);
  expect(await newsOf(db, number)).toEqual(["order-paid"]);
  expect(await findLatestAttempt(db, id)).toMatchObject({ state: "paid" });
  expect(await startPayment(world, id)).toEqual({ ok: false, reason: "over" });
});

test("a declined payment can be retried, and the second attempt pays", async () => {
  const { world, db, id, number, decide, order } = await shop();
  await startPayment(world, id);
  decide(number, { state: "cancelled" });
  await settlePayment(world, number);
  expect(await findLatestAttempt(db, id)).toMatchObject({ state: "cancelled" });
  expect(await startPayment(world, id)).toMatchObject({ redirectUrl: `https://bank.test/${number}-2` });
  decide(`${number}-2`, { state: "paid" });
  await settlePayment(world, `${number}-2`);
  expect(await order()).toMatchObject({ isPaid: true });
});

test("of two paid attempts the second is due for refund", async () => {
  const { world, db, id, number, decide, after, order, refundDue } = await shop();
  await startPayment(world, id);
  await startPayment(after(26), id);
  for (const transaction of [number, `${number}-2`]) decide(transaction, { state: "paid" });
  await settlePayment(world, `${number}-2`);
  expect(await refundDue()).toBe(false);
  await settlePayment(world, number);
  expect(await order()).toMatchObject({ isPaid: true });
  expect(await refundDue()).toBe(true);
  expect(await newsOf(db, number)).toEqual(["order-paid"]);
});

test.each([
  ["a smaller sum", { priceHundredths: 1 }],
  ["another currency", { currencyCode: "EUR" }],
  ["another order", { reference: "2026999999" }],
  ["a live payment in test mode", { isTrial: false }],
])("%s does not pay the order", async (_what, changed) => {
  const { world, id, number, decide, order } = await shop();
  await startPayment(world, id);
  decide(number, { state: "paid", ...changed });
  expect(await settlePayment(world, number)).toBe(false);
  expect(await order()).toMatchObject({ isPaid: false });
});

test("an order paid in test mode says so, and no other does", async () => {
  const { world, id, number, decide } = await shop();
  const isTrial = async () => (await findOrder(world.db, id))?.isTrialPayment;
  expect(await isTrial()).toBe(true);
  const real = withGateway(world, { ...trialGateway, isTrial: false });
  await startPayment(real, id);
  expect(await isTrial()).toBe(false);
  decide(number, { state: "cancelled", isTrial: false });
  await settlePayment(real, number);
  await startPayment(world, id);
  decide(`${number}-2`, { state: "paid" });
  await settlePayment(world, `${number}-2`);
  expect(await isTrial()).toBe(true);
});

test("a payment recorded by staff is real, whatever the gateway's mode", async () => {
  const { world, id } = await shop();
  await payOrder(world, id, "staff Jana");
  expect(await findOrder(world.db, id)).toMatchObject({ isTrialPayment: false, paidAt: world.now() });
});

test("a test payment is not accepted by a live gateway", async () => {
  const { world, id, number, decide, order } = await shop();
  const real = withGateway(world, { ...trialGateway, isTrial: false, isBuiltIn: false });
  await startPayment(real, id);
  decide(number, { state: "paid", isTrial: true });
  expect(await settlePayment(real, number)).toBe(false);
  expect(await order()).toMatchObject({ isPaid: false });
});

test("without a gateway no payment is started", async () => {
  const { world, id, requests } = await shop();
  expect(await startPayment(withGateway(world, null), id)).toEqual({ ok: false, reason: "over" });
  expect(requests).toEqual([]);
});

test("the gateway is asked about a payment that it never reported, before the order expires", async () => {
  const { world, db, id, number, decide, after, order } = await shop();
  await startPayment(world, id);
  decide(number, { state: "paid" });
  await reconcilePendingPayments(after(9));
  expect(await order()).toMatchObject({ isPaid: false });
  await reconcilePendingPayments(after(60));
  await expireUnpaid(after(60), world.log);
  expect(await order()).toMatchObject({ state: "accepted", isPaid: true });
  expect(await readUnsettledAttempts(db, id)).toEqual([]);
});

test("a failing payment does not hold up the others", async () => {
  const { world, id, number, decide, after, order } = await shop();
  const { id: stuckId, number: stuckNumber } = await placedOrder(world, { paymentId: "card", tempId: "another" });
  await startPayment(world, stuckId);
  await startPayment(after(1), id);
  decide(number, { state: "paid" });
  const ask: PaymentGateway["ask"] = async (transactionId) => {
    if (transactionId === stuckNumber) throw new Error("broken");
    return world.gateway.ask(transactionId);
  };
  await reconcilePendingPayments({ ...after(20), gateway: { ...world.gateway, ask } });
  expect(await order()).toMatchObject({ isPaid: true });
});

test("a payment unknown to the gateway is not asked about forever", async () => {
  const { world, id, after } = await shop();
  await startPayment(world, id);
  const asked: string[] = [];
  const ask = async (transactionId: string) => {
    asked.push(transactionId);
    return undefined;
  };
  for (const minutes of [11, 2 * 24 * 60 - 1, 2 * 24 * 60 + 1, 9 * 24 * 60]) {
    await reconcilePendingPayments({ ...after(minutes), gateway: { ...world.gateway, ask } });
  }
  expect(asked).toHaveLength(2);
});

test("after an hour an unpaid order is cancelled, and a later payment is due for refund", async () => {
  const { world, db, id, number, decide, after, order, refundDue } = await shop();
  await startPayment(world, id);
  await expireUnpaid(after(59), world.log);
  expect(await order()).toMatchObject({ state: "accepted" });
  await expireUnpaid(after(60), world.log);
  expect(await order()).toMatchObject({ state: "cancelled" });
  expect(await stockOf(db)).toEqual({ "eshop 1001001": 5 });
  expect(await startPayment(after(61), id)).toEqual({ ok: false, reason: "over" });
  decide(number, { state: "paid" });
  await settlePayment(after(61), number);
  expect(await refundDue()).toBe(true);
  expect(await newsOf(db, number)).toEqual(["order-cancelled", "order-paidLate", "order-reminder"]);
});

test("the round that would cancel an order asks about the payment that was begun just before", async () => {
  const { world, id, number, decide, after, order, refundDue } = await shop();
  await startPayment(after(53), id);
  decide(number, { state: "paid" });
  await reconcilePendingPayments(after(60));
  expect(await order()).toMatchObject({ isPaid: false });
  await expireUnpaid(after(60), world.log);
  expect(await order()).toMatchObject({ state: "accepted", isPaid: true });
  expect(await refundDue()).toBe(false);
});

test("no order is cancelled while the gateway's page takes money for it, and none waits for a new page", async () => {
  const { world, id, number, after, order } = await shop();
  await startPayment(after(53), id);
  await expireUnpaid(after(60), world.log);
  expect(await startPayment(after(61), id)).toMatchObject({ redirectUrl: `https://bank.test/${number}` });
  expect(await startPayment(after(80), id)).toEqual({ ok: false, reason: "over" });
  await expireUnpaid(after(53 + 34), world.log);
  expect(await order()).toMatchObject({ state: "accepted" });
  await expireUnpaid(after(53 + 35), world.log);
  expect(await order()).toMatchObject({ state: "cancelled" });
});

test("an order whose payment was declined is cancelled at its deadline", async () => {
  const { world, id, number, decide, after, order } = await shop();
  await startPayment(after(53), id);
  decide(number, { state: "cancelled" });
  await expireUnpaid(after(60), world.log);
  expect(await order()).toMatchObject({ state: "cancelled" });
});

test.each<[string, PaymentGateway["ask"]]>([
  ["does not answer", async () => undefined],
  ["fails", () => Promise.reject(new Error("broken"))],
])("an order waits for a gateway that %s, but no longer than a day", async (_what, ask) => {
  const { world, id, after, order } = await shop();
  await startPayment(world, id);
  const expire = (minutes: number) =>
    expireUnpaid({ ...after(minutes), gateway: { ...world.gateway, ask } }, world.log);
  for (const minutes of [60, 24 * 60 - 1]) await expire(minutes);
  expect(await order()).toMatchObject({ state: "accepted" });
  await expire(24 * 60);
  expect(await order()).toMatchObject({ state: "cancelled" });
});

test("the gateway is asked about an attempt that the shop gave up, until it says what became of it", async () => {
  const { world, id, number, decide, after, refundDue } = await shop();
  const asked: string[] = [];
  const ask = async (transactionId: string) => {
    asked.push(transactionId);
    return world.gateway.ask(transactionId);
  };
  const reconcile = (minutes: number) =>
    reconcilePendingPayments({ ...after(minutes), gateway: { ...world.gateway, ask } });
  await startPayment(world, id);
  await startPayment(after(26), id);
  decide(`${number}-2`, { state: "paid" });
  await settleOrderPayments(after(28), id);
  expect(await refundDue()).toBe(false);
  decide(number, { state: "paid" });
  await reconcile(30);
  expect(await refundDue()).toBe(true);
  await reconcile(31);
  expect(asked).toEqual([number]);
});

test("a given-up attempt that the gateway has ended is asked about no more, others for two days", async () => {
  const { world, id, number, decide, after } = await shop();
  const asked: string[] = [];
  const ask = async (transactionId: string) => {
    asked.push(transactionId);
    return world.gateway.ask(transactionId);
  };
  const reconcile = (minutes: number) =>
    reconcilePendingPayments({ ...after(minutes), gateway: { ...world.gateway, ask } });
  await startPayment(world, id);
  await startPayment(after(26), id);
  await startPayment(after(52), id);
  decide(number, { state: "cancelled" });
  for (const minutes of [62, 63, 2 * 24 * 60 + 53]) await reconcile(minutes);
  expect(asked).toEqual([number, `${number}-2`, `${number}-3`, `${number}-2`, `${number}-3`]);
});

test("an unpaid card order can be changed to a transfer, with its deadline of a week", async () => {
  const { world, id, after, order } = await shop();
  expect(await changeToTransfer(world, id)).toBe(true);
  expect(await order()).toEqual({ state: "accepted", isPaid: false, paymentId: "transfer" });
  expect(await changeToTransfer(world, id)).toBe(false);
  expect(await startPayment(world, id)).toEqual({ ok: false, reason: "over" });
  await expireUnpaid(after(61), world.log);
  expect(await order()).toMatchObject({ state: "accepted" });
});

test("a paid card order cannot be changed to a transfer", async () => {
  const { world, id, order } = await shop();
  await payOrder(world, id, "staff Jana");
  expect(await changeToTransfer(world, id)).toBe(false);
  expect(await order()).toMatchObject({ paymentId: "card" });
});

test("changing from card to transfer e-mails the payment data with its code, once", async () => {
  const { world, db, id, number } = await shop();
  const presses = await Promise.all([changeToTransfer(world, id), changeToTransfer(world, id)]);
  expect(presses.filter(Boolean)).toHaveLength(1);
  expect(await newsOf(db, number)).toEqual(["order-transfer"]);
  const emails: Mail[] = [];
  await deliverDueMail({ ...world, mailer: { send: async (mail) => void emails.push(mail) } });
  const mail = emails.find(({ subject }) => subject === `Údaje pro platbu objednávky ${number}`);
  expect(mail?.text).toContain(`Variabilní symbol: ${number}`);
  expect(mail?.attachments).toMatchObject([
    { cid: "payment-code", contentType: "image/png", filename: `qr-${number}.png` },
  ]);
});
