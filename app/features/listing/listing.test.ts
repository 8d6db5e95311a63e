import { expect, test } from "vitest";

import { countPages, listingLink, parsePageNumber } from "./listing";

test("page 1 has no parameter, and only canonical numbers are pages", () => {
  const pages = ["", "strana=2", "strana=1", "strana=02", "strana=x", "strana=-1", "strana=9999999"];
  expect(pages.map((query) => parsePageNumber(new URLSearchParams(query)))).toEqual([
    1,
    2,
    ...Array(5).fill(undefined),
  ]);
});

test("an empty listing has one page", () => {
  expect(countPages(0)).toBe(1);
  expect(countPages(30)).toBe(1);
  expect(countPages(31)).toBe(2);
});

test("a link to the first page is the bare path", () => {
  expect(listingLink("/1/muzi", "", 1)).toBe("/1/muzi");
  expect(listingLink("/1/muzi", "", 3)).toBe("/1/muzi?strana=3");
  expect(listingLink("/1/muzi", "?barva=cerna", 3)).toBe("/1/muzi?barva=cerna&strana=3");
});
