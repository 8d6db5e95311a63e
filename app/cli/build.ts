import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const stampFile = "build/made-from";
const builder = "node_modules/@remix-run/dev";
const sources = [
  "app",
  "locales",
  "public",
  "styles",
  "package-lock.json",
  "remix.config.js",
  "server.ts",
  "tsconfig.json",
  "vite.config.ts",
];

/**
 * Builds unless the last build was made from exactly these sources. Ends the process when the build fails. Where the
 * packages that build are not installed, the existing build is used.
 */
export async function buildIfStale(): Promise<void> {
  if (!sources.every((source) => existsSync(source))) return;
  const isStale = !existsSync(stampFile) || readFileSync(stampFile, "utf8") !== fingerprint();
  if (!isStale) return;
  if (!existsSync(builder)) {
    console.warn("The shop was built from other sources than those that lie here, and is opened as it was built.");
    return;
  }
  console.log("Building the shop (about half a minute) …");
  const { status } = spawnSync("npx", ["remix", "vite:build", "--logLevel", "warn"], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * The environment variable that carries the fingerprint from the beginning of a build to its end; the two build steps
 * share nothing but the process.
 */
const madeFrom = "BUILD_MADE_FROM";

/**
 * Records the sources' fingerprint. It is called when a build begins, so that a file that changes during the build
 * makes it stale.
 */
export function noteSources(): void {
  process.env[madeFrom] ??= fingerprint();
}

/** Stores in the build from which sources it was made. */
export function stampBuild(): void {
  writeFileSync(stampFile, process.env[madeFrom] ?? fingerprint());
}

function fingerprint(): string {
  const hash = createHash("sha256");
  for (const path of sources.flatMap(filesUnder).sort()) hash.update(path).update(readFileSync(path));
  return hash.digest("hex");
}

function filesUnder(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesUnder(join(path, name)));
}
