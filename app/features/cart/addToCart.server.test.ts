import { expect, test } from "vitest";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";

import { addToCart } from "./addToCart.server";
import { findCart, openCart } from "./cart.queries.server";
import { readCartLines, removeLine, setLineQuantity } from "./cartLine.queries.server";
import { countPieces } from "./pieceCount.queries.server";
import { maxSubmissions } from "./submissions/submission";
import { purgeSubmissions } from "./submissions/submission.queries.server";

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
    isOldForm: false,
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

test("the same form adds once, however often it comes; another form, size or quantity adds again", async () => {
  const db = await freshDb();
  await stockJacket(db, { onHand: { "52": 50, "54": 50 } });
  const submit = (at: number, submissionKey: string, changed = {}) =>
    addToCart(db, owner, { ...input, quantity: 2, submissionKey, ...changed }, at);
  await Promise.all([submit(5000, "first"), submit(5000, "first"), submit(5000, "first")]);
  const answer = { ok: true, quantity: 2, added: 2, isClamped: false, onHand: 50 };
  expect(await submit(9000, "first")).toEqual({ ...answer, isOldForm: false });
  expect(await submit(600_000, "first")).toEqual({ ...answer, isOldForm: true });
  expect(await submit(600_001, "second")).toMatchObject({ quantity: 4, added: 2 });
  expect(await submit(600_002, "second", { quantity: 1 })).toMatchObject({ quantity: 5, added: 1 });
  expect(await submit(600_003, "second", { variantId: 1_001_002 })).toMatchObject({ quantity: 2, added: 2 });
  expect(await submit(5000 + 3_600_000, "first"), "forgotten after an hour").toMatchObject({ quantity: 7, added: 2 });
});

test("visitors of a shared page, whose forms have the same key, each get their piece", async () => {
  const db = await freshDb();
  await stockJacket(db, { onHand: { "52": 50 } });
  const another = { ...owner, tempId: "another" };
  for (const who of [owner, another]) await addToCart(db, who, { ...input, submissionKey: "shared" }, 1);
  expect([await countPieces(db, owner), await countPieces(db, another)]).toEqual([1, 1]);
});

test("a form adds again what was removed since, and repeats what it said of the stock", async () => {
  const db = await freshDb();
  await stockJacket(db, { onHand: { "52": 3 } });
  const submit = (at: number) => addToCart(db, owner, { ...input, quantity: 4, submissionKey: "first" }, at);
  const answer = { ok: true, quantity: 3, added: 3, isClamped: true, onHand: 3, isOldForm: false };
  expect([await submit(1), await submit(2)]).toEqual([answer, answer]);
  const [line] = await readCartLines(db, await openCart(db, owner, 3));
  await removeLine(db, owner, line?.id ?? "");
  expect(await submit(4)).toEqual(answer);
  expect(await countPieces(db, owner)).toBe(3);
});

test("a cart remembers its newest submissions, and none after an hour", async () => {
  const db = await freshDb();
  await stockJacket(db, { onHand: { "52": 50 } });
  for (let at = 1; at <= maxSubmissions + 5; at += 1) {
    await addToCart(db, owner, { ...input, submissionKey: `key ${at}` }, at);
  }
  const times = async () =>
    (await db.selectFrom("cart_submission").select("sent_at").orderBy("sent_at").execute()).map((row) => row.sent_at);
  expect(await times()).toEqual(Array.from({ length: maxSubmissions }, (_, index) => index + 6));
  expect(await purgeSubmissions(db, 100, 90)).toBe(90);
  expect(await purgeSubmissions(db, 100, 90)).toBe(5);
  expect(await times()).toEqual([101, 102, 103, 104, 105]);
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
