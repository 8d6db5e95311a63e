import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import sharp from "sharp";

import type { Log } from "../log/log.server";
import { createLimiter } from "../process/limiter";
import type { StoragePlace } from "../storage/fileStore";
import { openStore } from "../storage/openStore.server";
import { pictureKey } from "./storePicture.server";

export type PictureFormat = "webp" | "jpeg";

/** `file` is a checked file name without a folder. */
export type Derivation = { file: string; widthPx: number; format: PictureFormat };

/** Thrown when the original exists but cannot be decoded as a picture. */
export class InvalidPicture extends Error {}

/**
 * Returns the bytes of a stored picture in a width (never enlarged) and a format, null without such a file. A picture
 * is derived once and cached in `DATA_DIR/derived`; names are content-addressed, so the cache never becomes stale.
 */
export async function derivedPicture(place: StoragePlace, wanted: Derivation, log: Log): Promise<Buffer | null> {
  const target = join(place.dataDir, "derived", derivedName(wanted));
  const inMemory = recent.get(target);
  if (inMemory) return inMemory;
  const kept = await readIfThere(target);
  if (kept) {
    recent.set(target, kept);
    return kept;
  }
  const running = underWay.get(target) ?? derive(place, wanted, target, log).finally(() => underWay.delete(target));
  underWay.set(target, running);
  return running;
}

/** Returns the name of the cached file, which includes the version of the encoding below. */
export function derivedName({ file, widthPx, format }: Derivation): string {
  return `${file}-${widthPx}-r${recipe}.${format}`;
}

/**
 * Version of the encoding. Increase it with every change of `encoded`, so that files of the old version are not reused.
 */
const recipe = 1;

/**
 * The qualities were chosen by eye on leather, suede and fur: below 84 the grain of dark leather smears, and more only
 * adds bytes.
 */
const quality = { webp: 84, jpeg: 82 } as const;

/** A WebP original up to this size is served as it is instead of being encoded again. */
const lightBytes = 300_000;

/**
 * Cache of pictures in memory, because reading its file is half of the cost of a small picture. It has room for the
 * pictures of a few listings.
 */
const recentBytes = 8_000_000;
const recent = new LRUCache<string, Buffer>({
  maxSize: recentBytes,
  maxEntrySize: recentBytes / 50,
  sizeCalculation: ({ length }) => Math.max(1, length),
});

const underWay = new Map<string, Promise<Buffer | null>>();

/**
 * At most two pictures are encoded at a time: each takes 30 to 250 ms of one core, and the same process serves pages.
 */
const limit = createLimiter(2);
sharp.concurrency(1);
sharp.cache(false);

function derive(place: StoragePlace, wanted: Derivation, target: string, log: Log): Promise<Buffer | null> {
  return limit(async () => {
    const original = await openStore(place).read(pictureKey(wanted.file));
    if (!original) return null;
    const bytes = await encoded(original, wanted).catch((cause) => {
      throw new InvalidPicture(`The picture ${wanted.file} cannot be read`, { cause });
    });
    // On a full disk the visitor still gets the picture; the next request derives it again.
    await store(target, bytes).catch((error) => log.error({ err: error, file: wanted.file }, "picture not kept"));
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

/** Writes to a temporary file and renames it, so that other processes see the whole picture or none. */
async function store(target: string, bytes: Buffer): Promise<void> {
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
