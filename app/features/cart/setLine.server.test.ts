import { expect, test } from "vitest";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";

import { openCart } from "./cart.queries.server";
import { deleteOwnCart, findCartById, hasGuestCart } from "./cartById.queries.server";
import { readCartLines } from "./cartLine.queries.server";
import { setLine } from "./setLine.server";

const owner = { tempId: "guest", locale: "cs" } as const;
const jacket = { productId: 1001, variantId: 1_001_001, note: "" };

async function shopWithCart(onHand: Record<string, number> = { "52": 5 }) {
  const db = await freshDb();
  await stockJacket(db, { onHand });
  const cart = await openCart(db, owner, 1);
  const set = (quantity: number, given: Partial<Parameters<typeof setLine>[2]> = {}) =>
    setLine(db, owner, { ...jacket, quantity, ...given }, 1);
  const lines = async () => (await readCartLines(db, cart)).map(({ quantity, note }) => [quantity, note]);
  return { db, cart, set, lines };
}

test("a line has the quantity last set, at most the stock, and lines with different notes are separate", async () => {
  const { db, set, lines } = await shopWithCart();
  await db.updateTable("product").set({ allows_message: 1 }).execute();
  expect(await set(2)).toEqual({ ok: true, variantId: 1_001_001, quantity: 2, before: 0 });
  expect(await set(9)).toMatchObject({ quantity: 5, before: 2 });
  expect(await set(1)).toMatchObject({ quantity: 1, before: 5 });
  expect(await set(1, { note: "dárek" })).toMatchObject({ quantity: 1, before: 0 });
  expect(await lines()).toEqual(
    expect.arrayContaining([
      [1, ""],
      [1, "dárek"],
    ]),
  );
  expect(await set(0)).toMatchObject({ quantity: 0, before: 1 });
  expect(await lines()).toEqual([[1, "dárek"]]);
});

test("a message is refused on goods that take none, but a line that has one can still change and go", async () => {
  const { db, set, lines } = await shopWithCart();
  expect(await set(1, { note: "dárek" })).toEqual({ ok: false, reason: "no-message" });
  expect(await set(0, { note: "dárek" })).toMatchObject({ ok: true });
  expect(await lines()).toEqual([]);
  await db.updateTable("product").set({ allows_message: 1 }).execute();
  await set(1, { note: "dárek" });
  await db.updateTable("product").set({ allows_message: 0 }).execute();
  expect(await set(3, { note: "dárek" })).toMatchObject({ ok: true, quantity: 3 });
  expect(await set(0, { note: "dárek" })).toMatchObject({ ok: true, before: 3 });
  expect(await lines()).toEqual([]);
});

test("setting the same line many times concurrently leaves one line with that quantity", async () => {
  const { set, lines } = await shopWithCart();
  await Promise.all(Array.from({ length: 20 }, () => set(3)));
  expect(await lines()).toEqual([[3, ""]]);
});

test("a product with one variant needs no variant id, one with several does", async () => {
  const single = await shopWithCart();
  expect(await single.set(1, { variantId: null })).toMatchObject({ ok: true, variantId: 1_001_001 });
  const several = await shopWithCart({ "52": 5, "54": 5 });
  expect(await several.set(1, { variantId: null })).toEqual({ ok: false, reason: "variant-missing" });
});

test("an unavailable variant leaves the cart unchanged", async () => {
  const { db, set, lines } = await shopWithCart({ "52": 0 });
  expect(await set(1)).toEqual({ ok: false, reason: "sold-out" });
  expect(await set(1, { productId: 4711 })).toEqual({ ok: false, reason: "unknown" });
  expect(await set(1, { variantId: 4711 })).toEqual({ ok: false, reason: "unknown" });
  const stranger = { tempId: "stranger", locale: "cs" } as const;
  expect(await setLine(db, stranger, { ...jacket, quantity: 1 }, 1)).toEqual({ ok: false, reason: "gone" });
  expect(await lines()).toEqual([]);
});

test("a cart is found by its id for its owner only", async () => {
  const { db, cart } = await shopWithCart();
  expect(await findCartById(db, cart.id, null)).toMatchObject({ cart: { id: cart.id }, owner });
  expect(await findCartById(db, cart.id, "somebody")).toBeUndefined();
  expect(await hasGuestCart(db, "guest")).toBe(true);
  expect(await deleteOwnCart(db, { tempId: "stranger", locale: "cs" }, cart.id)).toBe(false);
  expect(await deleteOwnCart(db, owner, cart.id)).toBe(true);
  expect(await deleteOwnCart(db, owner, cart.id)).toBe(false);
  expect(await hasGuestCart(db, "guest")).toBe(false);
});
