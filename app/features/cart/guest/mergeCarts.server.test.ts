import { expect, test } from "vitest";

import { registerTestCustomer } from "../../../../tests/support/customers";
import { stockJacket } from "../../../../tests/support/products";
import { freshDb } from "../../../../tests/support/shop/freshDb";
import { testWorld } from "../../../../tests/support/shop/world";
import { addToCart } from "../addToCart.server";
import { findCart, openCart } from "../cart.queries.server";
import { readCartLines } from "../cartLine.queries.server";
import { countPieces } from "../pieceCount.queries.server";
import { mergeCarts } from "./mergeCarts.server";

const guest = { tempId: "visitor", locale: "cs" } as const;
const input = { productId: 1001, variantId: 1_001_001, quantity: 2, note: "" };

async function shop(onHand = 5) {
  const world = testWorld(await freshDb());
  await stockJacket(world.db, { onHand: { "52": onHand } });
  const { customerId } = await registerTestCustomer(world);
  const own = { customerId, locale: "cs" } as const;
  const linesOf = async () => {
    const cart = await findCart(world.db, own);
    return cart ? await readCartLines(world.db, cart) : [];
  };
  return { db: world.db, customerId, own, linesOf };
}

test("a guest's cart is assigned unchanged to a customer who has none", async () => {
  const { db, customerId, own, linesOf } = await shop();
  await addToCart(db, guest, input, 1);
  const { id } = await openCart(db, guest, 1);
  const [czech] = await mergeCarts(db, guest.tempId, customerId, 2);
  expect(czech).toEqual({ locale: "cs", addedPieces: 0, clampedNames: [], leftNames: [] });
  expect((await findCart(db, own))?.id).toBe(id);
  expect(await linesOf()).toMatchObject([{ quantity: 2 }]);
  expect(await findCart(db, guest)).toBeUndefined();
});

test("the lines of two carts are summed, and lines with another note stay separate", async () => {
  const { db, customerId, own, linesOf } = await shop();
  await addToCart(db, own, input, 1);
  await addToCart(db, guest, { ...input, quantity: 1 }, 2);
  await addToCart(db, guest, { ...input, quantity: 1, note: "Pro Evu" }, 3);
  const [czech] = await mergeCarts(db, guest.tempId, customerId, 4);
  expect(czech).toEqual({ locale: "cs", addedPieces: 2, clampedNames: [], leftNames: [] });
  expect(await linesOf()).toMatchObject([
    { quantity: 3, note: "" },
    { quantity: 1, note: "Pro Evu" },
  ]);
  expect(await countPieces(db, guest)).toBe(0);
});

test("merging never exceeds the stock, and names the clamped products", async () => {
  const { db, customerId, own, linesOf } = await shop(3);
  await addToCart(db, own, input, 1);
  await addToCart(db, guest, input, 2);
  const [czech] = await mergeCarts(db, guest.tempId, customerId, 3);
  expect(czech).toEqual({ locale: "cs", addedPieces: 1, clampedNames: ["Bunda 1001"], leftNames: [] });
  expect(await linesOf()).toMatchObject([{ quantity: 3 }]);
});

test("each cart is merged with that of the same shop version", async () => {
  const { db, customerId } = await shop();
  await addToCart(db, { ...guest, locale: "sk" }, input, 1);
  await mergeCarts(db, guest.tempId, customerId, 2);
  expect(await countPieces(db, { customerId, locale: "sk" })).toBe(2);
  expect(await countPieces(db, { customerId, locale: "cs" })).toBe(0);
});

test("merging a second time changes nothing", async () => {
  const { db, customerId, own } = await shop();
  await addToCart(db, own, input, 1);
  await addToCart(db, guest, input, 1);
  await mergeCarts(db, guest.tempId, customerId, 2);
  await mergeCarts(db, guest.tempId, customerId, 3);
  expect(await countPieces(db, own)).toBe(4);
});

test("the database keeps an open cart from having two owners or none", async () => {
  const { db, customerId } = await shop();
  await openCart(db, guest, 1);
  await expect(db.updateTable("cart").set({ customer_id: customerId }).execute()).rejects.toThrow();
  await expect(db.updateTable("cart").set({ temp_id: null }).execute()).rejects.toThrow();
});
