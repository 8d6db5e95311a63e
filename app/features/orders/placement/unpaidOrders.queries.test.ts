import { expect, test } from "vitest";

import { readyToOrder } from "../../../../tests/support/checkout";
import { registerTestCustomer } from "../../../../tests/support/customers";
import { stockJacket } from "../../../../tests/support/products";
import { saveSetting } from "../../../../tests/support/settings";
import { freshDb } from "../../../../tests/support/shop/freshDb";
import { testWorld } from "../../../../tests/support/shop/world";
import { cancelOrder } from "../cancelOrder.server";
import { findOrder } from "../orders.queries.server";
import type { PlaceOrderResult } from "./placement";
import { placeOrder } from "./placeOrder.server";

const refused = { ok: false, reason: "too-many-unpaid" };

async function shop() {
  const world = testWorld(await freshDb());
  const { db } = world;
  await stockJacket(db, { onHand: { "52": 90 } });
  await saveSetting(db, "unpaid_orders", "cs", { per_customer: 2, per_network: 3 });
  let carts = 0;
  const ready = (given: Parameters<typeof readyToOrder>[1]) => {
    carts += 1;
    return readyToOrder(db, { tempId: `visitor-${carts}`, ...given });
  };
  const buy = async (email: string, networkHash: string | null = null, given = {}): Promise<PlaceOrderResult> => {
    const { owner, agreement } = await ready({ email, ...given });
    return placeOrder(world, owner, agreement, networkHash);
  };
  return { world, db, ready, buy };
}

test("a buyer at the limit of unpaid orders cannot place another, whatever the spelling of the e-mail", async () => {
  const { db, buy } = await shop();
  await buy("eva@seznam.cz");
  await buy("Eva@Seznam.cz", null, { paymentId: "cod" });
  expect(await buy("EVA@seznam.cz")).toEqual(refused);
  expect(await buy("jan@seznam.cz")).toMatchObject({ ok: true });
  expect(await db.selectFrom("orders").select("id").execute()).toHaveLength(3);
  const { on_hand } = await db.selectFrom("stock").select("on_hand").executeTakeFirstOrThrow();
  expect(on_hand).toBe(87);
});

test("unpaid orders of one network are limited, whatever their e-mails", async () => {
  const { buy } = await shop();
  for (const name of ["a", "b", "c"]) expect(await buy(`${name}@seznam.cz`, "home")).toMatchObject({ ok: true });
  expect(await buy("d@seznam.cz", "home")).toEqual(refused);
  expect(await buy("d@seznam.cz", "office")).toMatchObject({ ok: true });
});

test("an order that is cancelled or paid makes room for the next", async () => {
  const { world, db, buy } = await shop();
  const first = await buy("eva@seznam.cz");
  await buy("eva@seznam.cz");
  expect(await buy("eva@seznam.cz")).toEqual(refused);
  const order = first.ok ? await findOrder(db, first.order.id) : undefined;
  if (!order) throw new Error("the first order stands");
  await cancelOrder(world, order, "customer");
  const third = await buy("eva@seznam.cz");
  expect(third).toMatchObject({ ok: true });
  expect(await buy("eva@seznam.cz")).toEqual(refused);
  await db
    .updateTable("orders")
    .set({ paid_at: 1 })
    .where("id", "=", third.ok ? third.order.id : "")
    .execute();
  expect(await buy("eva@seznam.cz")).toMatchObject({ ok: true });
});

test("an account is counted separately: guests who order with its e-mail do not block it", async () => {
  const { world, ready, buy } = await shop();
  const { customerId } = await registerTestCustomer(world);
  for (let count = 0; count < 2; count += 1) await buy("eva@seznam.cz");
  const buyAsCustomer = async (email: string) => {
    const { agreement, owner } = await ready({ email });
    const own = { customerId, locale: owner.locale };
    await world.db
      .updateTable("cart")
      .set({ temp_id: null, customer_id: customerId })
      .where("order_token", "=", agreement.orderToken)
      .execute();
    return placeOrder(world, own, agreement, null);
  };
  expect(await buyAsCustomer("eva@seznam.cz")).toMatchObject({ ok: true });
  expect(await buyAsCustomer("b@seznam.cz")).toMatchObject({ ok: true });
  expect(await buyAsCustomer("c@seznam.cz")).toEqual(refused);
});

test("concurrent orders do not exceed the limit", async () => {
  const { world, ready } = await shop();
  const carts = [];
  for (let index = 0; index < 8; index += 1) carts.push(await ready({ email: "eva@seznam.cz" }));
  const placed = await Promise.all(
    carts.map(({ owner, agreement }, index) => placeOrder(world, owner, agreement, `network ${index}`)),
  );
  expect(placed.filter(({ ok }) => ok)).toHaveLength(2);
  expect(placed.filter(({ ok }) => !ok)).toEqual(Array(6).fill(refused));
});
