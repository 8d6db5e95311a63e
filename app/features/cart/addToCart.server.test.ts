import { expect, test } from "vitest";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";

import { addToCart } from "./addToCart.server";
import { findCart, openCart } from "./cart.queries.server";
import { countPieces, readCartLines, removeLine, setLineQuantity } from "./cartLine.queries.server";

const owner = { tempId: "visitor", locale: "cs" } as const;
const input = { productId: 1001, variantId: 1_001_001, quantity: 1, note: "" };

test("the first piece creates a cart, the second increments its line", async () => {
  const db = await freshDb();
  await stockJacket(db, { onHand: { "52": 5 } });
  await addToCart(db, owner, input, 1);
  expect(await addToCart(db, owner, input, 2)).toEqual({
    ok: true,
    quantity: 2,
    added: 1,
    isClamped: false,
    onHand: 5,
  });
  const cart = await openCart(db, owner, 3);
  const lines = await readCartLines(db, cart);
  expect(lines).toMatchObject([{ quantity: 2, unitMinor: 12_990, seenUnitMinor: 12_990, onHand: 5, size: "52" }]);
  expect(await countPieces(db, owner)).toBe(2);
});

test("two tabs adding at once lose nothing", async () => {
  const db = await freshDb();
  await stockJacket(db, { onHand: { "52": 50 } });
  await Promise.all(Array.from({ length: 20 }, () => addToCart(db, owner, input, 1)));
  expect(await countPieces(db, owner)).toBe(20);
});

test("the second submission of a double click adds nothing, a later click does", async () => {
  const db = await freshDb();
  await stockJacket(db, { onHand: { "52": 50 } });
  const submit = (at: number, device = "phone") =>
    addToCart(db, owner, { ...input, quantity: 2, submissionKey: device }, at);
  await Promise.all([submit(5000), submit(5000), submit(5000)]);
  expect(await submit(5300)).toEqual({ ok: true, quantity: 2, added: 2, isClamped: false, onHand: 50 });
  expect(await submit(6200)).toMatchObject({ quantity: 4, added: 2 });
  expect(await submit(6201, "laptop")).toMatchObject({ quantity: 6, added: 2 });
});

test("a request without a submission key always adds, even when the clocks of two processes differ", async () => {
  const db = await freshDb();
  await stockJacket(db, { onHand: { "52": 50 } });
  for (const at of [1000, 999, 1000]) await addToCart(db, owner, input, at);
  expect(await countPieces(db, owner)).toBe(3);
});

test("a line never holds more pieces than are in stock", async () => {
  const db = await freshDb();
  await stockJacket(db, { onHand: { "52": 3 } });
  expect(await addToCart(db, owner, { ...input, quantity: 2 }, 1)).toMatchObject({ quantity: 2, isClamped: false });
  expect(await addToCart(db, owner, { ...input, quantity: 2 }, 1)).toMatchObject({ quantity: 3, isClamped: true });
});

test("a sold-out or unknown variant is refused and creates no cart", async () => {
  const db = await freshDb();
  await stockJacket(db, { onHand: { "52": 0 } });
  expect(await addToCart(db, owner, input, 1)).toEqual({ ok: false, reason: "sold-out" });
  expect(await addToCart(db, owner, { ...input, variantId: 7 }, 1)).toEqual({ ok: false, reason: "unknown" });
  expect(await findCart(db, owner)).toBeUndefined();
});

test("a product without a euro price cannot enter a Slovak cart", async () => {
  const db = await freshDb();
  await stockJacket(db, { priceEurCents: null });
  expect(await addToCart(db, { ...owner, locale: "sk" }, input, 1)).toEqual({ ok: false, reason: "unknown" });
});

test("another visitor can neither change nor remove a line", async () => {
  const db = await freshDb();
  await stockJacket(db);
  await addToCart(db, owner, input, 1);
  const cart = await openCart(db, owner, 1);
  const [line] = await readCartLines(db, cart);
  const stranger = { tempId: "stranger", locale: "cs" } as const;
  expect(await setLineQuantity(db, stranger, line?.id ?? "", 9)).toBe(false);
  await removeLine(db, stranger, line?.id ?? "");
  expect(await countPieces(db, owner)).toBe(1);
});

test("each shop version has its own cart", async () => {
  const db = await freshDb();
  await stockJacket(db);
  await addToCart(db, owner, input, 1);
  expect(await countPieces(db, { ...owner, locale: "sk" })).toBe(0);
});
