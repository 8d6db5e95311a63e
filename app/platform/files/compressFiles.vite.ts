import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

import { type CopyCoding, copyCodings, copyEndings } from "./compressedCopies";

/** Pictures and fonts are left out, as they are compressed already. */
const compressible = /\.(?:js|css|json|svg|webmanifest|txt|xml)$/;

/** Smaller files fit into one network packet with or without compression. */
const leastBytes = 1_000;

const compress: Record<CopyCoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes compressed copies beside the browser's files at the build, so that no request has to compress them. */
export function compressFiles(): Plugin {
  let folder = "";
  return {
    name: "compress-files",
    apply: "build",
    configResolved({ root, build }) {
      folder = build.ssr ? "" : resolve(root, build.outDir);
    },
    async closeBundle() {
      // A build that failed has written nothing; an error from here would hide the build's own.
      if (existsSync(folder)) await compressFolder(folder);
    },
  };
}

export async function compressFolder(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => compressible.test(file));
  await Promise.all(files.map((file) => writeCompressedCopies(join(folder, file))));
}

async function writeCompressedCopies(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < leastBytes) return;
  for (const coding of copyCodings) {
    const compressed = await compress[coding](bytes);
    if (compressed.length < bytes.length) await writeFile(file + copyEndings[coding], compressed);
  }
}
