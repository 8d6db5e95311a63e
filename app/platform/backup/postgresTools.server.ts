import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Runs PostgreSQL's own tools, which must have the server's version or a newer one. */

const run = promisify(execFile);

/** Dumps the database as it is at one moment, while the shop is running. Returns a sentence when that fails. */
export async function dumpPostgres(databaseUrl: string, file: string): Promise<string | undefined> {
  return runTool("pg_dump", ["--format=custom", "--no-owner", "--no-privileges", `--file=${file}`], databaseUrl);
}

/** Restores the whole dump or nothing. Returns a sentence when that fails. */
export async function restorePostgres(databaseUrl: string, file: string): Promise<string | undefined> {
  const { PGDATABASE = "" } = connectionOf(databaseUrl);
  const options = ["--single-transaction", "--exit-on-error", "--no-owner", "--no-privileges"];
  return runTool("pg_restore", [...options, `--dbname=${PGDATABASE}`, file], databaseUrl);
}

/** Returns a sentence about what went wrong; undefined on success. */
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

/** Passes the connection in environment variables, because arguments are shown to every user of the machine. */
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
