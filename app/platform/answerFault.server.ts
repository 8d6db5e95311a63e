import type { NextFunction, Request, Response } from "express";

import type { Log } from "./log.server";

/** Answers what fails before or outside the pages, such as an address whose escapes are broken. */
export function answerFault(log: Log) {
  return (error: unknown, request: Request, response: Response, next: NextFunction): void => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const { requestId } = response.locals;
    const status = statusOf(error);
    if (status === 500) log.error({ err: error, requestId, path: request.path }, "fault");
    response.status(status).type("text").send(`${status} ${requestId}`);
  };
}

function statusOf(error: unknown): number {
  const status = typeof error === "object" && error !== null && "status" in error ? error.status : 500;
  return typeof status === "number" && status >= 400 && status < 500 ? status : 500;
}
