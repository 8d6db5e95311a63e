import { expect, test } from "vitest";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { acknowledgeChanges } from "./acknowledgeChanges.server";
import { addToCart } from "./addToCart.server";
import { findCart, openCart } from "./cart.queries.server";
import { readCartLines } from "./cartLine.queries.server";
import { changeLine } from "./changeLine.server";
import { copyCart } from "./guest/copyCart.server";
import { countPieces } from "./pieceCount.queries.server";
import { restoreLine } from "./restoreLine.server";
import { saveForLater } from "./saveForLater.server";
import { readUnavailableLines } from "./unavailableLines.queries.server";
import { writeLineNote } from "./writeLineNote.server";

const owner = { tempId: "visitor", locale: "cs" } as const;
const stranger = { tempId: "stranger", locale: "cs" } as const;
const wishlistOwner = { tempId: "wisher" };

/** Opens a shop with a cart that has a line for each of three sizes, added one after another. */
async function shop() {
  const db = await freshDb();
  await stockJacket(db, { onHand: { "50": 5, "52": 5, "54": 5 } });
  await db.updateTable("product").set({ allows_message: 1 }).execute();
  for (const index of [1, 2, 3]) await add(index);
  async function add(size: number, quantity = 2, note = "Pro Evu", at = size) {
    return addToCart(db, owner, { productId: 1001, variantId: 1_001_000 + size, quantity, note }, at);
  }
  const lines = async () => readCartLines(db, await openCart(db, owner, 9));
  const gone = async () => readUnavailableLines(db, await openCart(db, owner, 9));
  const [, middle] = await lines();
  return { db, add, lines, gone, middle: middle ?? never() };
}

async function removed() {
  const { middle, ...rest } = await shop();
  const changed = await changeLine(rest.db, owner, { line: middle.id, quantity: 0 });
  if (changed.outcome !== "removed") throw new Error(changed.outcome);
  return { ...rest, removed: changed.removed };
}

test("undoing a removal restores quantity, note and position", async () => {
  const { db, lines, removed: line } = await removed();
  expect((await lines()).map(({ size }) => size)).toEqual(["50", "54"]);
  expect(await restoreLine(db, owner, line, 9)).toMatchObject({ ok: true });
  expect(await lines()).toMatchObject([{ size: "50" }, { size: "52", quantity: 2, note: "Pro Evu" }, { size: "54" }]);
});

test("a variant that has sold out comes back as a sold-out line, a scarcer one with what is left", async () => {
  const { db, lines, removed: line } = await removed();
  await db.updateTable("stock").set({ on_hand: 1 }).where("variant_id", "=", line.variantId).execute();
  await restoreLine(db, owner, line, 9);
  expect((await lines())[1]).toMatchObject({ quantity: 1 });
  await changeLine(db, owner, { line: line.id, quantity: 0 });
  await db.updateTable("stock").set({ on_hand: 0 }).execute();
  await restoreLine(db, owner, line, 9);
  expect((await lines())[1]).toMatchObject({ quantity: 2, onHand: 0 });
});

test("goods added again before Undo are not doubled by it", async () => {
  const { db, add, lines, removed: line } = await removed();
  await add(2, 1);
  await restoreLine(db, owner, line, 9);
  expect((await lines()).map(({ size, quantity }) => `${size}:${quantity}`).sort()).toEqual(["50:2", "52:2", "54:2"]);
});

test("a forged removal restores nothing that cannot be bought, and changes no other visitor's line", async () => {
  const { db, lines, removed: line } = await removed();
  const [first] = await lines();
  expect(await restoreLine(db, owner, { ...line, variantId: 7 }, 9)).toMatchObject({ ok: false });
  expect(await restoreLine(db, owner, { ...line, note: "x".repeat(36) }, 9)).toMatchObject({ ok: false });
  expect(await restoreLine(db, stranger, { ...line, id: first?.id ?? "" }, 9)).toMatchObject({ ok: false });
  expect(await countPieces(db, stranger)).toBe(0);
  expect(await countPieces(db, owner)).toBe(4);
});

test("a line moved to the wishlist is removed from the cart", async () => {
  const { db, middle } = await shop();
  expect(await saveForLater(db, owner, wishlistOwner, middle.id, 9)).toMatchObject({ ok: true, name: "Bunda 1001" });
  expect(await db.selectFrom("wishlist_item").select("product_id").execute()).toEqual([{ product_id: 1001 }]);
  expect(await countPieces(db, owner)).toBe(4);
  expect(await saveForLater(db, owner, wishlistOwner, middle.id, 9)).toEqual({ ok: false, reason: "gone" });
  expect(await saveForLater(db, stranger, wishlistOwner, middle.id, 9)).toEqual({ ok: false, reason: "gone" });
});

test("when saving to the wishlist fails, the line stays in the cart", async () => {
  const { db, middle } = await shop();
  await db.schema.dropTable("wishlist_item").execute();
  await expect(saveForLater(db, owner, wishlistOwner, middle.id, 9)).rejects.toThrow();
  expect(await countPieces(db, owner)).toBe(6);
});

test("a line takes another message; with that of an equal line both are merged", async () => {
  const { db, add, lines, middle } = await shop();
  await add(2, 1, "", 5);
  expect(await writeLineNote(db, owner, { line: middle.id, note: "Pro Janu" }, 9)).toBe(true);
  expect((await lines()).filter(({ size }) => size === "52")).toMatchObject([
    { note: "Pro Janu", quantity: 2 },
    { note: "", quantity: 1 },
  ]);
  await writeLineNote(db, owner, { line: middle.id, note: "" }, 9);
  expect((await lines()).filter(({ size }) => size === "52")).toMatchObject([{ note: "", quantity: 3 }]);
  expect(await writeLineNote(db, stranger, { line: middle.id, note: "x" }, 9)).toBe(false);
});

test("products that are no longer sold are listed by name until the visitor acknowledges it", async () => {
  const { db, lines, gone, middle } = await shop();
  await db.deleteFrom("stock").where("variant_id", "=", middle.variantId).execute();
  await db.deleteFrom("variant").where("id", "=", middle.variantId).execute();
  expect(await gone()).toMatchObject([{ name: "Bunda 1001", quantity: 2, seenUnitMinor: 12_990 }]);
  expect(await countPieces(db, owner)).toBe(4);
  await db.updateTable("product_offer").set({ price_net: 10_000_000 }).execute();
  await acknowledgeChanges(db, stranger);
  expect(await gone()).toHaveLength(1);
  await acknowledgeChanges(db, owner);
  expect(await gone()).toEqual([]);
  expect(await lines()).toMatchObject([{ seenUnitMinor: 1_210 }, { seenUnitMinor: 1_210 }]);
});

test("a product withdrawn from this shop version is unavailable in the cart, and back when it returns", async () => {
  const { db, lines, gone } = await shop();
  const offers = await db.selectFrom("product_offer").selectAll().where("locale", "=", "cs").execute();
  await db.deleteFrom("product_offer").where("locale", "=", "cs").execute();
  expect(await gone()).toHaveLength(3);
  expect(await countPieces(db, owner)).toBe(0);
  await db.insertInto("product_offer").values(offers).execute();
  expect(await lines()).toHaveLength(3);
});

test("an empty cart of the other shop version gets the lines at its prices, and the original stays", async () => {
  const { db } = await shop();
  await stockJacket(db, { id: 1002, priceEurCents: null });
  await addToCart(db, owner, { productId: 1002, variantId: 1_002_001, quantity: 1, note: "" }, 5);
  expect(await copyCart(db, owner, "sk", 9)).toEqual({ lineCount: 3, missingNames: ["Bunda 1002"], leftNames: [] });
  const slovak = await findCart(db, { ...owner, locale: "sk" });
  expect(slovak && (await readCartLines(db, slovak))).toMatchObject([
    { size: "50", quantity: 2, note: "Pro Evu", unitMinor: 51_990, seenUnitMinor: 51_990 },
    { size: "52" },
    { size: "54" },
  ]);
  expect(await countPieces(db, owner)).toBe(7);
});

test("a cart with lines is left unchanged, and concurrent switches copy once", async () => {
  const { db } = await shop();
  await Promise.all([1, 2, 3].map(() => copyCart(db, owner, "sk", 9)));
  expect(await countPieces(db, { ...owner, locale: "sk" })).toBe(6);
  expect(await copyCart(db, { ...owner, locale: "sk" }, "cs", 9)).toEqual({
    lineCount: 0,
    missingNames: [],
    leftNames: [],
  });
  expect(await countPieces(db, owner)).toBe(6);
  expect(await copyCart(db, stranger, "sk", 9)).toEqual({ lineCount: 0, missingNames: [], leftNames: [] });
});

function never(): never {
  throw new Error("the cart has three lines");
}
