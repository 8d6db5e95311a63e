import { expect, test } from "vitest";

import { comingExceptions, groupPointHours, isAlwaysOpen, isPointId, type PointDay } from "./pickupPoint";
import { distanceKm } from "./pointPosition";
import { parsePointQuery, readPointPage, zipPrefixes } from "./pointQuery";

const day = (weekday: number, ...spans: [number, number][]): PointDay[] =>
  spans.map(([opensMinute, closesMinute]) => ({ weekday, opensMinute, closesMinute }));

test("days in a row with the same spans are one row; a closed day parts them", () => {
  const split: [number, number][] = [
    [480, 720],
    [780, 1080],
  ];
  const week = [...day(1, ...split), ...day(2, ...split), ...day(4, ...split), ...day(6, [540, 720])];
  expect(groupPointHours(week).map(({ from, to, spans }) => [from, to, spans.length])).toEqual([
    [1, 2, 2],
    [4, 4, 2],
    [6, 6, 1],
  ]);
});

test("a point is always open when all seven days are whole", () => {
  const whole = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => day(weekday, [0, 1440]));
  expect(isAlwaysOpen(whole)).toBe(true);
  expect(isAlwaysOpen(whole.slice(1))).toBe(false);
});

test("only changed days of the next three weeks are named, the nearest first", () => {
  const days = ["2026-12-31", "2026-12-24", "2026-12-09", "2027-01-01"].map((date) => ({ date, spans: [] }));
  expect(comingExceptions(days, "2026-12-10").map(({ date }) => date)).toEqual(["2026-12-24", "2026-12-31"]);
});

test.each([
  ["11000", { zip: "11000", words: [] }],
  ["110 00 Praha", { zip: "11000", words: ["praha"] }],
  ["Praha 5", { zip: "", words: ["praha", "5"] }],
  ["503", { zip: "503", words: [] }],
  ["Koželužská 128/4a", { zip: "", words: ["kozeluzska", "128", "4a"] }],
  ["  ", { zip: "", words: [] }],
])("%s is understood", (typed, query) => {
  expect(parsePointQuery(typed)).toMatchObject(query);
});

test("a postcode is looked for by ever shorter beginnings", () => {
  expect(zipPrefixes("50399")).toEqual(["50399", "5039", "503", "50"]);
  expect(zipPrefixes("1")).toEqual([]);
});

test("a page is a small number, else the first", () => {
  expect(["3", "0", "-1", "x", "999", null].map(readPointPage)).toEqual([3, 1, 1, 1, 1, 1]);
});

test("an id is the carrier and a code, and nothing that a database stumbles over", () => {
  expect(["packeta-9001", "ppl-parcelshop-KM1.2", "gls-CZ1-PARCELLOCK01"].every(isPointId)).toBe(true);
  expect(["", "9001", "packeta-", "packeta-\u0000", "packeta-' or 1", "x".repeat(99)].some(isPointId)).toBe(false);
});

test("Prague and Brno are 185 kilometres apart", () => {
  const distance = distanceKm({ latitude: 50.0875, longitude: 14.4213 }, { latitude: 49.1951, longitude: 16.6068 });
  expect(Math.round(distance / 5) * 5).toBe(185);
});
