import type { NextFunction, Request, Response } from "express";

import type { Environment } from "../process/environment.server";

/**
 * Keeps other sites from sending forms in a visitor's name. Browsers name the sender in Origin, with its scheme, host and
 * port, and how it stands to the shop in Sec-Fetch-Site; a client that sends neither carries no cookies of a visitor by
 * itself. Another site of the same domain, and the shop's own name over a plain connection, are other sites: what comes
 * from there may have been written by anybody.
 */

const reading = new Set(["GET", "HEAD", "OPTIONS"]);
const own = new Set(["same-origin", "none"]);

/** What a request tells of its sender and of the address that it came to. */
export type Sender = {
  origin: string | undefined;
  /** Sec-Fetch-Site. */
  site: string | undefined;
  /** Under which origin the request came in, as far as the server can tell. */
  askedOrigin: string;
};

export function refuseForeignForms({ publicUrl }: Pick<Environment, "publicUrl">) {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (!reading.has(request.method) && !isOwnForm(senderOf(request), publicUrl)) {
      response.status(403).type("text").send("This form was sent from another site.");
      return;
    }
    // Judged here; the framework's own look would refuse pages without referrer and shops behind a proxy.
    delete request.headers.origin;
    next();
  };
}

/** True for a form of the shop's own page. While it is tried out over http, any name that it is reached by is its own. */
export function isOwnForm({ origin, site, askedOrigin }: Sender, publicUrl: string): boolean {
  if (site !== undefined && !own.has(site)) return false;
  // A page that sends no referrer sends the origin `null` with its own forms, too.
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
