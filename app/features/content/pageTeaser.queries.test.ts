import { expect, test } from "vitest";
import { both, pageFixture } from "../../../tests/support/catalogFolder";
import { createImportShop } from "../../../tests/support/catalogImport";

import { teaserOf } from "./pageTeaser";
import { readCachedTeasers } from "./pageTeaser.queries.server";

test("a teaser has the page's picture and its lowest price in the currency of the language", async () => {
  const { db, importFiles } = await createImportShop();
  const prices = [
    { name: both("Kabát"), price: { czk: "1690", eur: "67.90" } },
    { name: both("Bunda"), price: { czk: "1290", eur: "51.90" } },
  ];
  const pictured = { picture: "bunda.webp", pictureAlt: { cs: "Bunda", sk: "Bunda po slovensky" } };
  await importFiles({
    "pages.ndjson": [
      pageFixture({ id: "dry-cleaner", slug: undefined, prices, ...pictured }),
      pageFixture({ id: "club", slug: undefined, position: 2 }),
      pageFixture({ id: "wardrobe-service", slug: undefined, position: 3, prices: prices.slice(1) }),
    ],
  });
  const teasers = await readCachedTeasers(db, "sk");
  expect(teaserOf(teasers, "dry-cleaner")).toEqual({
    id: "dry-cleaner",
    picture: { file: expect.stringMatching(/^bunda-\w{8}\.webp$/), alt: "Bunda po slovensky" },
    fromMinor: 5190,
    isFrom: true,
  });
  expect(teaserOf(teasers, "club")).toEqual({ id: "club", picture: null, fromMinor: null, isFrom: false });
  expect(teaserOf(teasers, "wardrobe-service")).toMatchObject({ fromMinor: 5190, isFrom: false });
  expect(teaserOf(teasers, "services")).toBeUndefined();
});
