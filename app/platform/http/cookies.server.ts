import { parse } from "cookie";

/** Anything with headers: a framework request, or an Express one whose headers have a `get`. */
export type HasHeaders = { headers: { get(name: string): string | null } };

/**
 * Returns the cookies of a request by name; of duplicates, the first one counts. This is the only place that reads the
 * header, so that the page cache and the page always see the same cookies.
 */
export function readCookies({ headers }: HasHeaders): Readonly<Record<string, string | undefined>> {
  const header = headers.get("Cookie") ?? "";
  // One page reads several cookies of the same request, so the last parsed header is kept.
  if (header !== last.header) last = { header, cookies: Object.freeze(parse(header)) };
  return last.cookies;
}

let last: { header: string; cookies: Readonly<Record<string, string | undefined>> } = {
  header: "",
  cookies: Object.freeze(parse("")),
};
