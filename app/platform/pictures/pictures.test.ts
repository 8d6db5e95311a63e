import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { file, metadataOf, openPictureShop } from "../../../tests/support/shop/pictureShop";

test("a thumb without a width is 320 px wide, a big picture 1000 px", async () => {
  const shop = await openPictureShop({ widthPx: 1200 });
  const thumb = await metadataOf(await shop.ask(`thumb/${file}`));
  expect(thumb).toMatchObject({ format: "webp", width: 320, height: 400 });
  expect(await metadataOf(await shop.ask(`big/${file}`))).toMatchObject({ format: "webp", width: 1000, height: 1250 });
});

test("a picture is never enlarged above its original", async () => {
  const shop = await openPictureShop({ widthPx: 900 });
  expect(await metadataOf(await shop.ask(`big/${file}?w=1600`))).toMatchObject({ width: 900 });
  expect(await metadataOf(await shop.ask(`big/${file}?w=1600`, { Accept: "image/jpeg" }))).toMatchObject({
    width: 900,
  });
});

test("a light WebP original that needs no shrinking is not encoded a second time", async () => {
  const shop = await openPictureShop({ widthPx: 1000 });
  const answer = Buffer.from(await (await shop.ask(`big/${file}`)).arrayBuffer());
  expect(answer.equals(shop.original)).toBe(true);
});

test.each([
  [undefined, "image/webp"],
  ["", "image/webp"],
  ["image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8", "image/webp"],
  ["*/*", "image/webp"],
  ["image/png,image/*;q=0.8", "image/webp"],
  ["image/jpeg", "image/jpeg"],
  ["image/webp;q=0, */*", "image/jpeg"],
  ["text/html", "image/jpeg"],
])("for Accept %j the response is %s", async (accept, type) => {
  const shop = await openPictureShop({ widthPx: 400 });
  const response = await shop.ask(`thumb/${file}`, accept === undefined ? {} : { Accept: accept });
  expect(response.headers.get("Content-Type")).toBe(type);
  expect(response.headers.get("Vary")).toBe("Accept");
  expect((await metadataOf(response)).format).toBe(type.slice("image/".length));
});

test.each([
  `thumb/${file}?w=321`,
  `thumb/${file}?w=100000`,
  `thumb/${file}?w=`,
  `big/${file}?w=320`,
  `huge/${file}`,
  `constructor/${file}`,
  "thumb/missing.webp",
  "thumb/folder.webp",
  "thumb/..",
  "thumb/../secret.webp",
  "thumb/..%2fsecret.webp",
  "thumb/..%2Fpictures%2Fsecret.webp",
  "thumb/%2e%2e%2fsecret.webp",
  "thumb/%252e%252e%252fsecret.webp",
  "thumb/..%5csecret.webp",
  "thumb/%2fetc%2fpasswd.webp",
  "thumb/%00.webp",
  "thumb/a%00.webp",
  "thumb/a%0a.webp",
  "thumb/.hidden.webp",
  "thumb/a..webp",
  "thumb/Upper.webp",
  "thumb/text.svg",
  "thumb/secret.webp%2f",
  `thumb/${"a".repeat(200)}.webp`,
])("there is no picture at %s", async (address) => {
  const shop = await openPictureShop({ widthPx: 8 });
  writeFileSync(join(shop.dataDir, "secret.webp"), shop.original);
  mkdirSync(join(shop.dataDir, "pictures", "folder.webp"));
  for (const name of [".hidden.webp", "a..webp", "Upper.webp", "text.svg"])
    writeFileSync(join(shop.dataDir, "pictures", name), shop.original);
  const response = await shop.ask(address);
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([404, "no-store"]);
  expect(shop.derivedFiles()).toEqual([]);
});

test("browsers cache a picture for a year, and a cached one is not sent again", async () => {
  const shop = await openPictureShop({ widthPx: 400 });
  const first = await shop.ask(`thumb/${file}`);
  expect(first.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  const tag = first.headers.get("ETag") ?? "";
  const again = await shop.ask(`thumb/${file}`, { "If-None-Match": `"other", W/${tag}` });
  expect([again.status, await again.text(), again.headers.get("ETag")]).toEqual([304, "", tag]);
  expect((await shop.ask(`thumb/${file}?w=240`, { "If-None-Match": tag })).status).toBe(200);
  expect((await shop.ask(`thumb/${file}`, { "If-None-Match": tag, Accept: "image/jpeg" })).status).toBe(200);
});

test("HEAD sends the length and no body", async () => {
  const shop = await openPictureShop({ widthPx: 400 });
  const sent = (await (await shop.ask(`thumb/${file}`)).arrayBuffer()).byteLength;
  const response = await shop.ask(`thumb/${file}`, {}, "HEAD");
  expect([response.status, response.headers.get("Content-Length"), response.body]).toEqual([200, String(sent), null]);
});
