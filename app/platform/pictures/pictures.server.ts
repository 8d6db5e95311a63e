/**
 * Contract: reads nothing but `DATA_DIR/pictures/<file>` and `DATA_DIR/derived`, whatever the address says (the name is
 * one path segment of plain characters), and makes no more derived files of a picture than there are offered widths
 * and formats.
 */

import type { Log } from "../log/log.server";
import {
  type Derivation,
  derivedName,
  derivedPicture,
  InvalidPicture,
  type PictureFormat,
} from "./derivedPictures.server";
import { isPictureSize, offeredWidthPx } from "./pictureSizes";

export type PictureRequest = {
  dataDir: string;
  log: Log;
  /** From the URL, decoded once; not validated. */
  size: string;
  file: string;
};

/** 200, 304 or 404; `?w=` is the width in px. WebP for clients that accept it, else JPEG. For GET and HEAD. */
export async function pictureResponse(
  request: Request,
  { dataDir, log, size, file }: PictureRequest,
): Promise<Response> {
  const wanted = wantedPicture(request, size, file);
  if (!wanted) return noPicture();
  try {
    const bytes = await derivedPicture(dataDir, wanted, log);
    return bytes ? answer(request, wanted, bytes) : noPicture();
  } catch (error) {
    if (!(error instanceof InvalidPicture)) throw error;
    log.error({ err: error, file }, "broken picture");
    return noPicture();
  }
}

export function noPicture(): Response {
  return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
}

const fileName = /^[a-z0-9][a-z0-9._-]{0,120}\.(webp|jpg|jpeg|png)$/;

function wantedPicture(request: Request, size: string, file: string): Derivation | null {
  if (!isPictureSize(size) || !fileName.test(file) || file.includes("..")) return null;
  const widthPx = offeredWidthPx(size, new URL(request.url).searchParams.get("w"));
  return widthPx === null ? null : { file, widthPx, format: formatFor(request.headers.get("Accept")) };
}

/** RFC 9110, 12.5.1: the most specific range that matches WebP decides. */
function formatFor(accept: string | null): PictureFormat {
  if (!accept?.trim()) return "webp";
  const ranges = new Map(accept.split(",").map(mediaRange));
  const quality = ranges.get("image/webp") ?? ranges.get("image/*") ?? ranges.get("*/*") ?? 0;
  return quality > 0 ? "webp" : "jpeg";
}

function mediaRange(text: string): [name: string, quality: number] {
  const [name = "", ...parameters] = text.split(";").map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith("q="));
  return [name, quality ? Number(quality.slice(2)) : 1];
}

function answer(request: Request, wanted: Derivation, bytes: Buffer): Response {
  const tag = `"${derivedName(wanted)}"`;
  const headers = new Headers({ "Cache-Control": "public, max-age=31536000, immutable", ETag: tag, Vary: "Accept" });
  if (isKnown(request.headers.get("If-None-Match"), tag)) return new Response(null, { status: 304, headers });
  headers.set("Content-Type", `image/${wanted.format}`);
  headers.set("Content-Length", String(bytes.length));
  return new Response(request.method === "HEAD" ? null : new Uint8Array(bytes), { headers });
}

function isKnown(tags: string | null, tag: string): boolean {
  return (tags ?? "").split(",").some((known) => ["*", tag, `W/${tag}`].includes(known.trim()));
}
