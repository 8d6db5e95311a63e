import { expect, test } from "vitest";

import { isOtherPage } from "./isOtherPage";

const jackets = { pathname: "/2/panske-bundy", search: "?barva=cerna&strana=2" };

test("another path, another page of a list and other words of a search are another page", () => {
  expect(isOtherPage(jackets, { ...jackets, pathname: "/kosik" })).toBe(true);
  expect(isOtherPage(jackets, { ...jackets, search: "?barva=cerna&strana=3" })).toBe(true);
  expect(isOtherPage(jackets, { ...jackets, search: "?barva=cerna" })).toBe(true);
  const search = { pathname: "/hledani", search: "?q=bunda" };
  expect(isOtherPage(search, { ...search, search: "?q=opasek" })).toBe(true);
  expect(isOtherPage(search, { ...search, search: "?q=bunda&sekce=blog" })).toBe(true);
});

test("a filter, an order and a choice show the same page, even where they go back to its first part", () => {
  expect(isOtherPage(jackets, jackets)).toBe(false);
  expect(isOtherPage(jackets, { ...jackets, search: "?barva=cerna&barva=hneda" })).toBe(false);
  expect(isOtherPage(jackets, { ...jackets, search: "" })).toBe(false);
  const search = { pathname: "/hledani", search: "?q=bunda" };
  expect(isOtherPage(search, { ...search, search: "?q=bunda&razeni=cena" })).toBe(false);
});
