import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";

import { ensureBrowser, findBrowser } from "../support/browser/browser";

import { type BenchCatalog, catalogsIn, fill } from "./catalogs";
import { stopChildrenAtExit } from "./children";

/**
 * The full addresses, as the shop's links have them: a shorter one of a product (`/1001`) is redirected, which would be
 * a second wait.
 */
export const samplePages = {
  home: "/",
  listing: "/1/muzi",
  product: "/1001/panske-bundy/panska-kozena-bunda-matej",
} as const;

/** The phone on which the pages are measured; it has a quarter of this machine's speed. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
export const processorSlowdown = 4;

/**
 * Creates the sample catalog in a folder of its own, and opens a browser. Servers that are started on it end with this
 * process, and then the folder is removed. Throws where nothing has been built.
 */
export async function openSampleShop(): Promise<{ catalog: BenchCatalog; browser: Browser }> {
  if (!existsSync("build/server/server.js"))
    throw new Error("There is no build to measure. Run `npm run build` first.");
  ensureBrowser();
  const folder = mkdtempSync(join(tmpdir(), "shop-bench-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  stopChildrenAtExit();
  const [catalog] = catalogsIn(folder, []);
  if (!catalog) throw new Error("The sample catalog is missing.");
  await fill(catalog);
  const executablePath = findBrowser();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ["--no-sandbox"] });
  return { catalog, browser };
}
