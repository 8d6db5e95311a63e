import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { RequestHandler } from "express";

import { acceptedCoding, type Coding } from "../compression/acceptedCoding";
import { copyCodings, copyEndings } from "./compressedCopies";
import { contentTypeOf, hashedFileHead } from "./fileHead.server";
import { sendKeptAsset } from "./keptAssets.server";
import { type FileHead, sendBytes, sendNoFile } from "./sendBytes.server";

type StoredFile = {
  head: Pick<FileHead, "contentType" | "cacheControl" | "vary">;
  compressed: Map<Coding, Copy>;
  original: Copy;
};
type Copy = { coding: Coding; bytes: Buffer; etag: string };

/** The path of files whose names contain a hash of their content. */
const hashed = "/assets/";

/**
 * Serves the browser's files of a build from memory, compressed at the build. They are a few megabytes, and serving one
 * costs a tenth of what compressing it for each request did. Paths are looked up in a table, so none leads out of the
 * folder. The files of earlier builds are in `keptFolder`.
 */
export function serveFiles(folder: string, keptFolder?: string): RequestHandler {
  const files = readFiles(folder);
  return (request, response, next) => {
    if (request.method !== "GET" && request.method !== "HEAD") return next();
    const { path } = request;
    const file = files.get(path);
    if (!file && !path.startsWith(hashed)) return next();
    if (!file && keptFolder) return sendKeptAsset(request, response, keptFolder, path.slice(hashed.length));
    if (!file) return sendNoFile(response);
    const accepted =
      file.compressed.size > 0 ? acceptedCoding(request.headers["accept-encoding"]?.toString()) : "identity";
    const copy = file.compressed.get(accepted) ?? file.original;
    const contentEncoding = copy.coding === "identity" ? {} : { contentEncoding: copy.coding };
    sendBytes(request, response, copy.bytes, { ...file.head, ...contentEncoding, etag: copy.etag });
  };
}

function readFiles(folder: string): Map<string, StoredFile> {
  const endings = Object.values(copyEndings);
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => !endings.some((ending) => name.endsWith(ending)) && statSync(join(folder, name)).isFile())
    .map((name) => `/${name.replaceAll("\\", "/")}`);
  return new Map(names.map((name) => [name, readStored(folder, name)]));
}

function readStored(folder: string, name: string): StoredFile {
  const codings = copyCodings.filter((coding) => existsSync(join(folder, name + copyEndings[coding])));
  const head = {
    contentType: contentTypeOf(name),
    cacheControl: name.startsWith(hashed) ? hashedFileHead.cacheControl : "public, max-age=3600",
    ...(codings.length > 0 ? { vary: "Accept-Encoding" } : {}),
  };
  return {
    head,
    compressed: new Map(codings.map((coding) => [coding, copyOf(coding, join(folder, name + copyEndings[coding]))])),
    original: copyOf("identity", join(folder, name)),
  };
}

function copyOf(coding: Copy["coding"], file: string): Copy {
  const bytes = readFileSync(file);
  return { coding, bytes, etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 27)}"` };
}
