import { expect, test } from "vitest";
import { minuteMs } from "~/platform/time/durations";

import { mayReload } from "./lostChunk";

function storageOf() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
}

test("a missing chunk reloads the page at once, and again only after a minute", () => {
  const storage = storageOf();
  const now = 1_795_000_000_000;
  expect(mayReload(storage, now)).toBe(true);
  expect(mayReload(storage, now + 59_999)).toBe(false);
  expect(mayReload(storage, now + minuteMs)).toBe(true);
});

test("without storage the page is never reloaded, as that could loop", () => {
  const refuse = () => {
    throw new Error("SecurityError");
  };
  expect(mayReload({ getItem: refuse, setItem: refuse }, 0)).toBe(false);
});
