import { basename } from "node:path";
import sharp from "sharp";

import { changeSetting } from "~/features/settings/changeSetting.server";
import { checkSetting, type SettingName } from "~/features/settings/settings";
import type { Locale } from "~/platform/i18n/locale";
import { storePicture } from "~/platform/pictures/storePicture.server";
import { pictureFile } from "~/platform/text/textFields";

import type { CommandContext } from "../runShop";
import { UsageError } from "../terminal";

/** Settings whose value is a picture in the shop's own storage. */
export const pictureSettings = ["guarantee_picture"] as const satisfies readonly SettingName[];

/** The name is limited, as the stored name has nine characters more. */
const pictureName = pictureFile.refine((name) => name.length <= 100);

/** The formats that the shop can show, with the file ending of each. */
const formats: Readonly<Record<string, RegExp>> = { png: /\.png$/, jpeg: /\.jpe?g$/, webp: /\.webp$/ };

/**
 * `setting picture <name> <file> --lang cs|sk`: copies a picture into the shop's storage and stores its name in the
 * setting of one language, because a picture with text is never the same in two languages.
 */
export async function setPicture(
  { terminal, openWorld }: Pick<CommandContext, "terminal" | "openWorld">,
  written: string,
  file: string | undefined,
  locale: Locale | undefined,
): Promise<number> {
  const name = pictureSettings.find((setting) => setting === written);
  if (!name) throw new UsageError(`Settings with a picture: ${pictureSettings.join(", ")}.`);
  if (!file) throw new UsageError("Name the file of the picture.");
  if (!locale) throw new UsageError("Say of which shop version with --lang cs or --lang sk.");
  const size = await readSize(file);
  if (!size) {
    terminal.printError(
      `${file} is no PNG, JPEG or WebP picture with a name such as zaruka.png, in small letters without accents.`,
    );
    return 1;
  }
  const world = await openWorld();
  const stored = await storePicture(world.environment, file);
  const checked = checkSetting(name, JSON.stringify({ file: stored, ...size }));
  if (!checked.ok) throw new Error(`The stored picture ${stored} is refused: ${checked.problem}`);
  await changeSetting(world, { name, locales: [locale], json: checked.json }, world.actor);
  terminal.print(`${name} is ${stored}, ${size.width} × ${size.height} px (${locale}).`);
  return 0;
}

/** Returns width and height in px; null for a file that the shop could not show. */
async function readSize(file: string): Promise<{ width: number; height: number } | null> {
  try {
    const { format, autoOrient } = await sharp(file, { limitInputPixels: 100_000_000 }).metadata();
    const isShown = pictureName.safeParse(basename(file)).success && formats[format]?.test(file);
    return isShown ? { width: autoOrient.width, height: autoOrient.height } : null;
  } catch {
    return null;
  }
}
