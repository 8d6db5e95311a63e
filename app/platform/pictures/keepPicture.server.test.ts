import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { emptyFolder } from "../../../tests/support/catalogueFolder";

import { keepPicture, keptPictures, pictureFolder } from "./keepPicture.server";

function pictureOf(pixels: string): string {
  const file = join(emptyFolder(), "bunda.webp");
  writeFileSync(file, pixels);
  return file;
}

test("a picture is kept under its stem and the beginning of its SHA-256", async () => {
  const dataDir = emptyFolder();
  const name = await keepPicture(dataDir, pictureOf("abc"));
  expect(name).toBe("bunda-ba7816bf.webp");
  expect(readFileSync(join(pictureFolder(dataDir), name), "utf8")).toBe("abc");
});

test("the same pixels are kept once and other pixels beside them", async () => {
  const dataDir = emptyFolder();
  const first = await keepPicture(dataDir, pictureOf("abc"));
  expect(await keepPicture(dataDir, pictureOf("abc"))).toBe(first);
  const other = await keepPicture(dataDir, pictureOf("abd"));
  expect(readdirSync(pictureFolder(dataDir)).sort()).toEqual([first, other].sort());
  expect(await keptPictures(dataDir)).toEqual([first, other].sort());
});

test("a shop without pictures has kept none", async () => {
  expect(await keptPictures(emptyFolder())).toEqual([]);
});
