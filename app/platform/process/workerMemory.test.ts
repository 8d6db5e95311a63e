import { expect, test } from "vitest";

import { allocatorEnvironment, workerFlags } from "./workerMemory.server";

test("a worker keeps what a page has freed for the next one, unless the operator says otherwise", () => {
  expect(allocatorEnvironment({})).toEqual({
    MALLOC_ARENA_MAX: "1",
    MALLOC_MMAP_THRESHOLD_: "4194304",
    MALLOC_TRIM_THRESHOLD_: "16777216",
  });
  expect(allocatorEnvironment({ MALLOC_TRIM_THRESHOLD_: "0" }).MALLOC_TRIM_THRESHOLD_).toBe("0");
});

test("a worker has little room for new objects, unless the operator says otherwise", () => {
  expect(workerFlags({})).toEqual(["--max-semi-space-size=8"]);
  expect(workerFlags({ NODE_OPTIONS: "--max-semi-space-size=32" })).toEqual([]);
});
