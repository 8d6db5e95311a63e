import type { NextFunction, Request, Response } from "express";

import type { Environment } from "./environment.server";

const reading = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses a form that another site sends in a visitor's name. Browsers name the sender in Origin or Sec-Fetch-Site;
 * a client that sends neither carries no cookies of a visitor by itself.
 */
export function refuseForeignForms({ publicUrl }: Pick<Environment, "publicUrl">) {
  const publicHost = new URL(publicUrl).host;
  return (request: Request, response: Response, next: NextFunction): void => {
    if (!reading.has(request.method) && !isOwn(request, publicHost)) {
      response.status(403).type("text").send("This form was sent from another site.");
      return;
    }
    // Judged here; the framework's own look would refuse pages without referrer and shops behind a proxy.
    delete request.headers.origin;
    next();
  };
}

function isOwn(request: Request, publicHost: string): boolean {
  const origin = request.get("Origin");
  const site = request.get("Sec-Fetch-Site");
  // A page that sends no referrer sends the origin `null` with its own forms, too.
  if (origin === "null") return site === "same-origin";
  if (!origin) return site !== "cross-site";
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return host === request.get("Host") || host === publicHost;
}
