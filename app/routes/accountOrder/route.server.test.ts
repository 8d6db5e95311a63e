import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { expect, test } from "vitest";

import { countPieces } from "~/features/cart/cartLine.queries.server";
import { readReview } from "~/features/orders/carrierReview/carrierReview.queries.server";
import { moveOrder } from "~/features/orders/moveOrder.server";
import { findOrder } from "~/features/orders/orders.queries.server";
import type { OrderState } from "~/platform/database/schema";

import { registered, visitAs, visitWith } from "../../../tests/support/customers";
import { placedOrder, stockOf } from "../../../tests/support/placedOrder";
import { stockJacket } from "../../../tests/support/products";
import { answerOf } from "../../../tests/support/routeAnswer";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { worldAround } from "../../../tests/support/shop/world";
import { action, loader } from "./route";

async function shop() {
  const world = worldAround(await freshDb());
  const { db } = world;
  for (const id of [1001, 1002]) await stockJacket(db, { id });
  const eva = await registered(world);
  const stranger = await registered(world, { email: "jan@seznam.cz" });
  const wishes = [1001, 1002].map((productId) => ({ productId, variantId: productId * 1000 + 1, quantity: 1 }));
  const { id } = await placedOrder(world, { wishes, customerId: eva.customerId });
  const path = `/ucet/objednavka/${id}`;
  const args = (request: Request): LoaderFunctionArgs & ActionFunctionArgs => ({
    request,
    params: { id },
    context: { world },
  });
  const send = (token: string, fields: Record<string, string>) => answerOf(action(args(visitAs(token, path, fields))));
  const see = async () => (await answerOf(loader(args(visitAs(eva.token, path))))).data;
  const bring = async (...states: OrderState[]) => {
    for (const state of states) await moveOrder(world, id, state, "staff Jana");
  };
  return { world, db, eva, stranger, id, path, args, send, see, bring };
}

test("an order is cancelled by its customer's form, and its pieces are free", async () => {
  const { db, eva, id, path, send, see } = await shop();
  expect(await see()).toMatchObject({ shown: { deeds: { isCancellable: true, withdrawalAt: null } } });
  expect(await send(eva.token, { form: "cancel" })).toMatchObject({ status: 303, location: path });
  expect(await findOrder(db, id)).toMatchObject({ state: "cancelled" });
  expect(await stockOf(db)).toEqual({ "eshop 1001001": 5, "eshop 1002001": 5 });
  expect(await see()).toMatchObject({ shown: { payUntil: null, deeds: { isCancellable: false, withdrawalAt: null } } });
});

test("an unpaid transfer says until when, a delivered order until when it can be withdrawn from", async () => {
  const { see, bring } = await shop();
  expect(await see()).toMatchObject({ shown: { payUntil: expect.stringContaining("25."), review: { kind: "none" } } });
  await bring("pending", "closed");
  expect(await see()).toMatchObject({
    shown: {
      deeds: {
        withdrawalAt: expect.stringContaining("/odstoupeni-od-smlouvy/"),
        withdrawalEnds: "2.\u00a012.\u00a02026",
      },
      review: { kind: "ask" },
      events: [{ what: "accepted" }, { what: "pending" }, { what: "closed" }],
    },
  });
});

test("what is still sold goes into the cart again, and what is not is named", async () => {
  const { db, eva, send } = await shop();
  await db.updateTable("stock").set({ on_hand: 0 }).where("variant_id", "=", 1_002_001).execute();
  expect(await send(eva.token, { form: "reorder" })).toMatchObject({ status: 303, location: "/kosik" });
  expect(await countPieces(db, { customerId: eva.customerId, locale: "cs" })).toBe(1);
  await db.updateTable("stock").set({ on_hand: 0 }).execute();
  expect((await send(eva.token, { form: "reorder" })).location).toMatch(/^\/ucet\/objednavka\//);
});

test("an order by card leads to the bank's page from the account, and can be paid by transfer instead", async () => {
  const { world, db, eva, id, path, send, see } = await shop();
  expect(await see()).toMatchObject({ shown: { cardPayment: null } });
  await db.updateTable("orders").set({ payment_id: "card" }).where("id", "=", id).execute();
  expect(await see()).toMatchObject({ shown: { cardPayment: { progress: "none" } } });
  expect(await send(eva.token, { form: "pay" })).toMatchObject({ status: 303, location: path });
  expect(await see()).toMatchObject({ shown: { cardPayment: { progress: "failed" } } });
  world.gateway = {
    open: async ({ reference }) => ({ transactionId: reference, redirectUrl: `https://bank.test/${reference}` }),
    ask: async () => undefined,
  };
  expect(await send(eva.token, { form: "pay" })).toMatchObject({ location: "https://bank.test/2026000001-2" });
  expect(await see()).toMatchObject({ shown: { cardPayment: { progress: "waiting" } } });
  expect(await send(eva.token, { form: "transfer" })).toMatchObject({ status: 303, location: path });
  expect(await see()).toMatchObject({ shown: { cardPayment: null, order: { paymentId: "transfer" } } });
});

test("the courier is rated once, after the parcel has come, with one to five", async () => {
  const { db, eva, id, send, see, bring } = await shop();
  const rate = (stars: string, body = "") => send(eva.token, { form: "review", stars, body });
  await rate("5");
  expect(await readReview(db, id)).toBeUndefined();
  await bring("pending", "closed");
  expect(await rate("6")).toMatchObject({ status: 422, data: { reply: { error: { stars: ["ui:forms.choice"] } } } });
  expect(await rate("4", "x".repeat(1_001))).toMatchObject({ status: 422 });
  expect(await readReview(db, id)).toBeUndefined();
  expect(await rate("4", "Rychlé <b> 😀")).toMatchObject({ status: 303 });
  await rate("1", "podruhé");
  expect(await readReview(db, id)).toEqual({ stars: 4, body: "Rychlé <b>" });
  expect(await see()).toMatchObject({ shown: { review: { kind: "given", stars: 4 } } });
});

test.each([
  ["cancel", {}],
  ["pay", {}],
  ["transfer", {}],
  ["reorder", {}],
  ["review", { stars: "5" }],
])("a stranger's %s finds no order and changes none, a guest's is sent to sign in", async (form, fields) => {
  const { db, stranger, id, path, args, send, bring } = await shop();
  if (form === "review") await bring("pending", "closed");
  const before = await findOrder(db, id);
  expect(await send(stranger.token, { form, ...fields })).toMatchObject({ status: 404 });
  const guest = await answerOf(action(args(visitWith({}, path, { form, ...fields }))));
  expect(guest).toMatchObject({ status: 303, location: `/?redirect=${encodeURIComponent(path)}` });
  expect(await findOrder(db, id)).toEqual(before);
  expect(await readReview(db, id)).toBeUndefined();
  expect(await countPieces(db, { customerId: stranger.customerId, locale: "cs" })).toBe(0);
});

test("a form that the page does not have is a nonsense of the sender's", async () => {
  const { eva, send } = await shop();
  expect(await send(eva.token, { form: "steal" })).toMatchObject({ status: 400 });
});
