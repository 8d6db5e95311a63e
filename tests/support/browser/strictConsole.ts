import { afterEach, beforeEach, expect, vi } from "vitest";

/** Fails a test that logs an error or a warning, unless the test expects it with a spy of its own. */
beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
