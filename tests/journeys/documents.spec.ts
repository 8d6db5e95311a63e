import { accessibilityViolations, htmlErrors } from "../support/browser/audit";
import { expect, type Page, test } from "../support/browser/journey";
import { registerAs, submitOrder, toContact } from "../support/buy";
import { emailsTo } from "../support/emails";
import { putIntoCart } from "../support/fillCart";
import { plainSpaces } from "../support/plainSpaces";

const summary = /\/shrnuti\/[\w-]+\/[\w-]+$/;

/** Returns the link to the invoice on an order's page, and what it downloads. */
async function download(page: Page, name: RegExp) {
  const link = page.getByRole("link", { name });
  const response = await page.request.get((await link.getAttribute("href")) ?? "");
  const start = (await response.body()).subarray(0, 5).toString();
  return { status: response.status(), type: response.headers()["content-type"], start };
}

test("a paid order has its invoice on its page, in the account and in the e-mail", async ({
  page,
  shop,
  javaScriptEnabled,
}, { project }) => {
  const email = `invoice-${project.name}-${Date.now()}@example.com`;
  const pdf = { status: 200, type: "application/pdf", start: "%PDF-" };
  const invoice = new RegExp(`^${shop.text("documents:invoice.title", { number: "TF[VS]\\d{8}" })}$`);
  await registerAs(page, shop, email);
  await submitOrder(page, shop, email, { payment: "card" });
  await page.locator('button[name="outcome"][value="approve"]').click();
  await expect(page).toHaveURL(summary);
  expect(await download(page, invoice)).toEqual(pdf);
  expect(await htmlErrors(await page.content())).toEqual([]);
  if (javaScriptEnabled) expect(await accessibilityViolations(page)).toEqual([]);
  await expect
    .poll(() => emailsTo(shop.dataDir, email))
    .toContain(plainSpaces(shop.text("documents:invoice.attached")));

  await page.goto(shop.path("/ucet"));
  await page.locator('main a[href*="/ucet/objednavka/"]').first().click();
  expect(await download(page, invoice)).toEqual(pdf);
});

test("a company is looked up in the checkout only with its box and a valid number", async ({ page, shop }) => {
  await putIntoCart(page, shop.path("/1026"));
  await toContact(page, shop, "transfer");
  await page.locator('[name="firstname"]').fill("Jana");
  await page.locator('[name="is_company"]').check();
  const lookUp = page.getByRole("button", { name: shop.text("account:lookUp.submit") });
  await lookUp.click();
  await expect(page.locator("#company_id-error")).toContainText(shop.text("account:lookUp.needs"));
  await page.locator('[name="company_id"]').fill("12345678");
  await lookUp.click();
  await expect(page.locator("#company_id-error")).toContainText(shop.text("checkout:errors.companyId"));
  await expect(page.locator('[name="firstname"]')).toHaveValue("Jana");
  await page.locator('[name="country"]').first().selectOption("SK");
  await expect(page.locator('[name="vat_id"]')).toBeVisible();
  await page.locator('[name="country"]').first().selectOption("CZ");
  await expect(page.locator('[name="vat_id"]')).toBeHidden();
});
