import { expect, test } from "vitest";
import { addVoucher } from "~/features/cart/addVoucher.server";
import { readOrderDocuments } from "~/features/documents/document.queries.server";
import { validityEnd } from "~/features/giftVouchers/giftPeriod";
import { changeOrderState, payOrder } from "~/features/orders/changeOrderState.server";
import { readChanges } from "~/features/orders/history/orderChange.queries.server";
import { findOrder } from "~/features/orders/orders.queries.server";
import { placeOrder } from "~/features/orders/placement/placeOrder.server";
import { owedMinor } from "~/features/orders/refunds/refund";
import { readLedger } from "~/features/orders/refunds/refund.queries.server";
import { refundPayment } from "~/features/orders/refunds/refundPayment.server";
import { voucherForm } from "~/features/vouchers/voucher.form";
import { refundWithdrawal } from "~/features/withdrawals/refundWithdrawal.server";
import { confirmWithdrawal, draftWithdrawal } from "~/features/withdrawals/withdraw.server";
import type { World } from "~/platform/process/world.server";
import { dayMs } from "~/platform/time/durations";
import { readyToOrder } from "../../../tests/support/checkout";
import { claimGoods, deliveredOrder } from "../../../tests/support/claims";
import { deliverOrder, stockOf } from "../../../tests/support/placedOrder";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { issueVoucher, toGiftVoucher } from "../../../tests/support/vouchers";
import { type ClaimDecision, cancelClaim, moveClaim } from "./changeClaim.server";

const jana = "staff Jana";
const manual = { note: "", method: "manual" } as const;

async function deliveredWithGift(world: World, amountMinor: number) {
  const { db } = world;
  await issueVoucher(db, { code: "DAR", ...toGiftVoucher(amountMinor) });
  for (const id of [1001, 1002]) await stockJacket(db, { id });
  const cartItems = [
    { productId: 1001, variantId: 1_001_001, quantity: 2 },
    { productId: 1002, variantId: 1_002_001, quantity: 1 },
  ];
  const { owner, agreement } = await readyToOrder(db, { cartItems });
  const voucherInput = voucherForm.parse({ voucherCode: "DAR", guestEmail: "eva@seznam.cz" });
  await addVoucher(db, owner, voucherInput, { now: world.now(), callerAddress: "caller" });
  const shownTotalMinor = agreement.shownTotalMinor - amountMinor;
  const placed = await placeOrder(world, owner, { ...agreement, shownTotalMinor });
  if (!placed.ok) throw new Error(placed.reason);
  await deliverOrder(world, placed.order.id);
  return placed.order;
}

/** Places a paid order: two jackets in its first line, one in its second. A gift voucher may have paid a part of it. */
async function shop(gift = 0) {
  const world = testWorld(await freshDb());
  const { db } = world;
  const { id: orderId } = gift > 0 ? await deliveredWithGift(world, gift) : await deliveredOrder(world);
  await payOrder(world, orderId, jana);
  const order = await findOrder(db, orderId);
  if (!order) throw new Error("no order");
  const claim = async (lines: readonly (readonly [number, number])[], decision: Partial<ClaimDecision>) => {
    const pieces = lines.map(([linePosition, quantity]) => ({ linePosition, quantity }));
    const { id } = await claimGoods(world, orderId, { lines: pieces });
    const moved = await moveClaim(world, id, { ...manual, state: "refunded", ...decision }, jana);
    if (!moved.ok) await cancelClaim(world, id);
    return moved;
  };
  const owed = async () => owedMinor(order, await readLedger(db, order));
  const paid = async () =>
    (await db.selectFrom("refund").select("amount_minor").execute()).map(({ amount_minor }) => amount_minor);
  return { world, db, order, claim, owed, paid, priceMinor: order.lines[1]?.lineMinor ?? 0 };
}

test("all that is given back for a piece is at most its price", async () => {
  const { claim, paid, owed, priceMinor } = await shop();
  const discount = (amountMinor: number) => claim([[2, 1]], { state: "discounted", amountMinor });
  expect(await discount(1_000)).toMatchObject({ ok: true });
  expect(await discount(priceMinor)).toEqual({ ok: false, reason: "too-much", mostMinor: priceMinor - 1_000 });
  expect(await discount(500)).toMatchObject({ ok: true });
  expect(await claim([[2, 1]], {})).toMatchObject({ ok: true, claim: { refundMinor: priceMinor - 1_500 } });
  expect(await paid()).toEqual([1_000, 500, priceMinor - 1_500]);
  expect(await owed()).toBe(0);
});

test("a discount of several lines is shared by their price, and a withdrawal gives back what is left", async () => {
  const { world, db, order, claim, priceMinor } = await shop();
  const pair = [
    [1, 2],
    [2, 1],
  ] as const;
  expect(await claim(pair, { state: "discounted", amountMinor: 3_001 })).toMatchObject({ ok: true });
  const shares = await db.selectFrom("warranty_claim_line").orderBy("line_position").select("discount_minor").execute();
  expect(shares.map(({ discount_minor }) => discount_minor)).toEqual([2_000, 1_001]);
  const statement = { locale: "cs", orderNumber: order.number, name: "Eva Nová", email: order.email } as const;
  const lines = [{ linePosition: 2, quantity: 1 }];
  await confirmWithdrawal(world, await draftWithdrawal(world, { ...statement, goods: "", orderId: order.id, lines }));
  const request = { number: 1, method: "manual", loweredMinor: 0, reason: "", isSentProven: true } as const;
  expect(await refundWithdrawal(world, { ...request, isPart: false }, jana)).toMatchObject({
    settlement: { refundMinor: priceMinor - 1_001 },
  });
});

test("pieces that a claim has paid back are not on stock again when their parcel comes back", async () => {
  const { world, db, order, claim } = await shop();
  await db.updateTable("orders").set({ state: "shipped", delivered_at: null }).where("id", "=", order.id).execute();
  const before = (await stockOf(db))["eshop 1001001"] ?? 0;
  expect(await claim([[1, 1]], {})).toMatchObject({ ok: true });
  expect(await changeOrderState(world, order.id, "cancelled", jana)).toMatchObject({ ok: true });
  expect((await stockOf(db))["eshop 1001001"]).toBe(before + 1);
});

test("what goes back to a gift voucher that is over can be used for twelve months", async () => {
  const { db, order, claim } = await shop(3_000);
  const end = (active_to_at: number) => db.updateTable("voucher").set({ active_to_at }).execute();
  const voucher = () => db.selectFrom("voucher").select(["active_to_at", "balance_minor"]).executeTakeFirstOrThrow();
  const later = order.placedAt + 90 * dayMs;
  await end(later);
  expect(await claim([[1, 2]], {})).toMatchObject({ ok: true });
  const first = await voucher();
  expect(first.active_to_at).toBe(later);
  await end(order.placedAt - 9 * dayMs);
  expect(await claim([[2, 1]], {})).toMatchObject({ ok: true });
  expect(await voucher()).toEqual({ active_to_at: validityEnd("2027-11-18"), balance_minor: 3_000 });
});

test("a claim's discount comes on top of a goodwill refund, which lowered the price before it", async () => {
  const { world, order, claim, paid, owed, priceMinor } = await shop();
  await refundPayment(world, { orderId: order.id, amountMinor: 800, method: "manual", reason: "goodwill" }, jana);
  expect(await claim([[2, 1]], { state: "discounted", amountMinor: 500 })).toMatchObject({
    ok: true,
    claim: { refundMinor: 500 },
    paid: { refund: { amountMinor: 500, goodwillMinor: 0 } },
  });
  const tooMuch = await claim([[2, 1]], { state: "discounted", amountMinor: priceMinor });
  expect(tooMuch).toMatchObject({ ok: false, reason: "too-much" });
  expect([await paid(), await owed()]).toEqual([[800, 500], 0]);
});

test("an exchange takes the new pieces from the place that staff name, or changes nothing", async () => {
  const { world, db, order, claim } = await shop();
  const before = (await stockOf(db))["eshop 1001001"] ?? 0;
  const exchange = (fromStoreId?: string) => claim([[1, 2]], { state: "exchanged", fromStoreId });
  expect(await exchange()).toEqual({ ok: false, reason: "from-missing" });
  expect(await exchange("nowhere")).toEqual({ ok: false, reason: "place" });
  expect(await exchange("praha")).toEqual({ ok: false, reason: "no-stock" });
  expect((await stockOf(db))["eshop 1001001"]).toBe(before);
  expect(await exchange("eshop")).toMatchObject({ ok: true, claim: { state: "exchanged" }, paid: null });
  expect((await stockOf(db))["eshop 1001001"]).toBe(before - 2);
  expect(await readChanges(world.db, order.id)).toContainEqual(
    expect.objectContaining({ detail: expect.stringMatching(/^RK\d{10}, exchanged from eshop$/), actor: jana }),
  );
});

test("a discount has a credit note of its lines, and all credit notes together are the invoice", async () => {
  const { db, order, claim, priceMinor } = await shop();
  const both = [
    [1, 2],
    [2, 1],
  ] as const;
  expect(await claim(both, { state: "discounted", amountMinor: 3_001 })).toMatchObject({ ok: true });
  const notes = async () => {
    const documents = await readOrderDocuments(db, order.id);
    return documents.flatMap(({ content }) => (content.corrects ? [content] : []));
  };
  expect(await notes()).toMatchObject([
    {
      lines: [
        { kind: "reduction", position: 1, quantity: -1, gross: -200_000, taxBasisPoints: 2100 },
        { kind: "reduction", position: 2, quantity: -1, gross: -100_100 },
      ],
      payable: -300_100,
    },
  ]);
  const mail = await db.selectFrom("mail_outbox").where("kind", "=", "claim-discounted").selectAll().execute();
  expect(mail.map(({ attachments_json }) => JSON.parse(attachments_json))).toEqual([[expect.anything()]]);
  expect(await claim([[2, 1]], {})).toMatchObject({ ok: true, claim: { refundMinor: priceMinor - 1_001 } });
  const [, refund] = await notes();
  expect(refund).toMatchObject({ lines: [{ kind: "goods", position: 2, gross: -(priceMinor - 1_001) * 100 }] });
});
