import { expect, test } from "vitest";

import type { Db } from "~/platform/database/database.server";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";

import { addToCart } from "./addToCart.server";
import { openCart } from "./cart.queries.server";
import { readCartLines } from "./cartLine.queries.server";
import { changeLine } from "./changeLine.server";

const owner = { tempId: "visitor", locale: "cs" } as const;

async function cartWithJacket(onHand: number) {
  const db = await freshDb();
  await stockJacket(db, { onHand: { "52": onHand } });
  await addToCart(db, owner, { productId: 1001, variantId: 1_001_001, quantity: 1, note: "" }, 1);
  const [line] = await linesOf(db);
  return { db, lineId: line?.id ?? "" };
}

async function linesOf(db: Db) {
  return readCartLines(db, await openCart(db, owner, 1));
}

test("a line takes the new quantity", async () => {
  const { db, lineId } = await cartWithJacket(5);
  expect(await changeLine(db, owner, { line: lineId, quantity: 4 })).toMatchObject({ outcome: "set", quantity: 4 });
  expect(await linesOf(db)).toMatchObject([{ quantity: 4 }]);
});

test("a quantity above the stock is clamped, and the result says so", async () => {
  const { db, lineId } = await cartWithJacket(3);
  expect(await changeLine(db, owner, { line: lineId, quantity: 9 })).toMatchObject({ outcome: "clamped", onHand: 3 });
  expect(await linesOf(db)).toMatchObject([{ quantity: 3 }]);
});

test("a step is one piece more or fewer: the last piece stays, and the stock is never exceeded", async () => {
  const { db, lineId } = await cartWithJacket(2);
  const step = (step: 1 | -1) => changeLine(db, owner, { line: lineId, step });
  expect(await step(-1)).toMatchObject({ outcome: "set", quantity: 1 });
  expect(await step(1)).toMatchObject({ outcome: "set", quantity: 2 });
  expect(await step(1)).toMatchObject({ outcome: "clamped", quantity: 2 });
  expect(await step(-1)).toMatchObject({ outcome: "set", quantity: 1 });
  expect(await linesOf(db)).toMatchObject([{ quantity: 1 }]);
});

test("zero removes the line, and removing it again returns gone", async () => {
  const { db, lineId } = await cartWithJacket(3);
  expect(await changeLine(db, owner, { line: lineId, quantity: 0 })).toMatchObject({ outcome: "removed" });
  expect(await changeLine(db, owner, { line: lineId, quantity: 0 })).toEqual({ outcome: "gone" });
  expect(await linesOf(db)).toEqual([]);
});

test("a line that has sold out keeps its quantity", async () => {
  const { db, lineId } = await cartWithJacket(3);
  await db.updateTable("stock").set({ on_hand: 0 }).execute();
  expect(await changeLine(db, owner, { line: lineId, quantity: 2 })).toMatchObject({ outcome: "clamped", onHand: 0 });
  expect(await linesOf(db)).toMatchObject([{ quantity: 1, onHand: 0 }]);
});

test("a change marks today's prices as seen", async () => {
  const { db, lineId } = await cartWithJacket(3);
  await db.updateTable("product_offer").set({ price_net: 10_000_000 }).where("locale", "=", "cs").execute();
  expect(await linesOf(db)).toMatchObject([{ unitMinor: 1_210, seenUnitMinor: 12_990 }]);
  await changeLine(db, owner, { line: lineId, quantity: 2 });
  expect(await linesOf(db)).toMatchObject([{ unitMinor: 1_210, seenUnitMinor: 1_210 }]);
});

test("another visitor's line is as if it did not exist", async () => {
  const { db, lineId } = await cartWithJacket(3);
  const stranger = { tempId: "stranger", locale: "cs" } as const;
  expect(await changeLine(db, stranger, { line: lineId, quantity: 0 })).toEqual({ outcome: "gone" });
  expect(await linesOf(db)).toHaveLength(1);
});
