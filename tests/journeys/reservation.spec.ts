import { expect, type Page, test } from "../support/browser/journey";
import { bringStock, type OwnVariant, ownVariants } from "../support/ownStock";

type Shop = Parameters<typeof bringStock>[0];

/** Opens the form with two pieces in Prague that no other journey can take. */
async function openForm(page: Page, shop: Shop, variant: OwnVariant) {
  await bringStock(shop, variant, "praha", 2);
  await page.goto(shop.path("/1016?prodejny=1"));
  await page.locator('#prodejny a[href*="/rezervovat/1016/praha"]').first().click();
  await expect(page).toHaveURL(/\/rezervovat\/1016\//);
  await page.locator('select[name="variant"]').selectOption(String(variant.id));
}

async function fillContact(page: Page, locale: "cs" | "sk", email: string) {
  await page.locator('main [name="name"]').fill("Jana Ukázková");
  await page.locator('main [name="email"]').fill(email);
  await page.locator('main [name="phone"]').fill(locale === "cs" ? "601 123 456" : "0912 123 456");
}

const send = (page: Page) => page.locator('main form[method="post"] button[type="submit"]').first().click();

test("a piece is reserved in a store, extended once and cancelled", async ({ page, shop }, { project }) => {
  await openForm(page, shop, ownVariants.reserved);
  await send(page);
  await expect(page.locator("main").getByRole("alert").first()).toContainText(shop.text("ui:forms.required"));
  await expect(page).toHaveTitle(/^Chyba: /);
  await fillContact(page, shop.locale, `jana-${project.name}@example.com`);
  await send(page);
  await expect(page).toHaveURL(/\/rezervace\/R\d{7}\/[\w-]{22}$/);
  await expect(page.locator("h1")).toContainText(/R\d{7}$/);
  await expect(page.locator("main")).toContainText("KARA Praha");
  await page.getByRole("button", { name: shop.text("reservations:page.extend") }).click();
  await expect(page.getByText(shop.text("shell:notice.reservationExtended")).first()).toBeVisible();
  await expect(page.getByRole("button", { name: shop.text("reservations:page.extend") })).toHaveCount(0);
  await page.locator("main summary", { hasText: shop.text("reservations:page.cancel") }).click();
  await page.getByRole("button", { name: shop.text("reservations:page.cancelSubmit") }).click();
  await expect(page.locator("main")).toContainText(shop.text("reservations:page.cancelled"));
  await expect(page.locator('main form[method="post"]')).toHaveCount(0);
});

test("what is wrong is said, and nothing typed is lost", async ({ page, shop }) => {
  await openForm(page, shop, ownVariants.refused);
  await fillContact(page, shop.locale, "jana");
  await page.locator('[name="quantity"]').selectOption("2");
  await send(page);
  await expect(page.locator("main").getByRole("alert").first()).toContainText(shop.text("ui:forms.email"));
  await expect(page.locator('main [name="name"]')).toHaveValue("Jana Ukázková");
  await expect(page.locator('main [name="email"]')).toHaveValue("jana");
  await expect(page.locator('[name="quantity"]')).toHaveValue("2");
});
