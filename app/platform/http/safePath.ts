/**
 * Protection against open redirects. Forms, URLs and cookies name the page to return to, and any of these may come from
 * an attacker's link. A path that passes stays inside the shop however a browser or a proxy parses it; every redirect
 * to such a path uses this file's result.
 */

const base = "http://shop.invalid";
const maxPathLength = 2_000;

/**
 * Returns the path, with its query and fragment, as a browser parses it. Returns null for one that could lead to
 * another site, that has an empty segment, a backslash or a control character, literal or encoded, and for API calls
 * (decision 23).
 */
export function safePath(written: unknown): string | null {
  if (typeof written !== "string" || written.length > maxPathLength) return null;
  if (!written.startsWith("/") || hasTrick(written) || !URL.canParse(written, base)) return null;
  const { origin, pathname, search, hash } = new URL(written, base);
  const decoded = decodedFully(pathname);
  if (origin !== base || decoded === null || decoded.includes("//") || hasTrick(decoded)) return null;
  return /^\/api(?:[/.]|$)/i.test(decoded) ? null : `${pathname}${search}${hash}`;
}

/**
 * Returns the given path if it is safe, else the home page. `rewrite` transforms the path; the result is checked again,
 * as two harmless parts may form a harmful whole.
 */
export function returnPath(written: unknown, rewrite: (url: URL) => string = ownPath): string {
  const wanted = safePath(rewrite(new URL(safePath(written) ?? "/", base)));
  return wanted ?? safePath(rewrite(new URL("/", base))) ?? "/";
}

function ownPath({ pathname, search, hash }: URL): string {
  return `${pathname}${search}${hash}`;
}

function hasTrick(text: string): boolean {
  return text.startsWith("//") || text.includes("\\") || /\p{Cc}/u.test(text);
}

/**
 * Decodes a path until nothing is encoded. Returns null for malformed escapes, and for a path that is encoded more
 * deeply than an honest one would be.
 */
function decodedFully(pathname: string): string | null {
  let text = pathname;
  for (let layer = 0; layer < 3; layer += 1) {
    try {
      const plain = decodeURIComponent(text);
      if (plain === text) return text;
      text = plain;
    } catch {
      return null;
    }
  }
  return null;
}
