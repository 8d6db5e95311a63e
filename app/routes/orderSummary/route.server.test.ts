import { expect, test } from "vitest";

import { placeOrder } from "~/features/orders/placement/placeOrder.server";

import { readyToOrder } from "../../../tests/support/checkout";
import { stockOf } from "../../../tests/support/placedOrder";
import { stockJacket } from "../../../tests/support/products";
import { answerOf, visit } from "../../../tests/support/routeAnswer";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { worldAround } from "../../../tests/support/shop/world";
import { action, loader } from "./route";

const day = 86_400_000;

async function shopWithOrder() {
  const db = await freshDb();
  await stockJacket(db);
  const { owner, agreement } = await readyToOrder(db, { tempId: "visitor-with-22-letter" });
  const world = worldAround(db);
  const placed = await placeOrder(world, owner, agreement);
  if (!placed.ok) throw new Error(placed.reason);
  const { id, summaryHash } = placed.order;
  const show = (prefix: string, params: { id: string; hash: string }, now = world.now()) => {
    const request = visit(`${prefix}/shrnuti/id/hash`, "another-browser-of-Eva");
    return answerOf(loader({ request, params, context: { world: { ...world, now: () => now } } }));
  };
  const send = (form: string, key = { id, hash: summaryHash }) => {
    const request = visit("/shrnuti/id/hash", "another-browser-of-Eva", { form });
    return answerOf(action({ request, params: key, context: { world } }));
  };
  return { show, send, db, params: { id, hash: summaryHash }, placedAt: world.now() };
}

test("whoever has the address sees the order, and no page or cache learns the address", async () => {
  const { show, params } = await shopWithOrder();
  const answer = await show("", params);
  expect(answer.data).toMatchObject({
    order: { number: "2026000001", phone: "+420 601 123 456" },
    taxRows: [{ taxBasisPoints: 2100, grossMinor: 12_990 }],
    isMasked: false,
  });
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(answer.headers.get("Referrer-Policy")).toBe("no-referrer");
});

test.each([
  ["a wrong hash", { hash: "wrong-hash-of-22-chars" }],
  ["a hash that cannot be one", { hash: "\u0000" }],
  ["a wrong id", { id: "wrong-id-with-22-chars" }],
  ["an id that cannot be one", { id: "\u0000" }],
])("%s is not found", async (_what, changed) => {
  const { show, params } = await shopWithOrder();
  expect((await show("", { ...params, ...changed })).status).toBe(404);
});

test("an order is shown in its own language", async () => {
  const { show, params } = await shopWithOrder();
  expect(await show("/sk", params)).toMatchObject({ status: 302, location: `/shrnuti/${params.id}/${params.hash}` });
});

test("after thirty days the contact is hidden", async () => {
  const { show, params, placedAt } = await shopWithOrder();
  const { data } = await show("", params, placedAt + 31 * day);
  expect(data).toMatchObject({ isMasked: true });
  expect(JSON.stringify(data)).not.toMatch(/Nová|Dlouhá|eva@/);
});

test("a guest cancels with the order's key while nothing has been done for it, and nobody without", async () => {
  const { show, send, db, params } = await shopWithOrder();
  expect((await send("cancel", { ...params, hash: "wrong-hash-of-22-chars" })).status).toBe(404);
  expect((await show("", params)).data).toMatchObject({ isCancellable: true, order: { state: "accepted" } });
  expect(await send("cancel")).toMatchObject({ status: 303, location: `/shrnuti/${params.id}/${params.hash}` });
  expect((await show("", params)).data).toMatchObject({ isCancellable: false, order: { state: "cancelled" } });
  expect(await stockOf(db)).toEqual({ "eshop 1001001": 5 });
});

test("a form that the page does not have is refused", async () => {
  const { send } = await shopWithOrder();
  expect((await send("steal")).status).toBe(400);
});
