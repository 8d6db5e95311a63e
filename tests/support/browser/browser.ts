import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** The headless shell takes half the time, so it comes first. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/** `CHROMIUM_PATH`, the system's Chromium or Playwright's own; undefined without one. */
export function findBrowser(): string | undefined {
  const places = names.map((name) => `/usr/bin/${name}`);
  const candidates = [process.env.CHROMIUM_PATH, ...places, chromium.executablePath()];
  return candidates.find((path) => path !== undefined && path !== "" && existsSync(path));
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
