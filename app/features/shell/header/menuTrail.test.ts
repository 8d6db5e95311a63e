import { expect, test } from "vitest";

import { menuMarks, trailOf } from "./menuTrail";

const jackets = { crumbs: [{ text: "Domů", link: "/" }, { text: "Muži", link: "/1/muzi" }, { link: "" }] };

function marks(pathname: string, data: unknown = undefined, prefix = "") {
  const links = ["/1/muzi", "/9/zeny", "/15/kabelky", "/35/slevy"].map((link) => prefix + link);
  return menuMarks(links, pathname, trailOf(pathname, data));
}

const none = undefined;

test("an entry that leads to this very page is the current page", () => {
  expect(marks("/1/muzi")).toEqual(["page", none, none, none]);
  expect(marks("/sk/9/zeny", undefined, "/sk")).toEqual([none, "page", none, none]);
});

test("men are current in their subcategories", () => {
  expect(marks("/2/panske-bundy", jackets)).toEqual(["true", none, none, none]);
});

test("of two entries that contain the page, the more specific one is current", () => {
  expect(marks("/35/slevy/zeny", { crumbs: [{ link: "/" }] })).toEqual([none, "within", none, "true"]);
  const crumbs = [{ link: "/" }, { link: "/9/zeny" }, { link: "" }];
  expect(marks("/15/kabelky", { crumbs })).toEqual([none, "within", "page", none]);
  const onProduct = [{ link: "/" }, { link: "/9/zeny" }, { link: "/15/kabelky" }, { link: "" }];
  expect(marks("/1090/kabelky/kabelka", { crumbs: onProduct })).toEqual([none, "within", "true", none]);
});

test("women are current on a women's product", () => {
  const view = { crumbs: [{ link: "/sk" }, { link: "/sk/9/zeny" }, { link: "/sk/10/damske-bundy" }, { link: "" }] };
  expect(marks("/sk/1040/damske-bundy/bunda", view, "/sk")).toEqual([none, "true", none, none]);
});

test("a product whose number is a category's is not taken for that category", () => {
  expect(marks("/35/panske-bundy/bunda", {})).toEqual([none, none, none, none]);
});

test("the list of all goods on sale belongs to the sale; that of new goods to no entry", () => {
  expect(marks("/products/sale", { crumbs: [{ link: "/" }, { link: "" }] })).toEqual([none, none, none, "true"]);
  expect(marks("/sk/products/sale", undefined, "/sk")).toEqual([none, none, none, "true"]);
  expect(marks("/products/new")).toEqual([none, none, none, none]);
});

test("the short words for the two sections are understood", () => {
  expect(menuMarks(["/zeny"], "/10/damske-bundy", [9, 10])).toEqual(["true"]);
});

test.each([undefined, null, "text", 1, { listing: null }, { crumbs: "x" }, { crumbs: [null, 1] }])(
  "data of another shape (%j) marks nothing",
  (data) => {
    expect(trailOf("/kosik", data)).toEqual([]);
  },
);
