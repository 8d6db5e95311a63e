import { expect, test } from "vitest";

import { findStoreState } from "./storeDay";

const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opensMinute: 540, closesMinute: 1080 }));
const store = {
  country: "CZ",
  week,
  exceptions: [
    { date: "2026-12-24", opensMinute: 540, closesMinute: 720 },
    { date: "2026-12-25", opensMinute: null, closesMinute: null },
  ],
};

test("a store is open from its first minute to the one before it closes", () => {
  expect(findStoreState(store, { date: "2026-11-20", minuteOfDay: 540 })).toEqual({ kind: "open", closesMinute: 1080 });
  expect(findStoreState(store, { date: "2026-11-20", minuteOfDay: 1079 })).toMatchObject({ kind: "open" });
  expect(findStoreState(store, { date: "2026-11-20", minuteOfDay: 1080 })).toMatchObject({ kind: "closed" });
});

test("before opening it opens today, after closing on the next open day", () => {
  const next = (date: string, minuteOfDay: number) => findStoreState(store, { date, minuteOfDay });
  expect(next("2026-11-20", 500)).toEqual({
    kind: "closed",
    next: { date: "2026-11-20", weekday: 5, opensMinute: 540 },
  });
  expect(next("2026-11-20", 1200)).toEqual({
    kind: "closed",
    next: { date: "2026-11-23", weekday: 1, opensMinute: 540 },
  });
});

test("an exception takes precedence over its weekday", () => {
  expect(findStoreState(store, { date: "2026-12-24", minuteOfDay: 700 })).toEqual({ kind: "open", closesMinute: 720 });
  expect(findStoreState(store, { date: "2026-12-24", minuteOfDay: 730 })).toEqual({
    kind: "closed",
    next: { date: "2026-12-28", weekday: 1, opensMinute: 540 },
  });
});

test("a store without hours never opens", () => {
  const closed = findStoreState({ country: "CZ", week: [], exceptions: [] }, { date: "2026-11-20", minuteOfDay: 600 });
  expect(closed).toEqual({ kind: "closed", next: null });
});

test("a store is closed on a public holiday of its country, unless an exception names its hours", () => {
  const at = { date: "2026-10-28", minuteOfDay: 600 };
  expect(findStoreState(store, at)).toMatchObject({ kind: "closed", next: { date: "2026-10-29" } });
  expect(findStoreState({ ...store, country: "SK" }, at)).toMatchObject({ kind: "open" });
  const opened = { date: "2026-10-28", opensMinute: 540, closesMinute: 720 };
  expect(findStoreState({ ...store, exceptions: [opened] }, at)).toEqual({ kind: "open", closesMinute: 720 });
});
