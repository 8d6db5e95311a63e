import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** PostgreSQL's own tools, which must be of the server's version or newer. */

const run = promisify(execFile);

/** A dump of one moment, while the shop goes on. */
export async function dumpPostgres(databaseUrl: string, file: string): Promise<string | undefined> {
  return runTool("pg_dump", ["--format=custom", "--no-owner", "--no-privileges", `--file=${file}`], databaseUrl);
}

/** Restores all of the dump or nothing. */
export async function restorePostgres(databaseUrl: string, file: string): Promise<string | undefined> {
  const { PGDATABASE = "" } = connectionOf(databaseUrl);
  const options = ["--single-transaction", "--exit-on-error", "--no-owner", "--no-privileges"];
  return runTool("pg_restore", [...options, `--dbname=${PGDATABASE}`, file], databaseUrl);
}

/** A sentence about what went wrong; undefined when nothing did. */
async function runTool(tool: string, args: string[], databaseUrl: string): Promise<string | undefined> {
  try {
    await run(tool, args, { env: { ...process.env, ...connectionOf(databaseUrl) } });
    return undefined;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if ("code" in error && error.code === "ENOENT")
      return `${tool} is not installed; it comes with PostgreSQL's client.`;
    const said = "stderr" in error ? String(error.stderr).trim().split("\n")[0] : error.message;
    return `${tool} failed: ${said}`;
  }
}

/** In the environment, as arguments are shown to every user of the machine. */
function connectionOf(databaseUrl: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const mode = searchParams.get("sslmode");
  return {
    PGHOST: decodeURIComponent(searchParams.get("host") ?? hostname),
    ...(port ? { PGPORT: port } : {}),
    ...(username ? { PGUSER: decodeURIComponent(username) } : {}),
    ...(password ? { PGPASSWORD: decodeURIComponent(password) } : {}),
    ...(mode ? { PGSSLMODE: mode } : {}),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
  };
}
