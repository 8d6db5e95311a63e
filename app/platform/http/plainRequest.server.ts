import type { Request, RequestHandler } from "express";

/**
 * Rejects with 400 the requests that no browser sends and the framework cannot parse: an invalid Host, a target that is
 * not a path, malformed escapes or escaped control characters, NULs in a query. Later middleware may rely on a path
 * that begins with one slash, on a Host that fits into a URL, and on forwarded headers written by a trusted proxy.
 */
export function rejectMalformedRequests({ trustedProxies, publicUrl }: Setting): RequestHandler {
  const ownHost = new URL(publicUrl).host;
  return (request, _response, next) => {
    const target = parseTarget(request.originalUrl);
    const isPlain = target !== null && hasPlainHost(request, trustedProxies > 0, ownHost);
    request.url = request.originalUrl = target ?? startOf(request.originalUrl);
    next(isPlain ? undefined : { status: 400 });
  };
}

type Setting = { trustedProxies: number; publicUrl: string };

const hostPattern = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * Returns path and query of a request's target, also of one in absolute form (RFC 9112, 3.2.2); null for a rejected
 * one.
 */
export function parseTarget(written: string): string | null {
  const target = written.startsWith("/") ? written : pathOfAbsolute(written);
  if (target === null || /^\/[/\\]|#/.test(target)) return null;
  const [path = "", ...query] = target.split("?");
  const isPlain = !/\\|%(?:[01][\da-f]|7f|5c)/i.test(path) && isDecodable(path);
  return isPlain && !/%00|(?:^|&)_data=/.test(query.join("?")) ? target : null;
}

/** Returns the prefix that decides whether the rejection is a page in one of the languages or an API response. */
function startOf(written: string): string {
  return /^\/(?:sk|api)(?=[/?]|$)/.exec(written)?.[0] ?? "/";
}

function pathOfAbsolute(written: string): string | null {
  if (!/^https?:\/\//i.test(written) || !URL.canParse(written)) return null;
  const { pathname, search } = new URL(written);
  return pathname + search;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns false for an invalid Host. Removes the forwarded headers where there is no proxy, as anybody may have written
 * them.
 */
function hasPlainHost({ headers }: Request, isForwarded: boolean, ownHost: string): boolean {
  // Only HTTP/1.0 requests may omit Host.
  headers.host ??= ownHost;
  const forwardedHost = isForwarded ? headers["x-forwarded-host"]?.toString().split(",")[0]?.trim() : undefined;
  const protocol = isForwarded ? headers["x-forwarded-proto"]?.toString().split(",")[0]?.trim() : undefined;
  keepOrDrop(headers, "x-forwarded-host", forwardedHost);
  keepOrDrop(headers, "x-forwarded-proto", protocol);
  return isHost(headers.host) && (!forwardedHost || isHost(forwardedHost)) && (!protocol || /^https?$/.test(protocol));
}

function keepOrDrop(headers: Request["headers"], name: string, value: string | undefined): void {
  if (value) headers[name] = value;
  else delete headers[name];
}

function isHost(host: string): boolean {
  return hostPattern.test(host) && URL.canParse(`http://${host}`);
}
