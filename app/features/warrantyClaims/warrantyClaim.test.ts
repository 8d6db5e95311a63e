import { expect, test } from "vitest";

import { claimableUntil, claimObstacle, isOverdue, settledBy } from "./warrantyClaim";

const at = (day: string) => Date.parse(`${day}T10:00:00Z`);

test.each([
  ["2026-11-23", "cs", "2026-12-23"],
  ["2026-11-25", "cs", "2026-12-28"],
  ["2026-10-16", "cs", "2026-11-16"],
  ["2026-12-07", "cs", "2027-01-06"],
  ["2026-12-07", "sk", "2027-01-07"],
] as const)("a claim of %s in %s is settled by %s, never on a holiday", (day, locale, by) => {
  expect(settledBy(at(day), locale)).toBe(by);
});

test.each([
  ["2026-11-23", "2028-11-23"],
  ["2028-02-29", "2030-02-28"],
  ["2026-11-26", "2028-11-27"],
])("goods received on %s can be claimed until %s", (received, until) => {
  expect(claimableUntil(at(received), "cs")).toBe(until);
});

test("goods are claimed from when they are handed over until the last day's end", () => {
  const order = { state: "closed", deliveredAt: at("2026-11-23"), locale: "cs" } as const;
  expect(claimObstacle({ ...order, state: "pending", deliveredAt: null }, at("2026-11-23"))).toBe("early");
  expect(claimObstacle({ ...order, state: "ready", deliveredAt: null }, at("2026-11-23"))).toBe("early");
  expect(claimObstacle({ ...order, state: "shipped", deliveredAt: null }, at("2036-11-23"))).toBeNull();
  expect(claimObstacle({ ...order, state: "cancelled", deliveredAt: null }, at("2026-11-24"))).toBe("early");
  expect(claimObstacle(order, at("2028-11-23"))).toBeNull();
  expect(claimObstacle(order, at("2028-11-24"))).toBe("over");
});

test("an open claim is overdue after its day", () => {
  const open = { endedAt: null, dueOn: "2026-12-23" };
  expect(isOverdue(open, at("2026-12-23"))).toBe(false);
  expect(isOverdue(open, at("2026-12-24"))).toBe(true);
  expect(isOverdue({ ...open, endedAt: at("2026-12-30") }, at("2026-12-31"))).toBe(false);
});
