import { createHash } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import type { Response as ExpressResponse, Request, RequestHandler } from "express";

import { acceptedCoding } from "../compression/acceptedCoding";
import { isTagKnown } from "../http/isTagKnown";
import { type CachedPage, type KeptPage, openPageShare, type PageShare } from "./pageCache.share.server";

declare module "@remix-run/node" {
  interface AppLoadContext {
    /** What a page of this request may do with the page cache; absent when the page is not cacheable. */
    pageCache?: PageSlot;
  }
}

type PageSlot = {
  plan: PagePlan;
  keep: (page: KeptPage) => Promise<CachedPage>;
  /** Returns the page in the coding that the client accepts. */
  bodyOf: (page: CachedPage) => Promise<Buffer>;
  coding: ReturnType<typeof acceptedCoding>;
  /** The last page for this request, if it is still cached; it is served when a new one cannot be rendered. */
  last: CachedPage | undefined;
};

/** What the cache must know about a request. */
export type PagePlan = {
  /** Contains everything that the page depends on: two requests with the same key get the same page. */
  key: string;
  /** True for pages of which an outsider can request very many; they have a part of the cache of their own. */
  isRare: boolean;
  /** Set-Cookie values for this request alone, sent with whichever page it gets. */
  ownCookies: string[];
  /** Names of cookies that the page may set, as their new value follows from the key. */
  cookiesByKey: string[];
  /**
   * False for a visitor who may have sent the form of an older copy of the page: the key in that copy would not count a
   * second time.
   */
  isCopyUsable: boolean;
  /** Values of the request that must not appear in a page that others get. */
  secrets: string[];
};

/** Bytes of compressed pages that one process keeps: some thousand pages. */
const shareBytes = { common: 10_000_000, rare: 5_000_000 };

/**
 * Renders a page without personal data once a second, however many visitors request it: the first request after a
 * second waits for the new page, others get the last page meanwhile. A change of prices or stock appears a second
 * later, or at most two while the new page is rendered; adding to the cart and ordering always query the database.
 * While the database is unavailable, the last page is served. `planOf` returns null for a request whose page is not
 * cacheable.
 */
export function cachePages(planOf: (request: Request) => Promise<PagePlan | null>): RequestHandler {
  const shares = { common: openPageShare(shareBytes.common), rare: openPageShare(shareBytes.rare) };
  return async (request, response, next) => {
    try {
      const plan = await planOf(request).catch(() => null);
      if (!plan) return next();
      const share = shares[plan.isRare ? "rare" : "common"];
      const page = share.get(plan.key);
      if (page && page.until > performance.now()) return await send({ page, share, plan }, request, response);
      if (page) share.prolongOnce(page);
      response.locals.pageCache = slotOf(share, plan, request);
      next();
    } catch (error) {
      next(error);
    }
  };
}

function slotOf(share: PageShare, plan: PagePlan, request: Request): PageSlot {
  const coding = codingFor(request);
  return {
    plan,
    keep: (page) => share.keep(plan.key, page, coding),
    bodyOf: (page) => share.bodyOf(plan.key, page, coding),
    coding,
    last: share.get(plan.key),
  };
}

function codingFor({ headers }: Request) {
  return acceptedCoding(headers["accept-encoding"]?.toString());
}

type Found = { page: CachedPage; share: PageShare; plan: PagePlan };

async function send({ page, share, plan }: Found, request: Request, response: ExpressResponse): Promise<void> {
  const cookies = [...page.cookies, ...plan.ownCookies];
  const isUnchanged = plan.isCopyUsable && isTagKnown(request.headers["if-none-match"], page.etag);
  const headers = isUnchanged ? unchangedHeaders(page.headers) : page.headers;
  const coding = codingFor(request);
  const body = isUnchanged ? undefined : await share.bodyOf(plan.key, page, coding);
  response.status(isUnchanged ? 304 : 200);
  for (const [name, value] of headers) response.setHeader(name, value);
  if (cookies.length > 0) response.setHeader("Set-Cookie", cookies);
  if (body && coding !== "identity") response.setHeader("Content-Encoding", coding);
  if (body) response.setHeader("Content-Length", body.length);
  response.end(request.method === "HEAD" ? undefined : body);
}

const unchangedNames = ["cache-control", "vary", "etag"];

/**
 * Returns the headers of a 304 response. They lack the Content-Security-Policy: the visitor's copy keeps its own, with
 * the nonce of its own scripts.
 */
function unchangedHeaders(headers: Iterable<[string, string]>): [string, string][] {
  return [...headers].filter(([name]) => unchangedNames.includes(name.toLowerCase()));
}

/** Hashes a page and its policy, without the parts that differ each time it is rendered. */
function etagOf({ headers, body, varying }: Pick<RenderedPage, "headers" | "body" | "varying">): string {
  const whole = `${headers.get("Content-Security-Policy")}\n${body}`;
  const same = varying.reduce((text, part) => text.replaceAll(part, ""), whole);
  return `W/"${createHash("sha256").update(same).digest("base64url").slice(0, 27)}"`;
}

/** Returns the last page for a request that the shop cannot serve now; undefined without one. */
export async function stalePageResponse({ pageCache }: AppLoadContext): Promise<Response | undefined> {
  return pageCache?.last && pageResponse(pageCache, pageCache.last);
}

async function pageResponse(slot: PageSlot, page: CachedPage): Promise<Response> {
  const headers = new Headers(page.headers);
  if (slot.coding !== "identity") headers.set("Content-Encoding", slot.coding);
  return new Response(new Uint8Array(await slot.bodyOf(page)), { headers });
}

type RenderedPage = {
  headers: Headers;
  body: string;
  /** Parts that differ each time the page is rendered, such as the nonce. */
  varying: readonly string[];
  /** The request's If-None-Match header. */
  ifNoneMatch: string | null;
};

/** Responds with the page, and caches it where nothing in it belongs to this visitor. */
export async function cacheAndRespond(
  { headers, body, varying, ifNoneMatch }: RenderedPage,
  { pageCache, requestId = "" }: AppLoadContext,
): Promise<Response> {
  // The page's data contains the request's id for its error page; visitors who get the cached page have made other
  // requests.
  const anybodys = requestId ? body.replaceAll(requestId, "") : body;
  if (!pageCache || !isAnybodys(headers, anybodys, pageCache.plan)) return new Response(body, { headers });
  const cookies = headers.getSetCookie();
  headers.delete("Set-Cookie");
  headers.append("Vary", "Accept-Encoding");
  const etag = etagOf({ headers, body: anybodys, varying });
  headers.set("ETag", etag);
  const page = await pageCache.keep({ headers: [...headers], cookies, body: anybodys, etag });
  const isUnchanged = pageCache.plan.isCopyUsable && isTagKnown(ifNoneMatch ?? undefined, etag);
  const response = isUnchanged
    ? new Response(null, { status: 304, headers: unchangedHeaders(headers) })
    : await pageResponse(pageCache, page);
  for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
  return response;
}

function isAnybodys(headers: Headers, body: string, { cookiesByKey, secrets }: PagePlan): boolean {
  const set = headers.getSetCookie().map((cookie) => cookie.split("=")[0] ?? "");
  return set.every((name) => cookiesByKey.includes(name)) && !secrets.some((secret) => body.includes(secret));
}
