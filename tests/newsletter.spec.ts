import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "./support/journey";

test("a visitor subscribes in the footer, confirms by the letter and leaves again", async ({ page, shop }, info) => {
  const email = `novinky-${info.project.name}@example.com`;
  await page.goto(shop.path("/info/kara-klub"));
  await page.locator('footer input[name="email"]').fill(email);
  await page.locator("footer form:has(input[name=email]) button").click();
  await expect(page).toHaveURL(/\/info\/kara-klub$/);
  await expect(page.locator("main").getByText(shop.text("shell:notice.newsletter"))).toBeVisible();

  await expect.poll(() => linkTo(shop.dataDir, email, "potvrzeni")).not.toBe("");
  await page.goto(linkTo(shop.dataDir, email, "potvrzeni"));
  await page.getByRole("button", { name: shop.text("newsletter:confirm.submit") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(shop.text("newsletter:confirm.done"));

  await page.goto(linkTo(shop.dataDir, email, "odhlaseni"));
  await page.getByRole("button", { name: shop.text("newsletter:leave.submit") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(shop.text("newsletter:leave.done"));
});

test("what is no address is told so and kept", async ({ page, shop }) => {
  await page.goto(shop.path("/"));
  await page.locator('main input[name="email"]').fill("a@");
  await page.locator("main form:has(input[name=email]) button").click();
  await expect(page.locator("main")).toContainText(shop.text("ui:forms.email"));
  await expect(page.locator('main input[name="email"]')).toHaveValue("a@");
  await expect(page).toHaveTitle(/^Chyba: /);
});

/** Path of a link in the letter to an address; empty until it has come. */
function linkTo(dataDir: string, email: string, word: string): string {
  const folder = join(dataDir, "outbox");
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".eml")) : [];
  const letters = files.map((file) => readFileSync(join(folder, file), "utf8"));
  const letter = letters.find((text) => text.includes(email))?.replace(/=\r?\n/g, "") ?? "";
  return new RegExp(`(?:/sk)?/newsletter/${word}/[\\w-]{43}`).exec(letter)?.[0] ?? "";
}
