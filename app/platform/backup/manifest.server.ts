import { createHash } from "node:crypto";
import { createReadStream, existsSync, readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";
import { z } from "zod";

/** The file that describes a backup. It is written last, so a backup without it was never finished. */
export const manifestName = "backup.json";

const manifest = z.object({
  madeAt: z.string(),
  /** The shop's public address. */
  shop: z.string(),
  database: z.enum(["shop.sqlite", "shop.dump"]),
  lastMigration: z.string(),
  /** SHA-256 of each file, keyed by its path in the folder. */
  files: z.record(z.string(), z.string()),
});

export type Manifest = z.infer<typeof manifest>;

export function readManifest(folder: string): Manifest | undefined {
  const file = join(folder, manifestName);
  if (!existsSync(file)) return undefined;
  try {
    return manifest.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}

/** Returns the SHA-256 hash of every file below a folder, keyed by its path in the folder, in alphabetical order. */
export async function hashFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  const hashes: Record<string, string> = {};
  for (const path of paths.sort()) {
    const name = relative(folder, path);
    if (name !== manifestName) hashes[name] = await hashOf(path);
  }
  return hashes;
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest("hex");
}
