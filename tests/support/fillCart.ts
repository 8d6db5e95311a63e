import type { Page } from "@playwright/test";

/** Adds a piece by the form of the product page, in an available colour and size. */
export async function addProduct(page: Page, path: string): Promise<void> {
  await chooseProduct(page, path);
  await sendChoice(page);
  await page.locator('main [role="status"]').first().waitFor();
}

export async function chooseProduct(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const form = page.locator("main form:has(input[name=quantity])");
  for (const name of ["barva", "velikost"]) {
    const offered = form.locator(`label:not([hidden], [data-offered="no"]):has(input[name="${name}"])`);
    if ((await offered.count()) > 0) await offered.last().click();
  }
}

export async function sendChoice(page: Page): Promise<void> {
  await page.locator('main form button[type="submit"]').first().click();
}
