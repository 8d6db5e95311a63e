import { expect, test } from "vitest";
import { refundDueOn } from "~/features/orders/refunds/refund";
import { isRefundLate, settlementOf } from "./settlement";

const line = {
  productId: 1,
  variantId: 1,
  code: "KA-1",
  name: "Bunda",
  variantName: "52",
  note: "",
  quantity: 3,
  unitMinor: 400,
  lineMinor: 1_200,
  taxBasisPoints: 2_100,
  discountMinor: 200,
};

function order(giftMinor = 0) {
  const gift = { kind: "gift" as const, voucherId: "DAR", code: "DAR", basisPoints: null, amountMinor: giftMinor };
  const discounts = giftMinor > 0 ? [gift] : [];
  const totals = { goodsMinor: 1_200, discounts, deliveryMinor: 119, paymentMinor: 39, roundingMinor: 0 };
  return { lines: [line], totals: { ...totals, totalMinor: 1_158 - giftMinor } };
}

const none = { refundMinor: 0, giftMinor: 0, deliveryMinor: 0 };
const facts = { cheapestDeliveryMinor: null, loweredMinor: 0, others: none };
const pieces = (quantity: number, creditedQuantity = 0) => [
  { position: 1, quantity, creditedQuantity, discountedMinor: 0 },
];

test("each piece gives back its part after discounts, and all of them what was paid for the line", () => {
  const parts = [0, 1, 2].map((before) => settlementOf(order(), { ...facts, pieces: pieces(1, before) }).refundMinor);
  expect(parts).toEqual([333, 333, 334]);
});

test("what discounts have given back of a line is not given back again", () => {
  const goods = (creditedQuantity: number) =>
    settlementOf(order(), { ...facts, pieces: [{ position: 1, quantity: 1, creditedQuantity, discountedMinor: 500 }] });
  expect([0, 1, 2].map((before) => goods(before).goodsMinor)).toEqual([333, 167, 0]);
});

test("the whole order gives back the cheapest delivery, at most what was paid for it, and no fee of the payment", () => {
  const whole = (cheapestDeliveryMinor: number) =>
    settlementOf(order(), { ...facts, cheapestDeliveryMinor, pieces: pieces(3) });
  expect(whole(89)).toMatchObject({ goodsMinor: 1_000, deliveryMinor: 89, refundMinor: 1_089, giftMinor: 0 });
  expect(whole(200).deliveryMinor).toBe(119);
});

test("delivery is given back once, however many withdrawals there are", () => {
  const others = { refundMinor: 766, giftMinor: 0, deliveryMinor: 100 };
  const last = settlementOf(order(), { ...facts, cheapestDeliveryMinor: 119, others, pieces: pieces(1, 2) });
  expect(last).toMatchObject({ deliveryMinor: 19, refundMinor: 353 });
});

test("money goes back before gift vouchers, never more than each has paid, less what the goods have lost", () => {
  const whole = { ...facts, cheapestDeliveryMinor: 119, pieces: pieces(3) };
  expect(settlementOf(order(700), whole)).toMatchObject({ refundMinor: 458, giftMinor: 661 });
  const others = { refundMinor: 400, giftMinor: 690, deliveryMinor: 0 };
  expect(settlementOf(order(700), { ...whole, others })).toMatchObject({ refundMinor: 58, giftMinor: 10 });
  expect(settlementOf(order(700), { ...whole, loweredMinor: 700 })).toMatchObject({ refundMinor: 419, giftMinor: 0 });
});

test("the money is due on the fourteenth day after the withdrawal, in Prague", () => {
  const sentAt = Date.UTC(2026, 10, 17, 23, 30);
  expect(refundDueOn(sentAt)).toBe("2026-12-02");
  expect(isRefundLate(sentAt, Date.UTC(2026, 11, 2, 22))).toBe(false);
  expect(isRefundLate(sentAt, Date.UTC(2026, 11, 2, 23))).toBe(true);
});
