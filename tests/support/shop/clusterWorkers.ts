import cluster from "node:cluster";
import { createServer } from "node:http";

import { startHeartbeat } from "~/platform/process/heartbeat.server";

/** Runs the shop's cluster without the shop: two workers that respond with their pid, or exit on `/die`. */
const port = Number(process.env.PORT);
const beatMs = 50;

if (cluster.isPrimary) {
  const { openSqlite } = await import("~/platform/database/database.server");
  const { openLog } = await import("~/platform/log/log.server");
  const { superviseWorkers } = await import("~/platform/process/workers.server");
  const environment = { workers: 2, publicUrl: `http://127.0.0.1:${port}`, databaseUrl: undefined };
  const times = { beatMs, hungAfterMs: 1_500, startWithinMs: 30_000, firstPauseMs: 10, maxPauseMs: 200 };
  await superviseWorkers({ environment, db: openSqlite(":memory:"), log: openLog("info") }, times);
} else {
  const server = createServer((request, response) => {
    if (request.url === "/die") process.exit(1);
    response.setHeader("Connection", "close").end(String(process.pid));
  });
  server.listen(port, "127.0.0.1", () => startHeartbeat(beatMs));
  process.once("SIGTERM", () => process.exit(0));
}
