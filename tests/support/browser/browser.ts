import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const fullBrowsers = ["chromium", "chromium-browser", "google-chrome"];
/** The headless shell comes first, as it takes half the time. */
const headlessShell = "chromium-headless-shell";

/** Finds `CHROMIUM_PATH`, the system's Chromium or Playwright's own; returns undefined without one. */
export function findBrowser(): string | undefined {
  return firstThere([process.env.CHROMIUM_PATH, ...[headlessShell, ...fullBrowsers].map(placeOf)]);
}

/** Finds a Chromium that reads the settings of its profile, which the headless shell does not. */
export function findFullBrowser(): string | undefined {
  return firstThere([...fullBrowsers.map(placeOf), process.env.CHROMIUM_PATH]);
}

function placeOf(name: string): string {
  return `/usr/bin/${name}`;
}

function firstThere(candidates: (string | undefined)[]): string | undefined {
  return [...candidates, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** Installs Debian's Chromium where possible; otherwise exits with instructions. */
export function ensureBrowser(): void {
  if (findBrowser()) return;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync("/usr/bin/apt-get")) {
    console.log("No Chromium here: installing Debian's …");
    spawnSync("apt-get", ["update"], { stdio: ["ignore", "ignore", "inherit"] });
    for (const name of ["chromium", "chromium-headless-shell"]) {
      spawnSync("apt-get", ["install", "-y", "--no-install-recommends", name], {
        stdio: ["ignore", "ignore", "inherit"],
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
    }
  }
  if (findBrowser()) return;
  console.error(
    "The journeys need Chromium. Install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or set CHROMIUM_PATH.",
  );
  process.exit(1);
}
