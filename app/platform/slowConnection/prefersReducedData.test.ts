import { expect, test } from "vitest";

import { prefersReducedData } from "./prefersReducedData";

test.each([{ saveData: true, effectiveType: "4g" }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
  "%j prevents prefetching",
  (connection) => expect(prefersReducedData(connection)).toBe(true),
);

test.each([undefined, null, {}, { saveData: false, effectiveType: "4g" }, { effectiveType: "3g" }])(
  "%j allows prefetching",
  (connection) => expect(prefersReducedData(connection)).toBe(false),
);
