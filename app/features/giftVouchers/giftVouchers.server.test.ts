import { expect, test } from "vitest";
import { addVoucher } from "~/features/cart/addVoucher.server";
import { addGift } from "~/features/cart/gift/addGift.server";
import type { GiftVoucherInput } from "~/features/cart/gift/gift";
import { findCheckout } from "~/features/checkout/readCheckout.server";
import { readOrderDocuments } from "~/features/documents/document.queries.server";
import { cancelShownOrder } from "~/features/orders/cancelOrder.server";
import { payOrder } from "~/features/orders/changeOrderState.server";
import { deliverDueMail } from "~/features/orders/email/deliverMail.server";
import { findOrder } from "~/features/orders/orders.queries.server";
import { placeOrder } from "~/features/orders/placement/placeOrder.server";
import { taxRecap } from "~/features/orders/placement/taxRecap";
import { voucherForm } from "~/features/vouchers/voucher.form";
import { confirmWithdrawal, draftWithdrawal } from "~/features/withdrawals/withdraw.server";
import type { Db } from "~/platform/database/database.server";
import { dayMs } from "~/platform/time/durations";
import { readyToOrder } from "../../../tests/support/checkout";
import { giftVoucherInput } from "../../../tests/support/gifts";
import { plainSpaces } from "../../../tests/support/plainSpaces";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { issueVoucher, toGiftVoucher } from "../../../tests/support/vouchers";
import { checkBalance } from "./checkBalance.server";
import { findSoldGift, findUsableGift, prolongGift, sendGiftAgain } from "./giftStaff.server";
import { queueDueGiftVouchers } from "./queueDueGiftVouchers.server";

const placedAt = Date.UTC(2026, 10, 23, 12);
const owner = { tempId: "visitor", locale: "cs" } as const;

/** Returns a cart with gift vouchers and the products of `cartItems`, at the review step. */
async function atReview(
  db: Db,
  gifts: readonly Partial<GiftVoucherInput>[],
  given: Parameters<typeof readyToOrder>[1] = { cartItems: [], carrierId: "email" },
) {
  for (const [index, gift] of gifts.entries())
    await addGift(db, owner, { ...giftVoucherInput, ...gift }, { now: index });
  return readyToOrder(db, given);
}

async function ordered(db: Db, gifts: readonly Partial<GiftVoucherInput>[] = [{}]) {
  const { owner: buyer, agreement } = await atReview(db, gifts);
  const world = testWorld(db, { now: placedAt });
  const placed = await placeOrder(world, buyer, agreement);
  if (!placed.ok) throw new Error(placed.reason);
  return { world, id: placed.order.id };
}

async function paid(db: Db, gifts: readonly Partial<GiftVoucherInput>[] = [{}]) {
  const { world, id } = await ordered(db, gifts);
  await payOrder(world, id, "staff Jana");
  return { world, id };
}

function sold(db: Db) {
  return db.selectFrom("voucher").selectAll().where("kind", "=", "gift").orderBy("balance_minor").execute();
}

test("the invoice names a gift voucher as a shop would, without the code that all of them have", async () => {
  const db = await freshDb();
  const { id } = await paid(db);
  const [invoice] = await readOrderDocuments(db, id);
  expect(invoice?.content.lines).toMatchObject([
    { name: "Dárkový poukaz, elektronický, DPH až při uplatnění", code: "" },
  ]);
});

test("vouchers by e-mail alone go by e-mail, free, prepaid and outside of VAT", async () => {
  const db = await freshDb();
  await atReview(db, [{}, { amountMinor: 2_000 }]);
  const checkout = await findCheckout(testWorld(db), owner, 1);
  expect(checkout?.offer.carriers.map(({ id, priceMinor }) => [id, priceMinor])).toEqual([["email", 0]]);
  expect(checkout?.offer.payments.map(({ id }) => id)).not.toContain("cod");
  expect(checkout).toMatchObject({ totals: { goodsMinor: 3_000, deliveryMinor: 0, totalMinor: 3_000 } });
  const { id } = await ordered(await freshDb());
  expect(id).toBeTruthy();
});

test("no discount and no gift voucher lowers one that is bought, and it does not make delivery free", async () => {
  const db = await freshDb();
  await stockJacket(db, { priceCzk: 1_000 });
  await issueVoucher(db, { percent_basis_points: 1000 });
  await issueVoucher(db, { code: "DAR", ...toGiftVoucher(5_000) });
  await atReview(db, [{ amountMinor: 4_000, form: "print" }], {});
  for (const voucherCode of ["DESET", "DAR"]) {
    const typed = voucherForm.parse({ voucherCode, guestEmail: "eva@seznam.cz" });
    await addVoucher(db, owner, typed, { now: placedAt, callerAddress: "caller" });
  }
  const checkout = await findCheckout(testWorld(db), owner, placedAt);
  expect(checkout?.offer.carriers.map(({ id }) => id)).not.toContain("email");
  expect(checkout?.totals).toMatchObject({
    discounts: [
      { code: "DESET", amountMinor: 100 },
      { code: "DAR", amountMinor: 900 + 119 },
    ],
    totalMinor: 4_000,
  });
});

test("a paid order brings one code a voucher, for twelve months; a second payment brings no more", async () => {
  const db = await freshDb();
  const { world, id } = await ordered(db, [{}, { amountMinor: 2_000, recipientName: "" }]);
  expect(await sold(db)).toEqual([]);
  await Promise.all([payOrder(world, id, "gateway"), payOrder(world, id, "staff Jana")]);
  const end = Date.UTC(2027, 10, 23, 23);
  expect(await sold(db)).toMatchObject([
    { balance_minor: 1_000, value_czk_minor: 1_000, active_from_at: placedAt, active_to_at: end },
    { balance_minor: 2_000, value_czk_minor: 2_000, active_to_at: end },
  ]);
  const [first, second] = await sold(db);
  expect(first?.code).toMatch(/^KARA(\.[A-HJ-NP-Z2-9]{4}){3}$/);
  expect(first?.code).not.toBe(second?.code);
  const order = await findOrder(db, id);
  expect(order).toMatchObject({
    destination: { kind: "email" },
    lines: [{ lineMinor: 1_000, gift: { recipientName: "Anna", sentAt: null } }, { lineMinor: 2_000 }],
  });
  expect(order && taxRecap(order)).toEqual([]);
  expect(await queueDueGiftVouchers(world)).toBe(2);
});

test("the bought voucher pays for goods, and is refused after its last day", async () => {
  const db = await freshDb();
  await paid(db);
  const [voucher] = await sold(db);
  await stockJacket(db, { priceCzk: 3_000 });
  const { owner: buyer } = await readyToOrder(db, { tempId: "anna" });
  const typed = voucherForm.parse({ voucherCode: voucher?.code ?? "" });
  const after = { now: voucher?.active_to_at ?? 0, callerAddress: "caller" };
  expect(await addVoucher(db, buyer, typed, after)).toEqual({ outcome: "refused", problem: { code: "active_to" } });
  expect(await addVoucher(db, buyer, typed, { ...after, now: after.now - 1 })).toMatchObject({ outcome: "added" });
  expect((await findCheckout(testWorld(db), buyer, after.now - 1))?.totals).toMatchObject({ totalMinor: 2_000 });
});

test("a voucher that cannot be rendered holds up no other", async () => {
  const db = await freshDb();
  const { world } = await paid(db, [{}, { amountMinor: 2_000 }]);
  const [broken] = await sold(db);
  await db
    .updateTable("voucher")
    .set({ active_to_at: 9e15 })
    .where("id", "=", broken?.id ?? "")
    .execute();
  const errors: unknown[] = [];
  const log = Object.assign(Object.create(world.log), { error: (given: unknown) => errors.push(given) });
  expect(await queueDueGiftVouchers({ ...world, log })).toBe(1);
  expect(errors).toEqual([{ err: expect.any(RangeError), voucherId: broken?.id }]);
});

test("its e-mail goes once to the recipient, with a PDF, at eight on the chosen day", async () => {
  const db = await freshDb();
  const { world } = await paid(db, [{ sendOn: "2026-12-24" }]);
  expect(await queueDueGiftVouchers(world)).toBe(0);
  const eight = Date.UTC(2026, 11, 24, 7);
  expect(await queueDueGiftVouchers({ ...world, now: () => eight - 1 })).toBe(0);
  const then = { ...world, now: () => eight };
  const rounds = await Promise.all([queueDueGiftVouchers(then), queueDueGiftVouchers(then)]);
  expect(rounds[0] + rounds[1]).toBe(1);
  const mail = await db.selectFrom("mail_outbox").selectAll().where("kind", "=", "gift-voucher").execute();
  const [voucher] = await sold(db);
  expect(plainSpaces(mail)).toMatchObject([
    { recipient: "anna@seznam.cz", subject: "Dárkový poukaz v hodnotě 1 000 Kč" },
  ]);
  for (const words of [voucher?.code ?? "", "Eva Nová vám posílá", "Vše nejlepší", "23.\u00a011.\u00a02027"]) {
    expect(mail[0]?.body_text).toContain(words);
  }
  const sent: { to: string; attachments?: readonly { contentType: string; content: Buffer }[] }[] = [];
  const mailer = { send: async (mail: (typeof sent)[number]) => void sent.push(mail) };
  await deliverDueMail({ ...then, mailer: Object.assign({}, world.mailer, mailer) });
  const gift = sent.find(({ to }) => to === "anna@seznam.cz");
  expect(gift?.attachments).toMatchObject([{ contentType: "application/pdf" }]);
  expect(gift?.attachments?.[0]?.content.subarray(0, 5).toString()).toBe("%PDF-");
  const { body_text } = await db
    .selectFrom("mail_outbox")
    .select("body_text")
    .where("kind", "=", "gift-voucher")
    .executeTakeFirstOrThrow();
  expect(body_text).toBe("");
});

test("a cancelled order ends its codes, sends none, and an unpaid one never gets any", async () => {
  const db = await freshDb();
  const { world, id } = await paid(db, [{ sendOn: "2026-12-24" }]);
  expect(await cancelShownOrder(world, { id })).toEqual({ ok: true });
  expect(await sold(db)).toMatchObject([{ active_to_at: placedAt }]);
  expect(await queueDueGiftVouchers({ ...world, now: () => placedAt + 60 * dayMs })).toBe(0);

  const other = await freshDb();
  const unpaid = await ordered(other);
  await cancelShownOrder(unpaid.world, { id: unpaid.id });
  await payOrder(unpaid.world, unpaid.id, "gateway");
  expect(await sold(other)).toEqual([]);
});

test("the balance is for who knows code and e-mail, a limited number of times", async () => {
  const db = await freshDb();
  await paid(db);
  const [{ code } = { code: "" }] = await sold(db);
  const ask = (email: string, typed = code, callerAddress = "caller") =>
    checkBalance(db, { code: typed, email }, { now: placedAt, callerAddress });
  const balance = { balanceMinor: 1_000, lastDay: "2027-11-23", isOver: false, locale: "cs" };
  expect(await ask("anna@seznam.cz")).toEqual({ ok: true, balance });
  expect(await ask("Eva@Seznam.cz", code.toLowerCase())).toEqual({ ok: true, balance });
  const unknown = { ok: false, reason: "unknown" };
  expect(await ask("jan@seznam.cz")).toEqual(unknown);
  expect(await ask("anna@seznam.cz", "KARA.AAAA.AAAA.AAAA")).toEqual(unknown);
  for (let index = 0; index < 16; index += 1) await ask("jan@seznam.cz");
  expect(await ask("anna@seznam.cz")).toEqual({ ok: false, reason: "too-many-tries" });
  expect(await ask("anna@seznam.cz", code, "another")).toEqual({ ok: true, balance });
});

test("staff send a voucher again, to a corrected address, and prolong it once", async () => {
  const db = await freshDb();
  const { world } = await paid(db);
  const [{ code } = { code: "" }] = await sold(db);
  await queueDueGiftVouchers(world);
  expect(await sendGiftAgain(db, code, "no address", placedAt)).toEqual({ ok: false, reason: "email" });
  expect(await sendGiftAgain(db, code, "anna@email.cz", placedAt)).toEqual({ ok: true, recipient: "anna@email.cz" });
  expect(await queueDueGiftVouchers(world)).toBe(1);
  const mail = await db.selectFrom("mail_outbox").select("recipient").where("kind", "=", "gift-voucher").execute();
  expect(mail.map(({ recipient }) => recipient).sort()).toEqual(["anna@email.cz", "anna@seznam.cz"]);
  expect(await prolongGift(db, code, placedAt, "2026-11-23")).toEqual({ ok: true, lastDay: "2028-11-23" });
  expect(await prolongGift(db, code, placedAt, "2026-11-23")).toEqual({ ok: false, reason: "prolonged" });
  expect(await findSoldGift(db, "DESET")).toBeUndefined();
});

test("a voucher that is over is sent and printed only after it is prolonged, one that was ended never", async () => {
  const db = await freshDb();
  const { world, id } = await paid(db);
  const [{ code, active_to_at: end } = { code: "", active_to_at: 0 }] = await sold(db);
  const over = end ?? 0;
  expect(await sendGiftAgain(db, code, undefined, over)).toEqual({ ok: false, reason: "over" });
  expect(await findUsableGift(db, code, over)).toEqual({ ok: false, reason: "over" });
  expect(await findUsableGift(db, code, over - 1)).toMatchObject({ ok: true, gift: { code } });
  expect(await prolongGift(db, code, over, "2027-11-24")).toEqual({ ok: true, lastDay: "2028-11-24" });
  expect(await sendGiftAgain(db, code, undefined, over)).toMatchObject({ ok: true });
  expect(await cancelShownOrder(world, { id })).toEqual({ ok: true });
  expect(await findUsableGift(db, code, placedAt)).toEqual({ ok: false, reason: "ended" });
});

test("the same form counts once, and a printed voucher goes with the parcel and by no e-mail", async () => {
  const db = await freshDb();
  for (const now of [1, 2]) await addGift(db, owner, giftVoucherInput, { now, submissionKey: "of-this-form" });
  expect(await db.selectFrom("cart_gift").select("id").execute()).toHaveLength(1);

  const other = await freshDb();
  const { owner: buyer, agreement } = await atReview(other, [{ form: "print" }], { cartItems: [] });
  const world = testWorld(other, { now: placedAt });
  const placed = await placeOrder(world, buyer, agreement);
  if (!placed.ok) throw new Error(placed.reason);
  await payOrder(world, placed.order.id, "staff Jana");
  expect(await queueDueGiftVouchers(world)).toBe(0);
  const order = await findOrder(other, placed.order.id);
  expect(order).toMatchObject({ destination: { kind: "address" }, totals: { deliveryMinor: 119, totalMinor: 1_119 } });
  expect(order && taxRecap(order)).toMatchObject([{ taxBasisPoints: 2100, grossMinor: 119 }]);
});

test("an order whose voucher has been used cannot be cancelled or withdrawn from, another one ends its code", async () => {
  const db = await freshDb();
  const { world, id } = await paid(db, [{}, {}]);
  const [used, unused] = await sold(db);
  await stockJacket(db, { priceCzk: 3_000 });
  const { owner: buyer, agreement } = await readyToOrder(db, { tempId: "anna" });
  const typed = voucherForm.parse({ voucherCode: used?.code ?? "" });
  await addVoucher(db, buyer, typed, { now: placedAt, callerAddress: "caller" });
  expect(await placeOrder(world, buyer, { ...agreement, shownTotalMinor: 2_000 })).toMatchObject({ ok: true });
  expect(await cancelShownOrder(world, { id })).toEqual({ ok: false, reason: "too-late" });
  const statement = { locale: "cs", orderId: id, orderNumber: "", name: "Eva", email: "eva@seznam.cz" } as const;
  const draft = await draftWithdrawal(world, { ...statement, goods: "", lines: [] });
  expect(await confirmWithdrawal(world, draft)).toBe(true);
  const ends = await db.selectFrom("voucher").select(["id", "active_to_at as at"]).where("kind", "=", "gift").execute();
  expect(ends.filter(({ at }) => at === placedAt).map((voucher) => voucher.id)).toEqual([unused?.id]);
});
