import { expect, test } from "vitest";

import { formatDateTime } from "~/platform/time/formatDate";
import { isExtendable, reservationNumber, reservedUntil } from "./reservation";

const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opensMinute: 540, closesMinute: 1080 }));
const saturday = { weekday: 6, opensMinute: 540, closesMinute: 720 };
const store = { country: "CZ", week: [...week, saturday], exceptions: [] };

function until(from: string, given: Partial<Parameters<typeof reservedUntil>[0]> = {}) {
  const at = reservedUntil({ ...store, ...given }, Date.parse(`${from}:00+01:00`));
  return at === undefined ? undefined : formatDateTime(at).replaceAll("\u00a0", " ");
}

test("pieces are held to the closing time of the third working day", () => {
  expect(until("2026-11-23T10:00")).toBe("26. 11. 2026 18:00");
  expect(until("2026-11-23T23:30")).toBe("26. 11. 2026 18:00");
});

test("a weekend does not count, even where the store is open", () => {
  expect(until("2026-11-27T10:00")).toBe("2. 12. 2026 18:00");
  expect(until("2026-11-28T10:00")).toBe("2. 12. 2026 18:00");
});

test("public holidays of the store's country do not count", () => {
  expect(until("2026-12-23T10:00")).toBe("30. 12. 2026 18:00");
  expect(until("2026-11-16T10:00")).toBe("20. 11. 2026 18:00");
  expect(until("2027-01-05T10:00", { country: "SK" })).toBe("11. 1. 2027 18:00");
  const opened = { date: "2026-12-24", opensMinute: 540, closesMinute: 720 };
  expect(until("2026-12-23T10:00", { exceptions: [opened] })).toBe("30. 12. 2026 18:00");
});

test("a day on which the store is closed or closes early is not the third, or ends early", () => {
  const closed = { date: "2026-11-26", opensMinute: null, closesMinute: null };
  expect(until("2026-11-23T10:00", { exceptions: [closed] })).toBe("27. 11. 2026 18:00");
  const early = { date: "2026-11-26", opensMinute: 540, closesMinute: 720 };
  expect(until("2026-11-23T10:00", { exceptions: [early] })).toBe("26. 11. 2026 12:00");
});

test("a store that never opens on a working day holds nothing", () => {
  expect(until("2026-11-23T10:00", { week: [saturday] })).toBeUndefined();
});

test("a reservation is extended once, before its end", () => {
  const held = { state: "active", expiresAt: 10, extendedAt: null } as const;
  expect(isExtendable(held, 9)).toBe(true);
  expect(isExtendable(held, 10)).toBe(false);
  expect(isExtendable({ ...held, extendedAt: 1 }, 9)).toBe(false);
  expect(isExtendable({ ...held, state: "cancelled" }, 9)).toBe(false);
});

test("a number is R and seven digits", () => {
  expect([0, 1_234_567, 9_999_999].map(reservationNumber)).toEqual(["R0000000", "R1234567", "R9999999"]);
});
