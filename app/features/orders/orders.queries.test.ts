import { expect, test } from "vitest";
import { openCart } from "~/features/cart/cart.queries.server";
import type { Db } from "~/platform/database/database.server";
import { dayMs } from "~/platform/time/durations";
import { evasOrder } from "../../../tests/support/orders";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { openStores } from "../../../tests/support/stores";
import type { Order } from "./orders";
import { findOrderSummary, findPlacedOrder } from "./orders.queries.server";
import { insertOrder, nextInSequence } from "./placement/storeOrder.queries.server";

const owner = { tempId: "visitor", locale: "cs" } as const;

async function store(db: Db, order: Order) {
  await openStores(db);
  const cart = await openCart(db, owner, 1);
  const allocations = [{ linePosition: 1, variantId: 1, storeId: "eshop", quantity: 2 }];
  await insertOrder(db, order, { cart, allocations });
  return cart;
}

test("an order is read as it was placed by anyone with its secret address", async () => {
  const db = await freshDb();
  const order = evasOrder({ note: "Zvonek\nnefunguje" });
  await store(db, order);
  expect(await findOrderSummary(db, order, order.placedAt)).toEqual(order);
});

test("a wrong id and a wrong hash alike find nothing", async () => {
  const db = await freshDb();
  const order = evasOrder();
  await store(db, order);
  expect(await findOrderSummary(db, { ...order, summaryHash: "guess" }, order.placedAt)).toBeUndefined();
  expect(await findOrderSummary(db, { ...order, id: "other" }, order.placedAt)).toBeUndefined();
});

test("after thirty days the link in the e-mail shows neither name nor address", async () => {
  const db = await freshDb();
  const order = evasOrder({ note: "Zvonek" });
  await store(db, order);
  const open = await findOrderSummary(db, order, order.placedAt + 30 * dayMs);
  expect(open?.email).toBe("eva@seznam.cz");
  const masked = await findOrderSummary(db, order, order.placedAt + 30 * dayMs + 1);
  expect(masked).toMatchObject({ email: "e•••@seznam.cz", phone: "••• 456", note: "•••", number: "2026000123" });
  expect(JSON.stringify(masked)).not.toMatch(/Nová|Dlouhá|110 00|601123|Zvonek/);
});

test("the order of a token is returned to its owner only", async () => {
  const db = await freshDb();
  const { orderToken } = await store(db, evasOrder());
  expect(await findPlacedOrder(db, owner, orderToken)).toMatchObject({ number: "2026000123" });
  expect(await findPlacedOrder(db, { ...owner, tempId: "stranger" }, orderToken)).toBeUndefined();
});

test("order numbers start at one each year", async () => {
  const db = await freshDb();
  expect([await nextInSequence(db, 2026), await nextInSequence(db, 2026), await nextInSequence(db, 2027)]).toEqual([
    1, 2, 1,
  ]);
});
