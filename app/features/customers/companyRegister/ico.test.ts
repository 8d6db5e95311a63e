import { expect, test } from "vitest";

import { isCompanyNumber } from "./ico";

test.each(["99000130", "99000148", "99000016", "99000105", "99000024", "99000113", "99000032", "99000121", "10000071"])(
  "%s is a company number",
  (ico) => {
    expect(isCompanyNumber(ico)).toBe(true);
  },
);

test.each(["12345678", "00000000", "9900013", "990001300", "9900013a", ""])("'%s' is not a company number", (ico) => {
  expect(isCompanyNumber(ico)).toBe(false);
});
