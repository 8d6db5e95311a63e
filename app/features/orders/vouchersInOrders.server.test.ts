import { expect, test } from "vitest";

import { addVoucher } from "~/features/cart/addVoucher.server";
import type { CartOwner } from "~/features/cart/cart.queries.server";
import { findCheckout } from "~/features/checkout/readCheckout.server";
import { voucherForm } from "~/features/vouchers/voucher.form";
import { releaseVoucherUses } from "~/features/vouchers/voucherUse.queries.server";
import type { Db } from "~/platform/database/database.server";

import { readyToOrder } from "../../../tests/support/checkout";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { amountOf, issueVoucher, toGiftVoucher } from "../../../tests/support/vouchers";
import { findOrder } from "./orders.queries.server";
import { placeOrder } from "./placement/placeOrder.server";
import { taxRecap } from "./placement/taxRecap";

const placedAt = Date.UTC(2026, 10, 20, 12);
const shopOf = (db: Db) => testWorld(db, { now: placedAt });

async function shop(priceCzk = 1_000) {
  const db = await freshDb();
  await stockJacket(db, { priceCzk, onHand: { "52": 90 } });
  return db;
}

/** Prepares a buyer at the review step, with vouchers in the cart. */
async function buyer(db: Db, codes: string[], given: Parameters<typeof readyToOrder>[1] = {}) {
  const { owner, agreement } = await readyToOrder(db, given);
  for (const voucherCode of codes) {
    const voucherInput = voucherForm.parse({ voucherCode, guestEmail: "eva@seznam.cz" });
    await addVoucher(db, owner, voucherInput, { now: placedAt, callerAddress: "caller" });
  }
  return { owner, agreement: { ...agreement, shownTotalMinor: await shownTotal(db, owner) } };
}

async function shownTotal(db: Db, owner: CartOwner) {
  return (await findCheckout(testWorld(db), owner, placedAt))?.totals?.totalMinor ?? 0;
}

function usesOf(db: Db, code: string) {
  return db
    .selectFrom("voucher")
    .where("code", "=", code)
    .select(["used_count as used", "balance_minor as balance"])
    .executeTakeFirstOrThrow();
}

test("an order charges what was shown: percentage, amount, delivery and gift voucher", async () => {
  const db = await shop(2_200);
  await issueVoucher(db);
  await issueVoucher(db, { code: "STO", ...amountOf(100) });
  await issueVoucher(db, { code: "DAR", ...toGiftVoucher(1_500) });
  const { owner, agreement } = await buyer(db, ["DAR", "STO", "DESET"], { paymentId: "cod" });
  // The goods cost 2200 − 220 − 100 = 1880, below the limit of free delivery; + 119 + 39 − 1500.
  expect(agreement.shownTotalMinor).toBe(538);
  const placed = await placeOrder(shopOf(db), owner, agreement);
  if (!placed.ok) throw new Error(placed.reason);
  const order = await findOrder(db, placed.order.id);
  expect(order).toMatchObject({
    lines: [{ lineMinor: 2_200, discountMinor: 320 }],
    totals: {
      goodsMinor: 2_200,
      discounts: [
        { kind: "percent", code: "DESET", basisPoints: 1000, amountMinor: 220 },
        { kind: "amount", code: "STO", amountMinor: 100 },
        { kind: "gift", code: "DAR", amountMinor: 1_500 },
      ],
      deliveryMinor: 119,
      paymentMinor: 39,
      totalMinor: 538,
    },
  });
  expect(order && taxRecap(order)).toMatchObject([{ grossMinor: 1_880 + 119 + 39 }]);
  expect(await usesOf(db, "DESET")).toEqual({ used: 1, balance: null });
  expect(await usesOf(db, "DAR")).toEqual({ used: 1, balance: 0 });
  const { body_text } = await db.selectFrom("mail_outbox").select("body_text").executeTakeFirstOrThrow();
  for (const words of ["Poukaz DESET, sleva 10\u00a0%", "Dárkový poukaz DAR"]) expect(body_text).toContain(words);
});

test("an order that gift vouchers pay in full names no cash on delivery, and asks no fee for it", async () => {
  const db = await shop();
  await issueVoucher(db, { code: "DAR", ...toGiftVoucher(5_000) });
  const { owner, agreement } = await buyer(db, ["DAR"], { paymentId: "cod" });
  expect(agreement.shownTotalMinor).toBe(0);
  const placed = await placeOrder(shopOf(db), owner, agreement);
  if (!placed.ok) throw new Error(placed.reason);
  const order = await findOrder(db, placed.order.id);
  expect(order?.totals).toMatchObject({ paymentMinor: 0, totalMinor: 0 });
  const { body_text } = await db.selectFrom("mail_outbox").select("body_text").executeTakeFirstOrThrow();
  expect(body_text).toContain("Dárkový poukaz DAR");
  expect(body_text).not.toContain("Dobírka");
});

test("the last use of a voucher is given to one of many concurrent orders", async () => {
  const db = await shop();
  await issueVoucher(db, { quantity: 3 });
  const buyers = [];
  for (let index = 0; index < 16; index += 1) buyers.push(await buyer(db, ["DESET"], { tempId: `buyer-${index}` }));

  const placed = await Promise.all(buyers.map(({ owner, agreement }) => placeOrder(shopOf(db), owner, agreement)));

  expect(placed.filter(({ ok }) => ok)).toHaveLength(3);
  expect(placed.flatMap((result) => (result.ok ? [] : [result.reason]))).toEqual(Array(13).fill("changed"));
  expect(await usesOf(db, "DESET")).toEqual({ used: 3, balance: null });
  expect(await db.selectFrom("voucher_use").select("order_id").execute()).toHaveLength(3);
  expect(await db.selectFrom("orders").select("id").execute()).toHaveLength(3);
});

test("one person uses a personal voucher once, also from two carts at once", async () => {
  const db = await shop();
  await issueVoucher(db, { quantity_per_user: 1 });
  const buyers = [];
  for (let index = 0; index < 6; index += 1) buyers.push(await buyer(db, ["DESET"], { tempId: `buyer-${index}` }));
  const placed = await Promise.all(buyers.map(({ owner, agreement }) => placeOrder(shopOf(db), owner, agreement)));
  expect(placed.filter(({ ok }) => ok)).toHaveLength(1);
});

test("a gift voucher's balance is spent once by many concurrent orders", async () => {
  const db = await shop();
  await issueVoucher(db, { code: "DAR", ...toGiftVoucher(2_000) });
  const buyers = [];
  for (let index = 0; index < 6; index += 1) buyers.push(await buyer(db, ["DAR"], { tempId: `buyer-${index}` }));
  await Promise.all(buyers.map(({ owner, agreement }) => placeOrder(shopOf(db), owner, agreement)));
  const paid = await db.selectFrom("orders").select("gift_minor").execute();
  const { balance } = await usesOf(db, "DAR");
  expect(paid.reduce((sum, { gift_minor }) => sum + gift_minor, 0) + (balance ?? 0)).toBe(2_000);
});

test("cancelling releases a use and returns a gift voucher's payment, once", async () => {
  const db = await shop();
  await issueVoucher(db, { quantity: 1, quantity_per_user: 1 });
  await issueVoucher(db, { code: "DAR", ...toGiftVoucher(400) });
  const { owner, agreement } = await buyer(db, ["DESET", "DAR"]);
  const placed = await placeOrder(shopOf(db), owner, agreement);
  if (!placed.ok) throw new Error(placed.reason);
  expect([await usesOf(db, "DESET"), await usesOf(db, "DAR")]).toEqual([
    { used: 1, balance: null },
    { used: 1, balance: 0 },
  ]);
  for (const now of [1, 2]) await releaseVoucherUses(db, placed.order.id, now);
  expect([await usesOf(db, "DESET"), await usesOf(db, "DAR")]).toEqual([
    { used: 0, balance: null },
    { used: 0, balance: 400 },
  ]);
  const again = await buyer(db, ["DESET"], { tempId: "again" });
  expect(await placeOrder(shopOf(db), again.owner, again.agreement)).toMatchObject({ ok: true });
});

test("a voucher that has expired since it was shown is not dropped silently: nothing is ordered", async () => {
  const db = await shop();
  await issueVoucher(db);
  const { owner, agreement } = await buyer(db, ["DESET"]);
  await db.updateTable("voucher").set({ active_to_at: placedAt }).execute();
  expect(await placeOrder(shopOf(db), owner, agreement)).toEqual({ ok: false, reason: "changed", totalMinor: 1_119 });
  expect(await findCheckout(testWorld(db), owner, placedAt)).toMatchObject({
    price: { vouchers: [{ code: "DESET", problem: { code: "active_to" } }] },
  });
});

test("an order that vouchers pay in full is paid and asks for no payment", async () => {
  const db = await shop();
  await issueVoucher(db, { code: "DAR", ...toGiftVoucher(5_000) });
  const { owner, agreement } = await buyer(db, ["DAR"]);
  expect(agreement.shownTotalMinor).toBe(0);
  const placed = await placeOrder(shopOf(db), owner, agreement);
  if (!placed.ok) throw new Error(placed.reason);
  expect(await findOrder(db, placed.order.id)).toMatchObject({ paidAt: placedAt, totals: { totalMinor: 0 } });
  const { body_text } = await db.selectFrom("mail_outbox").select("body_text").executeTakeFirstOrThrow();
  expect(body_text).not.toContain("IBAN");
});

test("a voucher without a discount is not used", async () => {
  const db = await shop();
  await issueVoucher(db, { percent_basis_points: 10_000 });
  await issueVoucher(db, { code: "STO", ...amountOf(100) });
  const { owner, agreement } = await buyer(db, ["DESET", "STO"]);
  expect(await placeOrder(shopOf(db), owner, agreement)).toMatchObject({ ok: true });
  expect(await usesOf(db, "STO")).toEqual({ used: 0, balance: null });
});

test("the database keeps a voucher from being used more often than it may, and its code in one case", async () => {
  const db = await shop();
  await issueVoucher(db, { quantity: 1 });
  await expect(db.updateTable("voucher").set({ used_count: 2 }).execute()).rejects.toThrow();
  await expect(issueVoucher(db, { code: "deset" })).rejects.toThrow();
  await expect(
    issueVoucher(db, { code: "BEZ", ...amountOf(100), value_czk_minor: null, value_eur_minor: null }),
  ).rejects.toThrow();
});
