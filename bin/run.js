import { existsSync, readdirSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/**
 * This file is plain JavaScript, because nothing has been built or compiled yet. A machine that only runs the shop has
 * the output of `npm run build`, and no development packages.
 */

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const require = createRequire(import.meta.url);

/** @type {(name: string) => string} */
const builtFile = (name) => join(root, "build", "server", `${name}.js`);

/** The sources of the build, with its packages; the commands read no styles. */
const sources = ["app", "locales", "package-lock.json"];

export function hasDevelopmentPackages() {
  try {
    return existsSync(join(root, "app", "cli")) && require.resolve("tsx/package.json") !== "";
  } catch {
    return false;
  }
}

/** @param {string} name */
export function isBuildCurrent(name) {
  const built = builtFile(name);
  if (!existsSync(built)) return false;
  const madeAt = statSync(built).mtimeMs;
  return !sources.some((source) => isNewer(join(root, source), madeAt));
}

/**
 * Returns true for a file or folder that has changed since `madeAt`. A folder's own time is that of the last file that
 * was added to it or removed from it.
 * @param {string} path
 * @param {number} madeAt
 * @returns {boolean}
 */
function isNewer(path, madeAt) {
  const found = statSync(path);
  if (found.mtimeMs > madeAt) return true;
  return found.isDirectory() && readdirSync(path).some((name) => isNewer(join(path, name), madeAt));
}

/** @param {string} name */
export async function runBuilt(name) {
  if (existsSync(builtFile(name))) await import(pathToFileURL(builtFile(name)).href);
  else {
    console.error(
      "The shop is not built, and the packages that build it are not installed: run `npm ci && npm run build`, then `npm prune --omit=dev`.",
    );
    process.exitCode = 1;
  }
}

/** @param {string} name */
export async function runSource(name) {
  const { register } = await import("tsx/esm/api");
  register();
  await import(pathToFileURL(join(root, "app", "cli", `${name}.ts`)).href);
}
