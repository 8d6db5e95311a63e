import type { Page } from "@playwright/test";

/** Waits until the page is hydrated; before that forms and links work natively. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator("header[data-enhanced]").waitFor();
}

/** Waits until the product's form is hydrated, whose code loads after the page's. */
export async function waitForFormHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const form = document.querySelector("main form:has(input[name=quantity])");
    return form !== null && Object.keys(form).some((key) => key.startsWith("__reactProps"));
  });
}
