import { expect, test } from "vitest";

import { findCareInstructions } from "./careInstructions";
import { findSizeTable, findSizeTables, letterColumnsOf, sizeTableOf } from "./sizeTables";

function tableOf(druh: string, pohlavi: string, sizes = ["38"]) {
  return findSizeTable({ druh: [druh], pohlavi: [pohlavi] }, sizes);
}

test("garments have a size table by gender, accessories one by type", () => {
  expect(tableOf("bunda", "damske")?.kind).toBe("women");
  expect(tableOf("kabat", "panske")?.kind).toBe("men");
  expect(tableOf("rukavice", "damske")?.kind).toBe("gloves");
  expect(tableOf("cepice", "panske")?.kind).toBe("hats");
  expect(tableOf("opasek", "panske")?.kind).toBe("belts");
});

test("one-size products have no table", () => {
  expect(tableOf("vesta", "damske", ["UNI"])).toBeNull();
  expect(tableOf("kabelka", "damske", [])).toBeNull();
  expect(tableOf("batoh", "unisex")).toBeNull();
});

test("every row has a value for every column", () => {
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

test("every size that has letters has them in every column", () => {
  for (const kind of ["women", "men", "gloves"] as const) {
    const columns = Object.values(letterColumnsOf(kind));
    expect(columns.length).toBeGreaterThan(0);
    for (const cells of columns) expect(cells).toHaveLength(sizeTableOf(kind).rows.length);
  }
  expect(letterColumnsOf("hats")).toEqual({});
});

test("a product without numbered sizes may have measures, and one without measures a size table", () => {
  const lengths = [{ size: "M", measure: "chest", millimetres: 520 }] as const;
  expect(findSizeTables({}, ["M"], lengths)).toMatchObject({ body: null, garment: { rows: [["M", "52"]] } });
  expect(findSizeTables({ pohlavi: ["damske"] }, ["38"], [])).toMatchObject({ body: { kind: "women" }, garment: null });
  expect(findSizeTables({}, [], [])).toBeNull();
});

test("each care instruction is listed once", () => {
  expect(findCareInstructions({ material: ["liska", "jehneci-nappa", "hovezina"] })).toEqual(["smooth", "fur"]);
  expect(findCareInstructions({})).toEqual([]);
});
