import { expect, test } from "vitest";

import type { PlaceStock } from "./fulfilment";
import { planPickup, slotProblem, supplyOf } from "./pickupPlan";

const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opensMinute: 540, closesMinute: 1080 }));
const praha = { id: "praha", country: "CZ", week, exceptions: [] };
const pickup = { from_warehouse_days: 2, from_store_days: 5, after_transfer_days: 2, per_slot: 10 };
const at = (date: string, time = "10:10") => Date.parse(`${date}T${time}:00+01:00`);

const stock: PlaceStock[] = [
  { variantId: 1, storeId: "praha", kind: "store", onHand: 1 },
  { variantId: 1, storeId: "eshop", kind: "warehouse", onHand: 1 },
  { variantId: 1, storeId: "brno", kind: "store", onHand: 1 },
];

function plan(quantity: number, now = at("2026-11-23"), store = praha) {
  return planPickup(store, { lines: [{ variantId: 1, quantity }], stock, fullSlots: [], pickup, now });
}

test("pieces come from the store, else from a warehouse, else from other stores", () => {
  const supply = (...quantities: number[]) =>
    supplyOf(
      quantities.map((quantity) => ({ variantId: 1, quantity })),
      stock,
      "praha",
    );
  expect([supply(1), supply(2), supply(3), supply(1, 1), supply(1, 2)]).toEqual([
    "here",
    "warehouse",
    "stores",
    "warehouse",
    "stores",
  ]);
  expect(supplyOf([{ variantId: 2, quantity: 1 }], stock, "praha")).toBe("here");
});

test("at 10:10 the first slot is 11:30, and the last of the day is the closing time", () => {
  const [today] = plan(1).days;
  expect(today?.date).toBe("2026-11-23");
  expect([today?.minutes.at(0), today?.minutes.at(-1)]).toEqual([690, 1080]);
});

test("a slot an hour ahead to the minute is offered", () => {
  expect(plan(1, at("2026-11-23", "10:30")).first).toEqual({ date: "2026-11-23", minute: 690 });
  expect(plan(1, at("2026-11-23", "10:31")).first).toEqual({ date: "2026-11-23", minute: 720 });
});

test("slots lie between 9:00 and 20:00 in a store that is open longer", () => {
  const long = { ...praha, week: week.map((day) => ({ ...day, opensMinute: 420, closesMinute: 1320 })) };
  const [, tomorrow] = plan(1, at("2026-11-23"), long).days;
  expect([tomorrow?.minutes.at(0), tomorrow?.minutes.at(-1), tomorrow?.minutes.length]).toEqual([540, 1200, 23]);
});

test("days on which the store is closed have no slots", () => {
  const dates = plan(1, at("2026-12-22")).days.map(({ date }) => date);
  expect(dates).toEqual([
    "2026-12-22",
    "2026-12-23",
    "2026-12-28",
    "2026-12-29",
    "2026-12-30",
    "2026-12-31",
    "2027-01-04",
    "2027-01-05",
  ]);
});

test("pieces from elsewhere can be collected once they are there, within two weeks", () => {
  expect(plan(2).first).toEqual({ date: "2026-11-25", minute: 540 });
  expect(plan(3).first).toEqual({ date: "2026-11-30", minute: 540 });
  const slow = { ...pickup, from_store_days: 10 };
  const late = planPickup(praha, {
    lines: [{ variantId: 1, quantity: 3 }],
    stock,
    fullSlots: [],
    pickup: slow,
    now: at("2026-12-21"),
  });
  expect(late.first).toEqual({ date: "2027-01-04", minute: 540 });
});

test("a slot before the pieces are there is refused by its own name", () => {
  const payment = { id: "card" as const, country: "CZ", pickup, now: at("2026-11-23") };
  expect(slotProblem("2026-11-24T11:00", plan(3), payment)).toBe("slotSupply");
  expect(slotProblem("2026-11-30T11:00", plan(3), payment)).toBeUndefined();
});

test("a store that never opens has no slots", () => {
  expect(plan(1, at("2026-11-23"), { ...praha, week: [] })).toMatchObject({ days: [], first: null });
});

test("a slot that has all its pickups is neither offered nor taken, in its own store alone", () => {
  const now = at("2026-11-23");
  const full = { storeId: "praha", at: at("2026-11-23", "11:30") };
  const context = { lines: [{ variantId: 1, quantity: 1 }], stock, fullSlots: [full], pickup, now };
  const payment = { id: "card" as const, country: "CZ", pickup, now };
  const busy = planPickup(praha, context);
  expect(busy.first).toEqual({ date: "2026-11-23", minute: 720 });
  expect(slotProblem("2026-11-23T11:30", busy, payment)).toBe("slotFull");
  expect(slotProblem("2026-11-23T12:00", busy, payment)).toBeUndefined();
  const other = planPickup({ ...praha, id: "brno" }, context);
  expect(slotProblem("2026-11-23T11:30", other, payment)).toBeUndefined();
});
