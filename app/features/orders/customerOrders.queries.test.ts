import { expect, test } from "vitest";

import { openCart } from "~/features/cart/cart.queries.server";
import { createVerification } from "~/features/customers/password/secret.queries.server";
import { findSession } from "~/features/customers/session/session.queries.server";
import { closeAccount } from "~/features/privacy/closeAccount.server";
import { exportPersonalData } from "~/features/privacy/exportPersonalData.server";
import { verifyEmail } from "~/features/privacy/verifyEmail.server";
import { saveStockAlert } from "~/features/stockAlerts/stockAlert.queries.server";
import { addToWishlist } from "~/features/wishlist/addToWishlist.server";
import { registerTestCustomer } from "../../../tests/support/customers";
import { evasOrder } from "../../../tests/support/orders";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { openStores } from "../../../tests/support/stores";
import { findCustomerOrder, listCustomerOrders } from "./customerOrders.queries.server";
import { insertOrder } from "./placement/storeOrder.queries.server";

async function shop() {
  const world = testWorld(await freshDb());
  await openStores(world.db);
  const eva = await registerTestCustomer(world);
  const stranger = await registerTestCustomer(world, { email: "jan@seznam.cz" });
  const allocations = [{ linePosition: 1, variantId: 1, storeId: "eshop", quantity: 2 }];
  const order = async (index: number, customerId: string | null) => {
    const owner = { locale: "cs" as const, ...(customerId ? { customerId } : { tempId: `guest ${index}` }) };
    const cart = await openCart(world.db, owner, index);
    const placed = evasOrder({ id: `order-${index}`, number: `${2026000000 + index}`, placedAt: index });
    await insertOrder(world.db, placed, { cart, allocations, owner });
    await world.db.updateTable("cart").set({ is_open: 0 }).where("id", "=", cart.id).execute();
    return placed;
  };
  return { world, db: world.db, eva, stranger, order };
}

test("a customer's orders come newest first, ten a page", async () => {
  const { db, eva, order } = await shop();
  for (let index = 1; index <= 11; index += 1) await order(index, eva.customerId);
  const first = await listCustomerOrders(db, eva.customerId, 1);
  expect(first.pageCount).toBe(2);
  expect(first.orders.map(({ id }) => id)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((index) => `order-${index}`));
  expect((await listCustomerOrders(db, eva.customerId, 2)).orders).toHaveLength(1);
});

test("another customer's list and detail do not contain it", async () => {
  const { db, eva, stranger, order } = await shop();
  await order(1, eva.customerId);
  expect(await findCustomerOrder(db, eva.customerId, "order-1")).toMatchObject({ number: "2026000001" });
  expect(await findCustomerOrder(db, stranger.customerId, "order-1")).toBeUndefined();
  expect((await listCustomerOrders(db, stranger.customerId, 1)).orders).toEqual([]);
});

test("a guest's orders become the customer's when the e-mail is verified, never before, and once", async () => {
  const { world, db, eva, stranger, order } = await shop();
  await order(1, null);
  expect((await listCustomerOrders(db, eva.customerId, 1)).orders).toEqual([]);
  const strangers = await createVerification(db, { id: stranger.customerId, email: "jan@seznam.cz" }, world.now());
  expect(await verifyEmail(world, { secret: strangers, customerId: stranger.customerId })).toBe(true);
  expect((await listCustomerOrders(db, stranger.customerId, 1)).orders).toEqual([]);
  const evas = await createVerification(db, { id: eva.customerId, email: "eva@seznam.cz" }, world.now());
  expect(await verifyEmail(world, { secret: evas, customerId: stranger.customerId })).toBe(false);
  expect(await verifyEmail(world, { secret: evas, customerId: eva.customerId })).toBe(true);
  expect((await listCustomerOrders(db, eva.customerId, 1)).orders).toMatchObject([{ number: "2026000001" }]);
  expect(await verifyEmail(world, { secret: evas, customerId: eva.customerId })).toBe(false);
  expect((await findSession(db, eva.token, "cs", world.now()))?.customer.isEmailVerified).toBe(true);
});

test("a closed account is deleted with all its data, while its orders stay", async () => {
  const { world, db, eva, stranger, order } = await shop();
  await order(1, eva.customerId);
  await openCart(db, { customerId: eva.customerId, locale: "cs" }, 1);
  await closeAccount(db, eva.customerId);
  expect(await findSession(db, eva.token, "cs", world.now())).toBeUndefined();
  expect(await db.selectFrom("customer").select("id").execute()).toEqual([{ id: stranger.customerId }]);
  expect(await db.selectFrom("cart").select(["is_open", "customer_id"]).execute()).toEqual([
    { is_open: 0, customer_id: null },
  ]);
  expect(await db.selectFrom("orders").select(["number", "customer_id"]).execute()).toEqual([
    { number: "2026000001", customer_id: null },
  ]);
});

test("the data export contains the customer's data and no secret", async () => {
  const { world, db, eva, order } = await shop();
  const placed = await order(1, eva.customerId);
  await stockJacket(db);
  await addToWishlist(db, { customerId: eva.customerId }, { productId: 1001, locale: "cs" }, 1);
  const found = await exportPersonalData(db, eva, world.now());
  expect(found).toMatchObject({ wishlist: [{ code: "KA-1001", note: "" }], newsletter: { cs: "none", sk: "none" } });
  expect(found).toMatchObject({ profile: { email: "eva@seznam.cz" }, orders: [{ number: "2026000001" }] });
  const written = JSON.stringify(found);
  for (const secret of [eva.token, "argon2", placed.summaryHash, placed.id])
    expect(written).not.toContain(`"${secret}`);
});

/** Eva and Jan are subscribed to the newsletter and to a stock alert for a jacket. */
async function withSubscriptions() {
  const { world, db, eva } = await shop();
  await stockJacket(db);
  for (const email of ["eva@seznam.cz", "jan@seznam.cz"]) {
    const reader = { id: email, email, locale: "sk" as const, created_at: 1, asked_at: 1, left_at: null };
    await db
      .insertInto("newsletter_subscriber")
      .values({ ...reader, confirmed_at: 1 })
      .execute();
    await saveStockAlert(db, "cs", { email, productId: 1001, variantId: 1_001_001 }, 1);
  }
  const prove = () => db.updateTable("customer").set({ email_proved_at: 1 }).execute();
  const left = async () => [
    (await db.selectFrom("newsletter_subscriber").orderBy("email").select("email").execute()).map(({ email }) => email),
    (await db.selectFrom("stock_watch").orderBy("email").select("email").execute()).map(({ email }) => email),
  ];
  return { world, db, eva, prove, left };
}

test("closing an account ends the newsletter and the stock alerts of its e-mail", async () => {
  const { db, eva, prove, left } = await withSubscriptions();
  await prove();
  await closeAccount(db, eva.customerId);
  expect(await left()).toEqual([["jan@seznam.cz"], ["jan@seznam.cz"]]);
});

test("an account with an unverified e-mail ends nothing that its owner has confirmed, and sees nothing of it", async () => {
  const { world, db, eva, left } = await withSubscriptions();
  expect(await exportPersonalData(db, eva, world.now())).toMatchObject({ stockAlerts: [], newsletter: { sk: "none" } });
  await db.updateTable("newsletter_subscriber").set({ confirmed_at: null }).where("id", "=", "jan@seznam.cz").execute();
  await closeAccount(db, eva.customerId);
  expect(await left()).toEqual([
    ["eva@seznam.cz", "jan@seznam.cz"],
    ["eva@seznam.cz", "jan@seznam.cz"],
  ]);
});

test("the data export contains the newsletter and the stock alerts", async () => {
  const { world, db, eva, prove } = await withSubscriptions();
  await prove();
  expect(await exportPersonalData(db, eva, world.now())).toMatchObject({
    newsletter: { cs: "none", sk: "subscribed" },
    stockAlerts: [{ code: "KA-1001", sku: "KA-1001-52", locale: "cs", notifiedAt: null }],
  });
});
