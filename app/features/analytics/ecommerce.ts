import { goodsTotal, lineTotal, orderableLines } from "~/features/cart/cart";
import { type Currency, taxWithin } from "~/features/money/money";
import type { DrawnCard } from "~/features/productCard/card";
import { formatVariant } from "~/features/products/product";
import type { Discount } from "~/features/vouchers/discount";
import { discountKinds } from "~/features/vouchers/voucherKinds";

import type { CardList, TrackedCart, TrackedEvent, TrackedPage } from "./trackedPage";

/** GA4's e-commerce format (domain 8.1). Amounts are decimal numbers with VAT; `tax` is the VAT they contain. */
export type Item = {
  item_id: string;
  item_name: string;
  item_brand?: string;
  item_variant?: string;
  item_list_id?: string;
  item_list_name?: string;
  index?: number;
  price: number;
  discount?: number;
  quantity: number;
};

export type Ecommerce = {
  currency?: string;
  value?: number;
  tax?: number;
  shipping?: number;
  coupon?: string;
  transaction_id?: string;
  shipping_tier?: string;
  payment_type?: string;
  item_list_id?: string;
  item_list_name?: string;
  items: Item[];
};

export type Money = Pick<Currency, "code" | "decimals">;

/** The currency used when an amount has none (specification 7). */
const defaultCurrency = "CZK";

function units(amountMinor: number, { decimals }: Money): number {
  return amountMinor / 10 ** decimals;
}

export function listItem(list: Omit<CardList, "cards">, card: DrawnCard, index: number, money: Money): Item {
  const discountMinor = card.struckMinor === null ? 0 : card.struckMinor - card.priceMinor;
  return {
    item_id: String(card.id),
    item_name: card.name,
    item_list_id: list.id,
    item_list_name: list.name,
    index: list.first + index,
    price: units(card.priceMinor, money),
    discount: units(discountMinor, money),
    quantity: 1,
  };
}

export function listEcommerce(list: CardList, money: Money): Ecommerce {
  const { id, name, cards } = list;
  const items = cards.map((card, index) => listItem(list, card, index, money));
  return { item_list_id: id, item_list_name: name, items };
}

export function productEcommerce({ product }: Extract<TrackedPage, { kind: "product" }>, money: Money): Ecommerce {
  const price = units(product.priceMinor, money);
  const item = { item_id: String(product.id), item_name: product.name, item_brand: product.brand, price, quantity: 1 };
  return { ...total(product.priceMinor, money), items: [item] };
}

/** Counts orderable lines after discounts (decision 47); sold-out lines have no value (decision 53). */
export function cartEcommerce({ lines, discounts }: TrackedCart, money: Money): Ecommerce {
  const orderable = orderableLines(lines);
  const goodsMinor = goodsTotal(lines);
  const valueMinor = goodsMinor - totalDiscount(discounts);
  const fullTaxMinor = orderable.reduce((sum, line) => sum + taxWithin(lineTotal(line), line.taxBasisPoints), 0);
  const taxMinor = goodsMinor > 0 ? Math.round((fullTaxMinor * valueMinor) / goodsMinor) : 0;
  const items = orderable.map((line, index) => ({
    item_id: String(line.productId),
    item_name: line.name,
    ...(formatVariant(line) ? { item_variant: formatVariant(line) } : {}),
    index,
    price: units(line.unitMinor, money),
    quantity: line.quantity,
  }));
  return { ...total(valueMinor, money), ...coupon(discounts), tax: units(taxMinor, money), items };
}

/** Returns the sum of discounts. Gift vouchers are left out, as they are a payment. */
function totalDiscount(discounts: readonly Discount[]): number {
  return discounts.reduce((sum, { kind, amountMinor }) => sum + (discountKinds[kind].isPayment ? 0 : amountMinor), 0);
}

function coupon(discounts: readonly Discount[]): { coupon?: string } {
  const codes = discounts.flatMap(({ kind, voucherId, code }) =>
    voucherId === null || discountKinds[kind].isPayment ? [] : [code],
  );
  return codes.length > 0 ? { coupon: codes.join(",") } : {};
}

/** Builds the data of an order, whose value is the total charged. */
export function orderEcommerce(
  { order, taxRows }: Extract<TrackedPage, { kind: "order" }>,
  { decimals }: Money,
): Ecommerce {
  const money = { code: order.currencyCode, decimals };
  const taxMinor = taxRows.reduce((sum, row) => sum + row.taxMinor, 0);
  return {
    transaction_id: order.number,
    ...total(order.totals.totalMinor, money),
    ...coupon(order.totals.discounts),
    tax: units(taxMinor, money),
    shipping: units(order.totals.deliveryMinor, money),
    items: order.lines.map((line, index) => ({
      item_id: String(line.productId),
      item_name: line.name,
      ...(line.variantName ? { item_variant: line.variantName } : {}),
      index,
      price: units(line.unitMinor, money),
      quantity: line.quantity,
    })),
  };
}

export function toEcommerce(
  { itemId, itemName, variant, priceMinor, quantity }: TrackedEvent,
  money: Money,
): Ecommerce {
  const item = {
    item_id: String(itemId),
    item_name: itemName,
    ...(variant ? { item_variant: variant } : {}),
    price: units(priceMinor, money),
    quantity,
  };
  return { ...total(priceMinor * quantity, money), items: [item] };
}

function total(amountMinor: number, money: Money) {
  return { currency: money.code || defaultCurrency, value: units(amountMinor, money) };
}
