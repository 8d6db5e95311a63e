import { expect, test } from "vitest";

import { addToCart } from "~/features/cart/addToCart.server";
import { openCart } from "~/features/cart/cart.queries.server";

import { registerTestCustomer } from "../../tests/support/customers";
import { stockJacket } from "../../tests/support/products";
import { freshDb } from "../../tests/support/shop/freshDb";
import { testWorld } from "../../tests/support/shop/world";
import { amountOf, issueVoucher } from "../../tests/support/vouchers";
import { api } from "./api";

const guest = { tempId: "visitor-with-22-letter", locale: "cs" } as const;
const cartItem = { productId: 1001, variantId: 1_001_001, quantity: 1, note: "" };

async function openApi() {
  const db = await freshDb();
  await stockJacket(db, { priceCzk: 1_000 });
  await addToCart(db, guest, cartItem, 1);
  await issueVoucher(db);
  await issueVoucher(db, { code: "STO", ...amountOf(100) });
  const world = testWorld(db);
  async function call(path: string, body: unknown, token?: string) {
    const headers = { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) };
    const request = new Request(`http://shop.test/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    const answer = await api.fetch(request, { world, clientAddress: "127.0.0.1", requestId: "id" });
    return { status: answer.status, body: await answer.json() };
  }
  const { id } = await openCart(db, guest, 1);
  const add = (voucherCode: string, cartId = id, token?: string) =>
    call(`/voucher/cart/add/${cartId}`, { voucherCode, serviceType: "eshop", guestEmail: null }, token);
  return { db, world, call, add, id };
}

const plain = { total_products_tax_incl: 1_000, total_vouchers_tax_incl: 0, total_discount_tax_incl: 0 };

test("a valid code lowers the totals, and removing it restores them", async () => {
  const { call, add, id } = await openApi();
  expect(await add("deset")).toMatchObject({
    status: 200,
    body: {
      id,
      vouchers: [{ voucher_id: "DESET", code: "DESET", voucher_type: "percent", value: 10 }],
      total_products_tax_incl: 1_000,
      total_vouchers_tax_incl: 100,
      total_discount_tax_incl: 100,
    },
  });
  expect((await add("STO", id)).body).toMatchObject({
    vouchers: [{}, { voucher_type: "amount", value: 100 }],
    total_discount_tax_incl: 200,
  });
  for (const voucherId of ["DESET", "STO"]) await call(`/voucher/cart/delete/${id}`, { voucherId });
  expect(await call(`/voucher/cart/delete/${id}`, { voucherId: "STO" })).toMatchObject({ status: 404 });
  expect((await add("STO")).body).toMatchObject({
    ...plain,
    total_vouchers_tax_incl: 100,
    total_discount_tax_incl: 100,
  });
});

test("each error has its code, with value and name where there are any", async () => {
  const { db, add } = await openApi();
  await issueVoucher(db, { code: "M", minimal_czk_minor: 5_000 });
  await issueVoucher(db, { code: "B", brand: "JINDE" });
  await issueVoucher(db, { code: "U", quantity_per_user: 1 });
  expect(await add("NIC")).toMatchObject({ status: 404, body: { statusCode: 404, code: "not_exists" } });
  expect(await add("M")).toMatchObject({ status: 422, body: { code: "minimal_price", value: 5_000 } });
  expect(await add("B")).toMatchObject({ status: 422, body: { code: "cart_without_brand", name: "JINDE" } });
  expect(await add("U")).toMatchObject({ status: 422, body: { code: "empty_email" } });
  await add("DESET");
  expect(await add("DESET")).toMatchObject({ status: 422, body: { code: "voucher_is_already_added" } });
});

test("an invalid code is an error of its field", async () => {
  const { add, call, id } = await openApi();
  expect(await add("a-b")).toMatchObject({ status: 422, body: { errors: { voucherCode: [expect.any(String)] } } });
  expect(await call(`/voucher/cart/add/${id}`, {})).toMatchObject({
    status: 422,
    body: { errors: { voucherCode: {} } },
  });
});

test("another's cart is not found, and an unknown token is rejected", async () => {
  const { db, world, add, id } = await openApi();
  const { customerId, token } = await registerTestCustomer(world);
  const own = { customerId, locale: "cs" } as const;
  await addToCart(db, own, cartItem, 1);
  const { id: ownId } = await openCart(db, own, 1);
  expect(await add("DESET", ownId)).toMatchObject({ status: 404, body: { message: "This page could not be found" } });
  expect(await add("DESET", id, token)).toMatchObject({ status: 404 });
  expect(await add("DESET", id, "wrong")).toMatchObject({ status: 401 });
  expect(await add("DESET", ownId, token)).toMatchObject({ status: 200 });
});
