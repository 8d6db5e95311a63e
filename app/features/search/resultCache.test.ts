import { expect, test, vi } from "vitest";

import { ResultCache } from "./resultCache";

const half = { ids: Array.from({ length: 500_000 }, (_, at) => at), isPartial: false };

test("recent results are cached, and the least recently used are evicted when there are too many ids", () => {
  const cache = new ResultCache();
  const find = vi.fn(() => ({ ...half }));
  for (const query of ["bunda", "bunda", "kabát", "bunda"]) cache.of(query, find);
  expect(find).toHaveBeenCalledTimes(3);
});

test("results too large for the cache are still returned", () => {
  const everything = { ids: [...half.ids, ...half.ids, 1], isPartial: false };
  expect(new ResultCache().of("kůže", () => everything)).toBe(everything);
});
