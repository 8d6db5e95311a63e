import { expect, test } from "vitest";

import { currentMark, trailOf } from "./menuTrail";

const jackets = { crumbs: [{ text: "Domů", link: "/" }, { text: "Muži", link: "/1/muzi" }, { link: "" }] };

function marks(pathname: string, data: unknown = undefined, prefix = "") {
  const trail = trailOf(pathname, data);
  return ["/1/muzi", "/9/zeny", "/35/slevy"].map((link) => currentMark(prefix + link, pathname, trail));
}

test("an entry that leads to this very page is the current page", () => {
  expect(marks("/1/muzi")).toEqual(["page", undefined, undefined]);
  expect(marks("/sk/9/zeny", undefined, "/sk")).toEqual([undefined, "page", undefined]);
});

test("men are current in their subcategories", () => {
  expect(marks("/2/panske-bundy", jackets)).toEqual(["true", undefined, undefined]);
});

test("women are current in the women's part of any category, and so is that category", () => {
  expect(marks("/35/slevy/zeny", { crumbs: [{ link: "/" }] })).toEqual([undefined, "true", "true"]);
});

test("women are current on a women's product", () => {
  const view = { crumbs: [{ link: "/sk" }, { link: "/sk/9/zeny" }, { link: "/sk/10/damske-bundy" }, { link: "" }] };
  expect(marks("/sk/1040/damske-bundy/bunda", view, "/sk")).toEqual([undefined, "true", undefined]);
});

test("a product whose number is a category's is not taken for that category", () => {
  expect(marks("/35/panske-bundy/bunda", {})).toEqual([undefined, undefined, undefined]);
});

test("the short words for the two sections are understood", () => {
  expect(currentMark("/zeny", "/10/damske-bundy", new Set([9, 10]))).toBe("true");
});

test.each([undefined, null, "text", 1, { listing: null }, { crumbs: "x" }, { crumbs: [null, 1] }])(
  "data of another shape (%j) marks nothing",
  (data) => {
    expect([...trailOf("/kosik", data)]).toEqual([]);
  },
);
