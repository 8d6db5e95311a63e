import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { sourceFiles } from "./support/modules/imports";

/** Names that the framework requires in each route, and the migration runner in each migration. */
const framework = new Set([
  "loader",
  "action",
  "meta",
  "handle",
  "headers",
  "links",
  "shouldRevalidate",
  "ErrorBoundary",
  "up",
  "down",
]);

/** Styles are imported as `styles`, by file, so their names may repeat. */
const modules = sourceFiles().filter((file) => file.startsWith("app/") && !file.endsWith(".css.ts"));

test("no exported name is defined in two files", () => {
  const filesOf = new Map<string, string[]>();
  for (const file of modules) {
    for (const name of exportedNames(readFileSync(file, "utf8"))) {
      filesOf.set(name, [...(filesOf.get(name) ?? []), file]);
    }
  }
  const twice = [...filesOf].filter(([name, files]) => files.length > 1 && !framework.has(name));
  expect(filesOf.size).toBeGreaterThan(1_000);
  expect(twice).toEqual([]);
});

/** Returns the functions, constants, types and classes that a file defines, without those that it re-exports. */
function exportedNames(source: string): Set<string> {
  const found = source.matchAll(/^export (?:async )?(?:function\*?|const|let|type|interface|class|enum) (\w+)/gm);
  return new Set([...found].map(([, name = ""]) => name));
}
