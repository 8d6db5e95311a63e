import type { Page } from "@playwright/test";

/** Waits until the page's scripts have taken it over; before that the browser itself does what is pressed. */
export async function liveHeader(page: Page): Promise<void> {
  await page.locator("header[data-lively]").waitFor();
}

/** Waits until React has taken over the product's form, whose script comes later than the page's. */
export async function liveForm(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const form = document.querySelector("main form:has(input[name=quantity])");
    return form !== null && Object.keys(form).some((key) => key.startsWith("__reactProps"));
  });
}
