import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { hostilePaths } from "../../../tests/support/hostilePaths";
import { returnPath, safePath } from "./safePath";

test.each([
  ["/", "/"],
  ["/ucet", "/ucet"],
  ["/sk/1/muzi?strana=2", "/sk/1/muzi?strana=2"],
  ["/hledani?q=//x", "/hledani?q=//x"],
  ["/kosik#p-1001", "/kosik#p-1001"],
  ["/hledání?q=kůže", "/hled%C3%A1n%C3%AD?q=k%C5%AF%C5%BEe"],
  ["/a/../ucet", "/ucet"],
])("the path %s is safe as %s", (written, path) => {
  expect(safePath(written)).toBe(path);
});

test("no hostile path is safe", () => {
  expect(hostilePaths.length).toBeGreaterThanOrEqual(60);
  expect(hostilePaths.filter((written) => safePath(written) !== null)).toEqual([]);
  expect([null, undefined, 5, {}, ["/ucet"]].filter((written) => safePath(written) !== null)).toEqual([]);
});

test("a rewritten path is checked again, and an unsafe one falls back to home", () => {
  expect(returnPath("/sk/ucet", ({ pathname }) => pathname.slice(3))).toBe("/ucet");
  expect(returnPath("/sk/ucet", ({ pathname }) => `/${pathname}`)).toBe("/");
  expect(returnPath("//evil.example")).toBe("/");
  expect(returnPath("//evil.example", ({ pathname }) => `/sk${pathname}`)).toBe("/sk/");
});

test("every return path of a form, URL or cookie goes through this module", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  const wayBack = /(?:safePath|returnPath)\([^;\n]*?\.get\("(?:path|back|redirect|zpet)"\)/g;
  const strays = files.filter((file) => {
    const source = readFileSync(join("app", file), "utf8");
    const read = source.match(/\.get\("(?:path|back|redirect|zpet)"\)/g)?.length ?? 0;
    return read !== (source.match(wayBack)?.length ?? 0);
  });
  expect(strays).toEqual([]);
});
