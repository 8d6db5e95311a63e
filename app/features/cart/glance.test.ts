import { expect, test } from "vitest";

import { jacketLine } from "../../../tests/support/cartLines";
import { glanceAt } from "./glance";

const seven = Array.from({ length: 7 }, (_, index) => jacketLine({ id: `line-${index}`, unitMinor: 100, quantity: 2 }));

test("of seven lines the five newest are shown, the total counts all", () => {
  const glance = glanceAt(seven);
  expect(glance.lines.map(({ id }) => id)).toEqual(["line-6", "line-5", "line-4", "line-3", "line-2"]);
  expect(glance).toMatchObject({ moreCount: 2, goodsMinor: 1_400 });
});

test("five lines leave nothing to show more of", () => {
  expect(glanceAt(seven.slice(0, 5)).moreCount).toBe(0);
});

test("a sold-out line is shown and not counted, as on the cart's page", () => {
  expect(glanceAt([jacketLine({ onHand: 0 })])).toMatchObject({ lines: [{ onHand: 0 }], goodsMinor: 0 });
});

test("nothing that the panel does not show leaves the server", () => {
  expect(Object.keys(glanceAt(seven).lines[0] ?? {})).not.toContain("taxBasisPoints");
});
