import { expect, test } from "vitest";
import type { PaymentStatus } from "~/platform/payments/paymentGateway.server";
import { minuteMs } from "~/platform/time/durations";

import { attemptReference, decideReuse, matchesAttempt, type PaymentAttempt, paymentProgress } from "./payments";

const attempt: PaymentAttempt = {
  orderId: "an-order",
  attempt: 1,
  state: "pending",
  priceHundredths: 1_299_000,
  currencyCode: "CZK",
  redirectUrl: "https://bank.test/page",
  openedAt: 0,
};

test("the first attempt's reference is the order's number, later ones append their number", () => {
  expect([1, 2, 11].map((count) => attemptReference("2026000001", count))).toEqual([
    "2026000001",
    "2026000001-2",
    "2026000001-11",
  ]);
});

test.each([
  ["an open page is used again", {}, 24 * minuteMs, "page"],
  ["a page that is about to close is not used again", {}, 25 * minuteMs, "renew"],
  ["a page that is just being opened is waited for", { redirectUrl: null }, 29_000, "wait"],
  ["a page that was never opened is abandoned", { redirectUrl: null }, 30_000, "renew"],
  ["a declined payment leads to a new attempt", { state: "cancelled" as const }, 1, "renew"],
])("%s", (_what, changed, age, expected) => {
  expect(decideReuse({ ...attempt, ...changed }, age)).toBe(expected);
});

test("an order without an attempt gets a new one", () => {
  expect(decideReuse(undefined, 0)).toBe("renew");
  expect([undefined, attempt, { ...attempt, state: "cancelled" as const }].map(paymentProgress)).toEqual([
    "none",
    "waiting",
    "failed",
  ]);
});

const report: PaymentStatus = {
  state: "paid",
  reference: "2026000001",
  priceHundredths: 1_299_000,
  currencyCode: "CZK",
  isTrial: false,
};

test.each([
  ["of this payment", {}, true],
  ["of another order", { reference: "2026000002" }, false],
  ["of another attempt", { reference: "2026000001-2" }, false],
  ["of a smaller sum", { priceHundredths: 1_298_999 }, false],
  ["in another currency", { currencyCode: "EUR" }, false],
  ["of a trial payment", { isTrial: true }, false],
])("a report %s", (_what, changed, expected) => {
  const asked = { orderNumber: "2026000001", attempt, isTrial: false };
  expect(matchesAttempt({ ...report, ...changed }, asked)).toBe(expected);
});
