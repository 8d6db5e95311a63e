import { expect, test } from "vitest";

import { isIban } from "./iban";

test("an IBAN is known by its check digits", () => {
  for (const iban of ["CZ6508000000192000145399", "sk97 9999 0000 1926 0012 3468", "CZ1699990000002600123468"]) {
    expect(isIban(iban)).toBe(true);
  }
  for (const iban of ["CZ6508000000192000145398", "CZ65", "", "CZ65080000001920001453990"])
    expect(isIban(iban)).toBe(false);
});
