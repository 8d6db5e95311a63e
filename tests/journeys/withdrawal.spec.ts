import { expect, test } from "../support/browser/journey";
import { buy } from "../support/buy";
import { emailsTo } from "../support/emails";

test("a guest withdraws from the footer, with a number and an address alone", async ({ page, shop }, { project }) => {
  const email = `withdraw-${project.name}-${Date.now()}@example.com`;
  await page.goto(shop.path("/"));
  await page
    .locator("footer")
    .getByRole("link", { name: shop.text("shell:footer.links.withdrawal") })
    .click();
  await expect(page).toHaveURL(/\/odstoupeni-od-smlouvy$/);
  const main = page.locator("main");
  await page.getByRole("button", { name: shop.text("orders:withdraw.continue") }).click();
  await expect(main.getByRole("alert").first()).toContainText(shop.text("ui:forms.required"));
  const typed = { name: "Jana Ukázková", order_number: "2026999999", email, goods: "Hnědá kabelka <b>" };
  for (const [name, value] of Object.entries(typed)) await page.locator(`main [name="${name}"]`).fill(value);
  await page.getByRole("button", { name: shop.text("orders:withdraw.continue") }).click();
  await expect(page).toHaveURL(/\/potvrzeni\/[\w-]{22}$/);
  for (const value of Object.values(typed)) await expect(main).toContainText(value);
  await page.getByRole("button", { name: shop.text("orders:withdraw.confirm") }).click();
  await expect(main).toContainText(shop.text("orders:withdraw.doneTitle"));
  await expect
    .poll(() => emailsTo(shop.dataDir, email), { timeout: 20_000 })
    .toContain(`${shop.text("orders:withdraw.orderNumber")}: 2026999999`);
});

test("who has the order's page picks its pieces and withdraws from them", async ({ page, shop }, { project }) => {
  const email = `pieces-${project.name}-${Date.now()}@example.com`;
  const number = await buy(page, shop, email, { payment: "cod" });
  await page
    .locator("main")
    .getByRole("link", { name: shop.text("orders:withdrawal.link") })
    .click();
  await expect(page.locator('main [name="email"]')).toHaveValue(email);
  const main = page.locator("main");
  await page.getByRole("button", { name: shop.text("orders:withdraw.continue") }).click();
  await expect(main.getByRole("alert").first()).toContainText(shop.text("orders:withdraw.errors.none"));
  await page.locator('main [name="line_1"]').check();
  await page.getByRole("button", { name: shop.text("orders:withdraw.continue") }).click();
  await expect(main).toContainText(number);
  await expect(main).toContainText("1×");
  await page.getByRole("button", { name: shop.text("orders:withdraw.confirm") }).click();
  await expect(main).toContainText(shop.text("orders:withdraw.doneTitle"));
  await page.reload();
  await expect(main).toContainText(shop.text("orders:withdraw.doneTitle"));
});

test("a guest cancels an order on its own page, which thanks no more", async ({ page, shop }, { project }) => {
  await buy(page, shop, `cancel-${project.name}-${Date.now()}@example.com`);
  await expect(page.locator("h1")).toHaveText(shop.text("orders:summary.title"));
  await page.locator("summary", { hasText: shop.text("orders:can.cancel") }).click();
  await page.getByRole("button", { name: shop.text("orders:can.cancelSubmit") }).click();
  await expect(page.locator("h1")).toHaveText(shop.text("orders:update.cancelled.title"));
  await expect(page.locator("main")).toContainText(shop.text("orders:state.cancelled"));
});
