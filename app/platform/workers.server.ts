import cluster from "node:cluster";
import { once } from "node:events";

import type { World } from "./world.server";

/** Exit code of a worker that could not get its port: another would not get it either. */
export const cannotListen = 78;

const shortLifeMs = 2_000;
const mostShortLives = 5;

/** Runs in the first process: keeps `WORKERS` others serving, replaces one that dies, passes a stop on to all. */
export async function leadWorkers(world: World): Promise<void> {
  const { workers, publicUrl } = world.environment;
  await world.db.destroy();
  let isStopping = false;
  let shortLives = 0;
  const start = () => {
    const startedAt = Date.now();
    const worker = cluster.fork();
    worker.once("exit", (code) => {
      if (isStopping) return;
      if (code === cannotListen) process.exit(1);
      shortLives = Date.now() - startedAt < shortLifeMs ? shortLives + 1 : 0;
      world.log.error({ code, pid: worker.process.pid }, "a worker died");
      if (shortLives >= mostShortLives) process.exit(1);
      start();
    });
  };
  for (let count = 0; count < workers; count += 1) start();
  const stop = () => {
    isStopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill("SIGTERM");
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  await once(cluster, "listening");
  world.log.info({ workers }, `the shop is open at ${publicUrl}`);
}
