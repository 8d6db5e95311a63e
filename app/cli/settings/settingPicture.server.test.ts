import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";

import { readPictureFiles } from "~/features/catalogExport/pictureFiles.queries.server";
import { readSettings } from "~/features/settings/settings.queries.server";
import { listStoredPictures } from "~/platform/pictures/storePicture.server";

import { emptyFolder } from "../../../tests/support/catalogFolder";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { recordingTerminal } from "../../../tests/support/shop/recordingTerminal";
import { testWorld } from "../../../tests/support/shop/world";
import { runSetting } from "./setting";

async function counter() {
  const db = await freshDb();
  const terminal = recordingTerminal();
  const dataDir = emptyFolder();
  const world = testWorld(db);
  const environment = { ...world.environment, dataDir };
  const openWorld = async () => ({ ...world, environment });
  return { db, terminal, dataDir, run: (...args: string[]) => runSetting({ args, terminal, openWorld }) };
}

async function pictureFile(name: string): Promise<string> {
  const file = join(emptyFolder(), name);
  await sharp({ create: { width: 124, height: 175, channels: 3, background: "#fff" } })
    .png()
    .toFile(file);
  return file;
}

test("a picture is stored, shown in its language alone, and belongs to the shop's pictures", async () => {
  const { db, terminal, dataDir, run } = await counter();
  expect(await run("picture", "guarantee_picture", await pictureFile("zaruka.png"), "--lang", "cs")).toBe(0);
  const [stored = ""] = await listStoredPictures({ dataDir });
  expect(stored).toMatch(/^zaruka-[0-9a-f]{8}\.png$/);
  expect(terminal.printed).toEqual([`guarantee_picture is ${stored}, 124 × 175 px (cs).`]);
  expect((await readSettings(db, "cs")).guarantee_picture).toEqual({ file: stored, width: 124, height: 175 });
  expect((await readSettings(db, "sk")).guarantee_picture).toBeNull();
  expect(await readPictureFiles(db)).toEqual([stored]);
  expect(await run("set", "guarantee_picture", "null", "--lang", "cs")).toBe(0);
  expect(await readPictureFiles(db)).toEqual([]);
});

test.each([["Záruka.png"], ["zaruka.svg.txt"]])(
  "a picture named %s is refused, and nothing is stored",
  async (name) => {
    const { db, terminal, dataDir, run } = await counter();
    expect(await run("picture", "guarantee_picture", await pictureFile(name), "--lang", "sk")).toBe(1);
    expect(terminal.printedErrors.join()).toContain("is no PNG, JPEG or WebP picture");
    expect(await listStoredPictures({ dataDir })).toEqual([]);
    expect((await readSettings(db, "sk")).guarantee_picture).toBeNull();
  },
);

test("a file that is no picture, or is not there, is refused", async () => {
  const { run } = await counter();
  expect(await run("picture", "guarantee_picture", "package.json", "--lang", "cs")).toBe(1);
  expect(await run("picture", "guarantee_picture", "missing.png", "--lang", "cs")).toBe(1);
});

test.each([["picture brand x.png --lang cs"], ["picture guarantee_picture x.png"], ["picture guarantee_picture"]])(
  "`setting %s` is wrong use",
  async (args) => {
    const { run } = await counter();
    await expect(run(...args.split(" "))).rejects.toThrow();
  },
);
