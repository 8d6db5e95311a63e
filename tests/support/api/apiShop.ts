import { openCart } from "~/features/cart/cart.queries.server";
import { setLine } from "~/features/cart/setLine.server";
import { addAddress, listAddresses } from "~/features/customers/addressBook/address.queries.server";
import { claimOrders } from "~/features/orders/customerOrders.queries.server";
import { findPlacedOrder } from "~/features/orders/orders.queries.server";
import { placeOrder } from "~/features/orders/placement/placeOrder.server";
import { addToWishlist } from "~/features/wishlist/addToWishlist.server";
import { findWishlist } from "~/features/wishlist/wishlist.queries.server";
import { newId } from "~/platform/database/ids.server";
import type { World } from "~/platform/process/world.server";
import { action, loader } from "~/routes/api/route";
import { productFixture, variantFixture } from "../catalogFolder";
import { createImportShop } from "../catalogImport";
import { readyToOrder } from "../checkout";
import { addressForm, evasContact, registerTestCustomer } from "../customers";
import { testWorld } from "../shop/world";

export type Sent = { token?: string; body?: unknown; headers?: Record<string, string> };
export type ApiResponse = { status: number; headers: Headers; body: unknown };
export type ApiShop = Awaited<ReturnType<typeof openApiShop>>;

/** Eva's home as the API takes it. */
export const evasAddress = { name: "Domů", ...evasContact };

/** Opens a shop with a jacket in two sizes, and its API; `now` is fixed. */
export async function openApiShop() {
  const { db, importFiles } = await createImportShop();
  await importFiles({
    "products.ndjson": [
      productFixture({
        measures: { "52": { chest: 54, back: 67 }, "50": { back: 66.5 } },
        variants: [variantFixture(), variantFixture({ sku: "KA-1001-52", size: "52" })],
      }),
    ],
  });
  const world = testWorld(db);
  const variants = await db.selectFrom("variant").select("id").orderBy("position").execute();
  const variantIds = variants.map(({ id }) => id);
  const ask = apiCaller(world);
  return { db, world, ask, variantIds };
}

/** Returns a function that calls the API of a world from one client address. */
export function apiCaller(world: World) {
  return async function ask(
    method: string,
    path: string,
    { token, body, headers = {} }: Sent = {},
  ): Promise<ApiResponse> {
    const request = new Request(`http://shop.test${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const context = { world, clientAddress: "127.0.0.1", requestId: "a-call" };
    const answer = await (method === "GET" ? loader : action)({ request, params: {}, context });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text === "" ? null : JSON.parse(text) };
  };
}

/** Creates everything that Eva owns: an account, a cart, a wishlist, an address and an order. */
export async function settleEva({ db, world, variantIds }: Pick<ApiShop, "db" | "world" | "variantIds">) {
  const now = world.now();
  const [variantId = 0] = variantIds;
  const { customerId, token } = await registerTestCustomer(world);
  const { owner, agreement } = await readyToOrder(db, {
    tempId: newId(),
    cartItems: [{ productId: 1001, variantId, quantity: 1 }],
    at: now,
  });
  await placeOrder(world, owner, agreement);
  const order = await findPlacedOrder(db, owner, agreement.orderToken);
  await claimOrders(db, customerId, "eva@seznam.cz");
  const cartOwner = { customerId, locale: "cs" } as const;
  const cart = await openCart(db, cartOwner, now);
  await setLine(db, cartOwner, { productId: 1001, variantId, note: "", quantity: 1 }, now);
  await addToWishlist(db, { customerId }, { productId: 1001, locale: "cs" }, now);
  const list = await findWishlist(db, { customerId });
  await addAddress(db, customerId, addressForm({ is_default: true }), now);
  const [address] = await listAddresses(db, customerId);
  if (!order || !list || !address) throw new Error("Eva did not settle");
  return { customerId, token, cartId: cart.id, wishlistId: list.id, addressId: address.id, order };
}
