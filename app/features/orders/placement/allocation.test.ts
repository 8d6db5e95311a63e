import fc from "fast-check";
import { expect, test } from "vitest";

import { planAllocations } from "./allocation";

const stock = [
  { variantId: 1, storeId: "eshop", kind: "warehouse", onHand: 2 },
  { variantId: 1, storeId: "praha", kind: "store", onHand: 1 },
  { variantId: 2, storeId: "eshop", kind: "warehouse", onHand: 1 },
] as const;

test("a pickup takes from its own store before the warehouse, and locks variant by variant and place by place", () => {
  const lines = [
    { variantId: 2, quantity: 1 },
    { variantId: 1, quantity: 2 },
  ];
  expect(planAllocations(lines, stock, "praha")).toEqual([
    { linePosition: 2, variantId: 1, storeId: "eshop", quantity: 1 },
    { linePosition: 2, variantId: 1, storeId: "praha", quantity: 1 },
    { linePosition: 1, variantId: 2, storeId: "eshop", quantity: 1 },
  ]);
});

test("a parcel takes nothing from a store", () => {
  expect(planAllocations([{ variantId: 1, quantity: 3 }], stock, null)).toBeUndefined();
});

test("a pickup takes from other stores what neither its own nor a warehouse has", () => {
  const brno = { variantId: 1, storeId: "brno", kind: "store", onHand: 5 } as const;
  expect(planAllocations([{ variantId: 1, quantity: 4 }], [brno, ...stock], "praha")).toEqual([
    { linePosition: 1, variantId: 1, storeId: "brno", quantity: 1 },
    { linePosition: 1, variantId: 1, storeId: "eshop", quantity: 2 },
    { linePosition: 1, variantId: 1, storeId: "praha", quantity: 1 },
  ]);
});

test("a plan gives every line its pieces and takes no more than a place has, or there is no plan", () => {
  const places = fc.array(
    fc.record({ variantId: fc.integer({ min: 1, max: 3 }), onHand: fc.integer({ min: 0, max: 4 }) }),
  );
  const cartItems = fc.array(
    fc.record({ variantId: fc.integer({ min: 1, max: 3 }), quantity: fc.integer({ min: 1, max: 4 }) }),
  );
  fc.assert(
    fc.property(places, cartItems, (held, lines) => {
      const places = held.map((place, index) => ({ ...place, storeId: `place-${index}`, kind: "warehouse" as const }));
      const plan = planAllocations(lines, places, null);
      const isEnough = [1, 2, 3].every(
        (variantId) => sum(lines, variantId, "quantity") <= sum(places, variantId, "onHand"),
      );
      expect(plan !== undefined).toBe(isEnough);
      for (const [index, { quantity }] of plan ? lines.entries() : []) {
        const pieces = plan?.filter(({ linePosition }) => linePosition === index + 1) ?? [];
        expect(pieces.reduce((total, piece) => total + piece.quantity, 0)).toBe(quantity);
      }
      for (const { storeId, onHand } of plan ? places : []) {
        const taken = plan?.filter((piece) => piece.storeId === storeId) ?? [];
        expect(taken.reduce((total, piece) => total + piece.quantity, 0)).toBeLessThanOrEqual(onHand);
      }
    }),
  );
});

function sum<Key extends string>(
  rows: readonly ({ variantId: number } & Record<Key, number>)[],
  variantId: number,
  key: Key,
) {
  return rows.filter((row) => row.variantId === variantId).reduce((total, row) => total + row[key], 0);
}
