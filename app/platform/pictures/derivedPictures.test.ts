import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { file, metadataOf, openPictureShop } from "../../../tests/support/shop/pictureShop";

import { derivedPicture } from "./derivedPictures.server";

test("concurrent requests for the same picture share one derivation", async () => {
  const { dataDir, log, derivedFiles } = await openPictureShop({ widthPx: 400 });
  const wanted = { file, widthPx: 240, format: "webp" } as const;
  const [one, two] = await Promise.all([
    derivedPicture({ dataDir }, wanted, log),
    derivedPicture({ dataDir }, wanted, log),
  ]);
  expect(one).toBe(two);
  expect(derivedFiles()).toEqual([`${file}-240-r1.webp`]);
});

test("a cached picture is served without its original", async () => {
  const shop = await openPictureShop({ widthPx: 400 });
  await shop.ask(`thumb/${file}`);
  rmSync(join(shop.dataDir, "pictures", file));
  expect((await shop.ask(`thumb/${file}`)).status).toBe(200);
});

test("an invalid original responds 404, is logged, and leaves no file behind", async () => {
  const shop = await openPictureShop({ widthPx: 400 });
  writeFileSync(join(shop.dataDir, "pictures", file), shop.original.subarray(0, shop.original.length / 2));
  expect((await shop.ask(`thumb/${file}`)).status).toBe(404);
  expect(shop.logged()).toContain("broken picture");
  expect(shop.derivedFiles()).toEqual([]);
});

test("a picture that cannot be cached is served all the same", async () => {
  const shop = await openPictureShop({ widthPx: 400 });
  writeFileSync(join(shop.dataDir, "derived"), "a file where the folder should be");
  const response = await shop.ask(`thumb/${file}`);
  expect((await metadataOf(response)).width).toBe(320);
  expect(shop.logged()).toContain("picture not kept");
});
