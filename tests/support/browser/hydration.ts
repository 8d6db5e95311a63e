import type { Page } from "@playwright/test";

/**
 * Moves the mouse, because a page at rest waits for a sign of its visitor, and waits until the page is hydrated. Until
 * then forms and links work natively.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await waitUntilHydrated(page);
}

/** Waits until the page is hydrated, where the visitor has already given a sign. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.locator("header[data-enhanced]").waitFor();
}

/** Waits until the product's form is hydrated; its code loads after the page's. */
export async function waitForFormHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const form = document.querySelector("main form:has(input[name=quantity])");
    return form !== null && Object.keys(form).some((key) => key.startsWith("__reactProps"));
  });
}
