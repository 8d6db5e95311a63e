import { expect, type Page, test } from "../support/browser/journey";

const next = (page: Page) => page.locator('main form[method="post"] button[type="submit"]').last().click();

test("a gift voucher is bought, goes by e-mail, and nobody else learns its balance", async ({ page, shop }) => {
  const offer = shop.locale === "cs" ? "/info/darkove-poukazy" : "/sk/info/darcekove-poukazy";
  await page.goto(offer);
  const form = page.locator("main form");
  await form.locator('input[name="amount"][value="own"]').check();
  await form.locator('[name="own_amount"]').fill("7");
  await form.locator('[name="message"]').fill("Vše nejlepší");
  await form.locator('button[type="submit"]').click();
  await expect(page.getByRole("alert").first()).toContainText(shop.text("vouchers:gift.errors.ownAmount"));
  await expect(form.locator('[name="message"]')).toHaveValue("Vše nejlepší");
  await form.locator('[name="own_amount"]').fill("750");
  await form.locator('[name="recipient_name"]').fill("Anna");
  await form.locator('[name="recipient_email"]').fill("anna@example.com");
  await form.locator('button[type="submit"]').click();

  await expect(page).toHaveURL(/\/kosik$/);
  await expect(page.locator("main")).toContainText("anna@example.com");
  await page.getByRole("link", { name: shop.text("cart:summary.next") }).click();
  await expect(page.locator('input[name="carrier"]')).toHaveCount(1);
  await expect(page.locator('input[name="carrier"][value="email"]')).toBeChecked();
  await expect(page.locator('input[name="payment"][value="cod"]')).toHaveCount(0);
  await page.locator('input[name="payment"][value="transfer"]').check();
  await next(page);
  await expect(page.locator('main [name="email"]')).toBeVisible();
  await fillContact(page, shop.locale);
  await next(page);
  await expect(page.locator('main [name="terms"]')).toBeVisible();
  await page.locator('main [name="terms"]').check();
  await next(page);
  await expect(page).toHaveURL(/\/shrnuti\//);
  await expect(page.locator("main")).toContainText(shop.text("orders:address.email"));

  await page.goto(shop.locale === "cs" ? `${offer}/zustatek` : `${offer}/zostatok`);
  await page.locator('[name="code"]').fill("KARA.AAAA.AAAA.AAAA");
  await page.locator('main [name="email"]').fill("anna@example.com");
  await page.locator("main form button").click();
  await expect(page.getByRole("alert").first()).toContainText(shop.text("vouchers:gift.balance.unknown"));
});

async function fillContact(page: Page, locale: "cs" | "sk") {
  const isCzech = locale === "cs";
  const typed = {
    email: "poukazy@example.com",
    firstname: "Jana",
    lastname: "Ukázková",
    street: "Dlouhá 1",
    city: "Testov",
    phone: isCzech ? "601 123 456" : "0912 123 456",
    zip: isCzech ? "503 99" : "821 01",
  };
  for (const [name, value] of Object.entries(typed)) await page.locator(`main [name="${name}"]`).fill(value);
}
