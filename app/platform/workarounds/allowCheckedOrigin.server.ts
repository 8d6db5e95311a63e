import type { NextFunction, Request, Response } from "express";

/**
 * Removes the Origin header of a form that the shop has already checked (sameOrigin.server.ts). The framework compares
 * it with the Host header, so it would reject every form of a shop whose proxy calls it under another host name.
 */
export function allowCheckedOrigin(request: Request, _response: Response, next: NextFunction): void {
  delete request.headers.origin;
  next();
}
