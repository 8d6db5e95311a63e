import Negotiator from "negotiator";

/** The codings in which the shop sends texts, the smallest first. */
const codings = ["br", "gzip", "identity"] as const;

export type Coding = (typeof codings)[number];

/**
 * Returns the smallest coding that an Accept-Encoding header (RFC 9110, 12.5.3) allows: `br;q=0` rejects brotli, `*`
 * allows all that are not named. Returns plain text for a client that rejects everything.
 */
export function acceptedCoding(header: string | undefined): Coding {
  const allowed = new Negotiator({ headers: { "accept-encoding": header } }).encodings([...codings]);
  return codings.find((coding) => allowed.includes(coding)) ?? "identity";
}
