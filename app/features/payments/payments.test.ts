import { expect, test } from "vitest";

import type { PaymentReport } from "~/platform/payments/paymentGateway.server";

import { type Attempt, isOfAttempt, progressOf, referenceOf, reuseOf } from "./payments";

const minute = 60_000;
const attempt: Attempt = {
  ...{ orderId: "an-order", attempt: 1, state: "pending", priceHundredths: 1_299_000, currencyCode: "CZK" },
  ...{ redirectUrl: "https://bank.test/page", openedAt: 0 },
};

test("the first try bears the order's number, a further one says which it is", () => {
  expect([1, 2, 11].map((count) => referenceOf("2026000001", count))).toEqual([
    ...["2026000001", "2026000001-2", "2026000001-11"],
  ]);
});

test.each([
  ["an open page is used again", {}, 24 * minute, "page"],
  ["a page that soon closes is not", {}, 25 * minute, "renew"],
  ["a page that is just being opened is waited for", { redirectUrl: null }, 29_000, "wait"],
  ["a page that was never opened is given up", { redirectUrl: null }, 30_000, "renew"],
  ["after a refusal there is a new try", { state: "cancelled" as const }, 1, "renew"],
])("%s", (_what, changed, age, expected) => {
  expect(reuseOf({ ...attempt, ...changed }, age)).toBe(expected);
});

test("an order without a try has a new one", () => {
  expect(reuseOf(undefined, 0)).toBe("renew");
  expect([undefined, attempt, { ...attempt, state: "cancelled" as const }].map(progressOf)).toEqual([
    ...["none", "waiting", "failed"],
  ]);
});

const report: PaymentReport = {
  ...{ state: "paid", reference: "2026000001", priceHundredths: 1_299_000, currencyCode: "CZK", isTest: false },
};

test.each([
  ["of this payment", {}, true],
  ["of another order", { reference: "2026000002" }, false],
  ["of another try", { reference: "2026000001-2" }, false],
  ["of a smaller sum", { priceHundredths: 1_298_999 }, false],
  ["in another currency", { currencyCode: "EUR" }, false],
  ["of money for trial", { isTest: true }, false],
])("a report %s", (_what, changed, expected) => {
  const asked = { orderNumber: "2026000001", attempt, isTest: false };
  expect(isOfAttempt({ ...report, ...changed }, asked)).toBe(expected);
});
