/**
 * The path itself when a redirect may follow it, else null: it starts with one slash, leads nowhere else, holds no
 * backslash and no control character, and is no call of the API (decision 23).
 */
export function safePath(path: unknown): string | null {
  if (typeof path !== "string" || path.length > 2_000) return null;
  const isLocal = /^\/(?!\/)/.test(path) && !path.includes("\\") && !/\p{Cc}/u.test(path);
  if (!isLocal || /^\/api(?:[/?#]|$)/.test(path)) return null;
  const base = "http://shop.invalid";
  return URL.canParse(path, base) && new URL(path, base).origin === base ? path : null;
}
