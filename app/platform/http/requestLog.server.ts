import type { NextFunction, Request, Response } from "express";
import type { Log } from "../log/log.server";

/**
 * Logs one line per request. It leaves out the query, which may hold a visitor's input, and the secrets of the path.
 */
export function logRequests(log: Log, redactPath: (path: string) => string) {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (!log.isLevelEnabled("info")) {
      next();
      return;
    }
    const [path = ""] = request.originalUrl.split("?");
    const startedAt = performance.now();
    response.on("finish", () => {
      const ms = Math.round((performance.now() - startedAt) * 10) / 10;
      const { requestId } = response.locals;
      log.info(
        { requestId, method: request.method, path: redactPath(path), status: response.statusCode, ms },
        "request",
      );
    });
    next();
  };
}
