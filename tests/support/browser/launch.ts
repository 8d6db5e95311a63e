import type { LaunchOptions } from "@playwright/test";

import { findBrowser } from "./browser";

/**
 * The settings with which Playwright itself starts a headless browser; they are repeated because another
 * `--blink-settings` would replace them.
 */
const mouse = "primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4";
const args = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** Returns the options of a browser. Without pictures it requests none, but keeps their places. */
export function launchOptions({ loadsPictures }: { loadsPictures: boolean }): LaunchOptions {
  return {
    executablePath: findBrowser(),
    args: loadsPictures ? args : [...args, `--blink-settings=${mouse},imagesEnabled=false`],
  };
}

/** Options for `test.use` in journeys that look at pictures with scripts. */
export const withPictures = { launchOptions: launchOptions({ loadsPictures: true }) };
