import type { NextFunction, Request, Response } from "express";

import { canonicalPath } from "./canonicalPath";

/** Leads to the one address of a page, before any other work is done for it. */
export function redirectToCanonicalPath(request: Request, response: Response, next: NextFunction): void {
  const isRead = request.method === "GET" || request.method === "HEAD";
  const canonical = isRead ? canonicalPath(request.originalUrl) : null;
  if (canonical === null) next();
  else response.redirect(301, canonical);
}
