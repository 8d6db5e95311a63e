import { type SpawnSyncReturns, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { builtinModules } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";

import { freePort } from "../support/shop/postgres";
import { untilReady } from "../support/shop/runningShop";

/** Vite serves the shop only in development. */
const onlyInDevelopment = ["vite"];

test("what the built shop imports is installed without development packages", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const imported = new Set(builtFiles().flatMap(packagesIn));
  expect(imported.size).toBeGreaterThan(20);
  const missing = [...imported].filter((name) => {
    const found = packages[`node_modules/${name}`];
    return !onlyInDevelopment.includes(name) && (!found || found.dev);
  });
  expect(missing).toEqual([]);
});

function builtFiles(): string[] {
  const names = readdirSync("build/server", { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(".js")).map((name) => join("build/server", name));
}

function packagesIn(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const named = [...text.matchAll(/^(?:import|export)\b[^;"]*"([^"]+)";?$|\bimport\("([^"]+)"\)/gm)];
  return named
    .map(([, plain, lazy]) => plain ?? lazy ?? "")
    .filter((name) => !/^(\.|node:|\/)/.test(name) && !builtinModules.includes(name))
    .map((name) =>
      name
        .split("/")
        .slice(0, name.startsWith("@") ? 2 : 1)
        .join("/"),
    );
}

/** Returns a folder like that of a machine that only runs the shop: without sources, so that nothing can be built. */
function deployedFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "deployed-shop-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ["bin", "build", "catalog", "package.json"]) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  return folder;
}

function run(folder: string, args: string[], dataDir: string): SpawnSyncReturns<string> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" };
  return spawnSync(process.execPath, ["bin/shop.js", ...args], { cwd: folder, env, encoding: "utf8" });
}

test("a folder with the built shop alone is filled and opened, and its commands say which shop they act on", {
  timeout: 60_000,
}, async () => {
  const folder = deployedFolder();
  const dataDir = join(folder, "data");
  const nowhere = run(folder, ["order", "list"], dataDir);
  expect([nowhere.status, nowhere.stderr]).toEqual([1, expect.stringContaining(`There is no shop in ${dataDir}.`)]);
  expect(existsSync(dataDir)).toBe(false);

  const port = await freePort();
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: "",
    PORT: String(port),
    LOG_LEVEL: "warn",
    WORKERS: "1",
  };
  const shop = spawn(process.execPath, ["bin/start.js"], { cwd: folder, env, stdio: "ignore" });
  onTestFinished(async () => {
    shop.kill("SIGTERM");
    if (shop.exitCode === null) await once(shop, "exit");
  });
  await untilReady(`http://localhost:${port}`, shop);
  const listed = run(folder, ["staff", "list"], dataDir);
  expect([listed.status, listed.stderr]).toEqual([0, expect.stringContaining(`(${dataDir})`)]);
});

test("a folder that was never built, without the packages to build it, says so", () => {
  const folder = deployedFolder();
  rmSync(join(folder, "build"), { recursive: true });
  const refused = run(folder, ["help"], join(folder, "data"));
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining("The shop is not built")]);
});
