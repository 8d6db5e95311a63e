import { expect, test } from "vitest";

import { withoutRetired } from "./menuLinks";

const retired = { categories: new Set(["7"]), pages: new Set(["5"]) };

test("links to retired categories and pages leave the menu, in both languages", () => {
  const menu = [
    { text: "Muži", link: "/1/muzi", submenu: [{ text: "Opasky", link: "/sk/7/opasky" }] },
    { text: "Opasky", link: "/7/opasky" },
    { text: "Péče", link: "/info/5/pece" },
    { text: "Sedm", link: "/info/7/aktuality" },
  ];
  expect(withoutRetired(menu, retired)).toEqual([
    { text: "Muži", link: "/1/muzi", submenu: [] },
    { text: "Sedm", link: "/info/7/aktuality" },
  ]);
});
