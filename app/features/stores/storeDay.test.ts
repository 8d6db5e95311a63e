import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { mustCloseAt } from "~/platform/time/closingDays";

import { findStoreState, hoursOn, specialDays } from "./storeDay";
import { storeRow } from "./storeRow";

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
  const at = { date: "2026-11-17", minuteOfDay: 600 };
  expect(findStoreState(store, at)).toMatchObject({ kind: "closed", next: { date: "2026-11-18" } });
  expect(findStoreState({ ...store, country: "AT" }, at)).toMatchObject({ kind: "open" });
  const opened = { date: "2026-11-17", opensMinute: 540, closesMinute: 720 };
  expect(findStoreState({ ...store, exceptions: [opened] }, at)).toEqual({ kind: "open", closesMinute: 720 });
});

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opensMinute: 540, closesMinute: 1080 }));

test.each([
  ["SK", "2026-12-25"],
  ["SK", "2026-01-06"],
  ["SK", "2026-04-03"],
  ["SK", "2026-04-05"],
  ["SK", "2026-11-01"],
])("in %s no exception opens a store on %s, when the law closes all shops", (country, date) => {
  const exceptions = [{ date, opensMinute: 540, closesMinute: 720 }];
  expect(hoursOn({ country, week: everyDay, exceptions }, date)).toBeUndefined();
});

test.each(["2026-12-25", "2026-10-28", "2026-05-08", "2026-04-06"])(
  "a Czech store is closed on %s unless it names its hours, as the law is about large shops",
  (date) => {
    const czech = { country: "CZ", week: everyDay };
    expect(hoursOn({ ...czech, exceptions: [] }, date)).toBeUndefined();
    const named = { opensMinute: 540, closesMinute: 720 };
    expect(hoursOn({ ...czech, exceptions: [{ date, ...named }] }, date)).toEqual(named);
  },
);

test("on Christmas Eve shops close at noon, and other holidays may be worked on", () => {
  const opened = (country: string, date: string) =>
    hoursOn({ country, week: everyDay, exceptions: [{ date, opensMinute: 540, closesMinute: 1080 }] }, date);
  expect(hoursOn({ country: "CZ", week: everyDay, exceptions: [] }, "2026-12-24")).toBeUndefined();
  expect(opened("CZ", "2026-12-24")).toEqual({ opensMinute: 540, closesMinute: 1080 });
  expect(opened("SK", "2026-12-24")).toEqual({ opensMinute: 540, closesMinute: 720 });
  expect(opened("CZ", "2026-05-01")).toEqual({ opensMinute: 540, closesMinute: 1080 });
});

test("days with other hours than their weekday's are announced, whether the data or the law says so", () => {
  const christmas = {
    country: "CZ",
    week: everyDay,
    exceptions: [{ date: "2026-12-24", opensMinute: 540, closesMinute: 720 }],
  };
  expect(specialDays(christmas, "2026-12-01")).toEqual([
    { date: "2026-12-24", opensMinute: 540, closesMinute: 720 },
    { date: "2026-12-25", opensMinute: null, closesMinute: null },
    { date: "2026-12-26", opensMinute: null, closesMinute: null },
    { date: "2027-01-01", opensMinute: null, closesMinute: null },
  ]);
});

test("the sample's stores are closed when the law closes all shops", () => {
  const rows = readFileSync("catalog/stores.ndjson", "utf8").split("\n").filter(Boolean);
  const open = rows.flatMap((line) => {
    const { id, country, exceptions } = storeRow.parse(JSON.parse(line));
    return exceptions.flatMap(({ on, hours }) => {
      const latest = mustCloseAt(on, country);
      return hours && latest !== null && hours.closes > latest ? [`${id} ${on}`] : [];
    });
  });
  expect(open).toEqual([]);
});
