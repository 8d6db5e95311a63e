/**
 * Contract: whatever the address says, this module reads nothing but stored pictures and `DATA_DIR/derived` (the name
 * is one path segment of plain characters). It makes no more derived files of a picture than there are offered widths
 * and formats.
 */

import type { ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import { LRUCache } from "lru-cache";

import { retryAfterSeconds } from "../database/databaseUnavailable.server";
import { type FileHead, sendBytes, sendNoFile } from "../files/sendBytes.server";
import { isTagKnown } from "../http/isTagKnown";
import type { Log } from "../log/log.server";
import { type StoragePlace, StorageUnavailable } from "../storage/fileStore";
import {
  type Derivation,
  derivedName,
  derivedPicture,
  InvalidPicture,
  type PictureFormat,
} from "./derivedPictures.server";
import { isPictureSize, offeredWidthPx } from "./pictureSizes";

export type PictureRequest = {
  /** Where pictures are stored. */
  place: StoragePlace;
  log: Log;
  /** Taken from the URL, decoded once, not validated yet. */
  size: string;
  file: string;
};

const folder = "/img/product/";

/**
 * Serves `/img/product/<size>/<file>?w=<widthPx>` without the framework. Clients that accept WebP get WebP, others
 * JPEG.
 */
export function servePictures({ place, log }: Pick<PictureRequest, "place" | "log">): RequestHandler {
  return async (request, response, next) => {
    const isAsked = request.path.startsWith(folder) && (request.method === "GET" || request.method === "HEAD");
    if (!isAsked) return next();
    try {
      const [size = "", file = "", ...rest] = request.path.slice(folder.length).split("/");
      const width = new URLSearchParams(request.originalUrl.split("?")[1]).get("w");
      const asked = { place, log, size, file: decodeURIComponent(file), width, accept: request.headers.accept };
      const picture = rest.length === 0 ? await findPicture(asked) : null;
      if (picture) sendBytes(request, response, picture.bytes, picture.head);
      else sendNoFile(response);
    } catch (error) {
      if (error instanceof StorageUnavailable) sendLater(response, log, error);
      else next(error);
    }
  };
}

/** Responds 503, which is not cached and does not claim that the picture does not exist. */
function sendLater(response: ServerResponse, log: Log, err: StorageUnavailable): void {
  log.warn({ err }, "a picture could not be read");
  response.writeHead(503, { "Cache-Control": "no-store", "Retry-After": retryAfterSeconds }).end();
}

/** Responds with a picture in a route of the framework: 200, 304 or 404, for GET and HEAD. */
export async function pictureResponse(request: Request, given: PictureRequest): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const accept = request.headers.get("Accept") ?? undefined;
  const picture = await findPicture({ ...given, width: searchParams.get("w"), accept });
  return picture ? answer(request, picture) : noPicture();
}

export function noPicture(): Response {
  return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
}

type Asked = PictureRequest & { width: string | null; accept: string | undefined };
type Picture = { bytes: Buffer; head: FileHead };

async function findPicture(asked: Asked): Promise<Picture | null> {
  const wanted = wantedPicture(asked);
  if (!wanted) return null;
  const { place, log, file } = asked;
  try {
    const bytes = await derivedPicture(place, wanted, log);
    return bytes && { bytes, head: headOf(wanted) };
  } catch (error) {
    if (!(error instanceof InvalidPicture)) throw error;
    log.error({ err: error, file }, "broken picture");
    return null;
  }
}

function headOf(wanted: Derivation): FileHead {
  return {
    contentType: `image/${wanted.format}`,
    cacheControl: "public, max-age=31536000, immutable",
    etag: `"${derivedName(wanted)}"`,
    vary: "Accept",
  };
}

const fileName = /^[a-z0-9][a-z0-9._-]{0,120}\.(webp|jpg|jpeg|png)$/;

function wantedPicture({ size, file, width, accept }: Asked): Derivation | null {
  if (!isPictureSize(size) || !fileName.test(file) || file.includes("..")) return null;
  const widthPx = offeredWidthPx(size, width);
  return widthPx === null ? null : { file, widthPx, format: knownFormatFor(accept) };
}

/** Caches the format by Accept header: there are only a few different headers, and a page requests thirty pictures. */
const formats = new LRUCache<string, PictureFormat>({ max: 100 });

function knownFormatFor(accept = ""): PictureFormat {
  const format = formats.get(accept) ?? formatFor(accept);
  if (accept.length < 200) formats.set(accept, format);
  return format;
}

/** Chooses the format by RFC 9110, 12.5.1: the most specific range that matches WebP decides. */
function formatFor(accept: string | undefined): PictureFormat {
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

function answer(request: Request, { bytes, head }: Picture): Response {
  const { etag, cacheControl, contentType, vary = "" } = head;
  const headers = new Headers({ "Cache-Control": cacheControl, ETag: etag, Vary: vary });
  if (isTagKnown(request.headers.get("If-None-Match") ?? undefined, etag))
    return new Response(null, { status: 304, headers });
  headers.set("Content-Type", contentType);
  headers.set("Content-Length", String(bytes.length));
  return new Response(request.method === "HEAD" ? null : new Uint8Array(bytes), { headers });
}
