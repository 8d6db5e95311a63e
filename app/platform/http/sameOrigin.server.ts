import type { NextFunction, Request, Response } from "express";

import type { Environment } from "../process/environment.server";

/**
 * CSRF protection: rejects forms of other sites. Browsers send the sender's scheme, host and port in Origin, and its
 * relation to the shop in Sec-Fetch-Site; a client that sends neither has no visitor's cookies. Other sites of the same
 * domain, and the shop's own name over plain http, count as other sites: anybody may have written their pages.
 */

const reading = new Set(["GET", "HEAD", "OPTIONS"]);
const own = new Set(["same-origin", "none"]);

/** The sender of a request and the URL that it was sent to. */
export type Sender = {
  origin: string | undefined;
  /** The value of Sec-Fetch-Site. */
  site: string | undefined;
  /** The origin that the request was sent to, as far as the server can tell. */
  askedOrigin: string;
};

export function rejectCrossSiteForms({ publicUrl }: Pick<Environment, "publicUrl">) {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (!reading.has(request.method) && !isOwnForm(senderOf(request), publicUrl)) {
      response.status(403).type("text").send("This form was sent from another site.");
      return;
    }
    next();
  };
}

/**
 * Returns true for a form of the shop's own page. On plain http, for testing, every name under which the shop is
 * reached counts as its own.
 */
export function isOwnForm({ origin, site, askedOrigin }: Sender, publicUrl: string): boolean {
  if (site !== undefined && !own.has(site)) return false;
  // A page with the referrer policy `no-referrer` sends the origin `null`, also with the shop's own forms.
  if (origin === "null") return site === "same-origin";
  if (origin === undefined) return true;
  const sender = originOf(origin);
  if (sender === null) return false;
  const isTrial = !publicUrl.startsWith("https:");
  return sender === originOf(publicUrl) || (isTrial && sender === originOf(askedOrigin));
}

function senderOf(request: Request): Sender {
  return {
    origin: request.get("Origin"),
    site: request.get("Sec-Fetch-Site"),
    askedOrigin: `${request.protocol}://${request.get("Host")}`,
  };
}

function originOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).origin : null;
}
