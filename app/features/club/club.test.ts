import { expect, test } from "vitest";

import { clubStatus } from "./club";

const nobody = { group: null, promisingNumber: undefined, limitMinor: 4_999, cartMinor: 0 };

test("the limit must be exceeded, not only reached", () => {
  expect(clubStatus(nobody)).toMatchObject({ kind: "missing", missingMinor: 5_000 });
  expect(clubStatus({ ...nobody, cartMinor: 4_999 })).toMatchObject({ missingMinor: 1 });
  expect(clubStatus({ ...nobody, cartMinor: 12_990 })).toMatchObject({ missingMinor: 0, haveMinor: 12_990 });
});

test("a large unfinished order comes before the cart, and membership before both", () => {
  const group = { description: "KARA KLUB", discountPercent: 5 };
  const promised = { ...nobody, promisingNumber: "2026000001" };
  expect(clubStatus(promised)).toEqual({ kind: "promised", number: "2026000001" });
  expect(clubStatus({ ...promised, group })).toEqual({ kind: "member", ...group });
});
