import { expect, test } from "vitest";

import { addToCart } from "~/features/cart/addToCart.server";
import { countPieces } from "~/features/cart/pieceCount.queries.server";
import type { Db } from "~/platform/database/database.server";
import { action as addAction } from "~/routes/catalog/route";
import { registerTestCustomer, requestAs } from "../../../tests/support/customers";
import { placedOrder } from "../../../tests/support/placedOrder";
import { stockJacket } from "../../../tests/support/products";
import { responseOf, visit } from "../../../tests/support/routeResponse";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { issueVoucher } from "../../../tests/support/vouchers";
import { loader as readApi } from "../api/route";
import { action as languageAction } from "../language/route";
import { action, loader } from "./route";

const tempId = "visitor-with-22-letter";
const owner = { tempId, locale: "cs" } as const;

async function shop(quantity = 2) {
  const db = await freshDb();
  await stockJacket(db, { onHand: { "52": 5 } });
  await db.updateTable("product").set({ allows_message: 1 }).execute();
  await addToCart(db, owner, { productId: 1001, variantId: 1_001_001, quantity, note: "" }, 1);
  const { id } = await db.selectFrom("cart_line").select("id").executeTakeFirstOrThrow();
  return { db, id };
}

function send(db: Db, fields: Record<string, string>) {
  return responseOf(
    action({ request: visit("/kosik", tempId, fields), params: {}, context: { world: testWorld(db) } }),
  );
}

function show(db: Db, request = visit("/kosik", tempId)) {
  return responseOf(loader({ request, params: {}, context: { world: testWorld(db) } }));
}

/** Returns the same database, but with every statement of the given kinds failing. */
function failing(db: Db, kinds: readonly string[]): Db {
  return db.withPlugin({
    transformQuery: ({ node }) => {
      if (kinds.includes(node.kind)) throw new Error("the disk is full");
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}

/** Returns the notice in a response's cookie. */
function noticeIn(headers: Headers): { key: string; values: Record<string, string> } {
  const line = headers.getSetCookie().find((cookie) => cookie.startsWith("notice=")) ?? "";
  const value = decodeURIComponent(line.slice("notice=".length).split(";")[0] ?? "");
  return JSON.parse(Buffer.from(value.split(".")[0] ?? "", "base64").toString("utf8"));
}

test("the notice of a removal carries what Undo needs, and Undo returns to its page", async () => {
  const { db, id } = await shop();
  const removal = await send(db, { intent: "remove-line", line: id, redirect: "/1/muzi?strana=2" });
  expect(removal).toMatchObject({ status: 303, location: "/1/muzi?strana=2" });
  const { key, values } = noticeIn(removal.headers);
  expect(key).toBe("removed");
  const undo = await send(db, { intent: "undo-removal", removed: values.undo ?? "", redirect: "/1/muzi" });
  expect(undo).toMatchObject({ status: 303, location: "/1/muzi" });
  expect((await show(db)).data).toMatchObject({ lines: [{ id, quantity: 2 }] });
});

test.each(["", "x", "{}", "[1]", '{"id":"a","productId":1e99}'])("undoing %j restores nothing", async (removed) => {
  const { db } = await shop();
  const answer = await send(db, { intent: "undo-removal", removed });
  expect(answer.status).toBe(303);
  expect(noticeIn(answer.headers).key).toBe("notRestored");
  expect(await countPieces(db, owner)).toBe(2);
});

test("a message of 36 characters is rejected with what was typed, one of 35 is stored without emojis", async () => {
  const { db, id } = await shop();
  const typed = "á".repeat(36);
  expect(await send(db, { intent: "write-message", line: id, note: typed })).toMatchObject({
    status: 422,
    data: { lineId: id, field: "note", typed },
  });
  expect((await send(db, { intent: "write-message", line: id, note: `${"á".repeat(35)}🎂` })).status).toBe(303);
  expect((await show(db)).data).toMatchObject({ lines: [{ note: "á".repeat(35) }] });
});

test("a line with more pieces than are in stock is reduced with one click", async () => {
  const { db, id } = await shop(4);
  await db.updateTable("stock").set({ on_hand: 3 }).execute();
  expect((await send(db, { intent: "reduce-to-stock", line: id })).status).toBe(303);
  expect((await show(db)).data).toMatchObject({ lines: [{ quantity: 3 }] });
});

test("pieces are added and taken one by one with the buttons beside their number", async () => {
  const { db, id } = await shop(1);
  for (const [intent, quantity] of [
    ["add-piece", 2],
    ["add-piece", 3],
    ["take-piece", 2],
  ] as const) {
    expect((await send(db, { intent, line: id })).status).toBe(303);
    expect((await show(db)).data).toMatchObject({ lines: [{ quantity }] });
  }
});

test("a line moves to the wishlist with one click, and the guest's cookie lasts 14 days", async () => {
  const { db, id } = await shop();
  const answer = await send(db, { intent: "save-for-later", line: id });
  expect(answer.headers.getSetCookie().join()).toContain("wishlist.tempId=");
  expect(await db.selectFrom("wishlist_item").select("product_id").execute()).toEqual([{ product_id: 1001 }]);
  expect((await show(db)).data).toMatchObject({ lines: [] });
});

test("a changed price is shown with the old one until it is acknowledged", async () => {
  const { db } = await shop();
  await db.updateTable("product_offer").set({ price_net: 10_000_000 }).execute();
  for (const _ of [1, 2]) {
    expect((await show(db)).data).toMatchObject({ lines: [{ unitMinor: 1_210, seenUnitMinor: 12_990 }] });
  }
  await send(db, { intent: "acknowledge-changes" });
  expect((await show(db)).data).toMatchObject({ lines: [{ unitMinor: 1_210, seenUnitMinor: 1_210 }] });
});

test("a customer who has no cart gets one, once", async () => {
  const { db } = await shop();
  const { token, customerId } = await registerTestCustomer(testWorld(db));
  for (const _ of [1, 2]) expect((await show(db, requestAs(token, "/kosik"))).data).toMatchObject({ lines: [] });
  const carts = await db.selectFrom("cart").where("customer_id", "=", customerId).select("id").execute();
  expect(carts).toHaveLength(1);
});

test("an error is described by the operation that failed, and nothing has changed", async () => {
  const { db, id } = await shop();
  const { token } = await registerTestCustomer(testWorld(db));
  const broken = failing(db, ["InsertQueryNode", "UpdateQueryNode"]);
  expect(await show(broken, requestAs(token, "/kosik"))).toMatchObject({ status: 500, data: { operation: "create" } });
  expect(await send(broken, { intent: "remove-line", line: id })).toMatchObject({
    status: 500,
    data: { operation: "change" },
  });
  const input = visit("/1001/nezarazeno/bunda-1001", tempId, { intent: "add-to-cart", velikost: "52", quantity: "1" });
  const params = { id: "1001", first: "nezarazeno", second: "bunda-1001" };
  const added = addAction({ request: input, params, context: { world: testWorld(broken) } });
  expect(await responseOf(added)).toMatchObject({
    status: 500,
    data: { messages: [expect.stringContaining("nepodařilo")] },
  });
  expect(await countPieces(db, owner)).toBe(2);
  await db.schema.dropTable("cart_line").execute();
  expect(await show(db)).toMatchObject({ status: 500, data: { operation: "load" } });
});

test("a voucher whose removal failed is still there, and a notice says so", async () => {
  const { db } = await shop();
  const voucherId = await issueVoucher(db);
  await send(db, { intent: "add-voucher", voucherCode: voucherId, serviceType: "eshop" });
  const kept = { vouchers: [{ code: voucherId }], totals: { goodsMinor: 25_980, totalMinor: 23_382 } };
  expect((await show(db)).data).toMatchObject(kept);
  const answer = await send(failing(db, ["DeleteQueryNode"]), { intent: "remove-voucher", voucherId });
  expect([answer.status, noticeIn(answer.headers).key]).toEqual([303, "voucherRemoveFailed"]);
  expect((await show(db)).data).toMatchObject(kept);
});

test("after a refused voucher the page and the API show the same cart", async () => {
  const { db } = await shop();
  await issueVoucher(db, { code: "DRAHY", minimal_czk_minor: 90_000 });
  await db.updateTable("product_offer").set({ price_net: 10_000_000 }).execute();
  const refused = await send(db, { intent: "add-voucher", voucherCode: "DRAHY", serviceType: "eshop" });
  expect(refused).toMatchObject({ status: 422, data: { voucher: { problem: { code: "minimal_price" } } } });
  expect((await show(db)).data).toMatchObject({ totals: { totalMinor: 2_420 }, vouchers: [] });
  const request = new Request(`http://shop.test/api/cart/anonymous/cs/${tempId}`);
  const fresh = await readApi({ request, params: {}, context: { world: testWorld(db), clientAddress: "127.0.0.1" } });
  expect(await fresh.json()).toMatchObject([{ total_products_tax_incl: 2_420, vouchers: [] }]);
});

test("switching the language copies the cart and says so; switching back changes nothing", async () => {
  const { db } = await shop();
  const go = (locale: string, path: string) => {
    const request = visit("/language", tempId, { locale, path });
    return responseOf(languageAction({ request, params: {}, context: { world: testWorld(db) } }));
  };
  const there = await go("sk", "/kosik");
  expect([there.location, noticeIn(there.headers).key]).toEqual(["/sk/kosik", "cartCopied"]);
  expect(await countPieces(db, { ...owner, locale: "sk" })).toBe(2);
  const back = await go("cs", "/sk/kosik");
  expect(back.headers.getSetCookie().join()).not.toContain("notice=");
  expect(await countPieces(db, owner)).toBe(2);
});

test("a form without an intent, or with one that the cart does not know, is refused and changes nothing", async () => {
  const { db, id } = await shop();
  const forms: Record<string, string>[] = [{ line: id, quantity: "0" }, { intent: "steal", line: id }, { intent: "" }];
  for (const fields of forms) {
    expect(await send(db, fields)).toMatchObject({ status: 422 });
  }
  expect(await countPieces(db, owner)).toBe(2);
});

test("a tab that was left in the checkout leads to what another has ordered, for a day", async () => {
  const world = testWorld(await freshDb());
  await stockJacket(world.db);
  const { id, number, summaryHash, tempId: renewed } = await placedOrder(world, { tempId });
  const open = async (request: Request, at = world.now()) =>
    (await responseOf(loader({ request, params: {}, context: { world: { ...world, now: () => at } } }))).data;
  const ordered = { lines: [], recentOrder: { number, address: `/shrnuti/${id}/${summaryHash}` } };
  const own = () => visit("/kosik", renewed ?? "");
  expect(await open(own())).toMatchObject(ordered);
  expect(await open(own(), world.now() + 86_400_001)).toMatchObject({ recentOrder: null });
  expect(await open(visit("/kosik", tempId))).toMatchObject({ recentOrder: null });
  expect(await open(visit("/kosik", "another-22-letter-gues"))).toMatchObject({ recentOrder: null });
  const { customerId, token } = await registerTestCustomer(world);
  expect(await open(requestAs(token, "/kosik"))).toMatchObject({ recentOrder: null });
  const ownedBy = { temp_id: null, customer_id: customerId };
  await world.db.updateTable("cart").set(ownedBy).where("is_open", "=", 0).execute();
  expect(await open(requestAs(token, "/kosik"))).toMatchObject(ordered);
});
