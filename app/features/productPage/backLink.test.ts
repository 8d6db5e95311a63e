import { expect, test } from "vitest";

import { buildBackLink } from "./backLink";

const tree = [
  { id: 1, parentId: null, name: "Muži", title: null, slug: "muzi", picture: null },
  { id: 2, parentId: 1, name: "Bundy", title: "Pánské bundy", slug: "panske-bundy", picture: null },
];

function backFrom(referrer: string | null, categoryId: number | null = 2) {
  const product = { id: 1001, categoryId };
  return buildBackLink({ locale: "cs", referrer, origins: ["https://kara.example"], tree, product });
}

test("the link leads to the list that the visitor came from, with page and filters, at the product's position", () => {
  expect(backFrom("https://kara.example/1/muzi?barva=cerna&strana=2")).toEqual({
    text: "Muži",
    link: "/1/muzi?barva=cerna&strana=2#p-1001",
  });
  expect(backFrom("https://kara.example/35/x/muzi")?.text).toBe("Bundy");
  expect(backFrom("https://kara.example/2/panske-bundy/muzi")?.link).toBe("/2/panske-bundy/muzi#p-1001");
  expect(backFrom("https://kara.example/hledani?q=bunda")).toEqual({ text: "", link: "/hledani?q=bunda#p-1001" });
  expect(backFrom("https://kara.example/bundykabaty?strana=2")?.link).toBe("/bundykabaty?strana=2#p-1001");
});

test("a referrer that is no list of the shop leads to the product's own category", () => {
  const own = { text: "Bundy", link: "/2/panske-bundy#p-1001" };
  const others = [
    null,
    "",
    "no address",
    "https://evil.example/1/muzi",
    "https://kara.example/",
    "https://kara.example/sk/1/muzi",
    "https://kara.example/kosik",
    "https://kara.example/1001/panske-bundy/bunda",
    "https://kara.example/1/jinam",
    "https://kara.example//evil.example/1/muzi",
  ];
  expect(others.map((referrer) => backFrom(referrer))).toEqual(others.map(() => own));
});

test("a product without a category or referring list leads to the new products", () => {
  expect(backFrom(null, null)).toEqual({ text: "", link: "/products/new" });
});
