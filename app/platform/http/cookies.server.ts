import { parse } from "cookie";

/** Anything with headers: a framework request, or an Express one with a `get`. */
export type HasHeaders = { headers: { get(name: string): string | null } };

/**
 * The cookies of a request by name; the first of duplicates counts. This is the only place that reads the header, so
 * that the page cache and the page always see the same cookies.
 */
export function readCookies({ headers }: HasHeaders): Readonly<Record<string, string | undefined>> {
  const header = headers.get("Cookie") ?? "";
  // A page reads several cookies of the same request.
  if (header !== last.header) last = { header, cookies: Object.freeze(parse(header)) };
  return last.cookies;
}

let last: { header: string; cookies: Readonly<Record<string, string | undefined>> } = {
  header: "",
  cookies: Object.freeze(parse("")),
};
