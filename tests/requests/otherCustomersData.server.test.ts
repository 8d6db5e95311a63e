import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { expect, test } from "vitest";

import { addToCart } from "~/features/cart/addToCart.server";
import { addAddress, listAddresses } from "~/features/customers/addressBook/address.queries.server";
import { startSession } from "~/features/customers/session/session.queries.server";
import { placeOrder } from "~/features/orders/placement/placeOrder.server";
import { addToWishlist } from "~/features/wishlist/addToWishlist.server";
import type { Db } from "~/platform/database/database.server";

import { readyToOrder } from "../support/checkout";
import { addressForm, registerTestCustomer, requestAs, requestWith } from "../support/customers";
import { allIntents } from "../support/intents";
import { stockJacket } from "../support/products";
import { responseOf } from "../support/routeResponse";
import { freshDb } from "../support/shop/freshDb";
import { testWorld } from "../support/shop/world";

type Handler = (args: LoaderFunctionArgs & ActionFunctionArgs) => Promise<unknown>;
type Route = { loader?: Handler; action?: Handler };

const routesFolder = resolve("app/routes");

/** The folders of all routes but the API, whose calls have a test of their own. */
const folders = readdirSync(routesFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "api")
  .map(({ name }) => name);

const secrets = /eva@seznam|Tajná 7|Doma u Evy|Jen pro Evu/;
const secret = "A".repeat(43);

/** Prepares Eva with a session, an address, an order, a cart and a wishlist with a note. */
async function shop() {
  const world = testWorld(await freshDb());
  const { db } = world;
  await stockJacket(db, { onHand: { "52": 9 } });
  const eva = await registerTestCustomer(world, { street: "Tajná 7" });
  const stranger = await registerTestCustomer(world, { email: "jan@seznam.cz", firstname: "Jan" });
  const { owner, agreement } = await readyToOrder(db, {});
  await db.updateTable("cart").set({ temp_id: null, customer_id: eva.customerId }).execute();
  const placed = await placeOrder(world, { customerId: eva.customerId, locale: owner.locale }, agreement);
  if (!placed.ok) throw new Error(placed.reason);
  const cartItem = { productId: 1001, variantId: 1_001_001, quantity: 1, note: "" };
  await addToCart(db, { customerId: eva.customerId, locale: "cs" }, cartItem, 1);
  await addToWishlist(db, { customerId: eva.customerId }, { productId: 1001, locale: "cs" }, 1);
  await db.updateTable("wishlist_item").set({ note: "Jen pro Evu" }).execute();
  await addAddress(db, eva.customerId, addressForm({ name: "Doma u Evy", street: "Tajná 7" }), 1);
  return { world, db, eva, stranger, ids: await idsOf(db, eva.customerId, placed.order.id) };
}

/** Returns the ids of Eva's data, under every name that forms and paths use. */
async function idsOf(db: Db, customerId: string, order: string): Promise<Record<string, string>> {
  const [address] = await listAddresses(db, customerId);
  const cart = await db.selectFrom("cart").where("is_open", "=", 1).select("id").executeTakeFirstOrThrow();
  const line = await db.selectFrom("cart_line").where("cart_id", "=", cart.id).select("id").executeTakeFirstOrThrow();
  const wishlist = await db.selectFrom("wishlist").select("id").executeTakeFirstOrThrow();
  return {
    order,
    orderId: order,
    id: order,
    cart: cart.id,
    line: line.id,
    wishlist: wishlist.id,
    customer: customerId,
    address: address?.id ?? "",
    adresa: address?.id ?? "",
    upravit: address?.id ?? "",
  };
}

/** The intents of all forms; each is tried on each page. */
const asked: readonly Record<string, string>[] = [{}, ...allIntents.map((intent) => ({ intent, product: "1001" }))];

async function evasRows(db: Db, customerId: string) {
  const own = ["session", "customer_address", "cart", "orders", "email_proof"] as const;
  const rows: Record<string, unknown> = {
    customer: await db.selectFrom("customer").where("id", "=", customerId).selectAll().execute(),
    wishlists: await db
      .selectFrom("wishlist")
      .innerJoin("wishlist_item", "wishlist_item.wishlist_id", "wishlist.id")
      .where("user_id", "=", customerId)
      .selectAll()
      .execute(),
    lines: await db
      .selectFrom("cart_line")
      .where("cart_id", "in", db.selectFrom("cart").where("customer_id", "=", customerId).select("id"))
      .orderBy("id")
      .selectAll()
      .execute(),
    events: await db
      .selectFrom("order_event")
      .where("order_id", "in", db.selectFrom("orders").where("customer_id", "=", customerId).select("id"))
      .orderBy("id")
      .selectAll()
      .execute(),
  };
  for (const table of own) {
    rows[table] = await db.selectFrom(table).where("customer_id", "=", customerId).selectAll().execute();
  }
  return rows;
}

type Asked = { query?: string; id?: string | undefined; fields?: Record<string, string> };

test("on no page does another customer or a guest see or change a customer's data", { timeout: 300_000 }, async () => {
  const { world, db, eva, stranger, ids } = await shop();
  const before = await evasRows(db, eva.customerId);
  const query = new URLSearchParams(ids).toString();
  for (const folder of folders) {
    const route: Route = await import(join(routesFolder, folder, "route"));
    const ask = async (handler: Handler | undefined, { query = "", id = ids.order, fields }: Asked) => {
      if (!handler) return;
      const token = await startSession(db, stranger.customerId, "", world.now());
      for (const request of [requestAs(token, `/x?${query}`, fields), requestWith({}, `/x?${query}`, fields)]) {
        const args = { request, params: { id, hash: secret, token: secret }, context: { world } };
        const { data, location, headers } = await responseOf((async () => handler(args))());
        expect(JSON.stringify([data, location, [...headers]]), folder).not.toMatch(secrets);
      }
    };
    for (const id of [ids.order, ids.wishlist, ids.address]) await ask(route.loader, { query, id });
    for (const pressed of asked) await ask(route.action, { fields: { ...ids, quantity: "0", ...pressed } });
    expect(await evasRows(db, eva.customerId), folder).toEqual(before);
  }
});

test("the attempts would change data if they were allowed", async () => {
  const { world, db, eva, ids } = await shop();
  const before = await evasRows(db, eva.customerId);
  const { action }: Route = await import("~/routes/cart/route");
  const request = requestAs(eva.token, "/kosik", { ...ids, intent: "remove-line" });
  await responseOf(action?.({ request, params: {}, context: { world } }) ?? Promise.resolve());
  expect(await evasRows(db, eva.customerId)).not.toEqual(before);
  expect(folders.length).toBeGreaterThan(30);
});
