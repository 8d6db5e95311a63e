import Negotiator from "negotiator";

/** The codings in which the shop sends texts, the smallest first. */
export const codings = ["br", "gzip", "identity"] as const;

export type Coding = (typeof codings)[number];

/**
 * The smallest coding that an Accept-Encoding header (RFC 9110, 12.5.3) allows: `br;q=0` refuses brotli, `*` allows all
 * that are not named. Plain text for a client that refuses everything.
 */
export function acceptedCoding(header: string | undefined): Coding {
  const allowed = new Negotiator({ headers: { "accept-encoding": header } }).encodings([...codings]);
  return codings.find((coding) => allowed.includes(coding)) ?? "identity";
}
