import type { Server } from "node:http";

import type { World } from "./world.server";

const longestMs = 15_000;
const lookMs = 50;

/** Finishes what is in flight, takes nothing new, closes the database, and ends the process. */
export function stopOnSignal(server: Server, world: World, beforeClosing: () => void): void {
  const stop = () => {
    setTimeout(() => process.exit(1), longestMs).unref();
    // A connection that is kept alive turns idle only after its answer, so look again until none is left.
    const look = setInterval(() => server.closeIdleConnections(), lookMs);
    server.close(async () => {
      clearInterval(look);
      beforeClosing();
      await world.db.destroy();
      process.exit(0);
    });
    server.closeIdleConnections();
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}
