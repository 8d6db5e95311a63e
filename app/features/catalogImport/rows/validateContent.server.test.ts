import { expect, test } from "vitest";

import {
  both,
  catalogueFolder,
  emptyShop,
  type WrittenFiles,
  writtenPage,
  writtenPost,
} from "../../../../tests/support/catalogueFolder";

import { readCatalogue } from "../readCatalog.server";

async function problemsOf(files: WrittenFiles, shop = emptyShop): Promise<string[]> {
  const { problems } = await readCatalogue(catalogueFolder(files), shop);
  return problems.map(({ file, line, reason }) => `${file}:${line} ${reason}`);
}

const faults: [files: WrittenFiles, problem: RegExp][] = [
  [{ "pages.ndjson": [writtenPage({ id: "nowhere" })] }, /^pages.ndjson:1 id must be the number of an info page or/],
  [{ "pages.ndjson": [writtenPage({ slug: undefined })] }, /^pages.ndjson:1 slug is missing$/],
  [{ "pages.ndjson": [writtenPage(), writtenPage()] }, /^pages.ndjson:2 id 4 is already on line 1$/],
  [{ "pages.ndjson": [writtenPage({ body: both("<script>x</script>") })] }, /^pages.ndjson:1 body.cs must not hold/],
  [{ "pages.ndjson": [writtenPage({ group: "other" })] }, /^pages.ndjson:1 group must be one of shopping/],
  [
    { "pages.ndjson": [writtenPage({ picture: "no.webp", pictureAlt: both("x") })] },
    /picture names no.webp, which is not/,
  ],
  [{ "pages.ndjson": [writtenPage({ picture: "bunda.webp" })] }, /^pages.ndjson:1 pictureAlt is missing$/],
  [{ "posts.ndjson": [writtenPost({ category: "none" })] }, /^posts.ndjson:1 category names none, which is unknown/],
  [{ "posts.ndjson": [writtenPost({ picture: "no.webp" })] }, /^posts.ndjson:1 picture names no.webp, which is not in/],
  [{ "posts.ndjson": [writtenPost(), writtenPost({ id: "b" })] }, /^posts.ndjson:2 slug.cs semis-na-jare is already/],
];

test.each(faults.map(([files, problem]) => ({ files, problem })))("told: $problem", async ({ files, problem }) => {
  expect((await problemsOf(files))[0]).toMatch(problem);
});

test("an address that another post of the shop has is not taken from it", async () => {
  const shop = { ...emptyShop, postSlugs: new Map([["cs/semis-na-jare", "other"]]) };
  expect(await problemsOf({}, shop)).toEqual(["posts.ndjson:1 slug cs/semis-na-jare belongs to post other"]);
  const own = { ...emptyShop, postSlugs: new Map([["cs/semis-na-jare", "jaro"]]) };
  expect(await problemsOf({}, own)).toEqual([]);
});
