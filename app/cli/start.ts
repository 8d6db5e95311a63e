import { spawn } from "node:child_process";
import { readEnvironment } from "~/platform/process/environment.server";
import { EnvironmentError } from "~/platform/process/environmentError";

import { buildIfStale } from "./build";
import { seedIfEmpty } from "./seed";

const lookMs = 500;

/** `npm start`: builds what has changed, fills an empty shop with the sample catalog, and opens it. */
try {
  const environment = readEnvironment({ ...process.env, NODE_ENV: "production" });
  await buildIfStale();
  await seedIfEmpty(environment);
  serve();
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function serve() {
  const server = spawn(process.execPath, ["build/server/server.js"], {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production" },
  });
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => server.kill(signal));
  onAbandoned(() => server.kill("SIGTERM"));
  server.on("exit", (code) => process.exit(code ?? 1));
}

/**
 * Calls `stop` when the parent process is gone: the shell that npm puts in between ends on a signal without passing it
 * on.
 */
function onAbandoned(stop: () => void) {
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    stop();
  }, lookMs);
}
