import type { NextFunction, Request, Response } from "express";
import type { Log } from "./log.server";
import { loggedPath } from "./loggedPath";

/** One line a request, without its query, which may hold what a visitor typed. */
export function logRequests(log: Log) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const startedAt = performance.now();
    response.on("finish", () => {
      const ms = Math.round((performance.now() - startedAt) * 10) / 10;
      const { requestId } = response.locals;
      log.info(
        { requestId, method: request.method, path: loggedPath(request.path), status: response.statusCode, ms },
        "request",
      );
    });
    next();
  };
}
