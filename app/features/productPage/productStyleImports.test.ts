import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const folder = "app/features/productPage";

function importsOf(file: string): string[] {
  const names = [...readFileSync(file, "utf8").matchAll(/^(?:import|export) (?!type )(?:[^;]*?from )?"([~.][^"]+)"/gm)];
  return names.flatMap(([, name = ""]) => {
    const path = name.startsWith("~/") ? join("app", name.slice(2)) : join(dirname(file), name);
    return [`${path}.ts`, `${path}.tsx`].filter(existsSync);
  });
}

function stylesUnder(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || /\.server\.ts$/.test(file)) return [];
  seen.add(file);
  return [...(file.endsWith(".css.ts") ? [file] : []), ...importsOf(file).flatMap((next) => stylesUnder(next, seen))];
}

test("all styles of the product page load with the route, although its scripts load later", () => {
  const used = stylesUnder(join(folder, "ProductPage.tsx")).map((file) => relative(".", file));
  expect(used.length).toBeGreaterThan(10);
  expect(importsOf(join(folder, "productStyleImports.ts")).sort()).toEqual(used.sort());
});
