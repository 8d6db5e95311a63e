import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { autoDismissWhenIdle } from "./autoDismissWhenIdle";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function waiting(state = "") {
  const element = Object.assign(new EventTarget(), { matches: (selector: string) => selector === state });
  const leave = vi.fn();
  const giveUp = autoDismissWhenIdle(element, 3_000, leave);
  const happens = (kind: string) => element.dispatchEvent(new Event(kind));
  return { leave, giveUp, happens };
}

test("without interaction it leaves when the time is over, not before", () => {
  const { leave } = waiting();
  vi.advanceTimersByTime(2_999);
  expect(leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(leave).toHaveBeenCalledTimes(1);
});

test.each([
  ["pointerenter", "pointerleave"],
  ["focusin", "focusout"],
])("%s pauses the timer and %s resumes it", (begin, end) => {
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
])("what appears under %s waits for %s", (state, end) => {
  const { leave, happens } = waiting(state);
  vi.advanceTimersByTime(60_000);
  expect(leave).not.toHaveBeenCalled();
  happens(end);
  vi.advanceTimersByTime(2_999);
  expect(leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(leave).toHaveBeenCalledTimes(1);
});

test("a leaving pointer does not end the wait for the focus", () => {
  const { leave, happens } = waiting();
  happens("pointerenter");
  happens("focusin");
  happens("pointerleave");
  vi.advanceTimersByTime(60_000);
  expect(leave).not.toHaveBeenCalled();
});

test("after cancelling it never leaves", () => {
  const { leave, giveUp, happens } = waiting();
  giveUp();
  happens("pointerenter");
  happens("pointerleave");
  vi.advanceTimersByTime(60_000);
  expect(leave).not.toHaveBeenCalled();
});
