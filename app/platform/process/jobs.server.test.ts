import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { startJob } from "./jobs.server";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a run that failed is logged, and the next one follows", async () => {
  const error = vi.fn();
  const go = vi.fn(() => Promise.reject(new Error("down")));
  const end = startJob({ error }, { name: "the mail round", pauseMs: 10 }, go);
  await vi.advanceTimersByTimeAsync(25);
  end();
  await vi.advanceTimersByTimeAsync(100);
  expect(go).toHaveBeenCalledTimes(3);
  expect(error).toHaveBeenCalledTimes(3);
});

test("a run that takes long is not overlapped by a second one", async () => {
  const go = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 35)));
  const end = startJob({ error: vi.fn() }, { name: "the mail round", pauseMs: 10 }, go);
  await vi.advanceTimersByTimeAsync(30);
  expect(go).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(15);
  end();
  expect(go).toHaveBeenCalledTimes(2);
});
