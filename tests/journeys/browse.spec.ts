import { expect, test } from "../support/browser/journey";

test("a visitor goes from home through a category to a product by links alone", async ({ page, shop }) => {
  await page.goto(shop.path("/"));
  await expect(page.locator("html")).toHaveAttribute("lang", shop.locale);
  await page
    .getByRole("navigation", { name: shop.text("shell:menu") })
    .locator(`a[href="${shop.path("/1/muzi")}"]`)
    .click();
  await expect(page).toHaveURL(new RegExp(`${shop.path("/1/muzi")}$`));
  await page
    .getByRole("navigation", { name: shop.text("catalog:subcategories") })
    .getByRole("link")
    .first()
    .click();
  const card = page.locator("main li h2 a").first();
  const name = await card.innerText();
  await card.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  const breadcrumb = page.getByRole("navigation", { name: shop.text("ui:breadcrumb") });
  await expect(breadcrumb.getByRole("link").first()).toHaveAttribute("href", shop.path("/"));
  await expect(breadcrumb.locator('[aria-current="page"]')).toHaveText(name);
  await breadcrumb.getByRole("link").last().click();
  await expect(page.locator("main li h2 a").first()).toHaveText(name);
});

test("the pager leads through the whole listing, and no further", async ({ page, shop }) => {
  await page.goto(shop.path("/1/muzi"));
  await expect(page.locator("main li h2")).toHaveCount(30);
  const next = page.getByRole("link", { name: shop.text("ui:pager.next") });
  let number = 1;
  while ((await next.count()) > 0) {
    number += 1;
    await next.click();
    await expect(page).toHaveURL(new RegExp(`${shop.path("/1/muzi")}\\?strana=${number}$`));
    await expect(page.locator('nav [aria-current="page"]').filter({ hasText: `${number}` })).toBeVisible();
  }
  expect(number).toBeGreaterThan(1);
  const beyond = await page.goto(shop.path("/1/muzi?strana=99"));
  expect(beyond?.status()).toBe(404);
});

test("the language switch keeps the page and is remembered", async ({ page, shop, context }) => {
  await page.goto(shop.path("/2/panske-bundy?strana=2").replace("?strana=2", ""));
  const other = shop.locale === "cs" ? "sk" : "cs";
  await page.getByRole("button", { name: shop.text("shell:language.other") }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", other);
  await expect(page).toHaveURL(new RegExp(other === "sk" ? "/sk/2/" : "[^k]/2/"));
  await expect(page.locator("main")).toContainText(other === "sk" ? "€" : "Kč");
  const cookie = (await context.cookies()).find(({ name }) => name === "i18n_redirected");
  expect(cookie).toMatchObject({ value: other, path: "/", sameSite: "Lax" });
});

test("an unknown page says so and offers a way on", async ({ page, shop }) => {
  const answer = await page.goto(shop.path("/neexistuje"));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(shop.text("shell:missing.title"));
  await expect(page).toHaveTitle(`${shop.text("shell:missing.title")} – KARA`);
  const tiles = page.getByRole("navigation", { name: shop.text("shell:missing.tiles"), exact: true });
  await expect(tiles.locator("img")).not.toHaveCount(0);
  for (const link of await tiles.getByRole("link").all()) {
    const address = await link.getAttribute("href");
    expect((await page.request.get(address ?? "")).status(), `${address}`).toBe(200);
  }
  await page.getByRole("link", { name: shop.text("shell:missing.home") }).click();
  await expect(page).toHaveURL(new RegExp(`${shop.path("/")}$`));
});

test("a wrong slug leads to the right address", async ({ page, shop }) => {
  await page.goto(shop.path("/1001/kdesi/cosi"));
  await expect(page).toHaveURL(/\/1001\/panske-bundy\/panska-kozena-bunda-matej$/);
});
