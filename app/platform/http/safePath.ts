/**
 * Where a visitor may be sent by what a visitor gave. Forms, addresses and cookies name the page to come back to, and any
 * of these may come from somebody else's link. What passes here leads inside the shop however a browser or a proxy reads
 * it; every redirect to such a path is made of what this file returns.
 */

const base = "http://shop.invalid";
const longestPath = 2_000;

/**
 * The path, with its query and fragment, as a browser understands it; null for one that could lead elsewhere, that holds
 * an empty segment, a backslash or a control character, written out or encoded, and for calls of the API (decision 23).
 */
export function safePath(written: unknown): string | null {
  if (typeof written !== "string" || written.length > longestPath) return null;
  if (!written.startsWith("/") || hasTrick(written) || !URL.canParse(written, base)) return null;
  const { origin, pathname, search, hash } = new URL(written, base);
  const decoded = decodedFully(pathname);
  if (origin !== base || decoded === null || decoded.includes("//") || hasTrick(decoded)) return null;
  return /^\/api(?:[/.]|$)/i.test(decoded) ? null : `${pathname}${search}${hash}`;
}

/**
 * The safe path that was written, else home. `rewrite` makes another one of it, which is looked at in its turn: of two
 * harmless parts may come a harmful whole.
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

/** Null when it is encoded wrongly, or so often that there must be something behind it. */
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
