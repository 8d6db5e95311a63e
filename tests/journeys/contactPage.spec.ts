import { expect, test } from "../support/browser/journey";
import { emailsTo } from "../support/emails";

test("a visitor writes to the shop, and what was typed survives a refusal", async ({ page, shop }, { project }) => {
  const email = `dotaz-${project.name}-${Date.now()}@example.com`;
  await page.goto(shop.path("/info/kontakt"));
  const field = (name: string) => page.locator(`main [name="${name}"]`);
  await field("name").fill("Jana Ukázková");
  await field("message").fill("Máte tuto bundu i v zelené?");
  await page.getByRole("button", { name: shop.text("contact:submit") }).click();
  await expect(page.locator("main")).toContainText(shop.text("ui:forms.required"));
  await expect(field("message")).toHaveValue("Máte tuto bundu i v zelené?");
  await field("email").fill(email);
  await page.getByRole("button", { name: shop.text("contact:submit") }).click();
  await expect(page.getByText(shop.text("shell:notice.messageSent")).first()).toBeVisible();
  await expect.poll(() => emailsTo(shop.dataDir, email)).toContain("Máte tuto bundu i v zelené?");
});

test("a store's page leads to what it has and to the way there", async ({ page, shop }) => {
  await page.goto(shop.path("/prodejny"));
  await page.locator('main h2 a[href$="/prodejny/praha"]').click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("KARA Praha");
  await expect(page.locator('main a[target="_blank"]').first()).toHaveAttribute("href", /google\.com\/maps\/dir/);
  await page.getByRole("link", { name: shop.text("legal:store.stock.men") }).click();
  await expect(page).toHaveURL(/\/1\/muzi\?prodejna=praha$/);
  await expect(page.locator("header [data-entry]").first()).toBeVisible();
});
