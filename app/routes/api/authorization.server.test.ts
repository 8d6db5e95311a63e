import { expect, test } from "vitest";

import type { Db } from "~/platform/database/database.server";
import type { Tables } from "~/platform/database/schema";
import { goodCalls } from "../../../tests/support/api/apiCalls";
import { documentedOperations } from "../../../tests/support/api/apiDocument";
import { openApiShop, settleEva } from "../../../tests/support/api/apiShop";
import { registerTestCustomer } from "../../../tests/support/customers";

const operations = documentedOperations();

const ownedTables = [
  "customer",
  "customer_address",
  "cart",
  "cart_line",
  "wishlist",
  "wishlist_item",
  "orders",
  "order_line",
  "order_event",
  "session",
  "password_reset",
] satisfies (keyof Tables)[];

/** Returns everything that somebody owns, as text. */
async function belongings(db: Db, without: readonly string[] = []): Promise<string> {
  const tables: Record<string, string[]> = {};
  for (const table of ownedTables) {
    const rows: Record<string, unknown>[] = await db.selectFrom(table).selectAll().execute();
    const others = rows.filter((row) => !without.some((id) => Object.values(row).includes(id)));
    tables[table] = others.map((row) => JSON.stringify(row)).sort();
  }
  return JSON.stringify(tables);
}

test("with another's ids nothing is read and nothing changes", async () => {
  const shop = await openApiShop();
  const eva = await settleEva(shop);
  const stranger = await registerTestCustomer(shop.world, { email: "jan@seznam.cz" });
  const calls = await goodCalls(shop, eva);
  const owned = [eva.cartId, eva.wishlistId, eva.addressId, eva.order.id];
  const before = await belongings(shop.db);
  const isOwned = (path: string) => owned.some((id) => path.includes(id));
  const asked = operations.filter(({ name, mayHaveCustomer }) => mayHaveCustomer && isOwned(calls[name]?.path ?? ""));
  expect(asked.length).toBeGreaterThanOrEqual(8);
  for (const { name, method, needsCustomer } of asked) {
    const { path, body } = calls[name] ?? { path: "" };
    const sent = body === undefined ? {} : { body };
    const asStranger = await shop.ask(method, path, { ...sent, token: stranger.token });
    expect([name, asStranger.status]).toEqual([name, 404]);
    const asGuest = await shop.ask(method, path, sent);
    expect([name, asGuest.status]).toEqual([name, needsCustomer ? 401 : 404]);
    expect(JSON.stringify([asStranger.body, asGuest.body])).not.toMatch(/Eva|eva@|Dlouh/);
  }
  expect(await belongings(shop.db)).toBe(before);
});

test("another customer's lists contain nothing of the owner's", async () => {
  const shop = await openApiShop();
  const eva = await settleEva(shop);
  const stranger = await registerTestCustomer(shop.world, { email: "jan@seznam.cz", firstname: "Jan" });
  const before = await belongings(shop.db, [stranger.customerId]);
  for (const path of ["/api/orders", "/api/addresses", "/api/cart/cs", "/api/wishlist/cs", "/api/me"]) {
    const { status, body } = await shop.ask("GET", path, { token: stranger.token });
    const text = JSON.stringify(body);
    expect([path, status]).toEqual([path, 200]);
    for (const id of [eva.cartId, eva.wishlistId, eva.addressId, eva.order.id, "eva@"]) expect(text).not.toContain(id);
  }
  expect(await belongings(shop.db, [stranger.customerId])).toBe(before);
});

test("a customer's token grants no access to a guest's cart or wishlist, and a wrong hash none to an order", async () => {
  const shop = await openApiShop();
  const eva = await settleEva(shop);
  const [cart] = (await shop.ask("GET", "/api/cart/anonymous/cs")).body as [{ id: string; tempId: string }];
  const wishlist = (await shop.ask("GET", "/api/wishlist/anonymous/cs/0")).body as { id: string; temp_id: string };
  const before = await belongings(shop.db);
  const { token } = eva;
  for (const id of [cart.id, cart.tempId, wishlist.id, wishlist.temp_id]) {
    expect((await shop.ask("DELETE", `/api/cart/${id}`, { token })).status).toBe(404);
    expect((await shop.ask("DELETE", `/api/wishlist/${id}`, { token })).status).toBe(404);
  }
  // A guest's wishlist is not found by an id that is not its secret.
  expect((await shop.ask("DELETE", `/api/wishlist/${wishlist.id}`)).status).toBe(404);
  expect((await shop.ask("GET", `/api/orders/summary/${eva.order.id}/${"A".repeat(22)}`)).status).toBe(404);
  expect(await belongings(shop.db)).toBe(before);
});

test("an unknown guest id is never adopted: the response has a new one", async () => {
  const shop = await openApiShop();
  const planted = "P".repeat(22);
  const [cart] = (await shop.ask("GET", `/api/cart/anonymous/cs/${planted}`)).body as [{ tempId: string }];
  const wishlist = (await shop.ask("GET", `/api/wishlist/anonymous/cs/${planted}`)).body as { temp_id: string };
  expect([cart.tempId, wishlist.temp_id]).not.toContain(planted);
});
