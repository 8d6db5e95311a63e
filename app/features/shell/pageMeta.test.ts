import { expect, test } from "vitest";

import { pageMeta } from "./pageMeta";

const origin = "https://kara.example";

function tagsOf(
  id: string,
  pathname: string,
  { indexedAs = {}, root = { brand: "KARA", origin, isIndexed: true }, title = "Bunda" } = {},
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

test("a shop that is not indexed has noindex and no canonical link", () => {
  expect(tagsOf("home.cs", "/", { root: { brand: "KARA", origin, isIndexed: false } })).toEqual(["noindex, nofollow"]);
});

test("a page with a fixed path links itself and its translation", () => {
  expect(tagsOf("dryCleaner.cs", "/cistirna")).toEqual([
    "canonical  /cistirna",
    "alternate cs /cistirna",
    "alternate sk /sk/cistiaren",
    "alternate x-default /cistirna",
  ]);
  expect(tagsOf("home.sk", "/sk")).toEqual([
    "canonical  /sk",
    "alternate sk /sk",
    "alternate cs /",
    "alternate x-default /",
  ]);
});

test("the catalog provides the path of a page in the other language", () => {
  const indexedAs = { elsewhere: "/sk/1001/x/bunda-sk" };
  expect(tagsOf("catalog.cs", "/1001/x/bunda", { indexedAs })).toContain("alternate sk /sk/1001/x/bunda-sk");
  expect(tagsOf("catalog.cs", "/1001/x/bunda", { indexedAs: { elsewhere: null } })).toEqual([
    "canonical  /1001/x/bunda",
  ]);
});

test("the second page of a listing has a canonical link of its own", () => {
  const indexedAs = { search: "?strana=2", elsewhere: "/sk/1/muzi" };
  expect(tagsOf("catalog.cs", "/1/muzi", { indexedAs })).toEqual(["canonical  /1/muzi?strana=2"]);
});

test.each(["cart.cs", "search.cs", "account.sk", "sharedWishlist.cs", "routes/notFound/route"])(
  "%s is not indexed",
  (id) => {
    expect(tagsOf(id, "/cosi")).toEqual(["noindex, nofollow"]);
  },
);

test("a missing page has no canonical link", () => {
  expect(tagsOf("catalog.cs", "/7/cosi", { title: "" })).toEqual(["noindex, nofollow"]);
});

function sharedOf(id: string, pathname: string, indexedAs = {}) {
  const root = { id: "root", data: { brand: "KARA", origin, isIndexed: false }, pathname: "/" };
  const tags = pageMeta([root, { id, data: {}, pathname }], "Bunda", "", indexedAs);
  return Object.fromEntries(tags.flatMap((tag) => ("property" in tag ? [[tag.property, tag.content]] : [])));
}

test("where its link is shared, a page has its title, address and picture, even in a shop that is not indexed", () => {
  expect(sharedOf("catalog.sk", "/sk/1001/x/bunda", { picture: "/img/product/big/a.webp" })).toEqual({
    "og:title": "Bunda",
    "og:type": "website",
    "og:site_name": "KARA",
    "og:url": `${origin}/sk/1001/x/bunda`,
    "og:image": `${origin}/img/product/big/a.webp`,
  });
  expect(sharedOf("catalog.cs", "/1/muzi", { picture: "https://cdn.example/a.webp" })["og:image"]).toBe(
    "https://cdn.example/a.webp",
  );
});

test("a page without a picture of its own shares the shop's, and a private page nothing", () => {
  expect(sharedOf("stores.cs", "/prodejny")["og:image"]).toBe(`${origin}/img/share.jpg`);
  expect(sharedOf("orderSummary.cs", "/objednavka/tajne")).toEqual({});
});
