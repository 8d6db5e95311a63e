import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { storePicture } from "../pictures/storePicture.server";
import { pictureFile } from "./textFields";

test("the longest name of a picture may be named in a row under its stored name, too", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "picture-name-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const name = `${"x".repeat(105)}.webp`;
  copyFileSync("public/icon-192.png", join(dataDir, name));
  const stored = await storePicture({ dataDir }, join(dataDir, name));
  expect(pictureFile.safeParse(name).success).toBe(true);
  expect(pictureFile.safeParse(stored).success).toBe(true);
  expect(pictureFile.safeParse(`x${name}`).success).toBe(false);
  expect(pictureFile.safeParse(`x${stored}`).success).toBe(false);
});
