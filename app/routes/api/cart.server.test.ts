import { expect, test } from "vitest";
import { type ApiShop, openApiShop } from "../../../tests/support/api/apiShop";
import { cookiesOf, registerTestCustomer } from "../../../tests/support/customers";
import { plainSpaces } from "../../../tests/support/plainSpaces";
import { openPoints } from "../../../tests/support/points";

type Cart = { id: string; tempId?: string; items: { quantity: number; note: string }[] };

/**
 * Opens a guest's cart. A call without an id stores the guest's id in the cookie; one with an id in its address sets no
 * cookie.
 */
async function guestCart({ ask }: ApiShop, named = ""): Promise<Cart & { tempId: string }> {
  const { body, headers } = await ask("GET", `/api/cart/anonymous/${named || "cs"}`);
  const [cart] = body as [Cart & { tempId: string }];
  expect(cookiesOf(headers)["cart.tempId"]).toBe(named === "" ? cart.tempId : undefined);
  return cart;
}

test("a guest's cart is the same one with its tempId, in each language, and with the browser's cookie", async () => {
  const shop = await openApiShop();
  const cart = await guestCart(shop);
  expect((await guestCart(shop, `cs/${cart.tempId}`)).id).toBe(cart.id);
  const slovak = await guestCart(shop, `sk/${cart.tempId}`);
  expect([slovak.tempId, slovak.id === cart.id]).toEqual([cart.tempId, false]);
  const { body } = await shop.ask("GET", "/api/cart/anonymous/cs", {
    headers: { Cookie: `cart.tempId=${cart.tempId}` },
  });
  expect(body).toMatchObject([{ id: cart.id, tempId: cart.tempId }]);
});

test("a customer's cart is created once and has no tempId", async () => {
  const { ask, world } = await openApiShop();
  const { token } = await registerTestCustomer(world);
  expect((await ask("GET", "/api/cart/cs", { token })).body).toEqual([]);
  const create = async () => (await ask("POST", "/api/cart/create", { token, body: { locale: "cs" } })).body as Cart;
  const cart = await create();
  expect((await create()).id).toBe(cart.id);
  expect(cart).not.toHaveProperty("tempId");
  expect((await ask("GET", "/api/cart/cs", { token })).body).toEqual([cart]);
});

test("a line is set to a number of pieces, at most those in stock; repeating changes nothing and 0 removes it", async () => {
  const shop = await openApiShop();
  await shop.db.updateTable("product").set({ allows_message: 1 }).execute();
  const { id } = await guestCart(shop);
  const put = async (quantity: number, note = "") =>
    shop.ask("PUT", `/api/cart/${id}`, { body: { id: 1001, variantId: shop.variantIds[0], note, quantity } });
  expect((await put(2)).body).toMatchObject({ product: { id: 1001 }, quantity: 2, original_quantity: 0 });
  expect((await put(2)).body).toMatchObject({ quantity: 2, original_quantity: 2 });
  expect((await put(50)).body).toMatchObject({ quantity: 3, original_quantity: 2 });
  expect((await put(1, "dárek")).body).toMatchObject({ quantity: 1, original_quantity: 0 });
  expect((await put(0)).body).toMatchObject({ quantity: 0, original_quantity: 3 });
  expect((await put(0)).status).toBe(200);
  const [cart] = (await shop.ask("GET", `/api/cart/anonymous/cs`)).body as [Cart];
  expect(cart.id).not.toBe(id);
});

test("a cart takes fifty lines and refuses the next in the caller's language", async () => {
  const shop = await openApiShop();
  await shop.db.updateTable("product").set({ allows_message: 1 }).execute();
  const { id } = await guestCart(shop);
  const put = (note: string) =>
    shop.ask("PUT", `/api/cart/${id}`, {
      body: { id: 1001, variantId: shop.variantIds[0], note, quantity: 1 },
      headers: { "Accept-Language": "sk" },
    });
  for (let count = 0; count < 50; count += 1) expect((await put(String(count))).status).toBe(200);
  expect(plainSpaces(await put("one more"))).toMatchObject({
    status: 422,
    body: { errors: { id: [expect.stringContaining("už 50 rôznych položiek")] } },
  });
  expect((await put("7")).status).toBe(200);
});

test("the cart tells its lines, totals and delivery in whole smallest units", async () => {
  const shop = await openApiShop();
  const { id, tempId } = await guestCart(shop);
  await shop.ask("PUT", `/api/cart/${id}`, { body: { id: 1001, variantId: shop.variantIds[1], quantity: 2 } });
  await shop.ask("PUT", `/api/cart/${id}/delivery`, { body: { carrier: "ppl", payment: "transfer" } });
  const { body } = await shop.ask("GET", `/api/cart/anonymous/cs/${tempId}`);
  expect(body).toMatchObject([
    {
      items: [
        {
          quantity: 2,
          variantId: shop.variantIds[1],
          variant: { name: "černá, 52" },
          note: "",
          total_tax_incl: 25_980,
        },
      ],
      vouchers: [],
      total_products_tax_incl: 25_980,
      total_discount_tax_incl: 0,
      carrier: "ppl",
      payment: "transfer",
      delivery_price_tax_incl: 0,
      changes: [],
    },
  ]);
});

test.each([
  ["no variant of a product with several", { id: 1001, quantity: 1 }, "variantId"],
  ["an unknown product", { id: 4711, quantity: 1 }, "id"],
  ["another product's variant", { id: 1001, variantId: 1, quantity: 1 }, "id"],
  ["too many pieces", { id: 1001, quantity: 100 }, "quantity"],
  ["half a piece", { id: 1001, quantity: 0.5 }, "quantity"],
  ["a text for a number", { id: "1001", quantity: 1 }, "id"],
  ["a note on goods that take none", { id: 1001, variantId: 1_001_001, quantity: 1, note: "dárek" }, "note"],
  ["a note that is too long", { id: 1001, quantity: 1, note: "dlouhé ".repeat(10) }, "note"],
])("%s is refused by field and leaves the cart as it is", async (_, body, field) => {
  const shop = await openApiShop();
  const { id } = await guestCart(shop);
  const answer = await shop.ask("PUT", `/api/cart/${id}`, { body });
  expect([answer.status, Object.keys((answer.body as { errors: object }).errors)]).toEqual([422, [field]]);
  expect(await shop.db.selectFrom("cart_line").select("id").execute()).toEqual([]);
});

test.each([36, 501, 2_001])(
  "a note of %d characters is refused with the limit of the shop's own form",
  async (length) => {
    const shop = await openApiShop();
    const { id } = await guestCart(shop);
    const body = { id: 1001, variantId: shop.variantIds[0], quantity: 1, note: "á".repeat(length) };
    expect((await shop.ask("PUT", `/api/cart/${id}`, { body })).body).toMatchObject({
      errors: { note: ["Vyplňte prosím maximálně 35 znaků."] },
    });
  },
);

test("ten calls at once that set one line to two pieces leave two", async () => {
  const shop = await openApiShop();
  const { id } = await guestCart(shop);
  const body = { id: 1001, variantId: shop.variantIds[0], quantity: 2 };
  await Promise.all(Array.from({ length: 10 }, () => shop.ask("PUT", `/api/cart/${id}`, { body })));
  expect(await shop.db.selectFrom("cart_line").select("quantity").execute()).toEqual([{ quantity: 2 }]);
});

test("personal pickup needs a store and a slot, and no cash at the door", async () => {
  const shop = await openApiShop();
  const { id } = await guestCart(shop);
  await shop.ask("PUT", `/api/cart/${id}`, { body: { id: 1001, variantId: shop.variantIds[0], quantity: 1 } });
  await shop.db.deleteFrom("store_hours").execute();
  await shop.db
    .insertInto("store_hours")
    .values([1, 2, 3, 4, 5].map((weekday) => ({ store_id: "praha", weekday, opens_minute: 540, closes_minute: 1080 })))
    .execute();
  const choose = async (body: object) => shop.ask("PUT", `/api/cart/${id}/delivery`, { body });
  expect(await choose({ carrier: "pickup", payment: "cod" })).toMatchObject({
    status: 422,
    body: { errors: { store: [expect.any(String)], payment: [expect.any(String)] } },
  });
  expect(plainSpaces(await choose({ carrier: "pickup", store: "praha", payment: "card" }))).toMatchObject({
    status: 422,
    body: { errors: { slot: ["Vyberte prosím den a čas vyzvednutí."] } },
  });
  expect((await shop.ask("GET", `/api/cart/${id}/slots`)).body).toEqual([
    { store: "praha", supply: "here", slots: expect.arrayContaining(["2026-11-24T11:30"]) },
  ]);
  expect(
    (await choose({ carrier: "pickup", store: "praha", slot: "2026-11-24T11:30", payment: "transfer" })).body,
  ).toMatchObject({
    carrier: "pickup",
    store: "praha",
    slot: "2026-11-24T11:30",
  });
});

test("a carrier with points needs one of its own, and the cart names it", async () => {
  const shop = await openApiShop();
  await openPoints(shop.db);
  const { id } = await guestCart(shop);
  const choose = async (point?: string) =>
    shop.ask("PUT", `/api/cart/${id}/delivery`, { body: { carrier: "packeta", payment: "cod", point } });
  expect(await choose()).toMatchObject({ status: 422, body: { errors: { point: [expect.any(String)] } } });
  expect(await choose("packeta-nowhere")).toMatchObject({
    status: 422,
    body: { errors: { point: ["Toto výdejní místo neexistuje. Vyberte prosím jiné."] } },
  });
  expect((await choose("packeta-9001")).body).toMatchObject({
    carrier: "packeta",
    store: null,
    point: { id: "packeta-9001", code: "9001", name: "Trafika U Beránka", takes_card: true },
  });
});

test("a cart that is thrown away is gone, and a second time not there", async () => {
  const shop = await openApiShop();
  const { id } = await guestCart(shop);
  expect((await shop.ask("DELETE", `/api/cart/${id}`)).status).toBe(204);
  expect((await shop.ask("DELETE", `/api/cart/${id}`)).status).toBe(404);
});

test("one address cannot make guests without end", async () => {
  const shop = await openApiShop();
  await shop.db.updateTable("attempt_count").set({ attempts: 0 }).execute();
  await guestCart(shop);
  await shop.db.updateTable("attempt_count").set({ attempts: 300 }).execute();
  const limited = await shop.ask("GET", "/api/cart/anonymous/cs");
  expect([limited.status, limited.headers.get("Retry-After")]).toEqual([429, "3600"]);
});
