import { expect, test } from "vitest";

import { findVoucherProblem, normalizeVoucherCode, type Voucher, type VoucherUsage } from "./voucher";

const voucher: Voucher = {
  id: "v",
  code: "DESET",
  kind: "percent",
  serviceType: "eshop",
  basisPoints: 1000,
  valueMinor: null,
  activeFromAt: 100,
  activeToAt: 200,
  quantity: 3,
  quantityPerUser: 2,
  usedCount: 2,
  minimalMinor: 1_000,
  needsEmail: false,
  condition: { kind: "brand", name: "KARA", productIds: [1] },
};
const situation: VoucherUsage = { now: 150, goodsMinor: 1_000, isUserKnown: true, usesOfUser: 1 };

test("a voucher that just meets every condition is valid", () => {
  expect(findVoucherProblem(voucher, situation)).toBeNull();
});

test.each<[string, Partial<Voucher>, Partial<VoucherUsage>, unknown]>([
  ["for services", { serviceType: "sluzby" }, {}, { code: "service_type" }],
  ["of another currency", { kind: "amount" }, {}, { code: "not_exists" }],
  ["not valid yet", {}, { now: 99 }, { code: "active_from" }],
  ["expired", {}, { now: 200 }, { code: "active_to" }],
  ["used up", { usedCount: 3 }, {}, { code: "quantity" }],
  ["a gift with nothing left", { kind: "gift", valueMinor: 0 }, {}, { code: "quantity" }],
  ["above the cart's value", {}, { goodsMinor: 650 }, { code: "minimal_price", value: 1_000, missing: 350 }],
  ["without a known user", {}, { isUserKnown: false }, { code: "empty_email" }],
  ["used often enough by this user", {}, { usesOfUser: 2 }, { code: "quantity_per_user_limit", value: 2 }],
  [
    "for a brand that is not in the cart",
    { condition: { kind: "brand", name: "KARA", productIds: [] } },
    {},
    { code: "cart_without_brand", name: "KARA" },
  ],
])("a voucher %s says so", (_, changed, changedSituation, problem) => {
  expect(findVoucherProblem({ ...voucher, ...changed }, { ...situation, ...changedSituation })).toEqual(problem);
});

test("codes are compared without case and surrounding spaces", () => {
  expect(normalizeVoucherCode(" deset.10 ")).toBe("DESET.10");
});
