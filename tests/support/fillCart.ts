import type { Page } from "@playwright/test";

import { redirectOf, submitByRequest } from "./browser/submitByRequest";

/** Adds a piece without rendering its page, in the last offered colour and size. */
export async function putIntoCart(page: Page, path: string): Promise<void> {
  const form = "main form:has(input[name=quantity])";
  const answer = await submitByRequest(page, { path, form, lastOffered: ["barva", "velikost"] });
  // The next page shows the notice, so it is requested here, and later pages are without it.
  await page.request.get(redirectOf(answer));
}

/** Adds a piece by the form of the product page, in an available colour and size. */
export async function addProduct(page: Page, path: string): Promise<void> {
  await chooseProduct(page, path);
  await sendChoice(page);
  await whenAdded(page);
}

/** Opens the cart's page as soon as the notice says that goods were added. */
export async function openCart(page: Page, cartPath: string): Promise<void> {
  await whenAdded(page);
  await page.goto(cartPath);
}

/**
 * Follows the notice's link to the cart. With scripts the cart's panel opens above the link, and stays open while a
 * pointer on its way to the link is over it, so the panel is closed first.
 */
export async function followToCart(page: Page, hasPanel: boolean): Promise<void> {
  await whenAdded(page);
  if (hasPanel) {
    const panel = page.locator("section#panel-cart");
    await panel.waitFor();
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "detached" });
  }
  await page.locator('main [role="status"] a').click();
}

async function whenAdded(page: Page): Promise<void> {
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
