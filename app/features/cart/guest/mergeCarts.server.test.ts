import { expect, test } from "vitest";

import { registered } from "../../../../tests/support/customers";
import { stockJacket } from "../../../../tests/support/products";
import { freshDb } from "../../../../tests/support/shop/freshDb";
import { worldAround } from "../../../../tests/support/shop/world";
import { addToCart } from "../addToCart.server";
import { findCart, openCart } from "../cart.queries.server";
import { countPieces, readCartLines } from "../cartLine.queries.server";
import { joinCarts } from "./mergeCarts.server";

const guest = { tempId: "visitor", locale: "cs" } as const;
const wish = { productId: 1001, variantId: 1_001_001, quantity: 2, note: "" };

async function shop(onHand = 5) {
  const world = worldAround(await freshDb());
  await stockJacket(world.db, { onHand: { "52": onHand } });
  const { customerId } = await registered(world);
  const own = { customerId, locale: "cs" } as const;
  const linesOf = async () => {
    const cart = await findCart(world.db, own);
    return cart ? await readCartLines(world.db, cart) : [];
  };
  return { db: world.db, customerId, own, linesOf };
}

test("a guest's cart is taken over as it is when the customer has none", async () => {
  const { db, customerId, own, linesOf } = await shop();
  await addToCart(db, guest, wish, 1);
  const { id } = await openCart(db, guest, 1);
  const [czech] = await joinCarts(db, guest.tempId, customerId, 2);
  expect(czech).toEqual({ locale: "cs", addedPieces: 0, clampedNames: [], leftNames: [] });
  expect((await findCart(db, own))?.id).toBe(id);
  expect(await linesOf()).toMatchObject([{ quantity: 2 }]);
  expect(await findCart(db, guest)).toBeUndefined();
});

test("of two carts the lines are summed, and lines with another note stay apart", async () => {
  const { db, customerId, own, linesOf } = await shop();
  await addToCart(db, own, wish, 1);
  await addToCart(db, guest, { ...wish, quantity: 1 }, 2);
  await addToCart(db, guest, { ...wish, quantity: 1, note: "Pro Evu" }, 3);
  const [czech] = await joinCarts(db, guest.tempId, customerId, 4);
  expect(czech).toEqual({ locale: "cs", addedPieces: 2, clampedNames: [], leftNames: [] });
  expect(await linesOf()).toMatchObject([
    { quantity: 3, note: "" },
    { quantity: 1, note: "Pro Evu" },
  ]);
  expect(await countPieces(db, guest)).toBe(0);
});

test("no more than is on hand comes of it, and it is told which goods are fewer", async () => {
  const { db, customerId, own, linesOf } = await shop(3);
  await addToCart(db, own, wish, 1);
  await addToCart(db, guest, wish, 2);
  const [czech] = await joinCarts(db, guest.tempId, customerId, 3);
  expect(czech).toEqual({ locale: "cs", addedPieces: 1, clampedNames: ["Bunda 1001"], leftNames: [] });
  expect(await linesOf()).toMatchObject([{ quantity: 3 }]);
});

test("each shop version's cart is joined with its own", async () => {
  const { db, customerId } = await shop();
  await addToCart(db, { ...guest, locale: "sk" }, wish, 1);
  await joinCarts(db, guest.tempId, customerId, 2);
  expect(await countPieces(db, { customerId, locale: "sk" })).toBe(2);
  expect(await countPieces(db, { customerId, locale: "cs" })).toBe(0);
});

test("a second time there is nothing to join", async () => {
  const { db, customerId, own } = await shop();
  await addToCart(db, own, wish, 1);
  await addToCart(db, guest, wish, 1);
  await joinCarts(db, guest.tempId, customerId, 2);
  await joinCarts(db, guest.tempId, customerId, 3);
  expect(await countPieces(db, own)).toBe(4);
});

test("the database keeps an open cart from having two owners or none", async () => {
  const { db, customerId } = await shop();
  await openCart(db, guest, 1);
  await expect(db.updateTable("cart").set({ customer_id: customerId }).execute()).rejects.toThrow();
  await expect(db.updateTable("cart").set({ temp_id: null }).execute()).rejects.toThrow();
});
