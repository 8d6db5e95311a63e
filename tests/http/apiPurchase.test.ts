import { afterAll, beforeAll, expect, test } from "vitest";

import { type ApiCart, type ApiPlaced, bodyFor } from "../support/api/apiBuyer";
import { evasPassword, evasRegistration } from "../support/customers";
import { openShop, type RunningShop } from "../support/shop/runningShop";

let shop: RunningShop;
beforeAll(async () => {
  shop = await openShop({
    workers: 2,
    isSilent: true,
    environment: { PAYMENT_GATEWAY_URL: "trial", LOG_LEVEL: "info" },
  });
}, 60_000);
afterAll(() => shop.stop());

type Answer<Body> = { status: number; body: Body };

/** Calls the API like a program that knows nothing else of the shop. */
async function call<Body>(
  method: string,
  path: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer<Body>> {
  const json = body === undefined ? {} : { body: JSON.stringify(body) };
  const type: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
  const answer = await fetch(shop.url + path, { method, headers: { ...type, ...headers }, ...json });
  return { status: answer.status, body: (await answer.json()) as Body };
}

type Product = { id: number; variants: { id: number; is_available?: boolean }[] };

/** Fills a cart with two pieces and chooses delivery of a parcel and payment by card. */
async function fillCart(id: string, locale: string, headers: Record<string, string>): Promise<ApiCart> {
  const { body: product } = await call<Product>("GET", `/api/catalog/product/1026/${locale}`);
  const line = { id: product.id, variantId: product.variants[0]?.id, quantity: 2 };
  expect(await call("PUT", `/api/cart/${id}`, { body: line, headers })).toMatchObject({ status: 200 });
  const voucher = { voucherCode: "VITEJTE10", serviceType: "eshop", guestEmail: "eva@seznam.cz" };
  expect(await call("POST", `/api/voucher/cart/add/${id}`, { body: voucher, headers })).toMatchObject({ status: 200 });
  const choice = { carrier: "ppl", payment: "card" };
  return (await call<ApiCart>("PUT", `/api/cart/${id}/delivery`, { body: choice, headers })).body;
}

/** Presses the button on the gateway's page, which is the only step that is no API call. */
async function approve(gatewayUrl: string): Promise<void> {
  const pressed = await fetch(gatewayUrl, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: shop.url },
    body: new URLSearchParams({ outcome: "approve" }),
  });
  expect(pressed.status).toBe(303);
}

type Withdrawal = { number: number; state: string };

/** Orders the cart with five concurrent calls, pays, and withdraws from pieces of the order. */
async function buyAndWithdraw(cart: ApiCart, headers: Record<string, string>, { pieces }: { pieces: number }) {
  const sent = { body: bodyFor(cart), headers: { ...headers, "Idempotency-Key": `key-of-${cart.id}` } };
  const calls = await Promise.all([1, 2, 3, 4, 5].map(() => call<ApiPlaced>("POST", "/api/order", sent)));
  expect(calls.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  expect(new Set(calls.map(({ body }) => body.id)).size).toBe(1);
  const [{ body: placed } = { body: undefined }] = calls;
  if (!placed) throw new Error("nothing was ordered");
  expect(placed).toMatchObject({ is_paid: false, amount_due_tax_incl: cart.amount_due_tax_incl });
  const page = headers.Authorization ? `/api/orders/${placed.id}` : `/api/orders/summary/${placed.id}/${placed.hash}`;
  const { body: payment } = await call<{ gateway_url: string }>("POST", `${page}/pay`, { headers });
  await approve(payment.gateway_url);
  const paid = await call<ApiPlaced>("GET", page, { headers });
  expect(paid.body).toMatchObject({ is_paid: true, documents: [{ kind: "invoice" }] });
  const invoice = await fetch(shop.url + new URL(paid.body.documents[0]?.url ?? "").pathname);
  expect([invoice.status, invoice.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
  const lines = [{ position: 1, quantity: pieces }];
  const withdrawn = { body: { lines }, headers: { ...headers, "Idempotency-Key": "a-key" } };
  const { body: withdrawal } = await call<Withdrawal>("POST", `${page}/withdraw`, withdrawn);
  const { body: after } = await call<ApiPlaced>("GET", page, { headers });
  expect(after.withdrawals).toMatchObject([{ number: withdrawal.number, state: withdrawal.state }]);
  return { placed, withdrawal, after };
}

test("a program buys as a guest in crowns, pays by card, and withdraws from all of it", async () => {
  const { body: carts } = await call<ApiCart[]>("GET", "/api/cart/anonymous/cs");
  const cart = await fillCart(carts[0]?.id ?? "", "cs", {});
  const { placed, withdrawal, after } = await buyAndWithdraw(cart, {}, { pieces: 2 });
  expect(placed).toMatchObject({ currency: "CZK", discounts: [{ code: "VITEJTE10" }] });
  expect(withdrawal).toMatchObject({ number: expect.any(Number), state: "cancelled" });
  expect(after).toMatchObject({ state: "cancelled", refund_due_tax_incl: placed.amount_due_tax_incl });
  const secrets = [placed.hash, placed.id];
  expect(shop.log.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([]);
}, 60_000);

test("a program buys as a customer in euros, pays by card, and withdraws from one of two pieces", async () => {
  const account = { ...evasRegistration, country: "SK", zip: "81101", consent: true, newsletter: false };
  await call("POST", "/api/auth/register", { body: account, headers: { "Accept-Language": "sk" } });
  const login = { email: "eva@seznam.cz", password: evasPassword };
  const { body: signedIn } = await call<{ token: string }>("POST", "/api/auth/login", { body: login });
  const headers = { Authorization: `Bearer ${signedIn.token}` };
  const { body: empty } = await call<ApiCart>("POST", "/api/cart/create", { body: { locale: "sk" }, headers });
  const cart = await fillCart(empty.id, "sk", headers);
  const { placed, withdrawal, after } = await buyAndWithdraw(cart, headers, { pieces: 1 });
  expect(placed).toMatchObject({ currency: "EUR", tempId: null, taxes: [{ rate: 23 }] });
  expect(withdrawal).toMatchObject({ number: expect.any(Number), state: "announced" });
  expect(after.refund_due_tax_incl).toBeGreaterThan(0);
  expect(after.refund_due_tax_incl).toBeLessThan(placed.amount_due_tax_incl);
}, 60_000);
