import { expect, test } from "vitest";

import { addToCart } from "~/features/cart/addToCart.server";
import { countPieces } from "~/features/cart/pieceCount.queries.server";
import { findSession } from "~/features/customers/session/session.queries.server";

import { addToWishlist } from "~/features/wishlist/addToWishlist.server";
import { maxWishlistItems } from "~/features/wishlist/wishlist";
import { openWishlist } from "~/features/wishlist/wishlist.queries.server";
import { consumeNotice } from "~/platform/http/notice.server";
import {
  cookiesOf,
  evasPassword,
  registerTestCustomer,
  requestAs,
  requestWith,
} from "../../../tests/support/customers";
import { stockJacket } from "../../../tests/support/products";
import { responseOf } from "../../../tests/support/routeResponse";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { action as signOut } from "../signOut/route";
import { action, loader } from "./route";

const tempId = "visitor-with-22-letter";
const right = { email: "eva@seznam.cz", password: evasPassword };

async function shop() {
  const world = testWorld(await freshDb());
  const eva = await registerTestCustomer(world);
  const context: Parameters<typeof action>[0]["context"] = { world };
  const send = (fields: Record<string, string>, path = "/prihlaseni", cookies: Record<string, string> = {}) =>
    responseOf(action({ request: requestWith(cookies, path, fields), params: {}, context }));
  return { world, eva, context, send };
}

test("the right password leads to the account with a cookie that no script reads", async () => {
  const { world, send } = await shop();
  const answer = await send(right);
  expect(answer).toMatchObject({ status: 303, location: "/ucet" });
  const [line] = answer.headers.getSetCookie().filter((cookie) => cookie.startsWith("auth._token.local="));
  expect(line).toMatch(/^auth\._token\.local=Bearer%20[\w-]{43};.*HttpOnly.*Secure.*SameSite=Lax/);
  const token = cookiesOf(answer.headers)["auth._token.local"]?.replace("Bearer ", "") ?? "";
  expect((await findSession(world.db, token, "cs", world.now()))?.customer.firstname).toBe("Eva");
});

test("the browser is known from then on by a cookie that no script reads", async () => {
  const { world, send } = await shop();
  const answer = await send(right);
  const [line] = answer.headers.getSetCookie().filter((cookie) => cookie.startsWith("device="));
  expect(line).toMatch(/^device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  await world.db.updateTable("attempt_count").set({ attempts: 100 }).execute();
  for (let count = 0; count < 10; count += 1) await send({ ...right, password: "spatne heslo" });
  expect((await send(right)).status).toBe(429);
  const { device = "" } = cookiesOf(answer.headers);
  const again = await send(right, "/prihlaseni", { device });
  expect(again.status).toBe(303);
  expect(cookiesOf(again.headers).device).not.toBe(device);
});

test("who has saved more than an account's wishlist holds gets a notice that some were left out", async () => {
  const { world, eva, send } = await shop();
  const { db } = world;
  await stockJacket(db);
  const plain = await db.selectFrom("product").selectAll().executeTakeFirstOrThrow();
  const own = await openWishlist(db, { customerId: eva.customerId }, 1);
  const item = { wishlist_id: own.id, note: "", added_at: 1, seen_czk_minor: null, seen_eur_minor: null };
  for (let id = 2001; id <= 2000 + maxWishlistItems; id += 1) {
    await db
      .insertInto("product")
      .values({ ...plain, id, code: `KA-${id}` })
      .execute();
    await db
      .insertInto("wishlist_item")
      .values({ ...item, product_id: id, seen_availability: "online" })
      .execute();
  }
  await addToWishlist(db, { tempId }, { productId: 1001, locale: "cs" }, 1);
  const { headers } = await send(right, "/prihlaseni", { "wishlist.tempId": tempId });
  const { notice = "" } = cookiesOf(headers);
  const next = requestWith({ notice }, "/ucet");
  expect((await consumeNotice(next, world.environment)).content).toMatchObject({
    key: "wishlistShortened",
    values: { most: maxWishlistItems },
  });
});

test("the Slovak page leads to the Slovak account", async () => {
  const { send } = await shop();
  expect((await send(right, "/sk/prihlaseni")).location).toBe("/sk/ucet");
});

test.each([
  ["the form", "/prihlaseni", { redirect: "/account/addresses" }, {}],
  ["the address", "/login?redirect=%2Faccount%2Faddresses", {}, {}],
  ["the cookie", "/prihlaseni", {}, { "auth.redirect": "%2Faccount%2Faddresses" }],
])("the page wanted by %s follows, and is then forgotten", async (_, path, fields, cookies) => {
  const { send } = await shop();
  const answer = await send({ ...right, ...fields }, path, cookies);
  expect(answer.location).toBe("/account/addresses");
  expect(cookiesOf(answer.headers)["auth.redirect"]).toBe("");
});

test.each(["https://evil.example", "//evil.example", "/\\evil.example", "/api/me", "javascript:alert(1)"])(
  "%s is not followed",
  async (redirect) => {
    const { send } = await shop();
    expect((await send({ ...right, redirect })).location).toBe("/ucet");
    expect((await send(right, "/prihlaseni", { "auth.redirect": encodeURIComponent(redirect) })).location).toBe(
      "/ucet",
    );
  },
);

test("an empty form names both fields", async () => {
  const { send } = await shop();
  expect(await send({ email: "", password: "" })).toMatchObject({
    status: 422,
    data: { reply: { error: { email: ["ui:forms.required"], password: ["ui:forms.required"] } } },
  });
});

test("a wrong password and an unknown address are answered word for word alike, and no password comes back", async () => {
  const { send } = await shop();
  const wrong = await send({ ...right, password: "spatne heslo" });
  const unknown = await send({ email: "nikdo@seznam.cz", password: "spatne heslo" });
  expect(wrong).toMatchObject({ status: 422, data: { formMessage: "account:errors.signInWrong" } });
  const text = (answer: typeof wrong) => JSON.stringify(answer.data).replaceAll(/(?:eva|nikdo)@/g, "@");
  expect(text(unknown)).toBe(text(wrong));
  expect(text(wrong)).not.toContain("spatne");
});

test("a guest's cart comes along, the guest's id ends, and a later guest finds an empty cart", async () => {
  const { world, eva, context, send } = await shop();
  await stockJacket(world.db);
  const cartItem = { productId: 1001, variantId: 1_001_001, quantity: 1, note: "" };
  await addToCart(world.db, { customerId: eva.customerId, locale: "cs" }, cartItem, 1);
  await addToCart(world.db, { tempId, locale: "cs" }, cartItem, 1);
  const answer = await send(right, "/prihlaseni", { "cart.tempId": tempId });
  expect(await countPieces(world.db, { customerId: eva.customerId, locale: "cs" })).toBe(2);
  expect(await countPieces(world.db, { tempId, locale: "cs" })).toBe(0);
  expect(cookiesOf(answer.headers)["cart.tempId"]).toBe("");
  const left = await responseOf(signOut({ request: requestAs(eva.token, "/odhlaseni", {}), params: {}, context }));
  expect(left).toMatchObject({ status: 303, location: "/" });
  expect(cookiesOf(left.headers)).toMatchObject({ "auth._token.local": "", "cart.tempId": "" });
  expect(await findSession(world.db, eva.token, "cs", world.now())).toBeUndefined();
});

test("signing out forgets the session even when the database fails", async () => {
  const { world, eva, context } = await shop();
  const broken = {
    ...world,
    db: new Proxy(world.db, {
      get: () => () => {
        throw new Error("the disk is full");
      },
    }),
  };
  const left = await responseOf(
    signOut({ request: requestAs(eva.token, "/sk/odhlaseni", {}), params: {}, context: { ...context, world: broken } }),
  );
  expect(left).toMatchObject({ status: 303, location: "/sk" });
  expect(cookiesOf(left.headers)["auth._token.local"]).toBe("");
});

test("who is signed in has nothing to do here", async () => {
  const { eva, context } = await shop();
  expect(await responseOf(loader({ request: requestAs(eva.token, "/sk/login"), params: {}, context }))).toMatchObject({
    status: 302,
    location: "/sk",
  });
});

test("what was viewed is forgotten at the sign-out, and when another signs in who found a session", async () => {
  const { eva, context, send } = await shop();
  const seen = "1001.1002";
  const forgotten = (headers: Headers) => headers.getSetCookie().filter((cookie) => cookie.startsWith("seen=;"));
  const request = requestWith({ "auth._token.local": `Bearer ${eva.token}`, seen }, "/odhlaseni", {});
  const out = await responseOf(signOut({ request, params: {}, context }));
  expect(forgotten(out.headers)).toEqual([expect.stringContaining("Max-Age=0")]);
  expect(forgotten((await send(right, "/prihlaseni", { seen })).headers)).toEqual([]);
  const left = { "auth._token.local": "Bearer of-a-session-that-is-over", seen };
  expect(forgotten((await send(right, "/prihlaseni", left)).headers)).toHaveLength(1);
});
