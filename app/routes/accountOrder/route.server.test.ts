import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { expect, test } from "vitest";

import { addToCart } from "~/features/cart/addToCart.server";
import { maxLines } from "~/features/cart/cart";
import { countPieces } from "~/features/cart/pieceCount.queries.server";
import { readReview } from "~/features/orders/carrierReview/carrierReview.queries.server";
import { findOrder } from "~/features/orders/orders.queries.server";
import { consumeNotice } from "~/platform/http/notice.server";

import { registerTestCustomer, requestAs, requestWith } from "../../../tests/support/customers";
import { deliverOrder, placedOrder, stockOf } from "../../../tests/support/placedOrder";
import { stockJacket } from "../../../tests/support/products";
import { responseOf } from "../../../tests/support/routeResponse";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { action, loader } from "./route";

async function shop() {
  const world = testWorld(await freshDb());
  const { db } = world;
  for (const id of [1001, 1002]) await stockJacket(db, { id });
  const eva = await registerTestCustomer(world);
  const stranger = await registerTestCustomer(world, { email: "jan@seznam.cz" });
  const cartItems = [1001, 1002].map((productId) => ({ productId, variantId: productId * 1000 + 1, quantity: 1 }));
  const { id } = await placedOrder(world, { cartItems, customerId: eva.customerId });
  const path = `/ucet/objednavka/${id}`;
  const args = (request: Request): LoaderFunctionArgs & ActionFunctionArgs => ({
    request,
    params: { id },
    context: { world },
  });
  const send = (token: string, fields: Record<string, string>) =>
    responseOf(action(args(requestAs(token, path, fields))));
  const loadOrder = async () => (await responseOf(loader(args(requestAs(eva.token, path))))).data;
  const deliver = () => deliverOrder(world, id);
  return { world, db, eva, stranger, id, path, args, send, loadOrder, deliver };
}

test("a customer's form cancels the order and releases its stock", async () => {
  const { db, eva, id, path, send, loadOrder } = await shop();
  expect(await loadOrder()).toMatchObject({ shown: { actions: { isCancellable: true, withdrawalAt: null } } });
  expect(await send(eva.token, { intent: "cancel" })).toMatchObject({ status: 303, location: path });
  expect(await findOrder(db, id)).toMatchObject({ state: "cancelled" });
  expect(await stockOf(db)).toEqual({ "eshop 1001001": 5, "eshop 1002001": 5 });
  expect(await loadOrder()).toMatchObject({
    shown: { transfer: null, actions: { isCancellable: false, withdrawalAt: null } },
  });
});

test("an unpaid transfer shows its deadline, a delivered order the end of its withdrawal period", async () => {
  const { loadOrder, deliver } = await shop();
  expect(await loadOrder()).toMatchObject({
    shown: {
      transfer: {
        due: { moment: "beforeHandover", day: expect.stringContaining("25.") },
        picture: expect.stringMatching(/^data:image/),
      },
      review: { kind: "none" },
    },
  });
  await deliver();
  expect(await loadOrder()).toMatchObject({
    shown: {
      actions: {
        withdrawalAt: expect.stringContaining("/odstoupeni-od-smlouvy/"),
        withdrawalEnds: "2.\u00a012.\u00a02026",
      },
      review: { kind: "ask" },
      events: [{ what: "accepted" }, { what: "pending" }, { what: "shipped" }, { what: "closed" }],
    },
  });
});

test("reordering adds what is still sold to the cart, and names what is not", async () => {
  const { db, eva, send } = await shop();
  await db.updateTable("stock").set({ on_hand: 0 }).where("variant_id", "=", 1_002_001).execute();
  expect(await send(eva.token, { intent: "reorder" })).toMatchObject({ status: 303, location: "/kosik" });
  expect(await countPieces(db, { customerId: eva.customerId, locale: "cs" })).toBe(1);
  await db.updateTable("stock").set({ on_hand: 0 }).execute();
  expect((await send(eva.token, { intent: "reorder" })).location).toMatch(/^\/ucet\/objednavka\//);
});

test("reordering into a full cart names what did not fit apart from what is sold out", async () => {
  const { world, db, eva, send } = await shop();
  await stockJacket(db, { id: 1003, onHand: { "52": 90 } });
  const owner = { customerId: eva.customerId, locale: "cs" } as const;
  for (let index = 0; index < maxLines; index += 1) {
    const note = `Text ${index}`;
    await addToCart(db, owner, { productId: 1003, variantId: 1_003_001, quantity: 1, note }, index);
  }
  const reorder = async () => {
    const headers = new Headers((await send(eva.token, { intent: "reorder" })).headers);
    const cookie = headers.getSetCookie().find((set) => set.startsWith("notice=")) ?? "";
    const next = new Request("http://localhost/kosik", { headers: { Cookie: cookie.split(";")[0] ?? "" } });
    return (await consumeNotice(next, world.environment)).content;
  };
  expect(await reorder()).toMatchObject({
    key: "cartLinesLeft",
    values: { name: "Bunda 1001, Bunda 1002", most: maxLines },
  });
  await db.updateTable("stock").set({ on_hand: 0 }).where("variant_id", "=", 1_002_001).execute();
  expect(await reorder()).toMatchObject({
    key: "reorderedLinesLeft",
    values: { name: "Bunda 1001", missing: "Bunda 1002", most: maxLines },
  });
});

test("a card order can be paid at the gateway from the account, or by transfer instead", async () => {
  const { world, db, eva, id, path, send, loadOrder } = await shop();
  expect(await loadOrder()).toMatchObject({ shown: { cardPayment: null } });
  await db.updateTable("orders").set({ payment_id: "card" }).where("id", "=", id).execute();
  expect(await loadOrder()).toMatchObject({ shown: { cardPayment: { progress: "none" } } });
  expect(await send(eva.token, { intent: "pay" })).toMatchObject({ status: 303, location: path });
  expect(await loadOrder()).toMatchObject({ shown: { cardPayment: { progress: "failed" } } });
  world.gateway = {
    open: async ({ reference }) => ({ transactionId: reference, redirectUrl: `https://bank.test/${reference}` }),
    ask: async () => undefined,
    refund: async () => undefined,
  };
  expect(await send(eva.token, { intent: "pay" })).toMatchObject({ location: "https://bank.test/2026000001-2" });
  expect(await loadOrder()).toMatchObject({ shown: { cardPayment: { progress: "waiting" } } });
  expect(await send(eva.token, { intent: "pay-by-transfer" })).toMatchObject({ status: 303, location: path });
  expect(await loadOrder()).toMatchObject({ shown: { cardPayment: null, order: { paymentId: "transfer" } } });
});

test("the courier is reviewed once, after the delivery, with one to five stars", async () => {
  const { db, eva, id, send, loadOrder, deliver } = await shop();
  const rate = (stars: string, body = "") => send(eva.token, { intent: "review-carrier", stars, body });
  await rate("5");
  expect(await readReview(db, id)).toBeUndefined();
  await deliver();
  expect(await rate("6")).toMatchObject({ status: 422, data: { reply: { error: { stars: ["ui:forms.choice"] } } } });
  expect(await rate("4", "x".repeat(1_001))).toMatchObject({ status: 422 });
  expect(await readReview(db, id)).toBeUndefined();
  expect(await rate("4", "Rychlé <b> 😀")).toMatchObject({ status: 303 });
  await rate("1", "podruhé");
  expect(await readReview(db, id)).toEqual({ stars: 4, body: "Rychlé <b>" });
  expect(await loadOrder()).toMatchObject({ shown: { review: { kind: "given", stars: 4 } } });
});

test.each([
  ["cancel", {}],
  ["pay", {}],
  ["pay-by-transfer", {}],
  ["reorder", {}],
  ["review-carrier", { stars: "5" }],
])("another customer's %s changes no order, a guest's leads to signing in", async (intent, fields) => {
  const { db, stranger, id, path, args, send, deliver } = await shop();
  if (intent === "review-carrier") await deliver();
  const before = await findOrder(db, id);
  expect(await send(stranger.token, { intent, ...fields })).toMatchObject({ status: 404 });
  const guest = await responseOf(action(args(requestWith({}, path, { intent, ...fields }))));
  expect(guest).toMatchObject({ status: 303, location: `/?redirect=${encodeURIComponent(path)}` });
  expect(await findOrder(db, id)).toEqual(before);
  expect(await readReview(db, id)).toBeUndefined();
  expect(await countPieces(db, { customerId: stranger.customerId, locale: "cs" })).toBe(0);
});

test("an unknown intent, or none, is refused", async () => {
  const { eva, send } = await shop();
  expect(await send(eva.token, { intent: "steal" })).toMatchObject({ status: 422 });
  expect(await send(eva.token, {})).toMatchObject({ status: 422 });
});
