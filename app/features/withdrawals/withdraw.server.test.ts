import { expect, test } from "vitest";
import { moveOrder } from "~/features/orders/moveOrder.server";
import { markAltered } from "~/features/orders/orderDesk.queries.server";
import { registered } from "../../../tests/support/customers";
import { placedOrder } from "../../../tests/support/placedOrder";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { worldAround } from "../../../tests/support/shop/world";
import { confirmWithdrawal, draftWithdrawal } from "./withdraw.server";
import type { Statement } from "./withdrawal";
import { findStatement, readOpenLines } from "./withdrawal.queries.server";
import { listConfirmed } from "./withdrawalList.queries.server";

const day = 86_400_000;

/** Eva's delivered order of three pieces of one jacket and one of another, and how to withdraw from it. */
async function shop() {
  const world = worldAround(await freshDb());
  const { db } = world;
  for (const id of [1001, 1002]) await stockJacket(db, { id, onHand: { "52": 9 } });
  const eva = await registered(world);
  const wishes = [
    { productId: 1001, variantId: 1_001_001, quantity: 3 },
    { productId: 1002, variantId: 1_002_001, quantity: 1 },
  ];
  const order = await placedOrder(world, { wishes, customerId: eva.customerId });
  for (const state of ["pending", "closed"] as const) await moveOrder(world, order.id, state, "staff Jana");
  const state = (given: Partial<Statement> = {}): Statement => ({
    ...{ locale: "cs", orderId: null, orderNumber: order.number, name: "Eva Nová", email: "eva@seznam.cz" },
    ...{ goods: "", lines: [] },
    ...given,
  });
  const withdraw = async (given: Partial<Statement> = {}, at = world.now()) => {
    const then = { ...world, now: () => at };
    const id = await draftWithdrawal(then, state(given));
    await confirmWithdrawal(then, id);
    return id;
  };
  const open = async () => (await readOpenLines(db, order.id)).map(({ openQuantity }) => openQuantity);
  const checks = async () => (await listConfirmed(db, 10)).map(({ needsCheck }) => needsCheck);
  const receipts = () => db.selectFrom("mail_outbox").where("kind", "=", "withdrawal").selectAll().execute();
  const withdrawnAt = async () =>
    (await db.selectFrom("orders").select("withdrawn_at").executeTakeFirstOrThrow()).withdrawn_at;
  return { world, db, order, state, withdraw, open, checks, receipts, withdrawnAt };
}

test("pieces are withdrawn from line by line, until nothing is left", async () => {
  const { order, withdraw, open, checks, withdrawnAt, world } = await shop();
  await withdraw({ orderId: order.id, lines: [{ linePosition: 1, quantity: 2 }] });
  expect(await open()).toEqual([1, 1]);
  expect(await withdrawnAt()).toBeNull();
  await withdraw({
    orderId: order.id,
    lines: [
      { linePosition: 1, quantity: 1 },
      { linePosition: 2, quantity: 1 },
    ],
  });
  expect(await open()).toEqual([0, 0]);
  expect(await checks()).toEqual([false, false]);
  expect(await withdrawnAt()).toBe(world.now());
});

test("nothing counts before the second step, and a second press of it counts nothing again", async () => {
  const { world, order, state, open, receipts } = await shop();
  const id = await draftWithdrawal(world, state({ orderId: order.id, lines: [{ linePosition: 1, quantity: 1 }] }));
  expect(await open()).toEqual([3, 1]);
  expect(await receipts()).toEqual([]);
  const presses = await Promise.all([1, 2, 3].map(() => confirmWithdrawal(world, id)));
  expect(presses).toEqual([true, true, true]);
  expect(await open()).toEqual([2, 1]);
  expect(await receipts()).toHaveLength(1);
});

test("two statements at once never take back more pieces than there are", async () => {
  const { order, withdraw, open, checks } = await shop();
  const lines = [{ linePosition: 1, quantity: 2 }];
  await Promise.all([withdraw({ orderId: order.id, lines }), withdraw({ orderId: order.id, lines })]);
  expect(await open()).toEqual([0, 1]);
  expect((await checks()).sort()).toEqual([false, true]);
});

test("a guest withdraws from a whole order by its number and address", async () => {
  const { withdraw, open, checks } = await shop();
  await withdraw({ email: "EVA@seznam.cz" });
  expect(await open()).toEqual([0, 0]);
  expect(await checks()).toEqual([false]);
});

test.each([
  ["another's address", { email: "jan@seznam.cz" }],
  ["a number that nobody has", { orderNumber: "2026999999" }],
  ["pieces in words", { goods: "jen jednu bundu" }],
])("a statement with %s is accepted, acknowledged and left to a person", async (_what, given) => {
  const { withdraw, open, checks, receipts } = await shop();
  await withdraw(given);
  expect(await open()).toEqual([3, 1]);
  expect(await checks()).toEqual([true]);
  expect(await receipts()).toHaveLength(1);
});

test("a statement after the fourteenth day is accepted and left to a person", async () => {
  const { world, order, withdraw, open, checks } = await shop();
  const lines = [{ linePosition: 2, quantity: 1 }];
  await withdraw({ orderId: order.id, lines }, world.now() + 15 * day);
  expect(await open()).toEqual([3, 1]);
  expect(await checks()).toEqual([true]);
});

test("an altered piece is never given back", async () => {
  const { db, order, withdraw, open, withdrawnAt } = await shop();
  await markAltered(db, order.id, 1);
  await withdraw();
  expect(await open()).toEqual([3, 0]);
  expect(await withdrawnAt()).toBeNull();
});

test("the receipt to who placed the order says what was stated and when", async () => {
  const { order, withdraw, receipts } = await shop();
  await withdraw({ orderId: order.id, goods: "2× Bunda 1001", lines: [{ linePosition: 1, quantity: 2 }] });
  const [own] = await receipts();
  expect(own?.recipient).toBe("eva@seznam.cz");
  expect(own?.subject).toContain(order.number);
  expect(own?.body_text).toContain("Zboží: 2× Bunda 1001");
  expect(own?.body_text.replaceAll("\u00a0", " ")).toContain("Odesláno: 18. 11. 2026");
});

test("a stranger's address gets nothing that was typed, with the order's key or without", async () => {
  const { order, withdraw, receipts } = await shop();
  const typed = { email: "jan@seznam.cz", name: "Visit www.evil.example", goods: "You won: http://evil.example" };
  await withdraw({ ...typed, orderNumber: "2026 evil.example" });
  await withdraw({ ...typed, orderId: order.id, lines: [{ linePosition: 1, quantity: 1 }] });
  const letters = await receipts();
  expect(letters).toHaveLength(2);
  for (const { recipient, subject, body_text, body_html } of letters) {
    expect(recipient).toBe("jan@seznam.cz");
    expect([subject, body_text, body_html].join()).not.toMatch(/evil|won|Visit|Eva/);
    expect(body_text.replaceAll("\u00a0", " ")).toContain("Odesláno: 18. 11. 2026");
    expect(body_text).toContain("Zboží: část objednávky podle popisu");
  }
  expect(letters.filter(({ body_text }) => body_text.includes(`Číslo objednávky: ${order.number}`))).toHaveLength(1);
});

test("nobody can have a stranger written to more than thrice a day, and every statement is kept", async () => {
  const { withdraw, receipts, checks } = await shop();
  for (let count = 0; count < 5; count += 1) await withdraw({ email: count % 2 ? "jan@seznam.cz" : "JAN@seznam.cz" });
  expect(await receipts()).toHaveLength(3);
  expect(await checks()).toEqual(Array(5).fill(true));
});

test("a statement that nobody confirms is forgotten after a day, a confirmed one is not", async () => {
  const { world, db, state, withdraw } = await shop();
  const kept = await withdraw();
  const left = await draftWithdrawal(world, state());
  await draftWithdrawal({ ...world, now: () => world.now() + 2 * day }, state());
  expect(await findStatement(db, left)).toBeUndefined();
  expect(await findStatement(db, kept)).toMatchObject({ confirmedAt: world.now() });
  expect(await confirmWithdrawal(world, left)).toBe(false);
});
