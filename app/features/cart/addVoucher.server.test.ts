import { expect, test } from "vitest";

import { voucherForm } from "~/features/vouchers/voucher.form";
import { voucherLimits } from "~/features/vouchers/voucherLimits";
import type { Db } from "~/platform/database/database.server";

import { registerTestCustomer } from "../../../tests/support/customers";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { amountOf, issueVoucher, toGiftVoucher } from "../../../tests/support/vouchers";
import { addToCart } from "./addToCart.server";
import { addVoucher, removeVoucher } from "./addVoucher.server";
import { type CartOwner, openCart } from "./cart.queries.server";
import { readCartLines } from "./cartLine.queries.server";
import { mergeCarts } from "./guest/mergeCarts.server";
import { readCartPrice } from "./readCartPrice.server";

const owner = { tempId: "visitor", locale: "cs" } as const;

async function shop() {
  const db = await freshDb();
  await stockJacket(db, { priceCzk: 1_000, priceEurCents: 4_000 });
  await addToCart(db, owner, { productId: 1001, variantId: 1_001_001, quantity: 1, note: "" }, 1);
  return db;
}

async function signUp(db: Db): Promise<string> {
  return (await registerTestCustomer(testWorld(db))).customerId;
}

function add(db: Db, voucherCode: string, given: { by?: CartOwner; guestEmail?: string; serviceType?: string } = {}) {
  const { by = owner, ...rest } = given;
  return addVoucher(db, by, voucherForm.parse({ voucherCode, ...rest }), { now: 50, callerAddress: "caller" });
}

async function priceOf(db: Db, by: CartOwner = owner, now = 50) {
  const cart = await openCart(db, by, 1);
  return readCartPrice(db, cart, await readCartLines(db, cart), now);
}

test("a voucher is found whatever the case of its code, and discounts the goods until it is removed", async () => {
  const db = await shop();
  const id = await issueVoucher(db);
  expect(await add(db, " deset ")).toEqual({ outcome: "added", code: "DESET" });
  expect(await priceOf(db)).toMatchObject({ goodsMinor: 1_000, discounts: [{ code: "DESET", amountMinor: 100 }] });
  expect(await removeVoucher(db, { ...owner, tempId: "stranger" }, id)).toBe(false);
  expect(await removeVoucher(db, owner, id)).toBe(true);
  expect(await priceOf(db)).toMatchObject({ discounts: [], vouchers: [] });
});

test("an unknown code, and one for services, are rejected as not existing", async () => {
  const db = await shop();
  await issueVoucher(db, { code: "SERVIS", service_type: "sluzby" });
  expect(await add(db, "NIC")).toEqual({ outcome: "refused", problem: { code: "not_exists" } });
  expect(await add(db, "SERVIS")).toEqual({ outcome: "refused", problem: { code: "service_type" } });
  expect(await add(db, "SERVIS", { serviceType: "sluzby" })).toEqual({
    outcome: "refused",
    problem: { code: "service_type" },
  });
});

test("a cart takes each voucher once, and only one percent voucher", async () => {
  const db = await shop();
  await issueVoucher(db);
  await issueVoucher(db, { code: "DVACET", percent_basis_points: 2000 });
  await issueVoucher(db, { code: "STO", ...amountOf(100) });
  await add(db, "DESET");
  expect(await add(db, "DESET")).toEqual({ outcome: "refused", problem: { code: "voucher_is_already_added" } });
  expect(await add(db, "DVACET")).toEqual({ outcome: "refused", problem: { code: "user_check" } });
  expect(await add(db, "STO")).toEqual({ outcome: "added", code: "STO" });
  expect((await priceOf(db)).lineDiscounts).toEqual([200]);
});

test("of several percent vouchers added concurrently one remains", async () => {
  const db = await shop();
  const codes = ["A", "B", "C", "D"];
  for (const code of codes) await issueVoucher(db, { code });
  const added = await Promise.all(codes.map((code) => add(db, code)));
  expect(added.filter(({ outcome }) => outcome === "added")).toHaveLength(1);
  expect((await priceOf(db)).vouchers).toHaveLength(1);
});

test("the error names what a voucher requires of the cart", async () => {
  const db = await shop();
  await stockJacket(db, { id: 1002 });
  await issueVoucher(db, { code: "P", product_id: 1002 });
  await issueVoucher(db, { code: "B", brand: "JINDE" });
  await issueVoucher(db, { code: "M", minimal_czk_minor: 1_350 });
  expect(await add(db, "P")).toMatchObject({ problem: { code: "cart_without_product", name: "Bunda 1002" } });
  expect(await add(db, "B")).toMatchObject({ problem: { code: "cart_without_brand", name: "JINDE" } });
  expect(await add(db, "M")).toMatchObject({ problem: { code: "minimal_price", value: 1_350, missing: 350 } });
});

test("a voucher for one product discounts only that product", async () => {
  const db = await shop();
  await stockJacket(db, { id: 1002, priceCzk: 500 });
  await addToCart(db, owner, { productId: 1002, variantId: 1_002_001, quantity: 1, note: "" }, 2);
  await issueVoucher(db, { code: "P", product_id: 1002 });
  await add(db, "P");
  expect((await priceOf(db)).lineDiscounts).toEqual([0, 50]);
});

test("a voucher limited per person asks a guest for an e-mail, and a customer for none", async () => {
  const db = await shop();
  await issueVoucher(db, { quantity_per_user: 1 });
  expect(await add(db, "DESET")).toMatchObject({ problem: { code: "empty_email" } });
  expect(await add(db, "DESET", { guestEmail: "eva@seznam.cz" })).toMatchObject({ outcome: "added" });
  const by = { customerId: await signUp(db), locale: "cs" } as const;
  await addToCart(db, by, { productId: 1001, variantId: 1_001_001, quantity: 1, note: "" }, 1);
  expect(await add(db, "DESET", { by })).toMatchObject({ outcome: "added" });
});

test("a voucher that has expired stays in the cart with the reason and gives no discount", async () => {
  const db = await shop();
  await issueVoucher(db, { active_to_at: 60 });
  await add(db, "DESET");
  expect(await priceOf(db, owner, 60)).toMatchObject({
    discounts: [],
    vouchers: [{ code: "DESET", problem: { code: "active_to" } }],
  });
});

test("a gift voucher is valid in its own currency only", async () => {
  const db = await shop();
  await issueVoucher(db, { code: "DAR", ...toGiftVoucher(400) });
  expect(await add(db, "DAR")).toMatchObject({ outcome: "added" });
  expect((await priceOf(db)).gifts).toEqual([{ id: "DAR", code: "DAR", kind: "gift", balanceMinor: 400 }]);
  const slovak = { ...owner, locale: "sk" } as const;
  await addToCart(db, slovak, { productId: 1001, variantId: 1_001_001, quantity: 1, note: "" }, 1);
  expect(await add(db, "DAR", { by: slovak })).toMatchObject({ problem: { code: "not_exists" } });
});

test("a club member gets the group's percentage on goods that are not in the sale", async () => {
  const db = await shop();
  const by = { customerId: await signUp(db), locale: "cs" } as const;
  await addToCart(db, by, { productId: 1001, variantId: 1_001_001, quantity: 1, note: "" }, 1);
  expect((await priceOf(db, by)).discounts).toEqual([]);
  await db.updateTable("customer").set({ group_id: "kara-klub" }).execute();
  expect((await priceOf(db, by)).discounts).toMatchObject([{ kind: "club", basisPoints: 500, amountMinor: 50 }]);
  await db.updateTable("product").set({ price_net: 99_000_000 }).execute();
  expect((await priceOf(db, by)).discounts).toEqual([]);
});

test("signing in keeps the guest's vouchers", async () => {
  const db = await shop();
  await issueVoucher(db);
  await add(db, "DESET");
  const customerId = await signUp(db);
  const by = { customerId, locale: "cs" } as const;
  await addToCart(db, by, { productId: 1001, variantId: 1_001_001, quantity: 1, note: "" }, 1);
  await mergeCarts(db, owner.tempId, customerId, 2);
  expect(await priceOf(db, by)).toMatchObject({ goodsMinor: 2_000, discounts: [{ amountMinor: 200 }] });
});

test("attempts to guess codes are limited", async () => {
  const db = await shop();
  await issueVoucher(db);
  for (let tries = 0; tries < voucherLimits.cart.most; tries += 1) await add(db, `X${tries}`);
  expect(await add(db, "DESET")).toEqual({ outcome: "too-many-tries" });
});

test("a visitor without a cart cannot add a voucher", async () => {
  const db = await shop();
  await issueVoucher(db);
  expect(await add(db, "DESET", { by: { ...owner, tempId: "nobody" } })).toEqual({ outcome: "no-cart" });
});
