import Negotiator from "negotiator";

/** True when a browser that sent this Accept-Encoding takes that one: `br;q=0` refuses it, `*` takes all not named. */
export function acceptsEncoding(header: string | undefined, encoding: string): boolean {
  return new Negotiator({ headers: { "accept-encoding": header } }).encodings([encoding]).includes(encoding);
}
