import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { whenUntouched } from "./whenUntouched";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function waiting(state = "") {
  const element = Object.assign(new EventTarget(), { matches: (selector: string) => selector === state });
  const leave = vi.fn();
  const giveUp = whenUntouched(element, 3_000, leave);
  const happens = (kind: string) => element.dispatchEvent(new Event(kind));
  return { leave, giveUp, happens };
}

test("what nobody touches leaves when its time is over, not before", () => {
  const { leave } = waiting();
  vi.advanceTimersByTime(2_999);
  expect(leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(leave).toHaveBeenCalledTimes(1);
});

test.each([
  ["pointerenter", "pointerleave"],
  ["focusin", "focusout"],
])("%s stops the clock and %s lets it go on", (begin, end) => {
  const { leave, happens } = waiting();
  vi.advanceTimersByTime(2_000);
  happens(begin);
  vi.advanceTimersByTime(60_000);
  expect(leave).not.toHaveBeenCalled();
  happens(end);
  vi.advanceTimersByTime(999);
  expect(leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(leave).toHaveBeenCalledTimes(1);
});

test.each([
  [":hover", "pointerleave"],
  [":focus-within", "focusout"],
])("what comes under %s waits for %s", (state, end) => {
  const { leave, happens } = waiting(state);
  vi.advanceTimersByTime(60_000);
  expect(leave).not.toHaveBeenCalled();
  happens(end);
  vi.advanceTimersByTime(2_999);
  expect(leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(leave).toHaveBeenCalledTimes(1);
});

test("a pointer that goes away does not end the wait for the focus", () => {
  const { leave, happens } = waiting();
  happens("pointerenter");
  happens("focusin");
  happens("pointerleave");
  vi.advanceTimersByTime(60_000);
  expect(leave).not.toHaveBeenCalled();
});

test("given up, it never leaves", () => {
  const { leave, giveUp, happens } = waiting();
  giveUp();
  happens("pointerenter");
  happens("pointerleave");
  vi.advanceTimersByTime(60_000);
  expect(leave).not.toHaveBeenCalled();
});
