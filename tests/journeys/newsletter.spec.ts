import { expect, test } from "../support/browser/journey";
import { emailedLink } from "../support/emails";

test("a visitor subscribes in the footer, confirms by the e-mail and leaves again", async ({ page, shop }, info) => {
  const email = `novinky-${info.project.name}-${Date.now()}@example.com`;
  await page.goto(shop.path("/info/kara-klub"));
  await page.locator('footer input[name="email"]').fill(email);
  await page.locator("footer form:has(input[name=email]) button").click();
  await expect(page).toHaveURL(/\/info\/kara-klub$/);
  await expect(page.locator("main").getByText(shop.text("shell:notice.newsletter"))).toBeVisible();

  await expect.poll(() => emailedLink(shop.dataDir, email, "newsletter/potvrzeni")).not.toBe("");
  await page.goto(emailedLink(shop.dataDir, email, "newsletter/potvrzeni"));
  await page.getByRole("button", { name: shop.text("newsletter:confirm.submit") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(shop.text("newsletter:confirm.done"));

  await page.goto(emailedLink(shop.dataDir, email, "newsletter/odhlaseni"));
  await page.getByRole("button", { name: shop.text("newsletter:leave.submit") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(shop.text("newsletter:leave.done"));
});

test("what is no address is refused with a sentence and kept", async ({ page, shop }) => {
  await page.goto(shop.path("/"));
  await page.locator('main input[name="email"]').fill("a@");
  await page.locator("main form:has(input[name=email]) button").click();
  await expect(page.locator("main")).toContainText(shop.text("ui:forms.email"));
  await expect(page.locator('main input[name="email"]')).toHaveValue("a@");
  await expect(page).toHaveTitle(/^Chyba: /);
});
