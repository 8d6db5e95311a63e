import { expect, test } from "vitest";

import type { Locale } from "~/platform/i18n/locale";

import {
  type ApiCart,
  type ApiPlaced,
  type ApiTotals,
  openBuyersShop,
  type WantedProduct,
} from "../../../tests/support/api/apiBuyer";
import { registerTestCustomer } from "../../../tests/support/customers";
import { saveSetting } from "../../../tests/support/settings";
import { issueVoucher } from "../../../tests/support/vouchers";

const baskets: Record<string, WantedProduct[]> = {
  cheap: [{ id: 1002, quantity: 1 }],
  both: [
    { id: 1001, quantity: 1 },
    { id: 1002, quantity: 3 },
  ],
};

const deliveries = [
  { carrier: "ppl", payment: "cod" },
  { carrier: "ppl", payment: "card" },
  { carrier: "packeta", payment: "cod" },
  { carrier: "packeta", payment: "transfer" },
];

/** In the last combination, the remaining gift balance pays only a part of the more expensive jacket. */
const vouchers = [[], ["TRETINA"], ["STO"], ["TRETINA", "STO"], ["DAR"], ["TRETINA", "STO", "DAR"], ["DAR", "MALY"]];

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** Expects that the amounts add up in the way that the description of the totals says, line by line. */
function expectToAddUp(totals: ApiTotals, { lines, gifts }: { lines: number; gifts: number }): void {
  const fees = (totals.delivery_price_tax_incl ?? 0) + (totals.payment_price_tax_incl ?? 0);
  const payments = totals.discounts.filter(({ kind }) => kind === "gift").map(({ amount_tax_incl }) => amount_tax_incl);
  const all = sum(totals.discounts.map(({ amount_tax_incl }) => amount_tax_incl));
  expect(totals.total_products_tax_incl).toBe(lines);
  expect(totals.total_gift_vouchers_tax_incl).toBe(sum(payments));
  expect(totals.total_discount_tax_incl).toBe(all - sum(payments));
  expect(totals.total_tax_incl).toBe(lines + fees - totals.total_discount_tax_incl + totals.rounding);
  expect(totals.amount_due_tax_incl).toBe(totals.total_tax_incl - totals.total_gift_vouchers_tax_incl);
  expect(totals.amount_due_tax_incl).toBeGreaterThanOrEqual(0);
  expect(sum(totals.taxes.map((tax) => tax.total_tax_incl))).toBe(totals.total_tax_incl - totals.rounding - gifts);
  for (const { rate, base, tax, total_tax_incl } of totals.taxes) {
    expect(base + tax).toBe(total_tax_incl);
    expect(Math.abs(tax - (total_tax_incl * rate) / (100 + rate))).toBeLessThanOrEqual(0.5);
  }
}

function linesOf({ items, gift_vouchers }: ApiCart) {
  const gifts = sum(gift_vouchers.map(({ price_tax_incl }) => price_tax_incl));
  const goods = items.filter(({ state }) => state !== "sold-out").map(({ total_tax_incl }) => total_tax_incl);
  return { lines: sum(goods) + gifts, gifts };
}

function orderedLines({ lines }: ApiPlaced) {
  const gifts = lines.filter(({ gift_voucher }) => gift_voucher).map(({ total_tax_incl }) => total_tax_incl);
  return { lines: sum(lines.map(({ total_tax_incl }) => total_tax_incl)), gifts: sum(gifts) };
}

async function shopWithVouchers() {
  const shop = await openBuyersShop();
  const { db } = shop;
  await saveSetting(db, "unpaid_orders", "cs", { per_customer: 999, per_network: 999 });
  await saveSetting(db, "unpaid_orders", "sk", { per_customer: 999, per_network: 999 });
  await issueVoucher(db, { code: "TRETINA", percent_basis_points: 3_333 });
  await issueVoucher(db, { code: "STO", kind: "amount", value_czk_minor: 101, value_eur_minor: 1_003 });
  let gifts = 0;
  const issueGift = async (voucherCode: string, locale: Locale) => {
    gifts += 1;
    const worth = voucherCode === "MALY" ? 37 : 2_000;
    const value = locale === "cs" ? { value_czk_minor: worth } : { value_eur_minor: worth };
    return issueVoucher(db, { code: `${voucherCode}${gifts}`, kind: "gift", ...value, balance_minor: worth });
  };
  const addVouchers = async ({ id }: ApiCart, codes: readonly string[], locale: Locale) => {
    for (const code of codes) {
      // A gift voucher is used up by an order, so each cart gets its own.
      const voucherCode = ["DAR", "MALY"].includes(code) ? await issueGift(code, locale) : code;
      const added = await shop.ask("POST", `/api/voucher/cart/add/${id}`, { body: { voucherCode } });
      expect([code, added]).toMatchObject([code, { status: 200 }]);
    }
  };
  return { ...shop, addVouchers };
}

test.each(["cs", "sk"] as const)("all carts and orders in %s add up, and an order is its cart", async (locale) => {
  const { fill, choose, order, addVouchers, ask, db } = await shopWithVouchers();
  const seen = { discount: 0, gift: 0, fee: 0, rounding: 0, paid: 0 };
  for (const [index, codes] of vouchers.entries()) {
    for (const [turn, basket] of Object.values(baskets).entries()) {
      const empty = await fill(locale, basket);
      await addVouchers(empty, codes, locale);
      const choice = deliveries[(index + turn) % deliveries.length] ?? {};
      const point = locale === "cs" ? "packeta-9001" : "packeta-9005";
      const cart = await choose(empty.id, { ...choice, point });
      expectToAddUp(cart, linesOf(cart));
      // The limits are tested elsewhere, so they must not stop this test.
      await db.deleteFrom("attempt_count").execute();
      const { status, body } = await order(cart);
      expect([body, status]).toMatchObject([{}, 201]);
      expectToAddUp(body, orderedLines(body));
      const shares = sum(body.lines.map(({ discount_tax_incl }) => discount_tax_incl));
      expect(shares).toBe(body.total_discount_tax_incl);
      expect(totalsOf(body)).toEqual(totalsOf(cart));
      expect(totalsOf((await ask("GET", `/api/orders/summary/${body.id}/${body.hash}`)).body as ApiPlaced)).toEqual(
        totalsOf(body),
      );
      seen.discount += body.total_discount_tax_incl;
      seen.gift += body.total_gift_vouchers_tax_incl;
      seen.fee += body.delivery_price_tax_incl ?? 0;
      seen.rounding += Math.abs(body.rounding);
      seen.paid += body.amount_due_tax_incl === 0 ? 1 : 0;
    }
  }
  // Amounts in crowns are whole, so nothing is rounded.
  expect(Object.values({ ...seen, rounding: locale === "cs" ? 1 : seen.rounding }).every((amount) => amount > 0)).toBe(
    true,
  );
});

function totalsOf(totals: ApiTotals) {
  const { total_products_tax_incl, discounts, total_discount_tax_incl, rounding, total_tax_incl, taxes } = totals;
  const { delivery_price_tax_incl, payment_price_tax_incl, amount_due_tax_incl } = totals;
  return {
    total_products_tax_incl,
    discounts,
    total_discount_tax_incl,
    rounding,
    total_tax_incl,
    taxes,
    delivery_price_tax_incl,
    payment_price_tax_incl,
    amount_due_tax_incl,
  };
}

test("an order that a gift voucher pays in full keeps its total, and is paid", async () => {
  const { fill, choose, order, addVouchers } = await shopWithVouchers();
  const empty = await fill("cs", baskets.cheap ?? []);
  await addVouchers(empty, ["DAR"], "cs");
  const { body } = await order(await choose(empty.id, { payment: "cod" }));
  expect(body).toMatchObject({
    total_products_tax_incl: 817,
    delivery_price_tax_incl: 119,
    payment_price_tax_incl: 0,
    is_paid: true,
    total_tax_incl: 936,
    total_gift_vouchers_tax_incl: 936,
    amount_due_tax_incl: 0,
    total_discount_tax_incl: 0,
    discounts: [{ kind: "gift", amount_tax_incl: 936 }],
    taxes: [{ rate: 21, base: 774, tax: 162, total_tax_incl: 936 }],
  });
});

test("a bought gift voucher is outside of VAT, and a club member's discount has no code", async () => {
  const { fill, choose, order, ask, world, db } = await shopWithVouchers();
  const { token, customerId } = await registerTestCustomer(world);
  const club = await db.selectFrom("customer_group").select("id").executeTakeFirstOrThrow();
  await db.updateTable("customer").set({ group_id: club.id }).where("id", "=", customerId).execute();
  const empty = await fill("cs", baskets.both ?? [], token);
  const gift = { amount: "1000", form: "email", recipient_email: "anna@seznam.cz", send_on: "" };
  await ask("POST", `/api/cart/${empty.id}/gift-vouchers`, { token, body: gift });
  const cart = await choose(empty.id, {}, { token });
  expectToAddUp(cart, linesOf(cart));
  const { body } = await order(cart, { token });
  expect(orderedLines(body).gifts).toBe(1_000);
  expectToAddUp(body, orderedLines(body));
  expect(body.discounts).toEqual([{ kind: "club", code: "", percent: 5, amount_tax_incl: expect.any(Number) }]);
});

test("before the delivery is chosen a cart adds up without fees", async () => {
  const { ask, fill, db } = await shopWithVouchers();
  const { id, tempId } = await fill("cs", baskets.both ?? []);
  await db.updateTable("cart").set({ carrier_id: null, payment_id: null }).where("id", "=", id).execute();
  const [cart] = (await ask("GET", `/api/cart/anonymous/cs/${tempId}`)).body as [ApiCart];
  expect([cart.delivery_price_tax_incl, cart.payment_price_tax_incl]).toEqual([null, null]);
  expectToAddUp(cart, linesOf(cart));
});

test("while nothing can be ordered, a cart costs nothing, whatever delivery is chosen", async () => {
  const { fill, choose, db } = await shopWithVouchers();
  const { id } = await fill("cs", baskets.cheap ?? []);
  await db.updateTable("stock").set({ on_hand: 0 }).execute();
  for (const cart of [await choose(id, {}), await fill("cs", [])]) {
    expect(cart).toMatchObject({ total_tax_incl: 0, taxes: [] });
    expect([cart.delivery_price_tax_incl, cart.payment_price_tax_incl]).toEqual([null, null]);
  }
});
