import type { NextFunction, Request, Response } from "express";

import { isDatabaseUnavailable, retryAfterSeconds } from "../database/databaseUnavailable.server";
import { translatorFor } from "../i18n/i18n.server";
import { localeOfPath } from "../i18n/locale";
import type { Log } from "../log/log.server";
import { sentPath } from "./sentPath.server";

/** Handles errors before or outside the pages, such as a path with malformed escapes. */
export function errorHandler(log: Log, redactPath: (path: string) => string) {
  return (error: unknown, request: Request, response: Response, next: NextFunction): void => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const { requestId } = response.locals;
    const status = statusOf(error);
    const path = sentPath(request.path, response.locals);
    if (status >= 500) log.error({ err: error, requestId, path: redactPath(path) }, "fault");
    if (status === 503) response.setHeader("Retry-After", retryAfterSeconds);
    if (/^\/api(?:\/|$)/.test(request.path)) {
      response.status(status).json({ statusCode: status, message: "The call was not answered" });
      return;
    }
    const t = translatorFor(localeOfPath(request.path));
    const sentences = [
      status === 503 ? t("shell:away.title") : t("shell:fault.title", { code: status }),
      status === 503 ? t("shell:away.text") : t("shell:fault.text"),
      t("shell:fault.id", { requestId }),
    ];
    response.status(status).type("text").send(sentences.join("\n\n"));
  };
}

function statusOf(error: unknown): number {
  if (isDatabaseUnavailable(error)) return 503;
  const status = typeof error === "object" && error !== null && "status" in error ? error.status : 500;
  return typeof status === "number" && status >= 400 && status < 500 ? status : 500;
}
