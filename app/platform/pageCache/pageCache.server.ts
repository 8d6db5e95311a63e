import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { AppLoadContext } from "@remix-run/node";
import type { Response as ExpressResponse, Request, RequestHandler } from "express";

import { pageBrotli } from "./pageBrotli.server";

declare module "@remix-run/node" {
  interface AppLoadContext {
    /** Where the page may be kept that answers this request; absent where it is this visitor's own. */
    keepPage?: KeepPage;
    /** What this request got when the page was made last, if it is still kept: given when it cannot be made anew. */
    lastPage?: PageFile;
  }
}

type PageFile = { headers: [string, string][]; body: Uint8Array<ArrayBuffer> };
type KeepPage = (page: { headers: Headers; body: Uint8Array<ArrayBuffer> }) => void;
type KeptPage = PageFile & { until: number };

const compressed = promisify(brotliCompress);
const keptMs = 1_000;
const mostPages = 300;

/**
 * A page that says nothing of its visitor but what the shell says is made once a second, however many ask for it. A
 * change of prices or stock shows itself a second later at most; adding and ordering always look at the database. While
 * the database is away, the last page is given on.
 * `keyOf` tells what the shell depends on, and null for a request whose page is nobody else's.
 */
export function giveSharedPages(keyOf: (request: Request) => Promise<string | null>): RequestHandler {
  const kept = new Map<string, KeptPage>();
  return async (request, response, next) => {
    const key = await keyOf(request).catch(() => null);
    if (key === null) return next();
    const page = kept.get(key);
    if (page && page.until > performance.now()) return give(page, response);
    const keepPage: KeepPage = ({ headers, body }) => {
      kept.delete(key);
      const [oldest] = kept.keys();
      if (kept.size >= mostPages && oldest !== undefined) kept.delete(oldest);
      kept.set(key, { headers: [...headers], body, until: performance.now() + keptMs });
    };
    response.locals.keepPage = keepPage;
    response.locals.lastPage = page;
    next();
  };
}

function give({ headers, body }: KeptPage, response: ExpressResponse): void {
  for (const [name, value] of headers) response.setHeader(name, value);
  response.end(body);
}

/** The page as it was last, for a request that the shop cannot answer now. */
export function answerLast({ lastPage }: AppLoadContext): Response | undefined {
  return lastPage && new Response(lastPage.body, { headers: lastPage.headers });
}

/** The answer with this page, kept for those who ask next if nothing in it is this visitor's alone. */
export async function answerShared(
  { headers, body }: { headers: Headers; body: string },
  { keepPage, requestId = "" }: AppLoadContext,
): Promise<Response> {
  if (!keepPage || headers.has("Set-Cookie")) return new Response(body, { headers });
  // The page's data names the request for a page that fails; those who get this one made other requests.
  const anybodys = requestId ? body.replaceAll(requestId, "") : body;
  const small = new Uint8Array(await compressed(anybodys, { params: pageBrotli }));
  headers.set("Content-Encoding", "br");
  keepPage({ headers, body: small });
  return new Response(small, { headers });
}
