import { expect, type Page, test } from "../support/browser/journey";
import { readOrderNumber } from "../support/buy";
import { emailsTo } from "../support/emails";
import { followToCart, openCart } from "../support/fillCart";

const home = {
  cs: { zip: "503 99", country: "CZ", prefix: "+420", phone: "601 123 456" },
  sk: { zip: "821 01", country: "SK", prefix: "+421", phone: "0912 123 456" },
};

async function fillContact(page: Page, locale: "cs" | "sk", email: string) {
  const { zip, country, prefix, phone } = home[locale];
  const typed = {
    email,
    phone,
    firstname: "Jana",
    lastname: "Ukázková",
    street: "Koželužská 128/4a",
    city: "Testov",
    zip,
  };
  for (const [name, value] of Object.entries(typed)) await page.locator(`main [name="${name}"]`).fill(value);
  await page.locator('[name="phone_prefix"]').selectOption(prefix);
  await page.locator('[name="country"]').selectOption(country);
}

test("a visitor buys a leather jacket, from the listing to the e-mail", async ({ page, shop, javaScriptEnabled }, {
  project,
}) => {
  const email = `${project.name}@example.com`;
  await page.goto(shop.path("/1001"));
  const name = await page.getByRole("heading", { level: 1 }).innerText();
  for (const choice of ["barva", "velikost"]) {
    await page.locator(`label:not([hidden], [data-offered="no"]):has(input[name="${choice}"])`).first().click();
  }
  await page.getByRole("button", { name: shop.text("catalog:product.add"), exact: true }).click();
  await followToCart(page, javaScriptEnabled);
  await page.getByRole("link", { name: shop.text("cart:summary.next") }).click();

  await expect(page).toHaveURL(/\/kosik\/doprava$/);
  await page.locator('label:has(input[name="carrier"][value="ppl"])').click();
  await page.locator('label:has(input[name="payment"][value="cod"])').click();
  await page.locator('main button[type="submit"]').last().click();

  await expect(page).toHaveURL(/\/kosik\/udaje$/);
  await fillContact(page, shop.locale, email);
  await page.locator('main button[type="submit"]').last().click();

  await expect(page).toHaveURL(/\/kosik\/souhrn$/);
  await expect(page.locator("main")).toContainText(name);
  const button = page.getByRole("button", {
    name: shop.locale === "cs" ? "Objednávka zavazující k platbě" : "Objednávka s povinnosťou platby",
  });
  await button.click();
  await expect(page.locator("main")).toContainText(shop.text("ui:forms.confirmed"));
  await page.locator('input[name="terms"]').check();
  await button.click();

  await expect(page).toHaveURL(/\/shrnuti\/[\w-]+\/[\w-]+$/);
  const number = await readOrderNumber(page);
  await expect(page.locator("main")).toContainText(name);
  await expect.poll(() => emailsTo(shop.dataDir, email)).toContain(number);

  await page.goto(shop.path("/kosik"));
  await page.getByRole("link", { name: shop.text("cart:empty.order") }).click();
  await expect(page).toHaveURL(/\/shrnuti\//);
});

test("each step opens only when those before it are done", async ({ page, shop }) => {
  await page.goto(shop.path("/kosik/souhrn"));
  await expect(page).toHaveURL(/\/kosik$/);
  await page.goto(shop.path("/1027"));
  await page.getByRole("button", { name: shop.text("catalog:product.add"), exact: true }).click();
  await openCart(page, shop.path("/kosik"));
  await page.goto(shop.path("/kosik/udaje"));
  await expect(page).toHaveURL(/\/kosik\/doprava$/);
  await page.locator('main button[type="submit"]').last().click();
  await expect(page.getByRole("alert").first()).toBeVisible();
});
