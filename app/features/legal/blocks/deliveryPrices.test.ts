import { expect, test } from "vitest";

import { carrierRules } from "~/features/delivery/carriers";

test("a parcel of every carrier comes within the days that the page about delivery says", () => {
  const days = Object.values(carrierRules).flatMap(({ transitDays }) =>
    transitDays ? Object.values(transitDays) : [],
  );
  expect(new Set(days)).toEqual(new Set([3]));
});
