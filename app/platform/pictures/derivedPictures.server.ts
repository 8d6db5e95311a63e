import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

import type { Log } from "../log/log.server";
import { openTurns } from "../process/limiter";

export type PictureFormat = "webp" | "jpeg";

/** `file` is a checked name, without any folder. */
export type Derivation = { file: string; widthPx: number; format: PictureFormat };

/** Thrown for an original that is there and cannot be read as a picture. */
export class BrokenPicture extends Error {}

/**
 * The bytes of `DATA_DIR/pictures/<file>` in a width (never enlarged) and a format, null when there is no such file.
 * Made once and kept in `DATA_DIR/derived`; names are content-addressed, so what is kept there never grows old.
 */
export async function derivedPicture(dataDir: string, wanted: Derivation, log: Log): Promise<Buffer | null> {
  const target = join(dataDir, "derived", derivedName(wanted));
  const kept = await readIfThere(target);
  if (kept) return kept;
  const running = underWay.get(target) ?? derive(dataDir, wanted, target, log).finally(() => underWay.delete(target));
  underWay.set(target, running);
  return running;
}

/** Tells pictures of different bytes apart: it names the recipe below as well. */
export function derivedName({ file, widthPx, format }: Derivation): string {
  return `${file}-${widthPx}-r${recipe}.${format}`;
}

/** To be raised with every change of `encoded`, so that pictures made by the old one are left alone. */
const recipe = 1;

/** Chosen by eye on leather, suede and fur: below 84 the grain of dark leather smears, more only adds bytes. */
const quality = { webp: 84, jpeg: 82 } as const;

/** A WebP original this light is handed out as it is rather than encoded a second time. */
const lightBytes = 300_000;

const underWay = new Map<string, Promise<Buffer | null>>();

/** A picture takes 30 to 250 ms of one core; pages are served by the same process. */
const takeTurn = openTurns(2);
sharp.concurrency(1);
sharp.cache(false);

function derive(dataDir: string, wanted: Derivation, target: string, log: Log): Promise<Buffer | null> {
  return takeTurn(async () => {
    const original = await readIfThere(join(dataDir, "pictures", wanted.file));
    if (!original) return null;
    const bytes = await encoded(original, wanted).catch((cause) => {
      throw new BrokenPicture(`The picture ${wanted.file} cannot be read`, { cause });
    });
    // A full disk must not take the picture from the visitor: the next one makes it again.
    await keep(target, bytes).catch((error) => log.error({ err: error, file: wanted.file }, "picture not kept"));
    return bytes;
  });
}

async function encoded(original: Buffer, { widthPx, format }: Derivation): Promise<Buffer> {
  const picture = sharp(original, { failOn: "error", limitInputPixels: 100_000_000 });
  const { format: given, width, exif } = await picture.metadata();
  const isReady = given === "webp" && width <= widthPx && !exif && original.length <= lightBytes;
  if (isReady && format === "webp") return original;
  const resized = picture.autoOrient().resize({ width: widthPx, withoutEnlargement: true });
  if (format === "webp") return resized.webp({ quality: quality.webp, preset: "photo" }).toBuffer();
  return resized
    .flatten({ background: { r: 255, g: 255, b: 255 } })
    .jpeg({ quality: quality.jpeg, mozjpeg: true })
    .toBuffer();
}

/** Written aside and renamed: another process sees the whole picture or none. */
async function keep(target: string, bytes: Buffer): Promise<void> {
  const aside = `${target}.${randomUUID()}.part`;
  await mkdir(join(target, ".."), { recursive: true });
  try {
    await writeFile(aside, bytes);
    await rename(aside, target);
  } finally {
    await rm(aside, { force: true });
  }
}

async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOENT" || code === "ENOTDIR" || code === "EISDIR") return null;
    throw error;
  }
}
