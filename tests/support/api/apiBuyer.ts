import type { Locale } from "~/platform/i18n/locale";
import { openPoints } from "../points";
import { stockJacket } from "../products";
import { freshDb } from "../shop/freshDb";
import { testWorld } from "../shop/world";
import { openStores } from "../stores";
import { apiCaller, type Sent } from "./apiShop";

export type ApiTotals = {
  total_products_tax_incl: number;
  discounts: { kind: string; amount_tax_incl: number }[];
  total_discount_tax_incl: number;
  delivery_price_tax_incl: number | null;
  payment_price_tax_incl: number | null;
  rounding: number;
  total_tax_incl: number;
  total_gift_vouchers_tax_incl: number;
  amount_due_tax_incl: number;
  taxes: { rate: number; base: number; tax: number; total_tax_incl: number }[];
};

export type ApiCart = ApiTotals & {
  id: string;
  tempId?: string;
  items: { total_tax_incl: number; state: string }[];
  gift_vouchers: { price_tax_incl: number }[];
};

export type ApiPlaced = ApiTotals & {
  id: string;
  number: string;
  hash: string;
  tempId: string | null;
  state: string;
  is_paid: boolean;
  lines: { position: number; total_tax_incl: number; discount_tax_incl: number; gift_voucher: object | null }[];
  withdrawals: { number: number; state: string }[];
  documents: { number: string; url: string }[];
  refund_due_tax_incl: number;
};

export type WantedProduct = { id: number; quantity: number };

/** Opens a shop with two jackets, a store, Packeta's pickup points and the API, and returns what a buyer can call. */
export async function openBuyersShop() {
  const db = await freshDb();
  await openStores(db);
  await openPoints(db);
  await stockJacket(db, { onHand: { "52": 900 } });
  await stockJacket(db, { id: 1002, priceCzk: 817, priceEurCents: 3_333, onHand: { "52": 900 } });
  const world = testWorld(db);
  const ask = apiCaller(world);

  /** Returns a cart with the given pieces: a new guest's, or that of the customer with the token. */
  async function fill(locale: Locale, cartItems: readonly WantedProduct[], token?: string): Promise<ApiCart> {
    const sent = token ? { token } : {};
    const { body } = token
      ? await ask("POST", "/api/cart/create", { token, body: { locale } })
      : await ask("GET", `/api/cart/anonymous/${locale}`);
    const { id } = (Array.isArray(body) ? body[0] : body) as ApiCart;
    for (const { id: productId, quantity } of cartItems) {
      const line = { id: productId, variantId: productId * 1000 + 1, note: "", quantity };
      await ask("PUT", `/api/cart/${id}`, { ...sent, body: line });
    }
    return choose(id, {}, sent);
  }

  /** Changes delivery and payment of the cart and returns it. */
  async function choose(id: string, choice: object, sent: Sent = {}): Promise<ApiCart> {
    const body = { carrier: "ppl", payment: "transfer", ...choice };
    return (await ask("PUT", `/api/cart/${id}/delivery`, { ...sent, body })).body as ApiCart;
  }

  /** Orders a cart as it was shown, with Eva's contact; `changed` replaces some of the values. */
  async function order(cart: ApiCart, { key = "a-key", token, ...changed }: { [name: string]: unknown } = {}) {
    const body = { ...bodyFor(cart), ...changed };
    const sent = typeof token === "string" ? { token } : {};
    const answer = await ask("POST", "/api/order", { ...sent, body, headers: { "Idempotency-Key": String(key) } });
    return { ...answer, body: answer.body as ApiPlaced };
  }

  return { db, world, ask, fill, choose, order };
}

/** Returns the body of an order: Eva's contact, the amount that the cart showed, and her consent. */
export function bodyFor({ id, amount_due_tax_incl, ...cart }: ApiCart & { locale?: string }): Record<string, unknown> {
  const country = cart.locale === "sk" ? "SK" : "CZ";
  return {
    cart: id,
    email: "eva@seznam.cz",
    phone_prefix: "+420",
    phone: "601123456",
    firstname: "Eva",
    lastname: "Nová",
    street: "Dlouhá 12",
    city: "Praha",
    zip: "11000",
    country,
    amount_due_tax_incl,
    terms: true,
  };
}
