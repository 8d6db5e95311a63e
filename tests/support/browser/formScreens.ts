import type { Page } from "@playwright/test";

import type { buy } from "../buy";
import { waitForHydration } from "./hydration";

type Shop = Parameters<typeof buy>[1];

export async function sendForm(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.locator('main form[method="post"] button[type="submit"]:visible').last().click();
  await page.getByRole("alert").first().waitFor();
}

export async function choosePickup(page: Page): Promise<void> {
  await page.locator('input[name="carrier"][value="pickup"]').check();
  await page.locator('input[name="store"]:not([hidden] *)').first().check();
}

export async function refusePickup(page: Page): Promise<void> {
  await choosePickup(page);
  await sendForm(page);
}

/**
 * Opens the statement of a withdrawal that only has to be confirmed. It is about a whole order and was made with the
 * order's number.
 */
export async function goToStatement(page: Page, shop: Shop): Promise<string> {
  await page.goto(shop.path("/odstoupeni-od-smlouvy"));
  const typed = { name: "Jana Ukázková", order_number: "2026999999", email: `odstoupeni-${shop.locale}@example.com` };
  for (const [name, value] of Object.entries(typed)) await page.locator(`main [name="${name}"]`).fill(value);
  await page.locator('main form[method="post"] button[type="submit"]').click();
  await page.waitForURL(/\/potvrzeni\/[\w-]{22}$/);
  return new URL(page.url()).pathname;
}
