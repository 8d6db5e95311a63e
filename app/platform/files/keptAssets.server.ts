import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import type { Request, Response } from "express";

import { acceptedCoding } from "../compression/acceptedCoding";
import type { World } from "../process/world.server";
import { dayMs } from "../time/durations";
import { copyCodings, copyEndings } from "./compressedCopies";
import { contentTypeOf, hashedFileHead } from "./fileHead.server";
import { sendBytes, sendNoFile } from "./sendBytes.server";

/**
 * Files of earlier builds are kept, because their pages are still open in browsers while machines are replaced one
 * after another. Their names change with their content, so the files of all builds fit into one folder,
 * `DATA_DIR/assets`.
 */

const keptForMs = 30 * dayMs;
const maxKeptBytes = 60_000_000;

export function keptAssetsFolder(dataDir: string): string {
  return join(dataDir, "assets");
}

/**
 * Keeps the files of the running build while the shop starts. On a full disk it only logs a warning, and the shop
 * starts all the same.
 */
export function keepBuild(built: string, { environment, log, now }: Pick<World, "environment" | "log" | "now">): void {
  keepAssets(built, keptAssetsFolder(environment.dataDir), now()).catch((err: unknown) =>
    log.warn({ err }, "the files of this build are not kept for the next one"),
  );
}

/**
 * Adds the files of this build to the folder. Deletes those that no start of the shop has used for 30 days, and the
 * oldest ones beyond the size limit.
 */
export async function keepAssets(built: string, kept: string, now: number): Promise<void> {
  await mkdir(kept, { recursive: true });
  for (const name of await readdir(built)) {
    const target = join(kept, name);
    if (!(await isThere(target))) await copyWhole(join(built, name), target);
    await utimes(target, now / 1000, now / 1000);
  }
  await deleteOld(kept, now);
}

async function deleteOld(kept: string, now: number): Promise<void> {
  const names = await readdir(kept);
  const files = await Promise.all(names.map(async (name) => ({ name, ...(await sizeAndTime(join(kept, name))) })));
  let bytes = 0;
  for (const file of files.sort((a, b) => b.mtimeMs - a.mtimeMs)) {
    bytes += file.size;
    const isOfThisStart = file.mtimeMs >= now;
    const isOld = file.mtimeMs < now - keptForMs || bytes > maxKeptBytes;
    if (isOld && !isOfThisStart) await rm(join(kept, file.name), { force: true });
  }
}

/** Copies to a temporary file and renames that, so that a reader sees the whole file or none. */
async function copyWhole(source: string, target: string): Promise<void> {
  const aside = `${target}.${process.pid}.part`;
  await copyFile(source, aside);
  await rename(aside, target);
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

async function sizeAndTime(path: string): Promise<{ size: number; mtimeMs: number }> {
  return stat(path).catch(() => ({ size: 0, mtimeMs: 0 }));
}

const plainName = /^[\w-][\w.-]*$/;

/** Responds with a file of an earlier build, or with 404. */
export async function sendKeptAsset(request: Request, response: Response, kept: string, name: string): Promise<void> {
  const wanted = plainName.test(name) && !name.endsWith(".part") ? join(kept, name) : undefined;
  const coding = acceptedCoding(request.headers["accept-encoding"]?.toString());
  const copyCoding = copyCodings.find((known) => known === coding);
  const compressed = wanted && copyCoding && (await readIfThere(wanted + copyEndings[copyCoding]));
  const bytes = compressed ?? (wanted && (await readIfThere(wanted)));
  if (!bytes) return sendNoFile(response);
  const encoding = compressed && copyCoding ? { contentEncoding: copyCoding } : {};
  const etag = `"${name}${copyCoding && compressed ? `-${copyCoding}` : ""}"`;
  const head = { contentType: contentTypeOf(name), ...hashedFileHead, vary: "Accept-Encoding", ...encoding, etag };
  sendBytes(request, response, bytes, head);
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch(() => undefined);
}
