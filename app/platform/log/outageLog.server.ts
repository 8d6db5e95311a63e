import type { LogFn, Logger, LoggerOptions } from "pino";

import { isDatabaseUnavailable } from "../database/databaseUnavailable.server";

type LogMethod = NonNullable<NonNullable<LoggerOptions["hooks"]>["logMethod"]>;

const quietMs = 5_000;

/**
 * Keeps an outage of the database from flooding the log. While the database is unavailable, everything that needs it
 * fails: that is one event, not an error of each page. Its lines become warnings, and one in five seconds is written;
 * `silenced` counts the others.
 */
export function quietOutages(now: () => number = () => performance.now()): LogMethod {
  let quietUntil = Number.NEGATIVE_INFINITY;
  let silenced = 0;
  let isLogging = false;
  return function (this: Logger, line: Parameters<LogFn>, write: LogFn): void {
    const [fields, ...words] = line;
    if (isLogging || !isDatabaseUnavailable(errorIn(fields))) {
      write.apply(this, line);
    } else if (now() < quietUntil) {
      silenced += 1;
    } else {
      quietUntil = now() + quietMs;
      isLogging = true;
      this.warn({ ...(typeof fields === "object" ? fields : {}), event: "database-away", silenced }, ...words);
      isLogging = false;
      silenced = 0;
    }
  };
}

function errorIn(fields: unknown): unknown {
  return typeof fields === "object" && fields !== null && "err" in fields ? fields.err : fields;
}
