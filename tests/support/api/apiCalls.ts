import { cacheCompany } from "~/features/customers/companyRegister/companyRecord.queries.server";
import { createReset } from "~/features/customers/password/secret.queries.server";

import { saveScope } from "~/features/customers/staff.queries.server";
import { claimOrders } from "~/features/orders/customerOrders.queries.server";
import { placeOrder } from "~/features/orders/placement/placeOrder.server";
import { newId } from "~/platform/database/ids.server";
import { readyToOrder } from "../checkout";
import { evasPassword, evasRegistration } from "../customers";
import { putGift } from "../gifts";
import { issueVoucher } from "../vouchers";
import { type ApiCart, bodyFor } from "./apiBuyer";
import { type ApiShop, evasAddress, type Sent, type settleEva } from "./apiShop";

export type GoodCall = Sent & { path: string; status?: number };

type Eva = Awaited<ReturnType<typeof settleEva>>;

const ico = "27074358";

/** Returns one successful call for each operation of the document, in an order that works. */
export async function goodCalls(shop: ApiShop, eva: Eva): Promise<Record<string, GoodCall>> {
  const { db, world, variantIds } = shop;
  const { token, cartId, wishlistId, addressId, order } = eva;
  const locale = { locale: "cs" };
  const evasReservation = reservationOf(variantIds[1]);
  const made = await shop.ask("POST", "/api/reservations", { body: reservationOf(variantIds[0]) });
  const { number, hash: secret } = made.body as { number: string; hash: string };
  const reservation = `/api/reservations/${number}/${secret}`;
  await db.updateTable("stock").set({ on_hand: 20 }).execute();
  const guests = await placeForEva(shop, eva);
  const shown = `/api/orders/summary/${guests.id}/${guests.summaryHash}`;
  const onePiece = {
    body: { lines: [{ position: 1, quantity: 1 }] },
    headers: { "Idempotency-Key": "a-key" },
  };
  const hash = await createReset(db, eva.customerId, world.now());
  await cacheCompany(db, { country: "CZ", companyId: ico }, companyOf(ico), world.now());
  // Eva gets the scopes of staff for the calls of staff.
  await saveScope(db, eva.customerId, ["admin", "catalog"]);
  return {
    "GET /api/staff/audit": { path: "/api/staff/audit?page=1", token },
    "PUT /api/staff/stock": {
      path: "/api/staff/stock",
      token,
      body: { sku: "KA-1001-52", place: "eshop", change: "+1", reason: "found" },
    },
    "GET /api/geolocation": { path: "/api/geolocation" },
    "GET /api/poster/all": { path: "/api/poster/all" },
    "GET /api/lists/currencies": { path: "/api/lists/currencies" },
    "GET /api/lists/countries": { path: "/api/lists/countries" },
    "GET /api/settings/{locale}": { path: "/api/settings/cs" },
    "GET /api/catalog/category/{locale}": { path: "/api/catalog/category/cs" },
    "GET /api/catalog/products/{locale}": {
      path: "/api/catalog/products/cs?section=muzi&barva=cerna&razeni=nejlevnejsi",
    },
    "GET /api/catalog/product/{id}/{locale}": { path: "/api/catalog/product/1001/cs" },
    "GET /api/search/{locale}": { path: "/api/search/cs?q=bunda" },
    "GET /api/blog/categories/list": { path: "/api/blog/categories/list" },
    "GET /api/blog/posts/{locale}": { path: "/api/blog/posts/cs?category=pece" },
    "GET /api/pages/{id}/{locale}": { path: "/api/pages/4/cs" },
    "GET /api/stores/{locale}": { path: "/api/stores/cs" },
    "GET /api/stores/availability": { path: `/api/stores/availability?product=1001&variant=${variantIds[0]}` },
    "GET /api/carriers/{locale}": { path: "/api/carriers/cs" },
    "GET /api/payments/{locale}": { path: "/api/payments/cs?carrier=ppl" },
    "GET /api/pickup-points": { path: "/api/pickup-points?carrier=pickup" },
    "GET /api/company/{ico}": { path: `/api/company/${ico}` },
    "GET /api/me": { path: "/api/me", token },
    "GET /api/addresses": { path: "/api/addresses", token },
    "POST /api/addresses": { path: "/api/addresses", token, body: evasAddress, status: 201 },
    "PUT /api/addresses/{id}": { path: `/api/addresses/${addressId}`, token, body: evasAddress },
    "DELETE /api/addresses/{id}": { path: `/api/addresses/${addressId}`, token, status: 204 },
    "GET /api/orders": { path: "/api/orders", token },
    "GET /api/orders/{id}": { path: `/api/orders/${order.id}`, token },
    "GET /api/orders/summary/{id}/{hash}": { path: `/api/orders/summary/${order.id}/${order.summaryHash}` },
    "POST /api/order": {
      path: "/api/order",
      body: bodyFor(await fillGuestsCart(shop)),
      headers: { "Idempotency-Key": "a-key" },
      status: 201,
    },
    "POST /api/orders/{id}/pay": { path: `/api/orders/${order.id}/pay`, token },
    "POST /api/orders/{id}/cancel": { path: `/api/orders/${order.id}/cancel`, token },
    "POST /api/orders/{id}/withdraw": { path: `/api/orders/${guests.id}/withdraw`, token, ...onePiece },
    "POST /api/orders/summary/{id}/{hash}/pay": { path: `${shown}/pay` },
    "POST /api/orders/summary/{id}/{hash}/withdraw": { path: `${shown}/withdraw`, ...onePiece },
    "POST /api/orders/summary/{id}/{hash}/cancel": { path: `${shown}/cancel` },
    "GET /api/cart/{locale}": { path: "/api/cart/cs", token },
    "GET /api/cart/anonymous/{locale}": { path: "/api/cart/anonymous/cs" },
    "GET /api/cart/anonymous/{locale}/{guestCartId}": { path: "/api/cart/anonymous/sk/unknown" },
    "POST /api/cart/create": { path: "/api/cart/create", token, body: locale },
    "PUT /api/cart/{id}": {
      path: `/api/cart/${cartId}`,
      token,
      body: { id: 1001, variantId: variantIds[1], note: "", quantity: 2 },
    },
    "PUT /api/cart/{id}/delivery": {
      path: `/api/cart/${cartId}/delivery`,
      token,
      body: { carrier: "ppl", payment: "transfer" },
    },
    "GET /api/cart/{id}/slots": { path: `/api/cart/${cartId}/slots`, token },
    "POST /api/reservations": { path: "/api/reservations", body: evasReservation, status: 201 },
    "GET /api/reservations/{number}/{hash}": { path: `${reservation}` },
    "POST /api/reservations/{number}/{hash}/extend": { path: `${reservation}/extend` },
    "DELETE /api/reservations/{number}/{hash}": { path: `${reservation}` },
    "POST /api/voucher/cart/add/{cartId}": {
      path: `/api/voucher/cart/add/${cartId}`,
      token,
      body: { voucherCode: await issueVoucher(db), serviceType: "eshop" },
    },
    "POST /api/voucher/cart/delete/{cartId}": {
      path: `/api/voucher/cart/delete/${cartId}`,
      token,
      body: { voucherId: "DESET" },
    },
    "POST /api/cart/{id}/gift-vouchers": {
      path: `/api/cart/${cartId}/gift-vouchers`,
      token,
      body: { amount: "1000", form: "email", recipient_email: "anna@seznam.cz", send_on: "" },
    },
    "DELETE /api/cart/{id}/gift-vouchers/{giftId}": {
      path: `/api/cart/${cartId}/gift-vouchers/${await putGift(db, cartId)}`,
      token,
    },
    "DELETE /api/cart/{id}": { path: `/api/cart/${cartId}`, token, status: 204 },
    "GET /api/wishlist/{locale}": { path: "/api/wishlist/cs", token },
    "GET /api/wishlist/anonymous/{locale}/{tempId}": { path: "/api/wishlist/anonymous/cs/0" },
    "POST /api/wishlist": { path: "/api/wishlist", body: locale },
    "PUT /api/wishlist/{tempId}": {
      path: `/api/wishlist/${wishlistId}`,
      token,
      body: { productId: 1001, note: "k narozeninám" },
    },
    "DELETE /api/wishlist/{tempId}": { path: `/api/wishlist/${wishlistId}`, token, status: 204 },
    "POST /api/auth/register": {
      path: "/api/auth/register",
      body: { ...evasRegistration, email: "jana@seznam.cz", newsletter: false },
      status: 201,
    },
    "POST /api/auth/login": { path: "/api/auth/login", body: { email: "eva@seznam.cz", password: evasPassword } },
    "GET /api/auth/logout": { path: "/api/auth/logout", token },
    "POST /api/auth/password/forgot": { path: "/api/auth/password/forgot", body: { email: "nikdo@seznam.cz" } },
    "POST /api/auth/password/reset/{hash}": {
      path: `/api/auth/password/reset/${hash}`,
      body: { password: "nové heslo", password_confirmation: "nové heslo" },
    },
  };
}

/** Places an order of four pieces that Eva made as a guest; it is in her account and has a secret. */
async function placeForEva({ db, world, variantIds }: ApiShop, { customerId }: Eva) {
  const cartItems = [{ productId: 1001, variantId: variantIds[0] ?? 0, quantity: 4 }];
  const { owner, agreement } = await readyToOrder(db, { tempId: newId(), cartItems, at: world.now() });
  const placed = await placeOrder(world, owner, agreement);
  if (!placed.ok) throw new Error(placed.reason);
  await claimOrders(db, customerId, "eva@seznam.cz");
  return placed.order;
}

async function fillGuestsCart({ ask, variantIds }: ApiShop): Promise<ApiCart> {
  const [{ id }] = (await ask("GET", "/api/cart/anonymous/cs")).body as [ApiCart];
  await ask("PUT", `/api/cart/${id}`, { body: { id: 1001, variantId: variantIds[0], quantity: 1 } });
  const choice = { carrier: "ppl", payment: "transfer" };
  return (await ask("PUT", `/api/cart/${id}/delivery`, { body: choice })).body as ApiCart;
}

function reservationOf(variantId: number | undefined) {
  const eva = { name: "Eva Nová", email: "eva@seznam.cz", phone: "+420601123456" };
  return { store: "praha", variantId, quantity: 1, ...eva };
}

function companyOf(companyId: string) {
  return {
    company: "Vzorová s.r.o.",
    company_id: companyId,
    tax_id: `CZ${companyId}`,
    vat_id: "",
    street: "Dlouhá 12",
    city: "Praha",
    zip: "110 00",
    country: "CZ",
  };
}
