import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { isId } from "../database/idShape";

/** Where a photo's file is; for staff, too. */
export function photoPath(dataDir: string, id: string): string {
  return join(dataDir, "uploads", `${id}.jpg`);
}

/** Written to a temporary file and renamed: a reader sees the whole photo or none. */
export async function writePhoto(dataDir: string, id: string, bytes: Buffer): Promise<void> {
  const aside = join(dataDir, "uploads", `${randomUUID()}.part`);
  await mkdir(join(dataDir, "uploads"), { recursive: true, mode: 0o700 });
  try {
    await writeFile(aside, bytes, { mode: 0o600 });
    await rename(aside, photoPath(dataDir, id));
  } finally {
    await rm(aside, { force: true });
  }
}

/**
 * The answer with a photo's file; 404 without one. The caller has checked that the visitor may see it, and no cache may
 * keep it.
 */
export async function photoResponse(dataDir: string, id: string): Promise<Response> {
  const headers = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };
  const bytes = isId(id) ? await readIfThere(photoPath(dataDir, id)) : null;
  if (!bytes) return new Response(null, { status: 404, headers });
  return new Response(new Uint8Array(bytes), { headers: { ...headers, "Content-Type": "image/jpeg" } });
}

export async function readPhoto(dataDir: string, id: string): Promise<Buffer | null> {
  return readIfThere(photoPath(dataDir, id));
}

/** Ids of the files that were written before an instant; a file of another name, such as a half one, has no id. */
export async function listFilesBefore(dataDir: string, before: number): Promise<{ file: string; id: string | null }[]> {
  const folder = join(dataDir, "uploads");
  const names = await readdir(folder).catch(() => []);
  const old = [];
  for (const name of names) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    const id = name.replace(/\.jpg$/, "");
    if (mtimeMs < before) old.push({ file, id: isId(id) ? id : null });
  }
  return old;
}

async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
