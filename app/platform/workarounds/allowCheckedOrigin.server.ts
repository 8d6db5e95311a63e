import type { NextFunction, Request, Response } from "express";

/**
 * Hides the Origin header of a form that the shop has checked (sameOrigin.server.ts). The framework compares it with the
 * Host header, so it would refuse every form of a shop whose proxy asks it under another name.
 */
export function allowCheckedOrigin(request: Request, _response: Response, next: NextFunction): void {
  delete request.headers.origin;
  next();
}
