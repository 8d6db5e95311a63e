import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pino from "pino";
import sharp from "sharp";
import { afterEach, expect, test, vi } from "vitest";

import { pictureAddress } from "~/addresses";

import { emptyFolder } from "../../../tests/support/catalogFolder";
import { openObjectStorage } from "../../../tests/support/shop/objectStorage";
import { StorageUnavailable } from "../storage/fileStore";
import { pictureResponse } from "./pictures.server";
import { storePicture } from "./storePicture.server";

afterEach(() => vi.unstubAllEnvs());

async function pictureFile(): Promise<string> {
  const file = join(emptyFolder(), "tote.webp");
  writeFileSync(
    file,
    await sharp({ create: { width: 200, height: 250, channels: 3, background: "black" } })
      .webp()
      .toBuffer(),
  );
  return file;
}

const log = pino({ level: "silent" });

test("a machine with an empty data folder shows the pictures that another one has stored", async () => {
  const { storage: objectStorage, objects } = await openObjectStorage();
  const first = { dataDir: emptyFolder(), objectStorage };
  const second = { dataDir: emptyFolder(), objectStorage };
  const name = await storePicture(first, await pictureFile());
  expect([...objects.keys()]).toEqual([`pictures/${name}`]);
  expect(readdirSync(first.dataDir)).toEqual([]);
  const request = new Request(`http://shop.test${pictureAddress("thumb", name, 160)}`);
  const answer = await pictureResponse(request, { place: second, log, size: "thumb", file: name });
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
  // Each machine keeps smaller copies of its own.
  expect(readdirSync(join(second.dataDir, "derived"))).toHaveLength(1);
});

test("a picture whose storage is away is not taken for one that does not exist", async () => {
  const { storage: objectStorage, close } = await openObjectStorage();
  await close();
  const place = { dataDir: emptyFolder(), objectStorage };
  const request = new Request("http://shop.test/img/product/thumb/a-0a1b2c3d.webp");
  const asked = pictureResponse(request, { place, log, size: "thumb", file: "a-0a1b2c3d.webp" });
  await expect(asked).rejects.toBeInstanceOf(StorageUnavailable);
});

test("pictures have the address of a CDN where the settings name one", () => {
  expect(pictureAddress("big", "a-0a1b2c3d.webp")).toBe("/img/product/big/a-0a1b2c3d.webp");
  vi.stubEnv("PICTURES_URL", "https://cdn.kara.example/");
  expect(pictureAddress("big", "a-0a1b2c3d.webp", 800)).toBe(
    "https://cdn.kara.example/img/product/big/a-0a1b2c3d.webp?w=800",
  );
});
