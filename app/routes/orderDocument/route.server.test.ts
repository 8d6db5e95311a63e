import { expect, test } from "vitest";

import { changeOrderState, payOrder } from "~/features/orders/changeOrderState.server";
import { dayMs } from "~/platform/time/durations";
import { registerTestCustomer, requestAs } from "../../../tests/support/customers";
import { placedOrder } from "../../../tests/support/placedOrder";
import { stockJacket } from "../../../tests/support/products";
import { responseOf, visit } from "../../../tests/support/routeResponse";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { loader as accountLoader } from "../accountDocument/route";
import { loader as summaryLoader } from "../orderSummary/route";
import { loader } from "./route";

async function shop() {
  const world = testWorld(await freshDb());
  await stockJacket(world.db);
  const [eva, jan] = [await registerTestCustomer(world), await registerTestCustomer(world, { email: "jan@seznam.cz" })];
  const order = await placedOrder(world, { customerId: eva.customerId });
  await payOrder(world, order.id, "staff Jana");
  const other = await placedOrder(world, { tempId: "other" });
  await changeOrderState(world, other.id, "pending", "staff Jana");
  const key = { id: order.id, hash: order.summaryHash };
  const ask = (params: Record<string, string>, now = world.now()) =>
    loader({
      request: visit("/shrnuti/id/hash/file", "somebody"),
      params,
      context: { world: { ...world, now: () => now } },
    });
  const askAs = (token: string, params: Record<string, string>) =>
    accountLoader({ request: requestAs(token, "/ucet/objednavka/id/file"), params, context: { world } });
  return { world, eva, jan, order, other, key, ask, askAs };
}

const file = "FV26000001.pdf";

test("the order's page links its invoice, which downloads as a PDF that nobody may store", async () => {
  const { world, key, ask } = await shop();
  const page = await responseOf(
    summaryLoader({ request: visit("/shrnuti/id/hash", "somebody"), params: key, context: { world } }),
  );
  const href = `/shrnuti/${key.id}/${key.hash}/${file}`;
  expect(page.data).toMatchObject({ documents: [{ number: "FV26000001", kind: "invoice", href }], transfer: null });
  const response = await ask({ ...key, document: file });
  expect(response.headers.get("Content-Type")).toBe("application/pdf");
  expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="faktura-FV26000001.pdf"');
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
});

test.each([
  ["a wrong hash", { hash: "wrong-hash-of-22-chars" }],
  ["a malformed id", { id: "\u0000" }],
  ["another number", { document: "FV26000002.pdf" }],
  ["no PDF", { document: "FV26000001" }],
  ["a path", { document: "../../FV26000001.pdf" }],
])("%s finds no document", async (_what, changed) => {
  const { key, ask } = await shop();
  const { status, headers, data } = await responseOf(ask({ ...key, document: file, ...changed }));
  expect([status, headers.get("Cache-Control"), headers.get("Referrer-Policy")]).toEqual([
    404,
    "no-store",
    "same-origin",
  ]);
  expect(data).toContain("Tento doklad jsme nenašli.");
});

test("an order's key opens no other order's document, and its own no longer than the page shows the customer", async () => {
  const { world, other, key, ask } = await shop();
  const otherKey = { id: other.id, hash: other.summaryHash };
  expect((await responseOf(ask({ ...otherKey, document: file }))).status).toBe(404);
  expect((await responseOf(ask({ ...key, document: file }, world.now() + 31 * dayMs))).status).toBe(404);
});

test("a customer downloads the documents of own orders alone", async () => {
  const { eva, jan, order, askAs } = await shop();
  const params = { id: order.id, document: file };
  expect((await askAs(eva.token, params)).headers.get("Content-Type")).toBe("application/pdf");
  expect((await responseOf(askAs(jan.token, params))).status).toBe(404);
  expect((await responseOf(askAs("nobody", params))).status).toBe(302);
});
