import { expect, test } from "vitest";

import { jacketLine } from "../../../tests/support/cartLines";
import { toEcommerce } from "./ecommerce";
import { pageEvents } from "./pageEvents";
import type { TrackedPage } from "./trackedPage";

const crowns = { code: "CZK", decimals: 0 };
const euros = { code: "EUR", decimals: 2 };

const card = { id: 1001, name: "Bunda", priceMinor: 9_990, struckMinor: 12_990, revision: "of-this-card" };

function only(page: TrackedPage, money = crowns) {
  return pageEvents(page, money).map(({ event, ecommerce }) => ({ event, ...ecommerce }));
}

test("a list event has each card with its position, price and discount", () => {
  const list = { id: "/1/muzi", name: "Muži", first: 30, cards: [card, { ...card, id: 1002, struckMinor: null }] };
  expect(only({ kind: "list", list })).toEqual([
    {
      event: "view_item_list",
      item_list_id: "/1/muzi",
      item_list_name: "Muži",
      items: [
        expect.objectContaining({ item_id: "1001", index: 30, price: 9_990, discount: 3_000, quantity: 1 }),
        expect.objectContaining({ item_id: "1002", index: 31, price: 9_990, discount: 0 }),
      ],
    },
  ]);
});

test("the value of a product is its price in units of the currency", () => {
  const product = { id: 1001, name: "Bunda", brand: "KARA", priceMinor: 51_990 };
  expect(only({ kind: "product", product, others: [] }, euros)).toMatchObject([
    {
      event: "view_item",
      currency: "EUR",
      value: 519.9,
      items: [{ item_id: "1001", item_brand: "KARA", price: 519.9 }],
    },
  ]);
});

test("the value of a cart is that of its orderable lines, with the tax of each rate", () => {
  const lines = [
    jacketLine({ unitMinor: 12_100, quantity: 2 }),
    jacketLine({ id: "book", unitMinor: 1_120, taxBasisPoints: 1200 }),
    jacketLine({ id: "gone", onHand: 0 }),
  ];
  const [seen] = only({ kind: "cart", lines, discounts: [] });
  expect(seen).toMatchObject({ event: "view_cart", currency: "CZK", value: 25_320, tax: 4_320 });
  expect(seen?.items).toMatchObject([
    { item_variant: "černá, 52", index: 0, quantity: 2 },
    { index: 1, price: 1_120 },
  ]);
});

test("discounts reduce the value of a cart, vouchers are listed by code, and a gift voucher counts as payment", () => {
  const off = { voucherId: "v", basisPoints: null };
  const discounts = [
    { ...off, kind: "percent" as const, code: "VITEJTE10", amountMinor: 1_210 },
    { ...off, kind: "gift" as const, code: "DAREK", amountMinor: 500 },
  ];
  const [seen] = only({ kind: "cart", lines: [jacketLine({ unitMinor: 12_100 })], discounts });
  expect(seen).toMatchObject({ value: 10_890, tax: 1_890, coupon: "VITEJTE10" });
  const club = [{ ...off, voucherId: null, kind: "club" as const, code: "KARA KLUB", amountMinor: 605 }];
  const [member] = only({ kind: "cart", lines: [jacketLine({ unitMinor: 12_100 })], discounts: club });
  expect(member).toMatchObject({ value: 11_495 });
  expect(member).not.toHaveProperty("coupon");
});

test("an empty cart or list sends no event", () => {
  expect(only({ kind: "cart", lines: [], discounts: [] })).toEqual([]);
  expect(only({ kind: "list", list: { id: "search", name: "", first: 0, cards: [] } })).toEqual([]);
});

test("the choice of delivery and payment is sent with the cart, once for each choice of each cart", () => {
  const page = { kind: "contact" as const, lines: [jacketLine()], discounts: [], carrierId: "ppl", paymentId: "cod" };
  expect(only(page)).toMatchObject([
    { event: "add_shipping_info", shipping_tier: "ppl", value: 12_990 },
    { event: "add_payment_info", payment_type: "cod", value: 12_990 },
  ]);
  const onceFor = (given: TrackedPage) => pageEvents(given, crowns)[0]?.onceFor;
  expect(onceFor(page)).toBe(onceFor({ ...page, paymentId: "transfer" }));
  expect(onceFor(page)).not.toBe(onceFor({ ...page, carrierId: "pickup" }));
  expect(onceFor(page)).not.toBe(onceFor({ ...page, lines: [jacketLine({ quantity: 2 })] }));
  expect(only({ ...page, paymentId: null })).toEqual([]);
});

test("the value of a purchase is the total charged, with tax and delivery, in the order's currency", () => {
  const totals = {
    goodsMinor: 51_990,
    discounts: [],
    deliveryMinor: 490,
    paymentMinor: 150,
    roundingMinor: 0,
    totalMinor: 52_630,
  };
  const line = { productId: 1001, variantId: 1, code: "KA", name: "Bunda", variantName: "52", note: "Tajné" };
  const lines = [
    { ...line, quantity: 1, unitMinor: 51_990, lineMinor: 51_990, taxBasisPoints: 2300, discountMinor: 0 },
  ];
  const order = { number: "2026000123", currencyCode: "EUR", lines, totals };
  const [purchase] = pageEvents({ kind: "order", order, taxRows: [{ taxMinor: 9_841 }] }, euros);
  expect(purchase).toMatchObject({ event: "purchase", onceFor: "2026000123" });
  expect(purchase?.ecommerce).toMatchObject({
    transaction_id: "2026000123",
    currency: "EUR",
    value: 526.3,
    tax: 98.41,
    shipping: 4.9,
    items: [{ item_id: "1001", item_variant: "52", price: 519.9, quantity: 1 }],
  });
  expect(JSON.stringify(purchase)).not.toContain("Tajné");
});

test("the value of a form event is that of its pieces, in crowns on a page without a currency", () => {
  const report = { itemId: 1001, itemName: "Bunda", variant: "52", priceMinor: 12_990, quantity: 2 };
  expect(toEcommerce({ event: "add_to_cart", ...report }, { code: "", decimals: 0 })).toEqual({
    currency: "CZK",
    value: 25_980,
    items: [{ item_id: "1001", item_name: "Bunda", item_variant: "52", price: 12_990, quantity: 2 }],
  });
});
