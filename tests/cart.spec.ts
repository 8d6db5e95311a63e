import { expect, type Page, test } from "./support/journey";

async function addFirstOffer(page: Page) {
  for (const name of ["barva", "velikost"]) {
    const offered = page.locator(`label:has(input[name="${name}"]):not([data-offered="no"])`);
    if ((await offered.count()) > 0) await offered.last().click();
  }
  await page.locator('main form button[type="submit"]').first().click();
}

test("a piece without its colour and size is asked for and nothing is added", async ({ page, shop }) => {
  await page.goto(shop.path("/1001/panske-bundy/panska-kozena-bunda-matej"));
  await page.getByRole("button", { name: shop.text("catalog:product.add") }).click();
  await expect(page.getByRole("alert")).toContainText(shop.text("catalog:problem.bothMissing"));
  await page.goto(shop.path("/kosik"));
  await expect(page.locator("main")).toContainText(shop.text("cart:empty.text"));
});

test("a piece is added, its number changed, and removed", async ({ page, shop, context }) => {
  await page.goto(shop.path("/1027"));
  await addFirstOffer(page);
  const notice = page.getByRole("status").filter({ hasText: shop.text("shell:toCart") });
  await notice.getByRole("link").click();
  await expect(page).toHaveURL(/\/kosik$/);
  const quantity = page.locator('main input[name="quantity"]:not([type="hidden"])');
  await expect(quantity).toHaveValue("1");
  const cookie = (await context.cookies()).find(({ name }) => name === "cart.tempId");
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: "Lax" });

  await quantity.fill("2");
  await page.getByRole("button", { name: shop.text("cart:line.update"), exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: shop.text("shell:notice.updated") })).toBeVisible();
  await expect(quantity).toHaveValue("2");

  await quantity.fill("x");
  await quantity.press("Enter");
  await expect(page.locator("main").getByText(shop.text("cart:line.badQuantity"))).toBeVisible();
  await expect(quantity).toHaveValue("x");

  await page.getByRole("button", { name: new RegExp(`^${shop.text("cart:line.remove")}`) }).click();
  await expect(page.locator("main")).toContainText(shop.text("cart:empty.text"));
});

test("a sold-out product cannot be added and says so", async ({ page, shop }) => {
  await page.goto(shop.path("/1029"));
  await expect(page.getByRole("button", { name: shop.text("catalog:product.soldOut") })).toBeDisabled();
  await page.goto(shop.path("/1016"));
  await expect(page.getByRole("button", { name: shop.text("catalog:product.storeOnly") })).toBeDisabled();
});

test("a product that only the Czech shop sells is missing in Slovak, with a way to it", async ({ page, shop }) => {
  const answer = await page.goto(shop.path("/1102"));
  if (shop.locale === "cs") return expect(answer?.status()).toBe(200);
  expect(answer?.status()).toBe(404);
  await page.getByRole("link", { name: shop.text("shell:missing.elsewhereLink") }).click();
  await expect(page).toHaveURL(/\/1102\//);
  await expect(page.locator("html")).toHaveAttribute("lang", "cs");
  await expect(page.getByRole("button", { name: "Přidat do košíku" })).toBeVisible();
});
