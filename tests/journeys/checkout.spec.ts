import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "../support/browser/journey";
import { openCart } from "../support/fillCart";

type Shop = { locale: "cs" | "sk"; path: (czechPath: string) => string; text: (key: string) => string };

const home = {
  cs: { phone: "601 123 456", zip: "503 99", country: "CZ", abroad: "SK", refusal: "checkout:errors.onlyCzechia" },
  sk: { phone: "0912 123 456", zip: "821 01", country: "SK", abroad: "CZ", refusal: "checkout:errors.onlySlovakia" },
} as const;

// The URL changes before its page is rendered, so each step counts as reached once its own fields are there.
const next = (page: Page) => page.locator('main form[method="post"] button[type="submit"]').last().click();

async function toDelivery(page: Page, shop: Shop) {
  await page.goto(shop.path("/1027"));
  await page.getByRole("button", { name: shop.text("catalog:product.add"), exact: true }).click();
  await openCart(page, shop.path("/kosik"));
  await page.getByRole("link", { name: shop.text("cart:summary.next") }).click();
  await expect(page).toHaveURL(/\/kosik\/doprava$/);
  await expect(page.locator('input[name="carrier"]').first()).toBeAttached();
}

async function toContact(page: Page, shop: Shop, carrier = "ppl") {
  await toDelivery(page, shop);
  await page.locator(`input[name="carrier"][value="${carrier}"]`).check();
  if (carrier === "pickup") await chooseStoreAndSlot(page);
  await page.locator('input[name="payment"][value="transfer"]').check();
  await next(page);
  await expect(page).toHaveURL(/\/kosik\/udaje$/);
  await expect(page.locator('main [name="email"]')).toBeVisible();
}

/** Chooses the last slot, by which even a transfer will have arrived. */
async function chooseStoreAndSlot(page: Page) {
  await page.locator('input[name="store"]:not([hidden] *)').first().check();
  const slots = page.locator('select[name^="slot_"]').first();
  await slots.selectOption((await slots.locator("option").last().getAttribute("value")) ?? "");
}

async function fillContact(page: Page, locale: "cs" | "sk") {
  const { phone, zip } = home[locale];
  const typed = {
    email: `jana-${randomUUID()}@example.com`,
    phone,
    firstname: "Jana",
    lastname: "Ukázková",
    street: "Dlouhá 1",
    city: "Testov",
    zip,
  };
  for (const [name, value] of Object.entries(typed)) await page.locator(`main [name="${name}"]`).fill(value);
}

/**
 * Expects the error summary of a rejected form: it has the focus where a script can set it, and the page's title begins
 * with the error mark.
 */
async function expectRefusal(page: Page, shop: Shop, messages: string[]) {
  const summary = page.locator("main").getByRole("alert").first();
  for (const message of messages) await expect(summary).toContainText(shop.text(message));
  await expect(page).toHaveTitle(/^Chyba: /);
  await expect(summary).toBeFocused();
}

test("delivery, payment and a store must be chosen, and what does not go together is not offered", async ({
  page,
  shop,
}) => {
  await toDelivery(page, shop);
  await next(page);
  await expectRefusal(page, shop, ["delivery:errors.carrierMissing", "delivery:errors.paymentMissing"]);
  await expect(page.locator('input[name="store"]:not([hidden] *)').first()).toBeHidden();
  await page.locator('input[name="carrier"][value="pickup"]').check();
  await expect(page.locator('input[name="payment"][value="cod"]')).toBeHidden();
  await page.locator('input[name="payment"][value="transfer"]').check();
  await next(page);
  await expectRefusal(page, shop, ["delivery:errors.storeMissing"]);
  await expect(page.locator('input[name="carrier"][value="pickup"]')).toBeChecked();
  await page.locator('input[name="store"]:not([hidden] *)').first().check();
  await next(page);
  await expectRefusal(page, shop, ["delivery:errors.slotMissing"]);
  await chooseStoreAndSlot(page);
  await next(page);
  await expect(page).toHaveURL(/\/kosik\/udaje$/);
});

test("the summary beside the choice of delivery says its price and the total, and each carrier its day", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  await page.goto(shop.path("/1152"));
  await page.getByRole("button", { name: shop.text("catalog:product.add"), exact: true }).click();
  await openCart(page, shop.path("/kosik"));
  await page.getByRole("link", { name: shop.text("cart:summary.next") }).click();
  const summary = page.getByRole("region", { name: shop.text("checkout:aside.title") });
  await expect(summary).toContainText(shop.text("orders:totals.choose"));
  await expect(summary).toContainText(shop.text("orders:totals.withoutDelivery"));
  const ppl = page.locator("label").filter({ has: page.locator('input[name="carrier"][value="ppl"]') });
  await expect(ppl).toContainText(shop.locale === "cs" ? /nejpozději\s\S+\s\S+\s\d+\./ : /najneskôr\s\S+\s\S+\s\d+\./);
  const [first] = await page.locator('input[name="carrier"][value="ppl"]').evaluateAll((radios) =>
    radios.map((radio) => ({
      radio: radio.getBoundingClientRect().left,
      heading: radio.closest("fieldset")?.querySelector("legend")?.getBoundingClientRect().left,
    })),
  );
  expect(first?.radio, "in line with its heading").toBe(first?.heading);
  await ppl.click();
  await page.locator('input[name="payment"][value="cod"]').check();
  if (!javaScriptEnabled) await next(page);
  const [delivery, fee] = shop.locale === "cs" ? ["119 Kč", "39 Kč"] : ["4,90 €", "1,50 €"];
  for (const part of ["PPL", delivery, fee, shop.text("orders:totals.total")])
    await expect(summary).toContainText(part);
  if (javaScriptEnabled) await next(page);
  await expect(page).toHaveURL(/\/kosik\/udaje$/);
  for (const part of [delivery, fee]) await expect(summary).toContainText(part);
  await page.goBack();
  if (!javaScriptEnabled) await page.reload();
  await expect(summary).toContainText(fee);
});

test("a product that only stores have is ordered for pickup", async ({ page, shop }) => {
  await page.goto(shop.path("/1016"));
  await expect(page.locator("main")).toContainText(shop.text("catalog:product.storeOnly"));
  await page.locator('main input[name="barva"][value="hneda"]').first().check();
  await page.locator('main input[name="velikost"][value="38"]').first().check();
  await page.getByRole("button", { name: shop.text("catalog:product.addForPickup"), exact: true }).click();
  await openCart(page, shop.path("/kosik"));
  await expect(page.locator("main")).toContainText(shop.text("cart:line.pickupOnly"));
  await page.getByRole("link", { name: shop.text("cart:summary.next") }).click();
  await page.locator('input[name="carrier"][value="ppl"]').check();
  await page.locator('input[name="payment"][value="card"]').check();
  await next(page);
  await expectRefusal(page, shop, ["delivery:errors.onlyInStores"]);
  await page.locator('input[name="carrier"][value="pickup"]').check();
  await chooseStoreAndSlot(page);
  await next(page);
  await expect(page).toHaveURL(/\/kosik\/udaje$/);
});

test("what is missing or wrong is said beside the field and nothing typed is lost", async ({ page, shop }) => {
  await toContact(page, shop);
  await page.locator('[name="has_delivery_address"]').check();
  await next(page);
  await expectRefusal(page, shop, ["checkout:errors.contact", "ui:forms.required"]);
  for (const which of ["checkout:contact.ofBilling", "checkout:contact.ofDelivery"]) {
    const label = shop.text(which, { label: shop.text("checkout:contact.street") });
    await expect(page.locator("main").getByRole("alert").first()).toContainText(`${label}: `);
  }
  await page.locator('[name="has_delivery_address"]').uncheck();
  await fillContact(page, shop.locale);
  await page.locator('[name="country"]').selectOption(home[shop.locale].abroad);
  await expect(page.locator('[name="company_id"]')).toBeHidden();
  await page.locator('[name="is_company"]').check();
  await page.locator('[name="company"]').fill("Ukázková s.r.o.");
  await next(page);
  await expectRefusal(page, shop, [home[shop.locale].refusal, "checkout:errors.companyIdMissing"]);
  await expect(page.locator('[name="street"]')).toHaveValue("Dlouhá 1");
  await page.locator('[name="country"]').selectOption(home[shop.locale].country);
  await page.locator('[name="company_id"]').fill("99000016");
  await next(page);
  await expect(page).toHaveURL(/\/kosik\/souhrn$/);
  await expect(page.locator("main")).toContainText("99000016");
});

test("an address that had to be cleaned is shown for another look", async ({ page, shop }) => {
  await toContact(page, shop);
  await fillContact(page, shop.locale);
  await page.locator('[name="street"]').fill("Dlouhá 1 🏠");
  await next(page);
  await expect(page.getByRole("status").filter({ hasText: shop.text("checkout:contact.street") })).toBeVisible();
});

test("a pickup is ordered with the store's address and paid by transfer", async ({ page, shop }) => {
  await toContact(page, shop, "pickup");
  await expect(page.locator('[name="has_delivery_address"]')).toHaveCount(0);
  await fillContact(page, shop.locale);
  await next(page);
  await expect(page).toHaveURL(/\/kosik\/souhrn$/);
  await expect(page.locator('[name="terms"]')).toBeAttached();
  await next(page);
  await expectRefusal(page, shop, ["checkout:errors.terms", "ui:forms.confirmed"]);
  const slot = /\d{4}, \d{1,2}:[03]0/;
  await expect(page.locator("main")).toContainText(slot);
  await page.locator('[name="terms"]').check();
  await next(page);
  await expect(page).toHaveURL(/\/shrnuti\//);
  await expect(page.locator("main")).toContainText(shop.text("orders:payment.symbol"));
  await expect(page.locator("main")).toContainText(shop.text("orders:address.pickup"));
  await expect(page.locator("main")).toContainText(slot);
});
