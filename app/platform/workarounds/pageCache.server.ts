import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { AppLoadContext } from "@remix-run/node";
import type { Response as ExpressResponse, Request, RequestHandler } from "express";
import { LRUCache } from "lru-cache";

import { pageBrotli } from "../http/pageBrotli.server";

declare module "@remix-run/node" {
  interface AppLoadContext {
    /** Stores this request's page; absent when the page is not cacheable. */
    storeInPageCache?: KeepPage;
    /** The last page for this request, if still cached: served when a new one cannot be rendered. */
    stalePage?: CachedResponse;
  }
}

type CachedResponse = { headers: [string, string][]; body: Uint8Array<ArrayBuffer>; etag: string };
type KeepPage = (page: { headers: Headers; body: Uint8Array<ArrayBuffer>; etag: string }) => void;
type CachedPage = CachedResponse & { until: number };

const compressed = promisify(brotliCompress);
const cachedMs = 1_000;
const maxPages = 300;

/**
 * Renders a page without personal data once a second, however many request it. A change of prices or stock appears a
 * second later at most; adding and ordering always query the database. While the database is unavailable, the last page
 * is served. `keyOf` returns the cache key, and null for a request whose page is not cacheable.
 */
export function cachePages(keyOf: (request: Request) => Promise<string | null>): RequestHandler {
  const cached = new LRUCache<string, CachedPage>({ max: maxPages });
  return async (request, response, next) => {
    const key = await keyOf(request).catch(() => null);
    if (key === null) return next();
    const page = cached.get(key);
    if (page && page.until > performance.now()) return send(page, request, response);
    const storeInPageCache: KeepPage = ({ headers, body, etag }) => {
      cached.set(key, { headers: [...headers], body, etag, until: performance.now() + cachedMs });
    };
    response.locals.storeInPageCache = storeInPageCache;
    response.locals.stalePage = page;
    next();
  };
}

function send({ headers, body, etag }: CachedPage, request: Request, response: ExpressResponse): void {
  const isUnchanged = request.headers["if-none-match"] === etag;
  response.status(isUnchanged ? 304 : 200);
  for (const [name, value] of isUnchanged ? unchangedHeaders(headers) : headers) response.setHeader(name, value);
  response.end(isUnchanged ? undefined : body);
}

const unchangedNames = ["cache-control", "vary", "etag"];

/**
 * Of the answer that the visitor's copy of a page is still right. It has no Content-Security-Policy: the copy keeps its
 * own, with the nonce of its own scripts.
 */
function unchangedHeaders(headers: Iterable<[string, string]>): [string, string][] {
  return [...headers].filter(([name]) => unchangedNames.includes(name.toLowerCase()));
}

/** Of all that a page and its policy say, without the parts that differ each time that it is rendered. */
function etagOf({ headers, body, varying }: Pick<RenderedPage, "headers" | "body" | "varying">): string {
  const whole = `${headers.get("Content-Security-Policy")}\n${body}`;
  const same = varying.reduce((text, part) => text.replaceAll(part, ""), whole);
  return `W/"${createHash("sha256").update(same).digest("base64url").slice(0, 27)}"`;
}

/** The last page, for a request that the shop cannot serve now. */
export function stalePageResponse({ stalePage }: AppLoadContext): Response | undefined {
  return stalePage && new Response(stalePage.body, { headers: stalePage.headers });
}

type RenderedPage = {
  headers: Headers;
  body: string;
  /** Parts that differ each time, such as the nonce. */
  varying: readonly string[];
  /** The request's header. */
  ifNoneMatch: string | null;
};

/** Responds with the page and caches it, unless the response sets a cookie. */
export async function cacheAndRespond(
  { headers, body, varying, ifNoneMatch }: RenderedPage,
  { storeInPageCache, requestId = "" }: AppLoadContext,
): Promise<Response> {
  if (!storeInPageCache || headers.has("Set-Cookie")) return new Response(body, { headers });
  // The page's data contains the request's id for its error page; readers of the cached page made other requests.
  const anybodys = requestId ? body.replaceAll(requestId, "") : body;
  const small = new Uint8Array(await compressed(anybodys, { params: pageBrotli }));
  const etag = etagOf({ headers, body: anybodys, varying });
  headers.set("Content-Encoding", "br");
  headers.set("ETag", etag);
  storeInPageCache({ headers, body: small, etag });
  if (ifNoneMatch === etag) return new Response(null, { status: 304, headers: unchangedHeaders(headers) });
  return new Response(small, { headers });
}
