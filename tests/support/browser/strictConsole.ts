import { afterEach, beforeEach, expect, vi } from "vitest";

/** A test that makes the code complain fails, unless it expects the complaint by its own spy. */
beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
