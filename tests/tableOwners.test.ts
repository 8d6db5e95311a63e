import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { tableOwners } from "./support/modules/features";

/** Tables with columns that are derived from other tables, or that staff change one by one. */
const derivedColumns = { module: "products", tables: ["product", "category"] };

const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|database\/migrations\//.test(file))
  .map((file) => join("app", file));

function moduleOf(file: string): string {
  const [, area = "", feature = ""] = file.split("/");
  return area === "features" ? feature : area;
}

const writes = sources.flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/\.(?:insertInto|updateTable|deleteFrom|replaceInto)\(\s*"([a-z_]+)"/g)].map(
    ([, table = ""]) => ({ file, module: moduleOf(file), table }),
  ),
);

test("each table is written by the module that owns it", () => {
  expect(writes.length).toBeGreaterThan(80);
  const foreign = writes.filter(
    ({ module, table }) =>
      !tableOwners[module]?.includes(table) &&
      !(module === derivedColumns.module && derivedColumns.tables.includes(table)),
  );
  expect(foreign).toEqual([]);
});

test("every table that is owned is written somewhere", () => {
  const written = new Set(writes.map(({ table }) => table));
  const unwritten = Object.values(tableOwners)
    .flat()
    .filter((table) => !written.has(table));
  expect(unwritten).toEqual([]);
});
