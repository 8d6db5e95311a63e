import { expect, test } from "vitest";

import { openApiShop } from "../../../tests/support/api/apiShop";
import { cookiesOf, registerTestCustomer } from "../../../tests/support/customers";

type Wishlist = { id: string; temp_id: string | null; user_id: string | null; items: unknown[] };

test("a guest's wishlist is fresh for 0, found by its temp_id, and kept in the cookie", async () => {
  const { ask } = await openApiShop();
  const fresh = await ask("GET", "/api/wishlist/anonymous/cs/0");
  const list = fresh.body as Wishlist;
  expect(list).toMatchObject({ site_id: 1, user_id: null, temp_id: expect.any(String), items: [] });
  expect(cookiesOf(fresh.headers)["wishlist.tempId"]).toBe(list.temp_id);
  expect((await ask("GET", `/api/wishlist/anonymous/sk/${list.temp_id}`)).body).toMatchObject({
    id: list.id,
    site_id: 2,
  });
  const again = (await ask("GET", "/api/wishlist/anonymous/cs/0")).body as Wishlist;
  expect(again.id).not.toBe(list.id);
});

test("a product is saved once with its note, and removing it repeatedly is not an error", async () => {
  const { ask } = await openApiShop();
  const { temp_id } = (await ask("POST", "/api/wishlist", { body: { locale: "cs" } })).body as Wishlist;
  const put = (body: object) => ask("PUT", `/api/wishlist/${temp_id}`, { body });
  const items = async () => ((await ask("GET", `/api/wishlist/anonymous/cs/${temp_id}`)).body as Wishlist).items;
  expect((await put({ productId: 1001, note: "k narozeninám" })).body).toMatchObject({ product: { id: 1001 } });
  await put({ productId: 1001 });
  expect(await items()).toMatchObject([{ product: { id: 1001 }, note: "k narozeninám" }]);
  expect((await put({ productId: 1001, remove: true })).body).toMatchObject({ product: { id: 1001 } });
  expect((await put({ productId: 1001, remove: true })).status).toBe(200);
  expect(await items()).toEqual([]);
});

test("an unknown product and a note that is too long are rejected by field", async () => {
  const { ask } = await openApiShop();
  const { temp_id } = (await ask("POST", "/api/wishlist", { body: { locale: "cs" } })).body as Wishlist;
  const put = (body: object) => ask("PUT", `/api/wishlist/${temp_id}`, { body });
  expect(await put({ productId: 4711 })).toMatchObject({
    status: 422,
    body: { errors: { productId: [expect.any(String)] } },
  });
  for (const length of [501, 2_001]) {
    expect(await put({ productId: 1001, note: "á".repeat(length) })).toMatchObject({
      status: 422,
      body: { errors: { note: ["Vyplňte prosím maximálně 500 znaků."] } },
    });
  }
  const spaced = `${"á".repeat(499)}${" ".repeat(2_000)}á`;
  expect(await put({ productId: 1001, note: spaced })).toMatchObject({ status: 422 });
  expect(await put({ productId: 1001, note: `${"á".repeat(500)}${" ".repeat(2_000)}` })).toMatchObject({ status: 200 });
});

test("a customer's wishlist goes by its id and has no temp_id", async () => {
  const { ask, world } = await openApiShop();
  const { token, customerId } = await registerTestCustomer(world);
  const list = (await ask("GET", "/api/wishlist/cs", { token })).body as Wishlist;
  expect(list).toMatchObject({ user_id: customerId, temp_id: null, items: [] });
  expect((await ask("POST", "/api/wishlist", { token, body: { locale: "sk" } })).body).toMatchObject({ id: list.id });
  expect((await ask("PUT", `/api/wishlist/${list.id}`, { token, body: { productId: 1001 } })).status).toBe(200);
  expect((await ask("DELETE", `/api/wishlist/${list.id}`, { token })).status).toBe(204);
  expect((await ask("DELETE", `/api/wishlist/${list.id}`, { token })).status).toBe(404);
});
