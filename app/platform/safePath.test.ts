import { expect, test } from "vitest";

import { safePath } from "./safePath";

test("a path of ours is followed", () => {
  for (const path of ["/", "/ucet", "/sk/1/muzi?strana=2", "/hledani?q=//x"]) expect(safePath(path)).toBe(path);
});

test("nothing that could lead elsewhere is followed", () => {
  const bad = [
    "",
    "ucet",
    "//evil.example",
    "/\\evil",
    "https://evil.example",
    "/a\u0000b",
    "/\n/evil",
    "/api/me",
    "/api",
    null,
    5,
  ];
  expect(bad.map(safePath)).toEqual(bad.map(() => null));
});
