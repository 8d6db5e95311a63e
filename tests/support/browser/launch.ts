import type { LaunchOptions } from "@playwright/test";

import { findBrowser } from "./browser";

/** Playwright's own settings of a browser without a window, which another `--blink-settings` would replace. */
const mouse = "primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4";
const args = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** Without pictures a browser asks for none; their places are kept. */
export function launchOptions({ loadsPictures }: { loadsPictures: boolean }): LaunchOptions {
  return {
    executablePath: findBrowser(),
    args: loadsPictures ? args : [...args, `--blink-settings=${mouse},imagesEnabled=false`],
  };
}

/** For `test.use` of journeys that look at pictures with scripts. */
export const withPictures = { launchOptions: launchOptions({ loadsPictures: true }) };
