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
  ["pointermove", "pointerleave"],
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

test("what appears around the focus waits for it to leave", () => {
  const { leave, happens } = waiting(":focus-within");
  vi.advanceTimersByTime(60_000);
  expect(leave).not.toHaveBeenCalled();
  happens("focusout");
  vi.advanceTimersByTime(2_999);
  expect(leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(leave).toHaveBeenCalledTimes(1);
});

test("a pointer that rests where it appears does not keep it", () => {
  const { leave } = waiting(":hover");
  vi.advanceTimersByTime(3_000);
  expect(leave).toHaveBeenCalledTimes(1);
});

test("a leaving pointer does not end the wait for the focus", () => {
  const { leave, happens } = waiting();
  happens("pointermove");
  happens("focusin");
  happens("pointerleave");
  vi.advanceTimersByTime(60_000);
  expect(leave).not.toHaveBeenCalled();
});

test("after cancelling it never leaves", () => {
  const { leave, giveUp, happens } = waiting();
  giveUp();
  happens("pointermove");
  happens("pointerleave");
  vi.advanceTimersByTime(60_000);
  expect(leave).not.toHaveBeenCalled();
});
