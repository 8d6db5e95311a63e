import fc from "fast-check";
import { expect, test } from "vitest";

import { newId } from "~/platform/database/ids.server";

import { registerTestCustomer } from "../../../../tests/support/customers";
import { stockJacket } from "../../../../tests/support/products";
import { freshDb } from "../../../../tests/support/shop/freshDb";
import { testWorld } from "../../../../tests/support/shop/world";
import { addToCart } from "../addToCart.server";
import { clampQuantity, maxQuantity } from "../cart";
import { findCart } from "../cart.queries.server";
import { readCartLines } from "../cartLine.queries.server";
import { mergeCarts } from "./mergeCarts.server";

const stock = { "46": 3, "48": 60, "50": 150 };
const onHand = Object.values(stock);

const line = fc.record({
  size: fc.integer({ min: 0, max: 2 }),
  note: fc.constantFrom("", "Pro Evu"),
  quantity: fc.integer({ min: 1, max: 99 }),
});
type Line = { size: number; note: string; quantity: number };
const lines = fc.array(line, { maxLength: 6 });

const keyOf = ({ size, note }: Pick<Line, "size" | "note">) => `${size}:${note}`;

/** Returns the expected quantities after adding these lines, by size and note. */
function summed(...carts: (readonly Line[])[]): Record<string, number> {
  const held: Record<string, number> = {};
  for (const line of carts.flat()) {
    held[keyOf(line)] = clampQuantity((held[keyOf(line)] ?? 0) + line.quantity, onHand[line.size] ?? 0);
  }
  return held;
}

test("merged carts hold the sum of both, never above the stock and 99, separate by note; merging again changes nothing", async () => {
  const world = testWorld(await freshDb());
  const { db } = world;
  await stockJacket(db, { onHand: stock });
  await fc.assert(
    fc.asyncProperty(lines, lines, async (guests, own) => {
      const { customerId } = await registerTestCustomer(world, { email: `${newId()}@priklad.cz` });
      const owners = { guest: { tempId: newId(), locale: "cs" }, own: { customerId, locale: "cs" } } as const;
      const fill = async (owner: (typeof owners)["guest" | "own"], lines: readonly Line[]) => {
        for (const { size, note, quantity } of lines) {
          await addToCart(db, owner, { productId: 1001, variantId: 1_001_001 + size, quantity, note }, 1);
        }
      };
      const held = async () => {
        const cart = await findCart(db, owners.own);
        const rows = cart ? await readCartLines(db, cart) : [];
        return Object.fromEntries(
          rows.map((row) => [keyOf({ ...row, size: row.variantId - 1_001_001 }), row.quantity]),
        );
      };
      await fill(owners.own, own);
      await fill(owners.guest, guests);
      await mergeCarts(db, owners.guest.tempId, customerId, 2);
      const once = await held();
      expect(once).toEqual(summed(own, guests));
      expect(Object.values(once).every((quantity) => quantity <= maxQuantity)).toBe(true);
      await mergeCarts(db, owners.guest.tempId, customerId, 3);
      expect(await held()).toEqual(once);
      expect(await findCart(db, owners.guest)).toBeUndefined();
    }),
    { numRuns: 20 },
  );
}, 60_000);
