import { expect, test } from "vitest";
import { openCart } from "~/features/cart/cart.queries.server";
import { readCards } from "~/features/productCard/card.queries.server";
import { readCatalogRevision } from "~/features/products/catalogRevision.queries.server";
import { readProduct } from "~/features/products/product.queries.server";
import { readPopularIds } from "~/features/search/suggestions/popular.queries.server";
import { dayMs } from "~/platform/time/durations";
import { evasOrder } from "../../../../tests/support/orders";
import { stockJacket } from "../../../../tests/support/products";
import { freshDb } from "../../../../tests/support/shop/freshDb";
import type { Order } from "../orders";
import { insertOrder } from "../placement/storeOrder.queries.server";
import { updateBestsellers } from "./updateBestsellers.server";

const now = 1_795_000_000_000;

async function shop() {
  const db = await freshDb();
  for (const id of [1001, 1002, 1003]) await stockJacket(db, { id });
  const sell = async (
    productId: number,
    quantity: number,
    { daysAgo = 1, state = "accepted" as Order["state"] } = {},
  ) => {
    const key = `${productId}-${quantity}-${daysAgo}-${state}`;
    const owner = { locale: "cs" as const, tempId: `guest ${key}` };
    const cart = await openCart(db, owner, now);
    const [line] = evasOrder().lines;
    if (!line) throw new Error("an order has a line");
    const lines = [{ ...line, productId, quantity, lineMinor: quantity * line.unitMinor }];
    const order = evasOrder({ id: key, number: key, state, placedAt: now - daysAgo * dayMs, lines });
    await insertOrder(db, order, {
      cart,
      allocations: [{ linePosition: 1, variantId: 1, storeId: "eshop", quantity }],
      owner,
    });
  };
  const crown = () => updateBestsellers({ db, now: () => now });
  const updated = async () => {
    const cards = await readCards(db, "cs", [1001, 1002, 1003], now);
    return cards.filter(({ labels }) => labels.includes("bestseller")).map(({ id }) => id);
  };
  return { db, sell, crown, updated };
}

test("the best-selling products of ninety days are bestsellers on their cards, pages and in the sorting", async () => {
  const { db, sell, crown, updated } = await shop();
  await sell(1002, 3);
  await sell(1003, 2);
  await crown();
  expect(await updated()).toEqual([1002]);
  expect((await readProduct(db, "cs", 1002, now))?.product.labels).toEqual(["bestseller"]);
  expect(await readPopularIds(db, "cs", 3, now)).toEqual([1002, 1001, 1003]);
});

test("cancelled orders and those older than ninety days do not count", async () => {
  const { sell, crown, updated } = await shop();
  await sell(1001, 9, { daysAgo: 91 });
  await sell(1002, 9, { state: "cancelled" });
  await sell(1003, 1, { daysAgo: 90 });
  await crown();
  expect(await updated()).toEqual([1003]);
});

test("a product that is outsold loses the label, and the operator's own label stays", async () => {
  const { db, sell, crown, updated } = await shop();
  await db.updateTable("product").set({ is_bestseller: 1 }).where("id", "=", 1001).execute();
  await sell(1002, 1);
  await crown();
  expect(await updated()).toEqual([1001, 1002]);
  await sell(1003, 2);
  await crown();
  expect(await updated()).toEqual([1001, 1003]);
});

test("listings are updated for a new bestseller, and not when nothing changes", async () => {
  const { db, sell, crown } = await shop();
  await sell(1002, 1);
  const before = await readCatalogRevision(db);
  await crown();
  const after = await readCatalogRevision(db);
  expect(after).toBeGreaterThan(before);
  await crown();
  expect(await readCatalogRevision(db)).toBe(after);
});
