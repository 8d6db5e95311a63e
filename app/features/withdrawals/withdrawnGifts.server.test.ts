import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import { addGift } from "~/features/cart/gift/addGift.server";
import { payOrder } from "~/features/orders/changeOrderState.server";
import { findOrder } from "~/features/orders/orders.queries.server";
import { redeemVoucher } from "~/features/vouchers/voucherUse.queries.server";
import type { Db } from "~/platform/database/database.server";
import { dayMs } from "~/platform/time/durations";

import { giftVoucherInput } from "../../../tests/support/gifts";
import { deliverOrder, placedOrder, stockOf } from "../../../tests/support/placedOrder";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { assignWithdrawal, refuseWithdrawal } from "./decideWithdrawal.server";
import { readWithdrawalsShown } from "./readWithdrawalsShown.server";
import { receiveGoods } from "./receiveGoods.server";
import { refundWithdrawal, type WithdrawalRefund } from "./refundWithdrawal.server";
import { readOrderWithdrawals } from "./returns.queries.server";
import { confirmWithdrawal, draftWithdrawal } from "./withdraw.server";
import { closedReason } from "./withdrawal";
import { findStatement, readReturnableLines } from "./withdrawal.queries.server";
import { publicState } from "./withdrawalStates";

const staff = "staff Jana";
const jacket = { linePosition: 1, quantity: 1 };
const gift = { linePosition: 2, quantity: 1 };

/** Places a delivered order: a jacket at 3000 Kč in its first line, and a gift voucher of 1000 Kč in its second. */
async function shop({ isPaid = true }: { isPaid?: boolean } = {}) {
  const start = testWorld(await freshDb());
  const clock = { now: start.now() };
  const world = { ...start, now: () => clock.now };
  const { db } = world;
  await stockJacket(db, { priceCzk: 3_000, onHand: { "52": 9 } });
  await addGift(db, { tempId: "visitor", locale: "cs" }, giftVoucherInput, { now: 1 });
  const { id } = await placedOrder(world);
  if (isPaid) await payOrder(world, id, staff);
  await deliverOrder(world, id);
  const order = await findOrder(db, id);
  if (!order) throw new Error("no order");
  const withdraw = async (lines: readonly { linePosition: number; quantity: number }[], goods = "") => {
    const statement = { locale: "cs" as const, orderNumber: order.number, name: "Eva Nová", email: order.email, goods };
    const statementId = await draftWithdrawal(world, { ...statement, orderId: goods ? null : id, lines });
    await confirmWithdrawal(world, statementId);
    const [newest] = await db.selectFrom("withdrawal").select(["id", "number"]).orderBy("number", "desc").execute();
    return { id: newest?.id ?? "", number: newest?.number ?? 0 };
  };
  const refund = (number: number, request: Partial<WithdrawalRefund> = {}) =>
    refundWithdrawal(
      world,
      { number, method: "manual", loweredMinor: 0, reason: "", isSentProven: false, isPart: false, ...request },
      staff,
    );
  const receive = (number: number, storeId: string | null = "eshop") => receiveGoods(world, { number, storeId }, staff);
  const refuse = (number: number) => refuseWithdrawal(world, { number, reason: "nepřišlo", actor: staff });
  const states = async () => (await readOrderWithdrawals(db, id)).map(({ state }) => state);
  const voucher = () => db.selectFrom("voucher").selectAll().where("kind", "=", "gift").executeTakeFirst();
  return { world, clock, db, id, withdraw, refund, receive, refuse, states, voucher };
}

/** Waits until another connection is blocked by a lock; returns at once on SQLite, which has no second connection. */
async function untilBlocked(db: Db): Promise<void> {
  if (!inject("postgresUrl")) return;
  const blocked = sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  for (let tries = 0; tries < 20_000; tries += 1) {
    if (Number((await blocked.execute(db)).rows[0]?.count) > 0) return;
  }
  throw new Error("nobody waits");
}

test("a refused withdrawal gives the gift voucher its validity back", async () => {
  const { clock, withdraw, refuse, voucher } = await shop();
  const before = await voucher();
  const { number } = await withdraw([jacket, gift]);
  expect((await voucher())?.active_to_at).toBe(clock.now);
  clock.now += dayMs;
  expect(await refuse(number)).toEqual({ ok: true });
  expect(await voucher()).toEqual(before);
});

test("a voucher that staff had ended before stays ended", async () => {
  const { db, clock, withdraw, refuse, voucher } = await shop();
  await db.updateTable("voucher").set({ active_to_at: clock.now }).execute();
  clock.now += dayMs;
  await refuse((await withdraw([jacket, gift])).number);
  expect((await voucher())?.active_to_at).toBe(clock.now - dayMs);
});

test("an order that was paid between a withdrawal and its refusal gets its code with the refusal", async () => {
  const { world, id, withdraw, refuse, voucher } = await shop({ isPaid: false });
  const { number } = await withdraw([gift]);
  await payOrder(world, id, staff, 4_119);
  expect(await voucher()).toBeUndefined();
  await refuse(number);
  expect(await voucher()).toMatchObject({ balance_minor: 1_000 });
});

test("staff who name other pieces give the voucher back that was withdrawn from", async () => {
  const { world, db, id, withdraw, voucher } = await shop();
  const before = await voucher();
  const { number } = await withdraw([gift]);
  await db.updateTable("withdrawal").set({ needs_check: 1 }).execute();
  const assigned = await assignWithdrawal(world, { number, orderId: id, lines: [jacket], actor: staff });
  expect(assigned).toEqual({ ok: true, isCancelled: false });
  expect(await voucher()).toEqual(before);
});

test("no goods are awaited for a gift voucher alone, and its own page does not tell so", async () => {
  const { db, id: orderId, withdraw, refund, receive, states } = await shop();
  const { id, number } = await withdraw([gift]);
  expect(await states()).toEqual(["received"]);
  expect(await readWithdrawalsShown(db, { id: orderId, state: "closed" })).toMatchObject([
    { state: "received", isOfGiftsAlone: true },
  ]);
  const statement = await findStatement(db, id);
  expect(statement && publicState(statement)).toBe("announced");
  expect(await receive(number)).toEqual({ ok: false, reason: "pieces" });
  expect(await refund(number)).toMatchObject({ settlement: { refundMinor: 1_000 }, paid: { ok: true } });
  expect(await states()).toEqual(["refunded"]);
});

test("a gift voucher that is being spent while its order is withdrawn from is not paid back", async () => {
  const { clock, db, id, withdraw, voucher } = await shop();
  const other = await placedOrder(testWorld(db), { tempId: "anna" });
  const discount = {
    voucherId: (await voucher())?.id ?? "",
    kind: "gift",
    code: "",
    basisPoints: null,
    amountMinor: 400,
  } as const;
  const use = { orderId: other.id, customerId: null, email: "anna@seznam.cz", now: clock.now };
  let withdrawn: Promise<unknown> = Promise.resolve();
  await db.transaction().execute(async (tx) => {
    expect(await redeemVoucher(tx, discount, use)).toBe(true);
    withdrawn = withdraw([gift]);
    await untilBlocked(db);
  });
  await withdrawn;
  expect(await voucher()).toMatchObject({ used_count: 1, balance_minor: 600 });
  expect((await voucher())?.active_to_at).toBeGreaterThan(clock.now);
  const lines = await readReturnableLines(db, id);
  expect(lines.map(({ returnableQuantity }) => returnableQuantity)).toEqual([1, 1]);
  expect(lines.map(closedReason)).toEqual([null, "usedGift"]);
});

test("an order that was prepared before a gift voucher ended cannot spend it after", async () => {
  const { clock, db, withdraw, voucher } = await shop();
  const other = await placedOrder(testWorld(db), { tempId: "anna" });
  const before = { orderId: other.id, customerId: null, email: "anna@seznam.cz", now: clock.now };
  clock.now += 1;
  await withdraw([gift]);
  const discount = { voucherId: (await voucher())?.id ?? "", kind: "gift", code: "", basisPoints: null } as const;
  const redeem = (tx: Db) => redeemVoucher(tx, { ...discount, amountMinor: 400 }, before);
  expect(await db.transaction().execute(redeem)).toBe(false);
});

test("goods beside a gift voucher come back to a store, the voucher to none", async () => {
  const { db, withdraw, receive, refund, states } = await shop();
  const before = (await stockOf(db))["eshop 1001001"] ?? 0;
  const { number } = await withdraw([jacket, gift]);
  expect(await states()).toEqual(["announced"]);
  expect(await refund(number)).toEqual({ ok: false, reason: "missing" });
  expect(await receive(number)).toMatchObject({ ok: true, isComplete: true, pieces: [jacket] });
  expect((await stockOf(db))["eshop 1001001"]).toBe(before + 1);
  expect(await refund(number)).toMatchObject({ settlement: { goodsMinor: 4_000 } });
});

test("a part that is paid back has the gift voucher in it, and what did not come can be withdrawn from again", async () => {
  const { db, clock, withdraw, refund, voucher } = await shop();
  const { id, number } = await withdraw([jacket, gift]);
  expect(await refund(number, { isPart: true })).toMatchObject({ settlement: { refundMinor: 1_000 } });
  expect((await findStatement(db, id))?.lines).toEqual([gift]);
  expect((await voucher())?.active_to_at).toBe(clock.now);
  const rest = await withdraw([jacket]);
  expect(await refund(rest.number, { isSentProven: true })).toMatchObject({ settlement: { goodsMinor: 3_000 } });
});
