import type { NextFunction, Request, Response } from "express";

import { canonicalPath } from "./canonicalPath";

/** Redirects to the canonical address of a page, before any other work is done for the request. */
export function redirectToCanonicalPath(request: Request, response: Response, next: NextFunction): void {
  const isRead = request.method === "GET" || request.method === "HEAD";
  const canonical = isRead ? canonicalPath(request.originalUrl) : null;
  if (canonical === null) next();
  else response.redirect(301, canonical);
}
