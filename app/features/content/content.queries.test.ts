import { expect, test } from "vitest";
import { both, writtenPage, writtenPost } from "../../../tests/support/catalogueFolder";
import { importingShop } from "../../../tests/support/catalogueImport";

import { readPage, readPageLinks } from "./page.queries.server";
import { countPosts, findPostSlug, readPost, readPostCategories, readPosts } from "./post.queries.server";

const today = "2026-11-21";
const prices = [
  { name: both("Bunda"), price: { czk: "1290", eur: "51.90" }, upTo: { czk: "1990", eur: "79.90" } },
  { name: both("Kabát"), price: { czk: "1690", eur: "67.90" } },
];

test("a page is read in its language with the prices of its currency", async () => {
  const { db, bring } = await importingShop();
  await bring({ "pages.ndjson": [writtenPage({ title: { cs: "Péče", sk: "Starostlivosť" }, prices })] });
  expect(await readPage(db, "sk", "4")).toMatchObject({
    title: "Starostlivosť",
    prices: [
      { name: "Bunda", priceMinor: 5190, upToMinor: 7990 },
      { name: "Kabát", priceMinor: 6790, upToMinor: null },
    ],
  });
  expect(await readPage(db, "cs", "5")).toBeUndefined();
});

test("a page may open with a picture, under the name it is kept by; a row without one takes it away", async () => {
  const { db, bring } = await importingShop();
  const pictured = { picture: "bunda.webp", pictureAlt: { cs: "Bunda", sk: "Bunda po slovensky" } };
  await bring({ "pages.ndjson": [writtenPage(pictured)] });
  expect((await readPage(db, "sk", "4"))?.picture).toEqual({
    file: expect.stringMatching(/^bunda-\w{8}\.webp$/),
    alt: "Bunda po slovensky",
  });
  await bring({ "pages.ndjson": [writtenPage()] });
  expect((await readPage(db, "sk", "4"))?.picture).toBeNull();
});

test("importing pages again replaces texts and price lists and leaves the others", async () => {
  const { db, bring } = await importingShop();
  await bring({ "pages.ndjson": [writtenPage({ prices }), writtenPage({ id: "club", slug: undefined, position: 2 })] });
  await bring({ "pages.ndjson": [writtenPage({ title: both("Nová péče"), prices: prices.slice(1) })] });
  expect(await readPage(db, "cs", "4")).toMatchObject({ title: "Nová péče", prices: [{ priceMinor: 1690 }] });
  expect((await readPageLinks(db, "cs", "advice")).map(({ id }) => id)).toEqual(["4", "club"]);
});

test("a text that got into the table unchecked shows its tags and does nothing", async () => {
  const { db, bring } = await importingShop();
  await bring({});
  await db.updateTable("page_text").set({ body_html: "<script>alert(1)</script>" }).execute();
  expect((await readPage(db, "cs", "4"))?.bodyHtml).toBe("&lt;script>alert(1)&lt;/script>");
});

test("posts come newest first, of one category or of all, and none before its day", async () => {
  const { db, bring } = await importingShop();
  const post = (id: string, published: string, category = "pece") =>
    writtenPost({ id, published, category, slug: both(id) });
  await bring({
    "post-categories.ndjson": [
      { id: "pece", position: 2, name: both("Péče") },
      { id: "vyber", position: 1, name: both("Výběr") },
    ],
    "posts.ndjson": [post("old", "2026-01-01"), post("new", "2026-11-21", "vyber"), post("next", "2026-11-22")],
  });
  const slugs = async (categoryId: string | null) =>
    (await readPosts(db, { locale: "cs", today, categoryId }, 1)).map(({ slug }) => slug);
  expect(await slugs(null)).toEqual(["new", "old"]);
  expect(await slugs("pece")).toEqual(["old"]);
  expect(await countPosts(db, { locale: "cs", today, categoryId: null })).toBe(2);
  expect(await readPost(db, "cs", "next", today)).toBeUndefined();
  expect((await readPostCategories(db, "cs")).map(({ id }) => id)).toEqual(["vyber", "pece"]);
});

test("a post is found by its own slug, and by the other language's as a hint", async () => {
  const { db, bring } = await importingShop();
  await bring({ "posts.ndjson": [writtenPost({ slug: { cs: "na-jare", sk: "na-jar" } })] });
  expect(await readPost(db, "sk", "na-jar", today)).toMatchObject({ title: "Semiš na jaře", categoryName: "Péče" });
  expect(await readPost(db, "sk", "na-jare", today)).toBeUndefined();
  expect(await findPostSlug(db, "sk", "na-jare", today)).toBe("na-jar");
  expect(await findPostSlug(db, "sk", "x", today)).toBeUndefined();
});

test("two posts may change addresses with each other", async () => {
  const { db, bring } = await importingShop();
  const posts = (one: string, two: string) => ({
    "posts.ndjson": [writtenPost({ id: "one", slug: both(one) }), writtenPost({ id: "two", slug: both(two) })],
  });
  await bring(posts("a", "b"));
  await bring(posts("b", "a"));
  expect(await db.selectFrom("post_text").where("post_id", "=", "one").select("slug").distinct().execute()).toEqual([
    { slug: "b" },
  ]);
});
