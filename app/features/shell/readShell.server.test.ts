import { expect, test } from "vitest";

import { readSession } from "~/features/customers/session/session.server";
import { parseSettings } from "~/features/settings/settings";

import { registerTestCustomer, requestAs } from "../../../tests/support/customers";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { readShell } from "./readShell.server";

const id = "visitor-with-22-letter";

function read(db: Awaited<ReturnType<typeof freshDb>>, path: string, cookie: string) {
  const request = new Request(`http://shop.test${path}`, { headers: { Cookie: cookie } });
  const session = { signedIn: null, setCookie: null };
  return readShell(request, testWorld(db), { locale: "cs", settings: parseSettings(new Map()), notice: null, session });
}

test("a cart or wishlist that cannot be read shows a notice, and the page is rendered", async () => {
  const db = await freshDb();
  await db.schema.dropTable("cart_line").execute();
  await db.schema.dropTable("wishlist_item").execute();
  const withCart = await read(db, "/", `cart.tempId=${id}`);
  expect(withCart).toMatchObject({ pieceCount: 0, notice: { tone: "alert", key: "cartLoadFailed" } });
  const withList = await read(db, "/", `wishlist.tempId=${id}`);
  expect(withList).toMatchObject({ wishlistProductIds: [], notice: { tone: "alert", key: "wishlistLoadFailed" } });
  expect((await read(db, "/kosik", `cart.tempId=${id}`)).notice).toBeNull();
});

test("analytics is on only for a visitor who has consented", async () => {
  const db = await freshDb();
  const consentedAnalytics = async (consent: string) =>
    (await read(db, "/", `cookie_consent=${consent}`)).consentedAnalytics;
  expect(await consentedAnalytics("technical.analytical")).toEqual({
    tagId: null,
    marketing: false,
    advertisement: false,
  });
  expect(await consentedAnalytics("technical.marketing")).toBeNull();
  expect((await read(db, "/", "")).consentedAnalytics).toBeNull();
});

test("a customer without a cart gets one with the first page of a shop version, and keeps it", async () => {
  const db = await freshDb();
  const world = testWorld(db);
  const { token, customerId } = await registerTestCustomer(world);
  const request = requestAs(token, "/");
  const session = await readSession(request, { world });
  const load = () =>
    readShell(request, world, { locale: "cs", settings: parseSettings(new Map()), notice: null, session });
  const carts = () => db.selectFrom("cart").select(["id", "customer_id", "locale"]).execute();
  expect(await carts()).toEqual([]);
  expect(await load()).toMatchObject({ pieceCount: 0, notice: null });
  const [cart, ...others] = await carts();
  expect(cart).toMatchObject({ customer_id: customerId, locale: "cs" });
  expect(others).toEqual([]);
  await load();
  expect(await carts()).toEqual([cart]);
});
