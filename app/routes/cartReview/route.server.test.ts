import { expect, test } from "vitest";

import { countPieces } from "~/features/cart/pieceCount.queries.server";
import { refusalCounts } from "~/features/operations/refusals.server";
import type { Db } from "~/platform/database/database.server";
import { consumeNotice } from "~/platform/http/notice.server";

import { readyToOrder } from "../../../tests/support/checkout";
import { putPages } from "../../../tests/support/legalPages";
import { stockJacket } from "../../../tests/support/products";
import { responseOf, visit } from "../../../tests/support/routeResponse";
import { saveSetting } from "../../../tests/support/settings";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { openStores } from "../../../tests/support/stores";
import { action, loader } from "./route";

const tempId = "visitor-with-22-letter";
const owner = { tempId, locale: "cs" } as const;

async function shopAtReview(quantity = 1) {
  const db = await freshDb();
  await stockJacket(db);
  const cartItems = [{ productId: 1001, variantId: 1_001_001, quantity }];
  const { agreement } = await readyToOrder(db, { tempId, cartItems });
  const context: Parameters<typeof action>[0]["context"] = { world: testWorld(db) };
  const send = (fields: Record<string, string>) =>
    responseOf(action({ request: visit("/kosik/souhrn", tempId, fields), params: {}, context: { ...context } }));
  const show = (query = "") =>
    responseOf(loader({ request: visit(`/kosik/souhrn${query}`, tempId), params: {}, context }));
  const agreed = {
    intent: "place-order",
    order_token: agreement.orderToken,
    shown_total: String(agreement.shownTotalMinor),
    terms: "on",
  };
  return { db, context, send, show, agreed };
}

test("a placed order leads to its summary, and the same form sent again to the same one", async () => {
  const { send, agreed } = await shopAtReview();
  const first = await send(agreed);
  expect(first.status).toBe(303);
  expect(first.location).toMatch(/^\/shrnuti\/[\w-]{22}\/[\w-]{22}$/);
  expect(await send(agreed)).toMatchObject({ status: 303, location: first.location });
});

test("without consent nothing is ordered", async () => {
  const { db, send, agreed } = await shopAtReview();
  expect(await send({ ...agreed, terms: "" })).toMatchObject({
    status: 422,
    data: { formMessage: "checkout:errors.terms", reply: { error: { terms: ["ui:forms.confirmed"] } } },
  });
  expect(await orderCount(db)).toBe(0);
});

test("a price that differs from the one shown is reported, and the consent stays ticked", async () => {
  const { db, send, agreed } = await shopAtReview();
  expect(await send({ ...agreed, shown_total: "1" })).toMatchObject({
    status: 409,
    data: { formMessage: "checkout:errors.changed", reply: { initialValue: { terms: "on" } } },
  });
  expect(await orderCount(db)).toBe(0);
});

test("a network with too many unpaid orders gets a message, and the cart stays", async () => {
  const { db, context, send, agreed } = await shopAtReview();
  context.clientAddress = "2001:db8::1";
  await saveSetting(db, "unpaid_orders", "cs", { per_customer: 9, per_network: 1 });
  expect(await send(agreed)).toMatchObject({ status: 303 });
  const { agreement } = await readyToOrder(db, { tempId, email: "jan@seznam.cz" });
  context.clientAddress = "2001:db8::2";
  const again = { ...agreed, order_token: agreement.orderToken };
  expect(await send(again)).toMatchObject({
    status: 422,
    data: { formMessage: "checkout:errors.tooManyUnpaid", reply: { initialValue: { terms: "on" } } },
  });
  expect(await orderCount(db)).toBe(1);
  expect(await countPieces(db, owner)).toBe(1);
  const { network_hash } = await db.selectFrom("orders").select("network_hash").executeTakeFirstOrThrow();
  expect(network_hash).toMatch(/^[\w-]{16}$/);
  context.clientAddress = "2001:db9::1";
  expect(await send(again)).toMatchObject({ status: 303 });
});

test("when saving the order fails, the page says so and the cart stays", async () => {
  const { db, context, send, agreed } = await shopAtReview();
  const broken: Db = db.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === "InsertQueryNode") throw new Error("the disk is full");
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  context.world = testWorld(broken);
  expect(await send(agreed)).toMatchObject({ status: 500, data: { formMessage: "checkout:errors.notSaved" } });
  expect(await orderCount(db)).toBe(0);
  expect(await countPieces(db, owner)).toBe(1);
});

test("an unavailable line blocks the order and is removed with one click", async () => {
  const { db, send, show, agreed } = await shopAtReview(2);
  await db.updateTable("stock").set({ on_hand: 1 }).execute();
  expect(await send(agreed)).toMatchObject({ status: 409, data: { formMessage: "checkout:errors.unavailable" } });
  const { id } = await db.selectFrom("cart_line").select("id").executeTakeFirstOrThrow();
  expect(await send({ intent: "resolve-line", line: id, quantity: "2" })).toMatchObject({
    status: 303,
    location: "/kosik/souhrn",
  });
  expect((await show()).data).toMatchObject({ lines: [{ quantity: 1, onHand: 1 }] });
  await send({ intent: "resolve-line", line: id, quantity: "0" });
  expect(await show()).toMatchObject({ status: 302, location: "/kosik" });
});

test("an order that lacks its delivery by now leads back and says that it was not sent", async () => {
  const { db, context, agreed } = await shopAtReview();
  await db.updateTable("cart").set({ carrier_id: null }).execute();
  const before = refusalCounts().incomplete;
  const form = visit("/kosik/souhrn", tempId, agreed);
  expect(await noticeOf(action({ request: form, params: {}, context }))).toEqual(["/kosik/souhrn", "notOrdered"]);
  expect(refusalCounts().incomplete).toBe(before + 1);
  expect(await orderCount(db)).toBe(0);
});

test("a page that has nothing to review any more says that the refused order was not sent", async () => {
  const { db, context, agreed } = await shopAtReview();
  await db.updateTable("stock").set({ on_hand: 0 }).execute();
  const form = visit("/kosik/souhrn", tempId, agreed);
  expect(await responseOf(action({ request: form, params: {}, context }))).toMatchObject({ status: 409 });
  const page = visit("/kosik/souhrn", tempId);
  expect(await noticeOf(loader({ request: page, params: {}, context }))).toEqual(["/kosik", "notOrdered"]);
});

/** Returns where a redirect leads, and which notice it sets. */
async function noticeOf(answer: Promise<unknown>) {
  const thrown = await answer.catch((redirect: unknown) => redirect);
  if (!(thrown instanceof Response)) throw new Error("no redirect");
  const cookie = thrown.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const { environment } = testWorld(await freshDb());
  const { content } = await consumeNotice(new Request("http://shop.test", { headers: { cookie } }), environment);
  return [thrown.headers.get("Location"), content?.key];
}

test("each refused order is counted by its reason", async () => {
  const { db, send, agreed } = await shopAtReview(2);
  const before = { ...refusalCounts() };
  await send({ ...agreed, terms: "" });
  await send({ ...agreed, shown_total: "1" });
  await db.updateTable("stock").set({ on_hand: 1 }).execute();
  await send(agreed);
  const after = refusalCounts();
  const added = Object.entries(after).filter(([reason, count]) => count > before[reason as keyof typeof before]);
  expect(added.map(([reason]) => reason).sort()).toEqual(["price-changed", "sold-out", "validation"]);
});

test("a pickup whose pieces come from another store says so", async () => {
  const db = await freshDb();
  await openStores(db);
  await stockJacket(db, { onHand: { "52": 0 } });
  await db.insertInto("stock").values({ variant_id: 1_001_001, store_id: "bratislava", on_hand: 1 }).execute();
  const pickup = { carrierId: "pickup", pickupStoreId: "praha", pickupSlot: "2026-11-27T11:30" };
  await readyToOrder(db, { tempId, ...pickup });
  const context = { world: testWorld(db) };
  const shown = await responseOf(loader({ request: visit("/kosik/souhrn", tempId), params: {}, context }));
  expect(shown.data).toMatchObject({ isBrought: true, delivery: { slot: { date: "2026-11-27", minute: 690 } } });
});

test("a malformed form neither orders nor fails", async () => {
  const { db, send } = await shopAtReview();
  expect((await send({})).status).toBe(422);
  expect((await send({ intent: "place-order", order_token: "\u0000", shown_total: "-1", terms: "on" })).status).toBe(
    422,
  );
  expect((await send({ intent: "resolve-line", line: "\u0000", quantity: "1" })).status).toBe(303);
  expect(await orderCount(db)).toBe(0);
});

test("only existing fields are named as corrected", async () => {
  const { show } = await shopAtReview();
  expect((await show("?upraveno=street,%3Cb%3E")).data).toMatchObject({ corrected: ["street"] });
});

async function orderCount(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("orders")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

test("terms that have changed since are agreed to anew", async () => {
  const { db, send, agreed } = await shopAtReview();
  await putPages(db);
  expect(await send({ ...agreed, terms_version: "0".repeat(32) })).toMatchObject({
    status: 409,
    data: { formMessage: "checkout:errors.termsChanged", reply: {} },
  });
  const { data } = await send({ ...agreed, terms_version: "0".repeat(32) });
  expect(JSON.stringify(data)).not.toContain('"terms":"on"');
  expect(await orderCount(db)).toBe(0);
});
