import { expect, test } from "vitest";
import type { PaymentId } from "~/features/delivery/paymentMethods";
import type { OrderState } from "~/platform/database/schema";
import { dayMs, minuteMs } from "~/platform/time/durations";

import { evasOrder } from "../../../tests/support/orders";
import type { Order } from "./orders";
import { dueStep, isCancellable, isPayable, isRateable, lacksPayment, nextStates } from "./orderTransitions";

const noon = Date.UTC(2026, 10, 20, 11);

test.each<[OrderState, readonly OrderState[], readonly OrderState[]]>([
  ["accepted", ["pending", "cancelled"], ["pending", "cancelled"]],
  ["pending", ["shipped", "cancelled"], ["ready", "cancelled"]],
  ["shipped", ["closed", "cancelled"], ["closed", "cancelled"]],
  ["ready", ["closed", "cancelled"], ["closed", "cancelled"]],
  ["closed", [], []],
  ["cancelled", [], []],
])("from %s a parcel may go to %j, a pickup to %j", (state, parcel, pickup) => {
  expect(nextStates({ state, carrierId: "ppl" })).toEqual(parcel);
  expect(nextStates({ state, carrierId: "pickup" })).toEqual(pickup);
});

test("a customer may cancel an unpaid order while it is accepted, a paid one only on the same day in Prague", () => {
  const unpaid = evasOrder({ placedAt: noon });
  const paid = evasOrder({ placedAt: noon, paidAt: noon });
  const lastMinute = Date.UTC(2026, 10, 20, 22, 59);
  expect(isCancellable(unpaid, noon + 6 * dayMs)).toBe(true);
  expect(isCancellable(paid, lastMinute)).toBe(true);
  expect(isCancellable(paid, lastMinute + minuteMs)).toBe(false);
  for (const state of ["pending", "ready", "shipped", "closed", "cancelled"] as const) {
    expect(isCancellable({ ...unpaid, state }, noon)).toBe(false);
  }
});

test("a card payment expires after an hour and a transfer after seven days, each with one reminder; cash never", () => {
  const step = (paymentId: PaymentId, waitedMs: number) =>
    dueStep({ state: "accepted", paidAt: null, placedAt: noon, paymentId }, noon + waitedMs);
  expect([29, 30, 59, 60].map((minutes) => step("card", minutes * minuteMs))).toEqual([
    "wait",
    "remind",
    "remind",
    "cancel",
  ]);
  expect([5 * dayMs - 1, 5 * dayMs, 7 * dayMs - 1, 7 * dayMs].map((waited) => step("transfer", waited))).toEqual([
    "wait",
    "remind",
    "remind",
    "cancel",
  ]);
  expect(step("cod", 100 * dayMs)).toBe("wait");
});

test("an order that is paid or being processed is never cancelled automatically", () => {
  const late = noon + 100 * dayMs;
  expect(dueStep({ ...evasOrder({ placedAt: noon }), paidAt: noon }, late)).toBe("wait");
  expect(dueStep({ ...evasOrder({ placedAt: noon }), state: "pending" }, late)).toBe("wait");
});

test("an unpaid transfer can be paid until it is cancelled, cash never before delivery", () => {
  expect(isPayable(evasOrder())).toBe(true);
  expect(isPayable(evasOrder({ paidAt: noon }))).toBe(false);
  expect(isPayable(evasOrder({ state: "cancelled" }))).toBe(false);
  expect(isPayable(evasOrder({ paymentId: "cod" }))).toBe(false);
});

test("only an unpaid order that is paid in advance is kept from leaving the shop", () => {
  const unpaid = evasOrder({ state: "pending" });
  const kept = (order: Order) => (["ready", "shipped", "closed"] as const).map((state) => lacksPayment(order, state));
  expect(kept(unpaid)).toEqual([true, true, true]);
  expect(kept({ ...unpaid, paidAt: noon })).toEqual([false, false, false]);
  expect(kept({ ...unpaid, paymentId: "cod" })).toEqual([false, false, false]);
  expect(lacksPayment({ ...unpaid, state: "shipped" }, "closed")).toBe(false);
  expect(lacksPayment(unpaid, "cancelled")).toBe(false);
});

test("only a courier who has delivered can be reviewed", () => {
  expect(isRateable({ state: "closed", carrierId: "ppl" })).toBe(true);
  expect(isRateable({ state: "closed", carrierId: "pickup" })).toBe(false);
  expect(isRateable({ state: "pending", carrierId: "ppl" })).toBe(false);
});
