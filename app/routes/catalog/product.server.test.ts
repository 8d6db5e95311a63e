import { expect, test } from "vitest";
import { addToCart } from "~/features/cart/addToCart.server";
import { maxLines } from "~/features/cart/cart";
import type { Db } from "~/platform/database/database.server";
import { parseSerializedJson, type SerializedJson } from "~/platform/text/serializedJson";
import { plainSpaces } from "../../../tests/support/plainSpaces";
import { stockJacket } from "../../../tests/support/products";
import { responseOf, visit } from "../../../tests/support/routeResponse";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";

import { action, loader } from "./route";

const path = "/1001/nezarazeno/bunda-1001";
const params = { id: "1001", first: "nezarazeno", second: "bunda-1001" };
const tempId = "A".repeat(22);

async function shop() {
  const db = await freshDb();
  await stockJacket(db, { onHand: { "50": 0, "52": 3 } });
  return db;
}

function send(db: Db, fields: Record<string, string>, query = "") {
  const context = { world: testWorld(db) };
  return responseOf(action({ request: visit(path + query, tempId, fields), params, context }));
}

function open(db: Db, query = "", headers: Record<string, string> = {}) {
  const request = new Request(`http://shop.test${path}${query}`, { headers });
  return responseOf(loader({ request, params, context: { world: testWorld(db) } }));
}

async function viewOf(db: Db, query = "", headers: Record<string, string> = {}) {
  const { data } = await open(db, query, headers);
  if (typeof data !== "object" || data === null || !("view" in data)) throw new Error("no product was shown");
  return parseSerializedJson(data.view as SerializedJson<object>);
}

test("adding to the cart keeps the selected options in the address", async () => {
  const db = await shop();
  const answer = await send(db, { intent: "add-to-cart", velikost: "52", quantity: "1" });
  expect(answer).toMatchObject({ status: 303, location: `${path}?velikost=52` });
});

test("a message of 36 characters is rejected and nothing is added to the cart", async () => {
  const db = await shop();
  await db.updateTable("product").set({ allows_message: 1 }).execute();
  const refused = await send(db, { intent: "add-to-cart", velikost: "52", note: "á".repeat(36) });
  expect(refused).toMatchObject({ status: 422, data: { isMessageLong: true, message: "á".repeat(36) } });
  expect(await db.selectFrom("cart_line").selectAll().execute()).toEqual([]);
  expect(await send(db, { intent: "add-to-cart", velikost: "52", note: `${"á".repeat(35)}🎂` })).toMatchObject({
    status: 303,
  });
  expect(await db.selectFrom("cart_line").select("note").execute()).toEqual([{ note: "á".repeat(35) }]);
});

test("a full cart rejects another line with an error", async () => {
  const db = await shop();
  await db.updateTable("product").set({ allows_message: 1 }).execute();
  for (let index = 0; index < maxLines; index += 1) {
    const line = { productId: 1001, variantId: 1_001_002, quantity: 1, note: String(index) };
    await addToCart(db, { tempId, locale: "cs" }, line, index);
  }
  const refused = await send(db, { intent: "add-to-cart", velikost: "52", note: "Ahoj", quantity: "2" });
  expect(plainSpaces(refused)).toMatchObject({
    status: 422,
    data: { quantity: "2", message: "Ahoj", messages: [expect.stringContaining("už je 50 různých položek")] },
  });
});

test("a message for a product that does not allow one is ignored", async () => {
  const db = await shop();
  await send(db, { intent: "add-to-cart", velikost: "52", note: "Ahoj" });
  expect(await db.selectFrom("cart_line").select("note").execute()).toEqual([{ note: "" }]);
});

test("an invalid e-mail is rejected with the shop's own message and kept", async () => {
  const db = await shop();
  expect(await send(db, { intent: "request-alert", email: "jana@", variant: "1001001" })).toMatchObject({
    status: 422,
    data: { stockAlert: { email: "jana@", variant: "1001001", errors: { email: "ui:forms.email" } } },
  });
  expect(await send(db, { intent: "request-alert" })).toMatchObject({
    status: 422,
    data: { stockAlert: { errors: { email: "ui:forms.required" }, refusedAt: expect.any(Number) } },
  });
  expect(await db.selectFrom("stock_watch").selectAll().execute()).toEqual([]);
});

test.each([
  ["without a variant while one is in stock", {}],
  ["for a variant of another product", { variant: "1002001" }],
  ["for nonsense", { variant: "50" }],
  ["for more nonsense", { variant: "x" }],
])("a stock alert %s is refused at the variant", async (_what, variant) => {
  const db = await shop();
  expect(await send(db, { intent: "request-alert", email: "jana@priklad.cz", ...variant })).toMatchObject({
    status: 422,
    data: { stockAlert: { email: "jana@priklad.cz", errors: { variant: "product:stockAlert.unknown" } } },
  });
  expect(await db.selectFrom("stock_watch").selectAll().execute()).toEqual([]);
});

test("a network asks for few stock alerts an hour, whatever address it types, and another network for its own", async () => {
  const db = await shop();
  const ask = (number: number, clientAddress: string) => {
    const fields = { intent: "request-alert", email: `p${number}@priklad.cz`, variant: "1001001" };
    const context = { world: testWorld(db), clientAddress };
    return responseOf(action({ request: visit(path, tempId, fields), params, context }));
  };
  for (let number = 1; number <= 30; number += 1) expect((await ask(number, "192.0.2.1")).status).toBe(303);
  expect(await ask(31, "192.0.2.1")).toMatchObject({
    status: 429,
    data: {
      stockAlert: { email: "p31@priklad.cz", variant: "1001001", errors: { form: "product:stockAlert.limited" } },
    },
  });
  expect(await db.selectFrom("stock_watch").selectAll().execute()).toHaveLength(30);
  expect((await ask(31, "192.0.2.2")).status).toBe(303);
});

test("a stock alert request gets the same response whether it was stored or not", async () => {
  const db = await shop();
  const gone = await send(
    db,
    { intent: "request-alert", email: "jana@priklad.cz", variant: "1001001" },
    "?velikost=50",
  );
  const inStock = await send(
    db,
    { intent: "request-alert", email: "jana@priklad.cz", variant: "1001002" },
    "?velikost=50",
  );
  expect(gone).toMatchObject({ status: 303, location: `${path}?velikost=50` });
  expect(inStock).toMatchObject({ status: 303, location: `${path}?velikost=50` });
  expect(await db.selectFrom("stock_watch").selectAll().execute()).toHaveLength(1);
});

test("stock alerts are cancelled by a form, not by opening the link in the e-mail", async () => {
  const db = await shop();
  await send(db, { intent: "request-alert", email: "jana@priklad.cz", variant: "1001001" });
  const { id } = await db.selectFrom("stock_watch").select("id").executeTakeFirstOrThrow();
  expect(await viewOf(db, `?zrusit=${id}`)).toMatchObject({ cancelStockAlertId: id });
  expect(await db.selectFrom("stock_watch").selectAll().execute()).toHaveLength(1);
  expect(await send(db, { intent: "cancel-alerts", id })).toMatchObject({ status: 303, location: path });
  expect(await db.selectFrom("stock_watch").selectAll().execute()).toEqual([]);
});

test("the page is shown even if the stores cannot be read", async () => {
  const db = await shop();
  await db.schema.dropTable("store_exception").execute();
  expect(await viewOf(db, "?prodejny=1")).toMatchObject({ storeAvailability: "failed" });
});

test("store stock is read only on request", async () => {
  const db = await shop();
  expect(await viewOf(db)).toMatchObject({ storeAvailability: null });
  expect(await viewOf(db, "?prodejny=1&velikost=52")).toMatchObject({
    storeAvailability: { stores: [], variant: "52" },
  });
});

test("recently viewed products are shown, and the current one is remembered, once the visitor has agreed", async () => {
  const db = await shop();
  await stockJacket(db, { id: 1002 });
  const agreed = "cookie_consent=technical.marketing";
  const shown = await viewOf(db, "", { Cookie: `${agreed}; seen=1002.1001.7` });
  expect(shown).toMatchObject({ recentlyViewed: [{ id: 1002 }] });
  const { headers } = await open(db, "", { Cookie: `${agreed}; seen=1002` });
  expect(headers.get("Set-Cookie")).toMatch(/^seen=1001\.1002;.*HttpOnly/);
});

test.each(["", "cookie_consent=technical; ", "cookie_consent=technical.analytical; "])(
  "with %j nothing viewed is shown or remembered",
  async (answer) => {
    const db = await shop();
    await stockJacket(db, { id: 1002 });
    expect(await viewOf(db, "", { Cookie: `${answer}seen=1002` })).toMatchObject({ recentlyViewed: [] });
    expect((await open(db, "", { Cookie: `${answer}seen=1002` })).headers.get("Set-Cookie")).toBeNull();
  },
);

test("the product page takes few queries", async () => {
  const asked: string[] = [];
  const db = (await shop()).withPlugin({
    transformQuery: ({ node }) => {
      asked.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const cookie = "cookie_consent=technical.marketing; seen=1002";
  await open(db, "", { Cookie: cookie });
  expect(asked.length).toBeLessThanOrEqual(11);
  const countAtFirst = asked.length;
  await open(db, "", { Cookie: cookie });
  // The queries that all visitors share are repeated once a second.
  expect(asked.length - countAtFirst).toBeLessThanOrEqual(7);
});
