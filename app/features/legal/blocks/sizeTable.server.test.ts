import { expect, test } from "vitest";

import { sizeTableHtml } from "./sizeTable.server";

test("columns say their unit, and letters stand beside the numbers", () => {
  const women = sizeTableHtml("women", "sk");
  expect(women).toContain('<th scope="col">Písmená</th><th scope="col">Hrudník (cm)</th>');
  expect(women).toContain('<th scope="row">36</th><td>S</td><td>84</td>');
  expect(sizeTableHtml("gloves", "cs")).toContain('<th scope="row">8</th><td>L</td><td>S</td><td>21,5</td>');
  expect(sizeTableHtml("hats", "cs")).toContain('<th scope="col">Velikost</th><th scope="col">Obvod hlavy (cm)</th>');
});
