import { expect, type Page, test } from "../support/browser/journey";
import { addProduct, followToCart, putIntoCart, sendChoice } from "../support/fillCart";

async function addFirstOffer(page: Page) {
  for (const name of ["barva", "velikost"]) {
    const offered = page.locator(`label:not([hidden], [data-offered="no"]):has(input[name="${name}"])`);
    if ((await offered.count()) > 0) await offered.last().click();
  }
  await page.locator('main form button[type="submit"]').first().click();
}

test("a piece without its size is asked for and nothing is added", async ({ page, shop }) => {
  await page.goto(shop.path("/1001/panske-bundy/panska-kozena-bunda-matej"));
  await page.getByRole("button", { name: shop.text("catalog:product.add"), exact: true }).click();
  await expect(page.getByRole("alert")).toContainText(shop.text("catalog:problem.sizeMissing"));
  await page.goto(shop.path("/kosik"));
  await expect(page.locator("main")).toContainText(shop.text("cart:empty.text"));
});

test("a piece is added, its number changed, and removed", async ({ page, shop, context, javaScriptEnabled }) => {
  await page.goto(shop.path("/1027"));
  await addFirstOffer(page);
  await followToCart(page, javaScriptEnabled);
  await expect(page).toHaveURL(/\/kosik$/);
  // The URL changes before the page is rendered, and the product's page has such a field, too.
  const quantity = page.locator('main li input[name="quantity"]:not([type="hidden"])');
  await expect(quantity).toHaveValue("1");
  const cookie = (await context.cookies()).find(({ name }) => name === "cart.tempId");
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: "Lax" });

  await quantity.fill("2");
  await quantity.press("Enter");
  const updated = page.getByRole("status").filter({ hasText: shop.text("shell:notice.updated") });
  await expect(updated).toBeVisible();
  await expect(quantity).toHaveValue("2");

  await page.getByRole("button", { name: shop.text("cart:line.fewer").replace("{{name}}", "") }).click();
  await expect(quantity).toHaveValue("1");
  await page.getByRole("button", { name: shop.text("cart:line.more").replace("{{name}}", "") }).click();
  await expect(quantity).toHaveValue("2");

  await quantity.fill("x");
  await quantity.press("Enter");
  await expect(page.locator("main").getByText(shop.text("cart:line.badQuantity"))).toBeVisible();
  await expect(quantity).toHaveValue("x");
  // The previous message disappears a moment later, and what stands below it moves up.
  await expect(updated).toHaveCount(0);

  await page.getByRole("button", { name: new RegExp(`^${shop.text("cart:line.remove")}`) }).click();
  await expect(page.locator("main")).toContainText(shop.text("cart:empty.text"));
});

test("a sold-out product cannot be added and says so", async ({ page, shop }) => {
  await page.goto(shop.path("/1029"));
  await expect(page.getByRole("button", { name: shop.text("catalog:product.soldOut") })).toBeDisabled();
});

test("a product that only the Czech shop sells is missing in Slovak, with a way to it", async ({ page, shop }) => {
  const answer = await page.goto(shop.path("/1102"));
  if (shop.locale === "cs") return expect(answer?.status()).toBe(200);
  expect(answer?.status()).toBe(404);
  await page.getByRole("button", { name: shop.text("shell:missing.elsewhereLink") }).click();
  await expect(page).toHaveURL(/\/1102\//);
  await expect(page.locator("html")).toHaveAttribute("lang", "cs");
  await expect(page.getByRole("button", { name: "Vložit do košíku", exact: true })).toBeVisible();
});

test("a removed line comes back in its place with its number, from the cart and from any page", async ({
  page,
  shop,
}) => {
  await putIntoCart(page, shop.path("/1027"));
  await putIntoCart(page, shop.path("/1033"));
  await page.goto(shop.path("/kosik"));
  const quantity = page.locator('main input[name="quantity"]:not([type="hidden"])');
  await quantity.first().fill("2");
  await quantity.first().press("Enter");
  await expect(page.getByRole("status").filter({ hasText: shop.text("shell:notice.updated") })).toBeVisible();
  const names = page.locator("main li h2");
  const before = await names.allTextContents();
  await page
    .getByRole("button", { name: new RegExp(`^${shop.text("cart:line.remove")}`) })
    .first()
    .click();
  await expect(names).toHaveCount(1);
  await page.getByRole("button", { name: shop.text("shell:undo") }).click();
  await expect(names).toHaveText(before);
  await expect(quantity.first()).toHaveValue("2");
});

test("a message of a line is kept up to 35 characters and comes back with an undone removal", async ({
  page,
  shop,
}) => {
  await page.goto(shop.path("/1149?barva=cerna"));
  await sendChoice(page);
  await page.locator('main [role="status"]').first().waitFor();
  await page.goto(shop.path("/kosik"));
  const message = page.locator('main li input[name="note"]');
  await page
    .getByRole("list", { name: shop.text("cart:lines") })
    .locator("summary")
    .click();
  await message.fill("á".repeat(36));
  await message.press("Enter");
  await expect(page.locator("main").getByText(shop.text("cart:message.long", { length: 35 }))).toBeVisible();
  await expect(message).toHaveValue("á".repeat(36));
  await message.fill("Pro Evu");
  await message.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: shop.text("shell:notice.updated") })).toBeVisible();
  await page.getByRole("button", { name: new RegExp(`^${shop.text("cart:line.remove")}`) }).click();
  await page.getByRole("button", { name: shop.text("shell:undo") }).click();
  await expect(message).toHaveValue("Pro Evu");
});

test("a line goes to the wishlist with one press", async ({ page, shop }) => {
  await putIntoCart(page, shop.path("/1027"));
  await page.goto(shop.path("/kosik"));
  const name = (await page.locator("main li h2").textContent()) ?? "";
  await page.getByRole("button", { name: new RegExp(`^${shop.text("cart:line.later")}`) }).click();
  await expect(page.locator("main")).toContainText(shop.text("cart:empty.text"));
  await page.goto(shop.path("/wishlist"));
  await expect(page.locator("main li h2")).toHaveText(name);
});

test("the summary says what the delivery costs, when it comes, that goods can go back, and who helps", async ({
  page,
  shop,
}) => {
  await addProduct(page, shop.path("/1027"));
  const promised = await page
    .locator("main article li", { hasText: /20\d\d/ })
    .first()
    .textContent();
  await page.goto(shop.path("/kosik"));
  const summary = page.getByRole("region", { name: shop.text("cart:summary.title") });
  await expect(summary).toContainText(shop.text("cart:summary.toAddress"));
  await expect(summary).toContainText(shop.text("cart:summary.withoutDelivery"));
  const amount = shop.locale === "cs" ? "1 652 Kč" : "66,11 €";
  await expect(summary).toContainText(shop.text("cart:summary.missingToFree", { amount }));
  await expect(summary.getByRole("listitem").first()).toHaveText(promised ?? "none");
  await expect(summary.getByRole("link", { name: shop.text("product:assurance.return") })).toBeVisible();
  await expect(summary.locator('a[href^="tel:"]')).toBeVisible();

  await putIntoCart(page, shop.path("/1007"));
  await page.goto(shop.path("/kosik"));
  await expect(summary).toContainText(shop.text("cart:summary.free"));
  await expect(summary).not.toContainText(shop.text("cart:summary.withoutDelivery"));
  await expect(page.locator("main")).toContainText(shop.text("cart:pieces_few", { count: 2 }));
});

test("below the cart stand goods that go with it, and leave once they are in it", async ({ page, shop }) => {
  await putIntoCart(page, shop.path("/1007"));
  await page.goto(shop.path("/kosik"));
  const lines = page.getByRole("list", { name: shop.text("cart:lines") });
  const crossSell = page.getByRole("region", { name: shop.text("cart:crossSell") });
  await expect(crossSell.getByRole("heading", { level: 3 })).toHaveCount(5);
  await expect(crossSell.locator("#p-1007")).toHaveCount(0);
  await crossSell.locator("#p-1027 form button").click();
  await expect(lines.getByRole("heading", { level: 2 })).toHaveCount(2);
  await expect(page).toHaveURL(/\/kosik(#|$)/);
  await expect(crossSell.locator("#p-1027")).toHaveCount(0);
  await expect(crossSell.getByRole("heading", { level: 3 }).first()).toBeVisible();
});

test("the cart comes along to the other language at its prices, and says so", async ({ page, shop }) => {
  await putIntoCart(page, shop.path("/1027"));
  await page.goto(shop.path("/kosik"));
  const other = shop.locale === "cs" ? "sk" : "cs";
  await page.locator(`form[action="/language"] button[value="${other}"]`).first().click();
  await expect(page).toHaveURL(shop.locale === "cs" ? /\/sk\/kosik$/ : /\/\/[^/]+\/kosik$/);
  await expect(page.locator("main li h2")).toHaveCount(1);
  await expect(page.locator("main")).toContainText(other === "sk" ? "€" : "Kč");
  await expect(page.locator("main")).toContainText(
    other === "sk" ? "Obsah košíka sme prevzali" : "Obsah košíku jsme převzali",
  );
});
