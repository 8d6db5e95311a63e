import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { AppLoadContext } from "@remix-run/node";
import type { Response as ExpressResponse, Request, RequestHandler } from "express";

import { pageBrotli } from "../http/pageBrotli.server";

declare module "@remix-run/node" {
  interface AppLoadContext {
    /** Stores this request's page; absent when the page is not cacheable. */
    storeInPageCache?: KeepPage;
    /** The last page for this request, if still cached: served when a new one cannot be rendered. */
    stalePage?: CachedResponse;
  }
}

type CachedResponse = { headers: [string, string][]; body: Uint8Array<ArrayBuffer> };
type KeepPage = (page: { headers: Headers; body: Uint8Array<ArrayBuffer> }) => void;
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
  const cached = new Map<string, CachedPage>();
  return async (request, response, next) => {
    const key = await keyOf(request).catch(() => null);
    if (key === null) return next();
    const page = cached.get(key);
    if (page && page.until > performance.now()) return send(page, response);
    const storeInPageCache: KeepPage = ({ headers, body }) => {
      cached.delete(key);
      const [oldest] = cached.keys();
      if (cached.size >= maxPages && oldest !== undefined) cached.delete(oldest);
      cached.set(key, { headers: [...headers], body, until: performance.now() + cachedMs });
    };
    response.locals.storeInPageCache = storeInPageCache;
    response.locals.stalePage = page;
    next();
  };
}

function send({ headers, body }: CachedPage, response: ExpressResponse): void {
  for (const [name, value] of headers) response.setHeader(name, value);
  response.end(body);
}

/** The last page, for a request that the shop cannot serve now. */
export function stalePageResponse({ stalePage }: AppLoadContext): Response | undefined {
  return stalePage && new Response(stalePage.body, { headers: stalePage.headers });
}

/** Responds with the page and caches it, unless the response sets a cookie. */
export async function cacheAndRespond(
  { headers, body }: { headers: Headers; body: string },
  { storeInPageCache, requestId = "" }: AppLoadContext,
): Promise<Response> {
  if (!storeInPageCache || headers.has("Set-Cookie")) return new Response(body, { headers });
  // The page's data contains the request's id for its error page; readers of the cached page made other requests.
  const anybodys = requestId ? body.replaceAll(requestId, "") : body;
  const small = new Uint8Array(await compressed(anybodys, { params: pageBrotli }));
  headers.set("Content-Encoding", "br");
  storeInPageCache({ headers, body: small });
  return new Response(small, { headers });
}
