import type { RequestHandler } from "express";

import { isMigrated } from "~/platform/database/migrations.server";
import type { Log } from "~/platform/log/log.server";

import { type Readiness, type ReadinessDeps, readReadiness } from "./readiness.server";

/** How long a result is kept in milliseconds, as each worker is asked by proxies every second or so. */
const keptMs = 5_000;
const keptUnreadyMs = 500;
const away: Readiness = { isReady: false, remarks: ["The database is away, or not that of this version."] };

/**
 * Responds to `/readyz` with 200 "ready" or 503 "not ready", and a line for each remark. A change of the remarks is
 * logged once. The result is cached for seconds; that the server listens and has its database is checked each time.
 */
export function answerReadiness(deps: ReadinessDeps & { log: Log }, isListening: () => boolean): RequestHandler {
  let known: { readiness: Promise<Readiness>; until: number } | undefined;
  let logged = "";
  const ask = async () => {
    if (!(await isMigrated(deps.db).catch(() => false))) return away;
    if (known && performance.now() < known.until) return known.readiness;
    const readiness = readReadiness(deps).catch(() => away);
    known = { readiness, until: performance.now() + keptMs };
    if (!(await readiness).isReady) known.until = performance.now() + keptUnreadyMs;
    return readiness;
  };
  return async (_request, response) => {
    const { isReady, remarks } = isListening() ? await ask() : { isReady: false, remarks: [] };
    if (isListening() && remarks.join() !== logged) {
      logged = remarks.join();
      deps.log.warn({ event: "readiness", isReady, remarks }, isReady ? "ready" : "not ready");
    }
    response
      .status(isReady ? 200 : 503)
      .type("text")
      .setHeader("Cache-Control", "no-store");
    response.send([isReady ? "ready" : "not ready", ...remarks].join("\n"));
  };
}
