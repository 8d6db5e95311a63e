import { expect, test } from "vitest";
import { addVoucher } from "~/features/cart/addVoucher.server";
import { changeFee } from "~/features/delivery/changeFee.server";
import { readOrderDocuments } from "~/features/documents/document.queries.server";
import { changeOrderState, payOrder } from "~/features/orders/changeOrderState.server";
import { readPaymentRecord } from "~/features/orders/orderState.queries.server";
import { findOrder } from "~/features/orders/orders.queries.server";
import { placeOrder } from "~/features/orders/placement/placeOrder.server";
import { readRefunds } from "~/features/orders/refunds/refund.queries.server";
import { listStaffOrders } from "~/features/orders/staffOrders.queries.server";
import { stopVoucher } from "~/features/vouchers/changeVoucher.server";
import { voucherForm } from "~/features/vouchers/voucher.form";
import { readyToOrder } from "../../../tests/support/checkout";
import { deliverOrder, placedOrder, stockOf } from "../../../tests/support/placedOrder";
import { openPoints } from "../../../tests/support/points";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { issueVoucher, toGiftVoucher } from "../../../tests/support/vouchers";
import { assignWithdrawal, refuseWithdrawal } from "./decideWithdrawal.server";
import { receiveGoods } from "./receiveGoods.server";
import { refundWithdrawal, type WithdrawalRefund } from "./refundWithdrawal.server";
import { readOrderWithdrawals } from "./returns.queries.server";
import { confirmWithdrawal, draftWithdrawal } from "./withdraw.server";
import type { WithdrawnLine } from "./withdrawal";
import { listConfirmed } from "./withdrawalList.queries.server";

const staff = "staff Jana";
const unitMinor = 1_000;
const delivery = 119;

type Given = {
  quantity?: number;
  paymentId?: "transfer" | "cod";
  isPaid?: boolean;
  isDelivered?: boolean;
  gifts?: Record<string, number>;
};

/** Places an order of jackets at 1000 Kč and 119 Kč for PPL; 89 Kč is the cheapest delivery once Packeta has points. */
async function shop({ quantity = 2, paymentId = "transfer", isPaid = true, isDelivered = true, gifts }: Given = {}) {
  const world = testWorld(await freshDb());
  const { db } = world;
  await stockJacket(db, { priceCzk: unitMinor, onHand: { "52": 9 } });
  const placed = gifts
    ? await placedWithGifts(world, gifts)
    : await placedOrder(world, { ...cartItems(quantity), paymentId });
  const { id } = placed;
  if (isPaid && !gifts) await payOrder(world, id, staff);
  if (isDelivered) await deliverOrder(world, id);
  const order = await findOrder(db, id);
  if (!order) throw new Error("no order");
  const withdraw = async (lines: readonly WithdrawnLine[] = [{ linePosition: 1, quantity }], goods = "") => {
    const statement = { locale: "cs" as const, orderNumber: order.number, name: "Eva Nová", email: order.email, goods };
    const statementId = await draftWithdrawal(world, { ...statement, orderId: goods ? null : id, lines });
    await confirmWithdrawal(world, statementId);
    const [newest] = await db.selectFrom("withdrawal").select("number").orderBy("number", "desc").execute();
    return newest?.number ?? 0;
  };
  const refund = (number: number, request: Partial<WithdrawalRefund> = {}) =>
    refundWithdrawal(
      world,
      { number, method: "manual", loweredMinor: 0, reason: "", isSentProven: false, isPart: false, ...request },
      staff,
    );
  const receive = (number: number, storeId: string | null = "eshop", pieces?: WithdrawnLine[]) =>
    receiveGoods(world, { number, storeId, pieces }, staff);
  const states = async () => (await readOrderWithdrawals(db, id)).map(({ state }) => state);
  const open = async () => (await listConfirmed(db, 9, { isOpenOnly: true })).map(({ state }) => state);
  const due = async () => (await listStaffOrders(db, { isRefundDue: true }, { limit: 9, offset: 0 })).length;
  const mails = async () => (await db.selectFrom("mail_outbox").select("kind").execute()).map(({ kind }) => kind);
  return { world, db, id, order, withdraw, refund, receive, states, open, due, mails };
}

const cartItems = (quantity: number) => ({ cartItems: [{ productId: 1001, variantId: 1_001_001, quantity }] });

async function placedWithGifts(world: ReturnType<typeof testWorld>, gifts: Record<string, number>) {
  const { db } = world;
  const { owner, agreement } = await readyToOrder(db, cartItems(2));
  let shownTotalMinor = 2 * unitMinor + delivery;
  for (const [code, amount] of Object.entries(gifts)) {
    await issueVoucher(db, { code, id: code, ...toGiftVoucher(amount) });
    const voucherInput = voucherForm.parse({ voucherCode: code, guestEmail: "eva@seznam.cz" });
    await addVoucher(db, owner, voucherInput, { now: world.now(), callerAddress: "caller" });
    shownTotalMinor = Math.max(0, shownTotalMinor - amount);
  }
  const placed = await placeOrder(world, owner, { ...agreement, shownTotalMinor });
  if (!placed.ok) throw new Error(placed.reason);
  if (shownTotalMinor > 0) await payOrder(world, placed.order.id, staff);
  return placed.order;
}

test("a whole order comes back: stock, price and cheapest delivery, credit note, e-mails, and it leaves the lists", async () => {
  const { db, id, order, withdraw, receive, refund, states, open, due, mails } = await shop();
  const before = (await stockOf(db))["eshop 1001001"] ?? 0;
  const number = await withdraw();
  expect([await states(), await open(), await due()]).toEqual([["announced"], ["announced"], 1]);
  expect(await refund(number)).toEqual({ ok: false, reason: "missing" });
  expect(await receive(number)).toMatchObject({ ok: true, isComplete: true });
  expect((await stockOf(db))["eshop 1001001"]).toBe(before + 2);
  const amount = 2 * unitMinor + delivery;
  expect(await refund(number)).toMatchObject({
    ok: true,
    settlement: { refundMinor: amount, giftMinor: 0 },
    paid: { ok: true, refund: { amountMinor: amount } },
  });
  expect([await states(), await open(), await due()]).toEqual([["refunded"], [], 0]);
  const [, credit] = await readOrderDocuments(db, id);
  expect(credit?.content).toMatchObject({ payable: -amount * 100, corrects: { reason: "Odstoupení od smlouvy" } });
  const [settled] = await db.selectFrom("mail_outbox").where("kind", "=", "withdrawal-settled").selectAll().execute();
  expect(settled).toMatchObject({
    recipient: order.email,
    attachments_json: expect.stringContaining(credit?.id ?? "?"),
    body_text: expect.stringMatching(/, 52: 2×\n[\s\S]*\nVrátíme převodem na účet: /),
  });
  expect(await mails()).toEqual(expect.arrayContaining(["withdrawal", "withdrawal-received", "order-refunded"]));
  const changes = await db.selectFrom("order_change").select(["kind", "actor"]).orderBy("kind").execute();
  expect(changes).toEqual([
    { kind: "goodsBack", actor: staff },
    { kind: "withdrawalSettled", actor: staff },
  ]);
  expect(await refund(number)).toEqual({ ok: false, reason: "closed" });
});

test("pieces come back one by one, and delivery with the last; together they are what was paid", async () => {
  const { db, id, withdraw, receive, refund } = await shop();
  const amounts: number[] = [];
  for (let piece = 1; piece <= 2; piece += 1) {
    const number = await withdraw([{ linePosition: 1, quantity: 1 }]);
    await receive(number, null);
    const refunded = await refund(number);
    amounts.push(refunded.ok ? refunded.settlement.refundMinor : 0);
  }
  expect(amounts).toEqual([unitMinor, unitMinor + delivery]);
  expect((await readPaymentRecord(db, id)).refundDueAt).toBeNull();
});

test("of the delivery no more goes back than the cheapest offered when the order was placed", async () => {
  const { world, db, withdraw, receive, refund } = await shop();
  await openPoints(db);
  const change = (id: string, priceMinor: number) => {
    const later = { db, now: () => world.now() + 1 };
    return changeFee(later, { fee: { kind: "carrier", id }, locale: "cs", priceMinor }, staff);
  };
  for (const id of ["ppl", "packeta"]) expect(await change(id, 10)).toBe(true);
  const number = await withdraw();
  await receive(number);
  expect(await refund(number)).toMatchObject({ settlement: { deliveryMinor: 89, refundMinor: 2 * unitMinor + 89 } });
});

test("two members of staff who pay back at once pay once", async () => {
  const { db, id, withdraw, receive, refund } = await shop();
  const number = await withdraw([{ linePosition: 1, quantity: 1 }]);
  await receive(number);
  await Promise.all([1, 2, 3, 4].map(() => refund(number)));
  expect(await readRefunds(db, id)).toMatchObject([{ amountMinor: unitMinor, state: "done" }]);
  expect((await readOrderDocuments(db, id)).map(({ kind }) => kind)).toEqual(["invoice", "credit"]);
});

test("the same parcel is received once, and never more than was withdrawn from", async () => {
  const { db, withdraw, receive, states } = await shop();
  const before = (await stockOf(db))["eshop 1001001"] ?? 0;
  const number = await withdraw();
  const all = await Promise.all([receive(number), receive(number)]);
  expect(all.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect((await stockOf(db))["eshop 1001001"]).toBe(before + 2);
  expect(await receive(number, "eshop", [{ linePosition: 2, quantity: 1 }])).toEqual({ ok: false, reason: "pieces" });
  expect(await receive(number, "nowhere")).toEqual({ ok: false, reason: "place" });
  expect(await states()).toEqual(["received"]);
});

test("only what has come is paid back in part, and the rest can be withdrawn from again", async () => {
  const { withdraw, receive, refund } = await shop();
  const number = await withdraw();
  expect(await receive(number, "eshop", [{ linePosition: 1, quantity: 1 }])).toMatchObject({ isComplete: false });
  expect(await refund(number)).toEqual({ ok: false, reason: "missing" });
  expect(await refund(number, { isPart: true })).toMatchObject({ settlement: { refundMinor: unitMinor } });
  const rest = await withdraw([{ linePosition: 1, quantity: 1 }]);
  expect(await refund(rest, { isSentProven: true })).toMatchObject({
    settlement: { refundMinor: unitMinor + delivery },
  });
});

test("a loss of value lowers what is paid back, with its reason", async () => {
  const { db, id, withdraw, receive, refund, due } = await shop();
  const number = await withdraw();
  await receive(number);
  expect(await refund(number, { loweredMinor: 9_999, reason: "worn" })).toEqual({ ok: false, reason: "lowered" });
  expect(await refund(number, { loweredMinor: 300 })).toEqual({ ok: false, reason: "lowered" });
  const paid = await refund(number, { loweredMinor: 300, reason: "nošené" });
  expect(paid).toMatchObject({ settlement: { refundMinor: 2 * unitMinor + delivery - 300 } });
  expect(await readOrderWithdrawals(db, id)).toMatchObject([
    { state: "refunded", reason: "nošené", loweredMinor: 300 },
  ]);
  expect(await due()).toBe(0);
});

test("lowering a part by too much stores nothing", async () => {
  const { db, withdraw, receive, refund, states } = await shop();
  const number = await withdraw();
  await receive(number, "eshop", [{ linePosition: 1, quantity: 1 }]);
  const refused = await refund(number, { isPart: true, loweredMinor: 9_999, reason: "worn" });
  expect(refused).toEqual({ ok: false, reason: "lowered" });
  expect(await db.selectFrom("withdrawal_line").select("quantity").execute()).toEqual([{ quantity: 2 }]);
  expect(await states()).toEqual(["announced"]);
});

test("no money is promised for goods that were to be paid when they were handed over, and are not recorded as paid; once it is, the same works", async () => {
  const { world, db, id, withdraw, receive, refund, states, mails } = await shop({ isPaid: false, paymentId: "cod" });
  const number = await withdraw();
  await receive(number, "eshop", [{ linePosition: 1, quantity: 1 }]);
  expect(await refund(number, { isPart: true })).toEqual({ ok: false, reason: "unpaid" });
  expect(await db.selectFrom("withdrawal_line").select("quantity").execute()).toEqual([{ quantity: 2 }]);
  expect(await states()).toEqual(["announced"]);
  expect(await mails()).not.toContain("withdrawal-settled");
  await payOrder(world, id, staff, 2_158);
  expect(await refund(number, { isPart: true })).toMatchObject({ paid: { ok: true } });
});

test("goods on stock are not refused any more, goods that cannot be sold are", async () => {
  const { world, db, withdraw, receive } = await shop();
  const first = await withdraw([{ linePosition: 1, quantity: 1 }]);
  await receive(first);
  const refuse = (number: number) => refuseWithdrawal(world, { number, reason: "nošené", actor: staff });
  expect(await refuse(first)).toEqual({ ok: false, reason: "onStock" });
  expect(await db.selectFrom("withdrawal").select("state").execute()).toEqual([{ state: "received" }]);
  const second = await withdraw([{ linePosition: 1, quantity: 1 }]);
  await receive(second, null);
  expect(await refuse(second)).toEqual({ ok: true });
});

test("two members of staff never say that a withdrawal is about two orders", async () => {
  const { world, db, id, withdraw } = await shop();
  const other = await placedOrder(world, { ...cartItems(1), tempId: "another" });
  await deliverOrder(world, other.id);
  const number = await withdraw([], "bundu");
  await db.updateTable("withdrawal").set({ order_id: null }).execute();
  const assigned = await Promise.all(
    [id, other.id].map((orderId) => assignWithdrawal(world, { number, orderId, actor: staff })),
  );
  expect(assigned.map(({ ok }) => ok).sort()).toEqual([false, true]);
});

test("what a gift voucher has paid goes back to it, once, and money before it", async () => {
  const { db, id, withdraw, receive, refund } = await shop({ gifts: { DAR: 1_500 } });
  const balance = async () =>
    (await db.selectFrom("voucher").select("balance_minor").executeTakeFirstOrThrow()).balance_minor;
  const first = await withdraw([{ linePosition: 1, quantity: 1 }]);
  await receive(first);
  expect(await refund(first)).toMatchObject({ settlement: { refundMinor: 619, giftMinor: 381 } });
  expect(await balance()).toBe(381);
  const second = await withdraw([{ linePosition: 1, quantity: 1 }]);
  await receive(second);
  expect(await refund(second)).toMatchObject({ settlement: { refundMinor: 0, giftMinor: 1_119 }, paid: null });
  expect(await balance()).toBe(1_500);
  expect((await readOrderDocuments(db, id)).slice(1)).toMatchObject([
    { content: { payable: -61_900 } },
    { content: { payable: expect.toSatisfy((amount: number) => amount === 0) } },
  ]);
});

test.each([
  ["whose days are over is valid for twelve months more", false],
  ["that staff have ended stays ended", true],
])("a gift voucher %s when money goes back to it", async (_what, isStopped) => {
  const { world, db, withdraw, receive, refund } = await shop({ gifts: { DAR: 1_500 } });
  const endedAt = world.now() - 1;
  if (isStopped) await stopVoucher(world, "DAR", staff);
  else await db.updateTable("voucher").set({ active_to_at: endedAt }).execute();
  const number = await withdraw();
  await receive(number);
  await refund(number);
  const voucher = await db.selectFrom("voucher").select(["balance_minor", "active_to_at"]).executeTakeFirstOrThrow();
  expect(voucher.balance_minor).toBe(1_500);
  expect((voucher.active_to_at ?? 0) > world.now()).toBe(!isStopped);
});

test("a withdrawal before shipping cancels the order: stock back, money due; an unpaid one is just cancelled", async () => {
  const paid = await shop({ isDelivered: false });
  const before = (await stockOf(paid.db))["eshop 1001001"] ?? 0;
  await paid.withdraw();
  expect([await paid.states(), await paid.open(), await paid.due()]).toEqual([["cancelled"], [], 1]);
  expect((await findOrder(paid.db, paid.id))?.state).toBe("cancelled");
  expect((await stockOf(paid.db))["eshop 1001001"]).toBe(before + 2);
  expect(await paid.mails()).toContain("order-cancelled");

  const unpaid = await shop({ isDelivered: false, isPaid: false });
  await unpaid.withdraw();
  expect([(await findOrder(unpaid.db, unpaid.id))?.state, await unpaid.due()]).toEqual(["cancelled", 0]);
});

test("pieces that came back before an order is cancelled are not put on stock twice", async () => {
  const { world, db, id, withdraw, receive, states, open } = await shop({ isDelivered: false });
  const before = (await stockOf(db))["eshop 1001001"] ?? 0;
  const number = await withdraw([{ linePosition: 1, quantity: 1 }]);
  await receive(number);
  await changeOrderState(world, id, "cancelled", staff);
  expect((await stockOf(db))["eshop 1001001"]).toBe(before + 2);
  expect([await states(), await open()]).toEqual([["cancelled"], []]);
});

test("a cancelled order gives a voucher only what a withdrawal has not given back yet", async () => {
  const { world, db, id, withdraw, receive, refund } = await shop({ gifts: { DAR: 1_500 }, isDelivered: false });
  const number = await withdraw([{ linePosition: 1, quantity: 1 }]);
  await receive(number);
  await refund(number);
  await changeOrderState(world, id, "cancelled", staff);
  expect(await db.selectFrom("voucher").select("balance_minor").execute()).toEqual([{ balance_minor: 1_500 }]);
  expect((await readOrderDocuments(db, id)).map(({ content }) => content.total)).toEqual([211_900, -100_000, -111_900]);
});

test("of two gift vouchers a credit note names those that get money, never one more than it has paid", async () => {
  const { world, db, id, withdraw, receive, refund } = await shop({ gifts: { Z: 600, A: 1_519 }, isDelivered: false });
  const balances = async () =>
    Object.fromEntries(
      (await db.selectFrom("voucher").select(["code", "balance_minor"]).orderBy("code").execute()).map((voucher) => [
        voucher.code,
        voucher.balance_minor,
      ]),
    );
  const credited = async () =>
    (await readOrderDocuments(db, id)).slice(1).map(({ content: { payable, gifts } }) => ({ payable, gifts }));
  const number = await withdraw([{ linePosition: 1, quantity: 1 }]);
  await receive(number);
  expect(await refund(number)).toMatchObject({ settlement: { refundMinor: 0, giftMinor: 1_000 } });
  expect(await balances()).toEqual({ A: 400, Z: 600 });
  await changeOrderState(world, id, "cancelled", staff);
  expect(await balances()).toEqual({ A: 1_519, Z: 600 });
  const first = [
    { code: "Z", amount: -60_000 },
    { code: "A", amount: -40_000 },
  ];
  expect(await credited()).toEqual([
    { payable: 0, gifts: first },
    { payable: 0, gifts: [{ code: "A", amount: -111_900 }] },
  ]);
});

test("a refused withdrawal says why, gives nothing back, and frees its pieces", async () => {
  const { world, db, withdraw, open, due, refund } = await shop();
  const number = await withdraw();
  const refuse = () => refuseWithdrawal(world, { number, reason: "zboží nepřišlo", actor: staff });
  expect(await Promise.all([refuse(), refuse()])).toEqual(
    expect.arrayContaining([{ ok: true }, { ok: false, reason: "closed" }]),
  );
  expect([await open(), await due()]).toEqual([[], 0]);
  const mail = await db.selectFrom("mail_outbox").where("kind", "=", "withdrawal-refused").selectAll().execute();
  expect(mail).toHaveLength(1);
  expect(mail[0]?.body_text).toContain("zboží nepřišlo");
  expect(await refund(number)).toEqual({ ok: false, reason: "closed" });
  expect(await refund(await withdraw(), { isSentProven: true })).toMatchObject({ ok: true });
});

test("staff say what a statement in the customer's own words is about", async () => {
  const { world, id, withdraw, refund, states } = await shop();
  const number = await withdraw([], "jednu z bund");
  expect(await refund(number, { isSentProven: true })).toEqual({ ok: false, reason: "unassigned" });
  const assign = (quantity: number) =>
    assignWithdrawal(world, { number, orderId: id, lines: [{ linePosition: 1, quantity }], actor: staff });
  expect(await assign(3)).toEqual({ ok: false, reason: "pieces" });
  expect(await assign(1)).toEqual({ ok: true, isCancelled: false });
  expect(await assign(1)).toEqual({ ok: false, reason: "closed" });
  expect(await refund(number, { isSentProven: true })).toMatchObject({ settlement: { refundMinor: unitMinor } });
  expect(await states()).toEqual(["refunded"]);
});

test("while the gateway refuses, the withdrawal stays open, and the next try only pays", async () => {
  const { db, id, withdraw, receive, refund, open, due } = await shop();
  const number = await withdraw();
  await receive(number);
  expect(await refund(number, { method: "gateway" })).toMatchObject({ paid: { ok: false, reason: "no-transaction" } });
  expect([await open(), await due()]).toEqual([["settled"], 1]);
  expect(await refund(number)).toMatchObject({ paid: { ok: true } });
  expect([await open(), await due()]).toEqual([[], 0]);
  expect((await readOrderDocuments(db, id)).map(({ kind }) => kind)).toEqual(["invoice", "credit"]);
});
