import { expect, test } from "vitest";

import type { Db } from "~/platform/database/database.server";
import { stockJacket } from "../../../tests/support/products";
import { responseOf } from "../../../tests/support/routeResponse";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";

import { action, loader } from "./route";

const tempId = "abcdefghijklmnopqrstuv";
const cookies = (headers: Headers) => headers.getSetCookie().join("\n");

function send(db: Db, fields: Record<string, string>, { path = "/wishlist", headers = {} } = {}) {
  const request = new Request(`http://shop.test${path}`, {
    method: "POST",
    headers: { Cookie: `wishlist.tempId=${tempId}`, ...headers },
    body: new URLSearchParams(fields),
  });
  return responseOf(action({ request, params: {}, context: { world: testWorld(db) } }));
}

function show(db: Db, path = "/wishlist") {
  const request = new Request(`http://shop.test${path}`, { headers: { Cookie: `wishlist.tempId=${tempId}` } });
  return responseOf(loader({ request, params: {}, context: { world: testWorld(db) } }));
}

test("a heart returns to its card on the page it came from, and the cookie is extended by 14 days", async () => {
  const db = await freshDb();
  await stockJacket(db);
  const answer = await send(db, { intent: "save-product", product: "1001", back: "/1/muzi?strana=2" });
  expect([answer.status, answer.location]).toEqual([303, "/1/muzi?strana=2#p-1001"]);
  expect(cookies(answer.headers)).toMatch(
    new RegExp(`wishlist\\.tempId=${tempId}; Max-Age=1209600; Path=/; HttpOnly; Secure; SameSite=Lax`),
  );
  expect((await show(db)).data).toMatchObject({ wishlist: { count: 1, lines: [{ card: { id: 1001 } }] } });
});

test("a form never redirects outside of this shop", async () => {
  const db = await freshDb();
  await stockJacket(db);
  expect((await send(db, { intent: "save-product", product: "1001", back: "//elsewhere.test/x" })).location).toBe(
    "/wishlist",
  );
  expect((await send(db, { intent: "save-product", product: "1001" }, { path: "/sk/wishlist" })).location).toBe(
    "/sk/wishlist",
  );
});

test("a heart sent by a script does not redirect", async () => {
  const db = await freshDb();
  await stockJacket(db);
  const answer = await send(
    db,
    { intent: "save-product", product: "1001", back: "/1/muzi" },
    { headers: { "Sec-Fetch-Dest": "empty" } },
  );
  expect([answer.status, answer.location]).toEqual([200, null]);
});

test("an unknown product gets a notice, and no list is created", async () => {
  const db = await freshDb();
  for (const product of ["999", "x", "", "99999999999999999999"]) {
    const answer = await send(db, { intent: "save-product", product, back: "/1/muzi" });
    expect([answer.status, cookies(answer.headers).includes("notice=")]).toEqual([303, true]);
  }
  expect(await db.selectFrom("wishlist").selectAll().execute()).toEqual([]);
});

test("a product moves to the cart only with a size, and is then removed from the list", async () => {
  const db = await freshDb();
  await stockJacket(db, { onHand: { "50": 2, "52": 2 } });
  await send(db, { intent: "save-product", product: "1001" });
  expect(await send(db, { intent: "move-to-cart", product: "1001" })).toMatchObject({
    status: 422,
    data: { productId: 1001, field: "choice", refusedAt: expect.any(Number) },
  });
  expect(await db.selectFrom("cart_line").selectAll().execute()).toEqual([]);
  const moved = await send(db, { intent: "move-to-cart", product: "1001", velikost: "52" });
  expect([moved.status, moved.location]).toEqual([303, "/wishlist"]);
  expect(cookies(moved.headers)).toContain("cart.tempId=");
  expect(await db.selectFrom("cart_line").select(["variant_id", "quantity"]).execute()).toEqual([
    { variant_id: 1_001_002, quantity: 1 },
  ]);
  expect(await db.selectFrom("wishlist_item").selectAll().execute()).toEqual([]);
});

test("a note of more than 500 characters is rejected and not stored", async () => {
  const db = await freshDb();
  await stockJacket(db);
  await send(db, { intent: "save-product", product: "1001" });
  const typed = `${"🧥".repeat(400)}${"x".repeat(501)}`;
  expect(await send(db, { intent: "write-note", product: "1001", note: typed })).toMatchObject({
    status: 422,
    data: { field: "note", typed, refusedAt: expect.any(Number) },
  });
  expect((await send(db, { intent: "write-note", product: "1001", note: `🧥${"x".repeat(500)}` })).status).toBe(303);
  const kept = await db.selectFrom("wishlist_item").where("note", "<>", "").select("note").execute();
  expect(kept).toEqual([{ note: "x".repeat(500) }]);
});

test("an error is described by the operation that failed", async () => {
  const db = await freshDb();
  await stockJacket(db);
  await db.schema.dropTable("wishlist_item").execute();
  await db.schema.dropTable("wishlist").execute();
  expect(await show(db)).toMatchObject({ status: 500, data: { operation: "load" } });
  expect(await send(db, { intent: "save-product", product: "1001" })).toMatchObject({
    status: 500,
    data: { operation: "add" },
  });
  expect(await send(db, { intent: "save-product", product: "1001" }, { headers: { Cookie: "" } })).toMatchObject({
    data: { operation: "create" },
  });
  expect(await send(db, { intent: "remove-product", product: "1001" })).toMatchObject({
    status: 500,
    data: { operation: "remove" },
  });
  const fromScript = await send(
    db,
    { intent: "remove-product", product: "1001", back: "/1/muzi" },
    { headers: { "Sec-Fetch-Dest": "empty" } },
  );
  expect([fromScript.status, fromScript.location]).toEqual([303, "/1/muzi"]);
});

test("a page beyond the end is not found", async () => {
  const db = await freshDb();
  expect((await show(db, "/wishlist?strana=2")).status).toBe(404);
  expect((await show(db, "/wishlist?strana=1")).status).toBe(404);
  expect((await show(db)).status).toBe(200);
});

test("a form without an intent, or with one that the wishlist does not know, is refused and changes nothing", async () => {
  const db = await freshDb();
  await stockJacket(db);
  const forms: Record<string, string>[] = [{ product: "1001" }, { intent: "steal", product: "1001" }, { add: "1001" }];
  for (const fields of forms) {
    expect(await send(db, fields)).toMatchObject({ status: 422 });
  }
  expect(await db.selectFrom("wishlist").selectAll().execute()).toEqual([]);
});
