import { expect, test } from "vitest";

import { careOf } from "./careInstructions";
import { sizeTableOf } from "./sizeTables";

function tableOf(druh: string, pohlavi: string, sizes = ["38"]) {
  return sizeTableOf({ druh: [druh], pohlavi: [pohlavi] }, sizes);
}

test("a garment has the table of who wears it, small things their own", () => {
  expect(tableOf("bunda", "damske")?.kind).toBe("women");
  expect(tableOf("kabat", "panske")?.kind).toBe("men");
  expect(tableOf("rukavice", "damske")?.kind).toBe("gloves");
  expect(tableOf("cepice", "panske")?.kind).toBe("hats");
  expect(tableOf("opasek", "panske")?.kind).toBe("belts");
});

test("what comes in one size has none", () => {
  expect(tableOf("vesta", "damske", ["UNI"])).toBeNull();
  expect(tableOf("kabelka", "damske", [])).toBeNull();
  expect(tableOf("batoh", "unisex")).toBeNull();
});

test("every row has a length for every column", () => {
  for (const [druh, pohlavi] of [
    ["bunda", "damske"],
    ["bunda", "panske"],
    ["rukavice", ""],
    ["cepice", ""],
    ["opasek", ""],
  ]) {
    const table = tableOf(druh ?? "", pohlavi ?? "");
    expect(table?.rows.filter((row) => row.length !== table.columns.length)).toEqual([]);
    expect(table?.rows.length).toBeGreaterThan(3);
  }
});

test("each way of caring is told once", () => {
  expect(careOf({ material: ["liska", "jehneci-nappa", "hovezina"] })).toEqual(["smooth", "fur"]);
  expect(careOf({})).toEqual([]);
});
