import type { BrowserContext, Page } from "@playwright/test";

/** Simulates a moving pointer: pages hydrate as soon as their scripts are loaded. */
export async function simulatePointerActivity(visitor: Page | BrowserContext): Promise<void> {
  await visitor.addInitScript(() => {
    const moving = setInterval(() => window.dispatchEvent(new Event("pointermove")), 50);
    setTimeout(() => clearInterval(moving), 10_000);
  });
}
