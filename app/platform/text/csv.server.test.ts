import { expect, test } from "vitest";

import { readCsv, writeCsv } from "./csv.server";

function cellsOf(...names: string[]): string[] {
  const table = writeCsv(
    ["name"],
    names.map((name) => ({ name })),
  );
  return table.replace("\uFEFF", "").trimEnd().split("\r\n").slice(1);
}

test.each(["=cmd|' /C calc'!A0", "+1+1", "-1+1", "-", "@SUM(A1)", "=1;2", "'=1"])(
  "a spreadsheet shows %j as a text, and the table brings it back",
  (name) => {
    const [cell = ""] = cellsOf(name);
    expect(cell.replace(/^"/, "")).toMatch(/^''?[=+\-@]/);
    const table = readCsv(Buffer.from(writeCsv(["name"], [{ name }])));
    expect(table).toMatchObject({ ok: true, rows: [{ cells: { name } }] });
  },
);

test("a text that begins with a tab or a new line is no formula either", () => {
  const table = writeCsv(["name"], [{ name: "\t=1+1" }, { name: "\r=1+1" }, { name: "\n=1+1" }]);
  expect([...table.matchAll(/'\s=1/g)]).toHaveLength(3);
});

test("amounts below zero stay numbers, and other texts stay as they are", () => {
  const texts = ["-12,50", "-3", "Kožešiny = s.r.o.", "'cause", "2026-11-27"];
  expect(cellsOf(...texts)).toEqual(texts);
});
