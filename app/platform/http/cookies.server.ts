import { parse } from "cookie";

/** Whatever carries headers: a request of the framework's, or Express's with a `get`. */
export type Asked = { headers: { get(name: string): string | null } };

/**
 * The cookies of a request by name; of one sent twice the first counts. This is the only place that reads the header, so
 * that nothing can take a cookie for there that the page cache takes for missing.
 */
export function readCookies({ headers }: Asked): Readonly<Record<string, string | undefined>> {
  const header = headers.get("Cookie") ?? "";
  // A page asks for one cookie after another of the same request.
  if (header !== last.header) last = { header, cookies: Object.freeze(parse(header)) };
  return last.cookies;
}

let last: { header: string; cookies: Readonly<Record<string, string | undefined>> } = {
  header: "",
  cookies: Object.freeze(parse("")),
};
