import { expect, type Page, test } from "../support/browser/journey";
import { putIntoCart } from "../support/fillCart";

const balm = "/1027";

async function openForm(page: Page) {
  const field = page.locator('input[name="voucherCode"]');
  if (!(await field.isVisible())) await page.locator("details:has(input[name=voucherCode]) > summary").click();
  return field;
}

async function use(page: Page, code: string) {
  await (await openForm(page)).fill(code);
  await page.locator('form:has(input[name="voucherCode"]) button[type="submit"]').click();
}

test("a voucher is refused with its reason, accepted, and taken out again", async ({ page, shop }) => {
  await putIntoCart(page, shop.path(balm));
  await page.goto(shop.path("/kosik"));
  const field = page.locator('input[name="voucherCode"]');
  const error = page.locator("#voucherCode-error");

  await use(page, "");
  await expect(error).toHaveText(shop.text("vouchers:empty"));
  await expect(page).toHaveTitle(new RegExp(`^${shop.text("ui:problem", { title: "" })}`));

  await use(page, "a-b");
  await expect(error).toHaveText(shop.text("ui:forms.alphanumericDot"));
  await expect(field).toHaveValue("a-b");
  await expect(field).toBeFocused();

  // No two errors in a row are the same, so that the test can wait for each.
  for (const [unknown, untimely] of [
    ["NENI.1", "LETO2020"],
    ["SERVIS", "BUDOUCI"],
  ] as const) {
    await use(page, unknown);
    await expect(error).toHaveText(shop.text("vouchers:problem.notExists"));
    await use(page, untimely);
    await expect(error).toHaveText(shop.text("vouchers:problem.notAvailable"));
  }
  await use(page, "JINAZNACKA");
  await expect(error).toHaveText(shop.text("vouchers:problem.brand", { name: "Severka" }));

  await use(page, "KLUB300");
  const [value, missing] = shop.locale === "cs" ? ["2 000 Kč", "1 651 Kč"] : ["80,00 €", "66,10 €"];
  const reason = `${shop.text("vouchers:problem.minimalPrice", { value })} ${shop.text("vouchers:problem.missing", { missing })}`;
  await expect(error).toHaveText(reason);

  await use(page, " vitejte10 ");
  await expect(page.getByRole("status").filter({ hasText: "VITEJTE10" })).toBeVisible();
  const rows = page.locator('main section[aria-labelledby="souhrn"] dl');
  await expect(rows).toContainText(shop.locale === "cs" ? "−35 Kč" : "−1,39 €");
  await expect(rows).toContainText(shop.locale === "cs" ? "314 Kč" : "12,51 €");

  await use(page, "BALZAM");
  await expect(error).toHaveText(shop.text("vouchers:problem.alreadyInCart"));
  await use(page, "VITEJTE10");
  await expect(error).toBeHidden();

  await page.getByRole("button", { name: new RegExp(`^${shop.text("vouchers:remove")}.*VITEJTE10`) }).click();
  await expect(page.getByRole("status").filter({ hasText: shop.text("shell:notice.voucherRemoved") })).toBeVisible();
  await expect(rows).not.toContainText("−");
});

test("a code typed after a rejection stays when the cart changes beside it", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "without scripts each form's answer is a page of its own");
  await putIntoCart(page, shop.path(balm));
  await page.goto(shop.path("/kosik"));
  await use(page, "NENI.1");
  const error = page.locator("#voucherCode-error");
  await expect(error).toHaveText(shop.text("vouchers:problem.notExists"));
  const field = page.locator('input[name="voucherCode"]');
  await field.fill("VITEJTE10");
  await page.getByRole("button", { name: shop.text("cart:line.more").replace("{{name}}", "") }).click();
  await expect(error, "the cart is no longer the one of the message").toHaveCount(0);
  await expect(field).toBeVisible();
  await expect(field).toHaveValue("VITEJTE10");
});

test("a voucher for each person asks a guest for an address", async ({ page, shop }) => {
  await putIntoCart(page, shop.path(balm));
  await page.goto(shop.path("/kosik"));
  await use(page, "JEDNOU");
  const email = page.locator('input[name="guestEmail"]');
  await expect(page.locator("#guestEmail-error")).toHaveText(shop.text("vouchers:problem.emptyEmail"));
  await expect(email).toBeFocused();
  await email.fill("eva@");
  await page.locator('form:has(input[name="voucherCode"]) button[type="submit"]').click();
  await expect(page.locator("#guestEmail-error")).toHaveText(shop.text("ui:forms.email"));
  await email.fill("eva@example.com");
  await page.locator('form:has(input[name="voucherCode"]) button[type="submit"]').click();
  await expect(page.getByRole("status").filter({ hasText: "JEDNOU" })).toBeVisible();
});

test("what the cart shows after discounts is what the order charges", async ({ page, shop }, { project }) => {
  const [percent, amount] = shop.locale === "cs" ? ["−35 Kč", "−100 Kč"] : ["−1,39 €", "−4,00 €"];
  await putIntoCart(page, shop.path(balm));
  await page.goto(shop.path("/kosik"));
  for (const code of ["KARA100", "VITEJTE10"]) {
    await use(page, code);
    await expect(page.getByRole("status").filter({ hasText: code })).toBeVisible();
  }
  await page.getByRole("link", { name: shop.text("cart:summary.next") }).click();
  for (const shown of [percent, amount]) await expect(page.locator("main")).toContainText(shown);
  await page.locator('label:has(input[name="carrier"][value="ppl"])').click();
  await page.locator('label:has(input[name="payment"][value="transfer"])').click();
  await page.locator('main button[type="submit"]').last().click();

  const home = shop.locale === "cs" ? { zip: "503 99", country: "CZ" } : { zip: "821 01", country: "SK" };
  const typed = { email: `${project.name}.voucher@example.com`, phone: "601 123 456", firstname: "Jana" };
  const place = { lastname: "Ukázková", street: "Koželužská 1", city: "Testov", zip: home.zip };
  for (const [name, value] of Object.entries({ ...typed, ...place })) {
    await page.locator(`main [name="${name}"]`).fill(value);
  }
  await page.locator('[name="phone_prefix"]').selectOption("+420");
  await page.locator('[name="country"]').selectOption(home.country);
  await page.locator('main button[type="submit"]').last().click();

  await expect(page).toHaveURL(/\/kosik\/souhrn$/);
  const total = await page.locator("main dl dd").last().innerText();
  for (const shown of [percent, amount]) await expect(page.locator("main")).toContainText(shown);
  await page.locator('input[name="terms"]').check();
  await page.locator('main form button[type="submit"]').last().click();
  await expect(page).toHaveURL(/\/shrnuti\//);
  for (const shown of [percent, amount, total]) await expect(page.locator("main")).toContainText(shown);
});
