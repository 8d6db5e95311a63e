import { expect, test } from "vitest";
import { markAltered } from "~/features/orders/staffOrders.queries.server";
import { dayMs } from "~/platform/time/durations";
import { registerTestCustomer } from "../../../tests/support/customers";
import { deliverOrder, placedOrder } from "../../../tests/support/placedOrder";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { confirmWithdrawal, draftWithdrawal } from "./withdraw.server";
import type { WithdrawalStatement } from "./withdrawal";
import { findStatement, readReturnableLines } from "./withdrawal.queries.server";
import { listConfirmed } from "./withdrawalList.queries.server";

/**
 * Returns Eva's delivered order of three pieces of one jacket and one of another, and functions that withdraw from it.
 */
async function shop() {
  const world = testWorld(await freshDb());
  const { db } = world;
  for (const id of [1001, 1002]) await stockJacket(db, { id, onHand: { "52": 9 } });
  const eva = await registerTestCustomer(world);
  const cartItems = [
    { productId: 1001, variantId: 1_001_001, quantity: 3 },
    { productId: 1002, variantId: 1_002_001, quantity: 1 },
  ];
  const order = await placedOrder(world, { cartItems, customerId: eva.customerId });
  await deliverOrder(world, order.id);
  const state = (given: Partial<WithdrawalStatement> = {}): WithdrawalStatement => ({
    locale: "cs",
    orderId: null,
    orderNumber: order.number,
    name: "Eva Nová",
    email: "eva@seznam.cz",
    goods: "",
    lines: [],
    ...given,
  });
  const withdraw = async (given: Partial<WithdrawalStatement> = {}, at = world.now()) => {
    const then = { ...world, now: () => at };
    const id = await draftWithdrawal(then, state(given));
    await confirmWithdrawal(then, id);
    return id;
  };
  const returnable = async () =>
    (await readReturnableLines(db, order.id)).map(({ returnableQuantity }) => returnableQuantity);
  const checks = async () => (await listConfirmed(db, 10)).map(({ needsCheck }) => needsCheck);
  const receipts = () => db.selectFrom("mail_outbox").where("kind", "=", "withdrawal").selectAll().execute();
  const withdrawnAt = async () =>
    (await db.selectFrom("orders").select("withdrawn_at").executeTakeFirstOrThrow()).withdrawn_at;
  return { world, db, order, state, withdraw, returnable, checks, receipts, withdrawnAt };
}

test("pieces are withdrawn from, line by line, until none is left", async () => {
  const { order, withdraw, returnable, checks, withdrawnAt, world } = await shop();
  await withdraw({ orderId: order.id, lines: [{ linePosition: 1, quantity: 2 }] });
  expect(await returnable()).toEqual([1, 1]);
  expect(await withdrawnAt()).toBeNull();
  await withdraw({
    orderId: order.id,
    lines: [
      { linePosition: 1, quantity: 1 },
      { linePosition: 2, quantity: 1 },
    ],
  });
  expect(await returnable()).toEqual([0, 0]);
  expect(await checks()).toEqual([false, false]);
  expect(await withdrawnAt()).toBe(world.now());
});

test("nothing is withdrawn before the second step, and confirming twice counts once", async () => {
  const { world, order, state, returnable, receipts } = await shop();
  const id = await draftWithdrawal(world, state({ orderId: order.id, lines: [{ linePosition: 1, quantity: 1 }] }));
  expect(await returnable()).toEqual([3, 1]);
  expect(await receipts()).toEqual([]);
  const presses = await Promise.all([1, 2, 3].map(() => confirmWithdrawal(world, id)));
  expect(presses).toEqual([true, true, true]);
  expect(await returnable()).toEqual([2, 1]);
  expect(await receipts()).toHaveLength(1);
});

test("two concurrent statements never return more pieces than were ordered", async () => {
  const { order, withdraw, returnable, checks } = await shop();
  const lines = [{ linePosition: 1, quantity: 2 }];
  await Promise.all([withdraw({ orderId: order.id, lines }), withdraw({ orderId: order.id, lines })]);
  expect(await returnable()).toEqual([0, 1]);
  expect((await checks()).sort()).toEqual([false, true]);
});

test("a guest withdraws from a whole order by its number and e-mail", async () => {
  const { withdraw, returnable, checks } = await shop();
  await withdraw({ email: "EVA@seznam.cz" });
  expect(await returnable()).toEqual([0, 0]);
  expect(await checks()).toEqual([false]);
});

test.each([
  ["another customer's e-mail", { email: "jan@seznam.cz" }],
  ["an unknown order number", { orderNumber: "2026999999" }],
  ["pieces described in free text", { goods: "jen jednu bundu" }],
])("a statement with %s is accepted, acknowledged and marked for staff", async (_what, given) => {
  const { withdraw, returnable, checks, receipts } = await shop();
  await withdraw(given);
  expect(await returnable()).toEqual([3, 1]);
  expect(await checks()).toEqual([true]);
  expect(await receipts()).toHaveLength(1);
});

test("a statement after the fourteenth day is accepted and marked for staff", async () => {
  const { world, order, withdraw, returnable, checks } = await shop();
  const lines = [{ linePosition: 2, quantity: 1 }];
  await withdraw({ orderId: order.id, lines }, world.now() + 15 * dayMs);
  expect(await returnable()).toEqual([3, 1]);
  expect(await checks()).toEqual([true]);
});

test("an altered piece cannot be returned", async () => {
  const { db, order, withdraw, returnable, withdrawnAt } = await shop();
  await markAltered(db, order.id, 1);
  await withdraw();
  expect(await returnable()).toEqual([3, 0]);
  expect(await withdrawnAt()).toBeNull();
});

test("the receipt to the order's e-mail says what was stated and when", async () => {
  const { order, withdraw, receipts } = await shop();
  await withdraw({ orderId: order.id, goods: "2× Bunda 1001", lines: [{ linePosition: 1, quantity: 2 }] });
  const [own] = await receipts();
  expect(own?.recipient).toBe("eva@seznam.cz");
  expect(own?.subject).toContain(order.number);
  expect(own?.body_text).toContain("Zboží: 2× Bunda 1001");
  expect(own?.body_text.replaceAll("\u00a0", " ")).toContain("Odesláno: 18. 11. 2026");
});

test("another e-mail gets nothing that was typed, with the order's secret address or without", async () => {
  const { order, withdraw, receipts } = await shop();
  const typed = { email: "jan@seznam.cz", name: "Visit www.evil.example", goods: "You won: http://evil.example" };
  await withdraw({ ...typed, orderNumber: "2026 evil.example" });
  await withdraw({ ...typed, orderId: order.id, lines: [{ linePosition: 1, quantity: 1 }] });
  const emails = await receipts();
  expect(emails).toHaveLength(2);
  for (const { recipient, subject, body_text, body_html } of emails) {
    expect(recipient).toBe("jan@seznam.cz");
    expect([subject, body_text, body_html].join()).not.toMatch(/evil|won|Visit|Eva/);
    expect(body_text.replaceAll("\u00a0", " ")).toContain("Odesláno: 18. 11. 2026");
    expect(body_text).toContain("Zboží: část objednávky podle popisu");
  }
  expect(emails.filter(({ body_text }) => body_text.includes(`Číslo objednávky: ${order.number}`))).toHaveLength(1);
});

test("nobody can send more than three e-mails a day to a stranger, and every statement is stored", async () => {
  const { withdraw, receipts, checks } = await shop();
  for (let count = 0; count < 5; count += 1) await withdraw({ email: count % 2 ? "jan@seznam.cz" : "JAN@seznam.cz" });
  expect(await receipts()).toHaveLength(3);
  expect(await checks()).toEqual(Array(5).fill(true));
});

test("an unconfirmed statement is deleted after a day, a confirmed one is not", async () => {
  const { world, db, state, withdraw } = await shop();
  const kept = await withdraw();
  const left = await draftWithdrawal(world, state());
  await draftWithdrawal({ ...world, now: () => world.now() + 2 * dayMs }, state());
  expect(await findStatement(db, left)).toBeUndefined();
  expect(await findStatement(db, kept)).toMatchObject({ confirmedAt: world.now() });
  expect(await confirmWithdrawal(world, left)).toBe(false);
});
