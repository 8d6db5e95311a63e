import { expect, test } from "vitest";

import { canonicalPath } from "./canonicalPath";

test.each([
  ["/KOSIK", "/kosik"],
  ["/SK", "/sk"],
  ["/Sk/Kosik/Doprava?x=Y", "/sk/kosik/doprava?x=Y"],
  ["/kosik/", "/kosik"],
  ["/sk///", "/sk"],
  ["/1//muzi", "/1/muzi"],
  ["/1/muzi?strana=1", "/1/muzi"],
  ["/1/muzi/?barva=cerna&strana=1&velikost=52", "/1/muzi?barva=cerna&velikost=52"],
])("%s is %s", (asked, canonical) => {
  expect(canonicalPath(asked)).toBe(canonical);
  expect(canonicalPath(canonical)).toBeNull();
});

test.each([
  "/",
  "/?",
  "/kosik",
  "/1/muzi?strana=12",
  "/1/muzi?strana=2&barva=cerna",
  "/wishlist/AbCdEf",
  "/shrnuti/2026-1/SeCret",
  "/hledani?q=A%20B",
  "/api/settings/",
  "/API",
  "/kosik.data?_routes=",
  "//evil.example/kosik",
  "/img//x",
])("%s stays", (asked) => expect(canonicalPath(asked)).toBeNull());
