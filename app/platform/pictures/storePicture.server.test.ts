import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { emptyFolder } from "../../../tests/support/catalogFolder";

import { listStoredPictures, storePicture } from "./storePicture.server";

function pictureOf(pixels: string): string {
  const file = join(emptyFolder(), "bunda.webp");
  writeFileSync(file, pixels);
  return file;
}

test("a picture is stored under its stem and the beginning of its SHA-256", async () => {
  const dataDir = emptyFolder();
  const name = await storePicture({ dataDir }, pictureOf("abc"));
  expect(name).toBe("bunda-ba7816bf.webp");
  expect(readFileSync(join(dataDir, "pictures", name), "utf8")).toBe("abc");
});

test("the same content is stored once and other content beside it", async () => {
  const dataDir = emptyFolder();
  const first = await storePicture({ dataDir }, pictureOf("abc"));
  expect(await storePicture({ dataDir }, pictureOf("abc"))).toBe(first);
  const other = await storePicture({ dataDir }, pictureOf("abd"));
  expect(readdirSync(join(dataDir, "pictures")).sort()).toEqual([first, other].sort());
  expect(await listStoredPictures({ dataDir })).toEqual([first, other].sort());
});

test("a shop without pictures lists none", async () => {
  expect(await listStoredPictures({ dataDir: emptyFolder() })).toEqual([]);
});
