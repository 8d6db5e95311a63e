import { expect, test } from "vitest";

import { killAtStatement } from "./support/shop/killedStarts";

/** Statement 60 is in the middle of the migrations, and 140 near their end. */
test.each([60, 140])("a first start that is killed at its statement %i does not stop the next one", async (n) => {
  expect(await killAtStatement(n)).toEqual({ isKilled: true, reason: undefined });
});
