import type { Request, Response } from "express";

/** What is said of a file besides its bytes. */
export type FileHead = {
  contentType: string;
  cacheControl: string;
  /** A strong one: no two sequences of bytes share it. */
  etag: string;
  /** Header names by which the answer was chosen. */
  vary?: string;
  contentEncoding?: string;
};

/**
 * Answers GET or HEAD with bytes: 200, 304 to a browser that has them, or 206 with a part (RFC 9110, 14). Of several
 * ranges, and of a range of other bytes (If-Range), the whole is sent. A part of a compressed file is one of its compressed bytes.
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

/** 404 for a file that is not there: short, and asked for again once it is. */
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
