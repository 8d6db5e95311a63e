import type { Request, Response } from "express";

/** The headers that describe a file. */
export type FileHead = {
  contentType: string;
  cacheControl: string;
  /** A strong ETag: no two sequences of bytes share it. */
  etag: string;
  /** Names of the request headers on which the response depends. */
  vary?: string;
  contentEncoding?: string;
};

/**
 * Responds to GET or HEAD with bytes: 200, 304 to a browser that has them already, or 206 with a part of them (RFC
 * 9110, 14). The whole file is sent when several ranges are requested, or a range of other bytes (If-Range). A range of
 * a compressed file counts its compressed bytes.
 */
export function sendBytes(request: Request, response: Response, bytes: Buffer, head: FileHead): void {
  response.setHeader("Cache-Control", head.cacheControl);
  response.setHeader("ETag", head.etag);
  if (head.vary) response.setHeader("Vary", head.vary);
  response.setHeader("X-Content-Type-Options", "nosniff");
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  response.setHeader("Accept-Ranges", "bytes");
  const range = askedRange(request, bytes.length, head.etag);
  if (range === "beyond") {
    response.status(416).setHeader("Content-Range", `bytes */${bytes.length}`).end();
    return;
  }
  response.setHeader("Content-Type", head.contentType);
  if (head.contentEncoding) response.setHeader("Content-Encoding", head.contentEncoding);
  if (range) response.status(206).setHeader("Content-Range", `bytes ${range.start}-${range.end}/${bytes.length}`);
  const sent = range ? bytes.subarray(range.start, range.end + 1) : bytes;
  response.setHeader("Content-Length", sent.length);
  response.end(request.method === "HEAD" ? undefined : sent);
}

/** Responds 404 for a missing file, with a short body that is not cached, so that browsers request the file again. */
export function sendNoFile(response: Response): void {
  response.status(404).setHeader("Cache-Control", "no-store").setHeader("X-Content-Type-Options", "nosniff").end();
}

function askedRange(request: Request, length: number, etag: string): { start: number; end: number } | "beyond" | null {
  if (request.headers.range === undefined || request.method !== "GET") return null;
  const condition = request.headers["if-range"];
  if (condition !== undefined && condition !== etag) return null;
  const ranges = request.range(length, { combine: true });
  if (ranges === -1) return "beyond";
  if (!Array.isArray(ranges) || ranges.type !== "bytes") return null;
  const [only, ...others] = ranges;
  return only && others.length === 0 ? only : null;
}
