import Negotiator from "negotiator";

/**
 * True when this Accept-Encoding header allows the encoding: `br;q=0` refuses it, `*` allows all that are not named.
 */
export function acceptsEncoding(header: string | undefined, encoding: string): boolean {
  return new Negotiator({ headers: { "accept-encoding": header } }).encodings([encoding]).includes(encoding);
}
