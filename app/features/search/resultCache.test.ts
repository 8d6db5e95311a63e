import { expect, test } from "vitest";

import { createResultCache } from "./resultCache";

const half = { ids: Array.from({ length: 500_000 }, (_, at) => at), isPartial: false };

test("recent results are cached, and the least recently used are evicted when there are too many ids", () => {
  const cache = createResultCache();
  const third = { ...half, ids: half.ids.slice(0, 300_000) };
  for (const query of ["bunda", "kabát", "pásek"]) cache.set(query, third);
  expect(cache.get("bunda")).toBe(third);
  cache.set("kůže", third);
  expect(["bunda", "kabát", "pásek", "kůže"].map((query) => cache.has(query))).toEqual([true, false, true, true]);
});

test("results too large for the cache push nothing out of it", () => {
  const cache = createResultCache();
  cache.set("bunda", half);
  cache.set("kůže", { ids: [...half.ids, ...half.ids, 1], isPartial: false });
  expect(["bunda", "kůže"].map((query) => cache.has(query))).toEqual([true, false]);
});
