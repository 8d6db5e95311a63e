import type { BrowserContext, Page } from "@playwright/test";

/** A visitor's hand is never quite still: pages come to life as soon as their scripts are there. */
export async function moveHand(visitor: Page | BrowserContext): Promise<void> {
  await visitor.addInitScript(() => {
    const moving = setInterval(() => window.dispatchEvent(new Event("pointermove")), 50);
    setTimeout(() => clearInterval(moving), 10_000);
  });
}
