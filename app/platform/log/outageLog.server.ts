import type { LogFn, Logger, LoggerOptions } from "pino";

import { isDatabaseAway } from "../database/databaseAway.server";

type LogMethod = NonNullable<NonNullable<LoggerOptions["hooks"]>["logMethod"]>;

const quietMs = 5_000;

/**
 * While the database is away, everything that needs it fails: that is one event and no fault of each page. Its lines
 * are warnings, whatever level they were meant for, and one in five seconds is written; `silenced` counts the others.
 */
export function quietOutages(now: () => number = () => performance.now()): LogMethod {
  let quietUntil = Number.NEGATIVE_INFINITY;
  let silenced = 0;
  let isTelling = false;
  return function (this: Logger, line: Parameters<LogFn>, write: LogFn): void {
    const [fields, ...words] = line;
    if (isTelling || !isDatabaseAway(errorIn(fields))) {
      write.apply(this, line);
    } else if (now() < quietUntil) {
      silenced += 1;
    } else {
      quietUntil = now() + quietMs;
      isTelling = true;
      this.warn({ ...(typeof fields === "object" ? fields : {}), event: "database-away", silenced }, ...words);
      isTelling = false;
      silenced = 0;
    }
  };
}

function errorIn(fields: unknown): unknown {
  return typeof fields === "object" && fields !== null && "err" in fields ? fields.err : fields;
}
