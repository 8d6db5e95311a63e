import { existsSync, readdirSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/**
 * Plain JavaScript, since nothing has been built or compiled yet. A machine that only runs the shop has what
 * `npm run build` wrote, and no development packages.
 */

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const require = createRequire(import.meta.url);

/** @type {(name: string) => string} */
const builtFile = (name) => join(root, "build", "server", `${name}.js`);

/** Packages and settings that the sources are made of; commands read no styles. */
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
 * A folder is as new as the last file that was put into it or taken out.
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
