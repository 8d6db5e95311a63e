import { expect, test } from "vitest";

import { placeOrder } from "~/features/orders/placement/placeOrder.server";

import { readyToOrder } from "../../../tests/support/checkout";
import { stockOf } from "../../../tests/support/placedOrder";
import { stockJacket } from "../../../tests/support/products";
import { responseOf, visit } from "../../../tests/support/routeResponse";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { action, loader } from "./route";

const day = 86_400_000;

async function shopWithOrder() {
  const db = await freshDb();
  await stockJacket(db);
  const { owner, agreement } = await readyToOrder(db, { tempId: "visitor-with-22-letter" });
  const world = testWorld(db);
  const placed = await placeOrder(world, owner, agreement);
  if (!placed.ok) throw new Error(placed.reason);
  const { id, summaryHash } = placed.order;
  const show = (prefix: string, params: { id: string; hash: string }, now = world.now()) => {
    const request = visit(`${prefix}/shrnuti/id/hash`, "another-browser-of-Eva");
    return responseOf(loader({ request, params, context: { world: { ...world, now: () => now } } }));
  };
  const send = (intent: string, key = { id, hash: summaryHash }) => {
    const request = visit("/shrnuti/id/hash", "another-browser-of-Eva", { intent });
    return responseOf(action({ request, params: key, context: { world } }));
  };
  return { show, send, db, params: { id, hash: summaryHash }, placedAt: world.now() };
}

test("anyone with the secret address sees the order, and neither caches nor Referer leak the address", async () => {
  const { show, params } = await shopWithOrder();
  const answer = await show("", params);
  expect(answer.data).toMatchObject({
    order: { number: "2026000001", phone: "+420 601 123 456" },
    taxRows: [{ taxBasisPoints: 2100, grossMinor: 12_990 }],
    isRedacted: false,
  });
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(answer.headers.get("Referrer-Policy")).toBe("same-origin");
});

test.each([
  ["a wrong hash", { hash: "wrong-hash-of-22-chars" }],
  ["a malformed hash", { hash: "\u0000" }],
  ["a wrong id", { id: "wrong-id-with-22-chars" }],
  ["a malformed id", { id: "\u0000" }],
])("%s is not found", async (_what, changed) => {
  const { show, params } = await shopWithOrder();
  expect((await show("", { ...params, ...changed })).status).toBe(404);
});

test("an order is shown in its own language", async () => {
  const { show, params } = await shopWithOrder();
  expect(await show("/sk", params)).toMatchObject({ status: 302, location: `/shrnuti/${params.id}/${params.hash}` });
});

test("after thirty days the contact is redacted", async () => {
  const { show, params, placedAt } = await shopWithOrder();
  const { data } = await show("", params, placedAt + 31 * day);
  expect(data).toMatchObject({ isRedacted: true });
  expect(JSON.stringify(data)).not.toMatch(/Nová|Dlouhá|eva@/);
});

test("a guest can cancel with the secret address before processing, and nobody without it", async () => {
  const { show, send, db, params } = await shopWithOrder();
  expect((await send("cancel", { ...params, hash: "wrong-hash-of-22-chars" })).status).toBe(404);
  expect((await show("", params)).data).toMatchObject({ isCancellable: true, order: { state: "accepted" } });
  expect(await send("cancel")).toMatchObject({ status: 303, location: `/shrnuti/${params.id}/${params.hash}` });
  expect((await show("", params)).data).toMatchObject({ isCancellable: false, order: { state: "cancelled" } });
  expect(await stockOf(db)).toEqual({ "eshop 1001001": 5 });
});

test("an unknown form is rejected", async () => {
  const { send } = await shopWithOrder();
  expect((await send("steal")).status).toBe(422);
});
