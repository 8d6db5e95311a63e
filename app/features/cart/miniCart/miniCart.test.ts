import { expect, test } from "vitest";

import { jacketLine } from "../../../../tests/support/cartLines";
import { toMiniCart } from "./miniCart";

const totals = { goodsMinor: 1_400, discounts: [], totalMinor: 1_400 };

const seven = Array.from({ length: 7 }, (_, index) => jacketLine({ id: `line-${index}`, unitMinor: 100, quantity: 2 }));

test("of seven lines the five newest are shown, with the totals of all", () => {
  const miniCart = toMiniCart(seven, totals);
  expect(miniCart.lines.map(({ id }) => id)).toEqual(["line-6", "line-5", "line-4", "line-3", "line-2"]);
  expect(miniCart).toMatchObject({ moreCount: 2, totals });
});

test("with five lines none is left out", () => {
  expect(toMiniCart(seven.slice(0, 5), totals).moreCount).toBe(0);
});

test("the mini cart contains only fields that the panel shows", () => {
  expect(Object.keys(toMiniCart(seven, totals).lines[0] ?? {})).not.toContain("taxBasisPoints");
});
