import { expect, test } from "vitest";

import { isSparing } from "./isSparing";

test.each([{ saveData: true, effectiveType: "4g" }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
  "%j spares its visitor what was not asked for",
  (connection) => expect(isSparing(connection)).toBe(true),
);

test.each([undefined, null, {}, { saveData: false, effectiveType: "4g" }, { effectiveType: "3g" }])(
  "%j leaves room to fetch ahead",
  (connection) => expect(isSparing(connection)).toBe(false),
);
