import type { Browser, LaunchOptions } from "@playwright/test";
import { chromium } from "@playwright/test";

/**
 * Launches a browser whose own setting turns scripts off. `javaScriptEnabled: false` reaches some pages too late: their
 * media query `scripting` says that there are scripts (one in five of a visitor's second pages, measured), and
 * `noscript` is sometimes empty and sometimes not.
 */
export function launchWithoutScripts({ args = [], ...options }: LaunchOptions): Promise<Browser> {
  return chromium.launch({ ...options, args: [...args, "--blink-settings=scriptEnabled=false"] });
}
