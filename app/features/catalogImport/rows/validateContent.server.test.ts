import { expect, test } from "vitest";

import {
  both,
  catalogFolder,
  emptyShop,
  type FixtureFiles,
  pageFixture,
  postFixture,
} from "../../../../tests/support/catalogFolder";

import { readCatalog } from "../readCatalog.server";

async function problemsOf(files: FixtureFiles, shop = emptyShop): Promise<string[]> {
  const { problems } = await readCatalog(catalogFolder(files), shop);
  return problems.map(({ file, line, reason }) => `${file}:${line} ${reason}`);
}

const faults: [files: FixtureFiles, problem: RegExp][] = [
  [{ "pages.ndjson": [pageFixture({ id: "nowhere" })] }, /^pages.ndjson:1 id must be the number of an info page or/],
  [{ "pages.ndjson": [pageFixture({ slug: undefined })] }, /^pages.ndjson:1 slug is missing$/],
  [{ "pages.ndjson": [pageFixture(), pageFixture()] }, /^pages.ndjson:2 id 4 is already on line 1$/],
  [{ "pages.ndjson": [pageFixture({ body: both("<script>x</script>") })] }, /^pages.ndjson:1 body.cs must not hold/],
  [{ "pages.ndjson": [pageFixture({ group: "other" })] }, /^pages.ndjson:1 group must be one of shopping/],
  [
    { "pages.ndjson": [pageFixture({ picture: "no.webp", pictureAlt: both("x") })] },
    /picture names no.webp, which is neither/,
  ],
  [{ "pages.ndjson": [pageFixture({ picture: "bunda.webp" })] }, /^pages.ndjson:1 pictureAlt is missing$/],
  [{ "posts.ndjson": [postFixture({ category: "none" })] }, /^posts.ndjson:1 category names none, which is unknown/],
  [
    { "posts.ndjson": [postFixture({ picture: "no.webp" })] },
    /^posts.ndjson:1 picture names no.webp, which is neither in/,
  ],
  [{ "posts.ndjson": [postFixture(), postFixture({ id: "b" })] }, /^posts.ndjson:2 slug.cs semis-na-jare is already/],
];

test.each(faults.map(([files, problem]) => ({ files, problem })))("reported: $problem", async ({ files, problem }) => {
  expect((await problemsOf(files))[0]).toMatch(problem);
});

test("a slug of another post of the shop is rejected", async () => {
  const shop = { ...emptyShop, postSlugs: new Map([["cs/semis-na-jare", "other"]]) };
  expect(await problemsOf({}, shop)).toEqual(["posts.ndjson:1 slug cs/semis-na-jare belongs to post other"]);
  const own = { ...emptyShop, postSlugs: new Map([["cs/semis-na-jare", "jaro"]]) };
  expect(await problemsOf({}, own)).toEqual([]);
});
