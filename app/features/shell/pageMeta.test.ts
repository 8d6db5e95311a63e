import { expect, test } from "vitest";

import { pageMeta } from "./pageMeta";

const origin = "https://kara.example";

function told(
  id: string,
  pathname: string,
  { indexedAs = {}, root = { brand: "KARA", indexedOrigin: origin }, title = "Bunda" } = {},
) {
  const matches = [
    { id: "root", data: root, pathname: "/" },
    { id, data: {}, pathname },
  ];
  return pageMeta(matches, title, "", indexedAs).flatMap((tag) => {
    if ("rel" in tag) return `${tag.rel} ${tag.hrefLang ?? ""} ${String(tag.href).replace(origin, "")}`;
    return "name" in tag && tag.name === "robots" ? String(tag.content) : [];
  });
}

test("a hidden shop sends search engines away and names no address", () => {
  expect(told("home.cs", "/", { root: { brand: "KARA", indexedOrigin: "" } })).toEqual(["noindex, nofollow"]);
});

test("a page with a fixed path names itself and its translation", () => {
  expect(told("dryCleaner.cs", "/cistirna")).toEqual([
    "canonical  /cistirna",
    "alternate cs /cistirna",
    "alternate sk /sk/cistiaren",
  ]);
  expect(told("home.sk", "/sk")).toEqual(["canonical  /sk", "alternate sk /sk", "alternate cs /"]);
});

test("the catalogue says itself where a page stands in the other language", () => {
  const indexedAs = { elsewhere: "/sk/1001/x/bunda-sk" };
  expect(told("catalogue.cs", "/1001/x/bunda", { indexedAs })).toContain("alternate sk /sk/1001/x/bunda-sk");
  expect(told("catalogue.cs", "/1001/x/bunda", { indexedAs: { elsewhere: null } })).toEqual([
    "canonical  /1001/x/bunda",
  ]);
});

test("a second page of a listing is a page of its own", () => {
  const indexedAs = { search: "?strana=2", elsewhere: "/sk/1/muzi" };
  expect(told("catalogue.cs", "/1/muzi", { indexedAs })).toEqual(["canonical  /1/muzi?strana=2"]);
});

test.each(["cart.cs", "search.cs", "account.sk", "sharedWishlist.cs", "routes/notFound/route"])(
  "%s stays out of every index",
  (id) => {
    expect(told(id, "/cosi")).toEqual(["noindex, nofollow"]);
  },
);

test("a page that is not there names no address", () => {
  expect(told("catalogue.cs", "/7/cosi", { title: "" })).toEqual(["noindex, nofollow"]);
});
