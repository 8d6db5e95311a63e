import { expect, test } from "vitest";
import { both, pageFixture, postFixture } from "../../../tests/support/catalogFolder";
import { createImportShop } from "../../../tests/support/catalogImport";

import { readPage, readPageLinks } from "./page.queries.server";
import { countPosts, findPostSlug, readPost, readPostCategories, readPosts } from "./post.queries.server";

const today = "2026-11-21";
const prices = [
  { name: both("Bunda"), price: { czk: "1290", eur: "51.90" }, upTo: { czk: "1990", eur: "79.90" } },
  { name: both("Kabát"), price: { czk: "1690", eur: "67.90" }, note: { cs: "I s podšívkou.", sk: "Aj s podšívkou." } },
];

test("a page is read in its language with the prices of its currency", async () => {
  const { db, importFiles } = await createImportShop();
  await importFiles({ "pages.ndjson": [pageFixture({ title: { cs: "Péče", sk: "Starostlivosť" }, prices })] });
  expect(await readPage(db, "sk", "4")).toMatchObject({
    title: "Starostlivosť",
    prices: [
      { name: "Bunda", note: "", priceMinor: 5190, upToMinor: 7990 },
      { name: "Kabát", note: "Aj s podšívkou.", priceMinor: 6790, upToMinor: null },
    ],
  });
  expect(await readPage(db, "cs", "5")).toBeUndefined();
});

test("a page can have a picture under its stored name, and null in a row removes it", async () => {
  const { db, importFiles } = await createImportShop();
  const pictured = { picture: "bunda.webp", pictureAlt: { cs: "Bunda", sk: "Bunda po slovensky" } };
  await importFiles({ "pages.ndjson": [pageFixture(pictured)] });
  expect((await readPage(db, "sk", "4"))?.picture).toEqual({
    file: expect.stringMatching(/^bunda-\w{8}\.webp$/),
    alt: "Bunda po slovensky",
  });
  await importFiles({ "pages.ndjson": [pageFixture({ picture: null })] });
  expect((await readPage(db, "sk", "4"))?.picture).toBeNull();
});

test("importing pages again replaces their texts and price lists and keeps other pages", async () => {
  const { db, importFiles } = await createImportShop();
  await importFiles({
    "pages.ndjson": [pageFixture({ prices }), pageFixture({ id: "club", slug: undefined, position: 2 })],
  });
  await importFiles({ "pages.ndjson": [pageFixture({ title: both("Nová péče"), prices: prices.slice(1) })] });
  expect(await readPage(db, "cs", "4")).toMatchObject({ title: "Nová péče", prices: [{ priceMinor: 1690 }] });
  expect((await readPageLinks(db, "cs", "advice")).map(({ id }) => id)).toEqual(["4", "club"]);
});

test("unchecked HTML in the database is shown escaped", async () => {
  const { db, importFiles } = await createImportShop();
  await importFiles({});
  await db.updateTable("page_text").set({ body_html: "<script>alert(1)</script>" }).execute();
  expect((await readPage(db, "cs", "4"))?.bodyHtml).toBe("&lt;script>alert(1)&lt;/script>");
});

test("posts come newest first, of one category or of all, and none before its publication day", async () => {
  const { db, importFiles } = await createImportShop();
  const post = (id: string, published: string, category = "pece") =>
    postFixture({ id, published, category, slug: both(id) });
  await importFiles({
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

test("a post is read by its own slug, and the slug of the other language leads to it", async () => {
  const { db, importFiles } = await createImportShop();
  await importFiles({ "posts.ndjson": [postFixture({ slug: { cs: "na-jare", sk: "na-jar" } })] });
  expect(await readPost(db, "sk", "na-jar", today)).toMatchObject({ title: "Semiš na jaře", categoryName: "Péče" });
  expect(await readPost(db, "sk", "na-jare", today)).toBeUndefined();
  expect(await findPostSlug(db, "sk", "na-jare", today)).toBe("na-jar");
  expect(await findPostSlug(db, "sk", "x", today)).toBeUndefined();
});

test("two posts can swap their slugs", async () => {
  const { db, importFiles } = await createImportShop();
  const posts = (first: string, second: string) => ({
    "posts.ndjson": [postFixture({ id: "one", slug: both(first) }), postFixture({ id: "two", slug: both(second) })],
  });
  await importFiles(posts("a", "b"));
  await importFiles(posts("b", "a"));
  expect(await db.selectFrom("post_text").where("post_id", "=", "one").select("slug").distinct().execute()).toEqual([
    { slug: "b" },
  ]);
});
