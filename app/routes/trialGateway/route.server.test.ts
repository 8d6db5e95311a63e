import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { expect, test } from "vitest";

import { changeOrderState } from "~/features/orders/changeOrderState.server";
import { startPayment } from "~/features/orders/payment/startPayment.server";
import { refundPayment } from "~/features/orders/refunds/refundPayment.server";
import { findTrialPayment } from "~/features/payments/trialGateway.queries.server";
import { openPaymentGateway } from "~/platform/payments/paymentGateway.server";
import type { World } from "~/platform/process/world.server";
import { placedOrder } from "../../../tests/support/placedOrder";
import { stockJacket } from "../../../tests/support/products";
import { responseOf } from "../../../tests/support/routeResponse";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { payAtTrialGateway } from "../../../tests/support/shop/trialGateway";
import { testWorld } from "../../../tests/support/shop/world";
import * as summary from "../orderSummary/route";
import * as notice from "../paymentNotice/route";
import { trialGatewayCalls } from "../trialGatewayCalls/trialGatewayCalls.server";
import { action, loader } from "./route";

type Args = LoaderFunctionArgs & ActionFunctionArgs;

async function shop() {
  const world: World = testWorld(await freshDb());
  await payAtTrialGateway(world);
  await stockJacket(world.db);
  const order = await placedOrder(world, { paymentId: "card" });
  const args = (url: string, fields?: Record<string, string>, params = {}): Args => ({
    request: new Request(new URL(url, "http://shop.test"), {
      ...(fields ? { method: "POST", body: new URLSearchParams(fields) } : {}),
    }),
    params,
    context: { world },
  });
  const key = { id: order.id, hash: order.summaryHash };
  const page = `/shrnuti/${order.id}/${order.summaryHash}`;
  const onPage = (fields?: Record<string, string>, query = "") =>
    responseOf((fields ? summary.action : summary.loader)(args(`${page}${query}`, fields, key)));
  const tell = (transId: string) => responseOf(notice.action(args("/platba/oznameni", { transId, status: "PAID" })));
  const pay = async () => (await onPage({ intent: "pay" })).location ?? "";
  const decide = async (url: string, outcome: string) => responseOf(action(args(url, { outcome })));
  return { world, db: world.db, order, args, page, onPage, tell, pay, decide };
}

const idIn = (url: string) => new URL(url).searchParams.get("id") ?? "";

test("a payment leads from the order's page to the gateway and back, paid", async () => {
  const { db, args, page, onPage, pay, decide } = await shop();
  expect((await onPage()).data).toMatchObject({ cardPayment: { progress: "none" } });
  const gateway = await pay();
  expect(gateway).toMatch(/^http:\/\/shop\.test\/zkusebni-brana\?id=[\w-]{22}$/);
  const shown = await responseOf(loader(args(gateway)));
  expect(shown.data).toMatchObject({ reference: "2026000001", amount: "12\u00a0990\u00a0Kč", isOver: false });
  const back = await decide(gateway, "approve");
  expect(back).toMatchObject({ status: 303, location: `http://shop.test${page}?platba=1` });
  expect(await onPage(undefined, "?platba=1")).toMatchObject({ status: 302, location: page });
  expect((await onPage()).data).toMatchObject({
    cardPayment: null,
    order: { paidAt: expect.any(Number), isTrialPayment: true },
  });
  expect(await findTrialPayment(db, idIn(gateway))).toMatchObject({ status: "PAID" });
});

test("the gateway pays back what it took, in parts, and never more", async () => {
  const { world, db, order, onPage, pay, decide } = await shop();
  const gateway = await pay();
  const refund = (amountMinor?: number) =>
    refundPayment(world, { orderId: order.id, method: "gateway", amountMinor, reason: "cancelled" }, "staff Jana");
  expect(await refund(90)).toMatchObject({ ok: false, reason: "too-much" });
  expect(await world.gateway.refund({ transactionId: idIn(gateway), amountHundredths: 100, reference: "x" })).toEqual({
    isAccepted: false,
    text: "1400 Missing or bad parameter",
  });
  await decide(gateway, "approve");
  await onPage(undefined, "?platba=1");
  expect(await refund(90)).toMatchObject({ ok: true, refund: { answer: "0 OK", amountMinor: 90 } });
  expect((await onPage()).data).toMatchObject({ moneyBack: { returned: [{ amountMinor: 90, way: "gateway" }] } });
  await changeOrderState(world, order.id, "cancelled", "staff Jana");
  expect((await onPage()).data).toMatchObject({ moneyBack: { owed: { amountMinor: 12_900 } } });
  expect(await refund()).toMatchObject({ ok: true, refund: { amountMinor: 12_900 } });
  expect(await findTrialPayment(db, idIn(gateway))).toMatchObject({ refunded_hundredths: 1_299_000 });
  const more = await world.gateway.refund({ transactionId: idIn(gateway), amountHundredths: 1, reference: "x" });
  expect(more).toMatchObject({ isAccepted: false });
  expect((await onPage()).data).toMatchObject({ moneyBack: { owed: null } });
});

test("after a declined or abandoned payment the page shows its state and another way to pay", async () => {
  const { onPage, pay, decide } = await shop();
  await decide(await pay(), "leave");
  await onPage(undefined, "?platba=1");
  expect((await onPage()).data).toMatchObject({ cardPayment: { progress: "waiting" } });
  await decide(await pay(), "refuse");
  await onPage(undefined, "?platba=1");
  expect((await onPage()).data).toMatchObject({ cardPayment: { progress: "failed" } });
  expect((await onPage({ intent: "pay-by-transfer" })).status).toBe(303);
  expect((await onPage()).data).toMatchObject({ cardPayment: null, order: { paymentId: "transfer" } });
});

test("the gateway's notification is enough, and its content is not trusted", async () => {
  const { onPage, pay, decide, tell } = await shop();
  const gateway = await pay();
  expect(await tell(idIn(gateway))).toMatchObject({ status: 200, data: "code=0&message=OK" });
  expect((await onPage()).data).toMatchObject({ order: { paidAt: null } });
  await decide(gateway, "approve");
  expect(await tell(idIn(gateway))).toMatchObject({ status: 200 });
  expect((await onPage()).data).toMatchObject({ order: { paidAt: expect.any(Number) } });
  expect((await tell("nobody-knows-this-one-")).status).toBe(404);
});

test("a notification is repeated while the gateway cannot be asked", async () => {
  const { world, pay, tell } = await shop();
  const gateway = await pay();
  world.gateway = { ...world.gateway, ask: async () => undefined };
  expect((await tell(idIn(gateway))).status).toBe(503);
});

test.each([
  ["an unknown payment", "/zkusebni-brana?id=nobody-knows-this-one-"],
  ["no payment", "/zkusebni-brana"],
  ["a malformed payment id", "/zkusebni-brana?id=%00"],
])("%s is not found", async (_what, url) => {
  const { args } = await shop();
  expect((await responseOf(loader(args(url)))).status).toBe(404);
  expect((await responseOf(action(args(url, { outcome: "approve" })))).status).toBe(404);
});

test("an unknown outcome changes nothing", async () => {
  const { db, pay, decide } = await shop();
  const gateway = await pay();
  expect((await decide(gateway, "steal")).status).toBe(400);
  expect(await findTrialPayment(db, idIn(gateway))).toMatchObject({ status: "PENDING" });
});

test.each([
  [
    "where a bank is set",
    { url: "http://127.0.0.1:1", merchant: "1", secret: "hush", isTrial: false, isBuiltIn: false },
  ],
  ["where no cards are taken", null],
])("%s, the trial gateway does not exist", async (_where, paymentGateway) => {
  const { world, order, args, pay } = await shop();
  const gateway = await pay();
  world.environment = { ...world.environment, paymentGateway };
  expect((await responseOf(loader(args(gateway)))).status).toBe(404);
  expect((await responseOf(action(args(gateway, { outcome: "approve" })))).status).toBe(404);
  expect((await trialGatewayCalls.fetch(new Request("http://shop.test/zkusebni-brana/v2.0/x"), { world })).status).toBe(
    404,
  );
  await world.db.deleteFrom("payment_attempt").execute();
  world.gateway = openPaymentGateway(world.environment);
  expect((await startPayment(world, order.id)).ok).toBe(false);
});

test("a card order can be paid by transfer once the shop takes no cards", async () => {
  const { world, onPage } = await shop();
  world.environment = { ...world.environment, paymentGateway: null };
  expect((await onPage()).data).toMatchObject({ cardPayment: { isOffered: false } });
  const refused = await onPage({ intent: "pay" });
  expect(refused).toMatchObject({ status: 303, location: expect.stringContaining("/shrnuti/") });
  expect((await onPage({ intent: "pay-by-transfer" })).status).toBe(303);
  expect((await onPage()).data).toMatchObject({ order: { paymentId: "transfer", isTrialPayment: false } });
});

test("only the shop itself can open a payment", async () => {
  const { world, order } = await shop();
  const { paymentGateway } = world.environment;
  const call = (password: string, body: object) =>
    fetch(`${paymentGateway?.url}/payment.json`, {
      method: "POST",
      headers: { Authorization: `Basic ${Buffer.from(`test:${password}`).toString("base64")}` },
      body: JSON.stringify(body),
    });
  const payment = {
    price: 100,
    curr: "CZK",
    refId: order.number,
    label: order.number,
    email: "a@b.cz",
    method: "CARD_ALL",
    lang: "cs",
    prepareOnly: "true",
    url_paid: "http://shop.test/",
  };
  expect((await call("wrong", payment)).status).toBe(401);
  expect((await call("test", { ...payment, url_paid: "https://elsewhere.test/" })).status).toBe(400);
  expect((await call("test", { ...payment, price: "100" })).status).toBe(400);
  expect(await (await call("test", payment)).json()).toMatchObject({ code: 0, message: "OK" });
});
