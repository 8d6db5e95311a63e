import { expect, type Page, test } from "../support/browser/journey";
import { readOrderNumber } from "../support/buy";
import { emailedLink } from "../support/emails";

const password = "jehnecinappa";
const newPassword = "toskanskyberanek";

const person = {
  cs: { phone: "601 123 456", zip: "503 99" },
  sk: { phone: "0912 123 456", zip: "821 01" },
};

async function register(page: Page, locale: "cs" | "sk", email: string) {
  const typed = {
    email,
    firstname: "Jana",
    lastname: "Ukázková",
    street: "Koželužská 128/4a",
    city: "Testov",
    ...person[locale],
    password,
    password_confirmation: password,
  };
  for (const [name, value] of Object.entries(typed)) await page.locator(`main [name="${name}"]`).fill(value);
  await submit(page);
}

async function submit(page: Page) {
  await page.locator('main form button[type="submit"]:visible').last().click();
}

async function signIn(page: Page, email: string, secret: string) {
  await page.locator('main [name="email"]').fill(email);
  await page.locator('main [name="password"]').fill(secret);
  await submit(page);
}

test("a customer registers with a full cart, orders, signs out and in again, and finds the order", async ({
  page,
  shop,
}, { project }) => {
  const email = `${project.name}-${Date.now()}@example.com`;
  await page.goto(shop.path("/1027"));
  await page.getByRole("button", { name: shop.text("catalog:product.add"), exact: true }).click();
  await expect(page.getByRole("link", { name: shop.text("shell:toCart") }).first()).toBeVisible();

  await page.goto(shop.path("/registrace"));
  await register(page, shop.locale, email);
  await expect(page).toHaveURL(/\/ucet$/);
  await expect(page.locator("main")).toContainText("Jana Ukázková");
  await expect.poll(() => emailedLink(shop.dataDir, email, "overeni-e-mailu")).toBeTruthy();

  await page.goto(shop.path("/kosik/doprava"));
  await page.locator('label:has(input[name="carrier"][value="ppl"])').click();
  await page.locator('label:has(input[name="payment"][value="cod"])').click();
  await page.locator('main button[type="submit"]').last().click();
  await expect(page).toHaveURL(/\/kosik\/udaje$/);
  const contact = { email, firstname: "Jana", lastname: "Ukázková", street: "Koželužská 128/4a", city: "Testov" };
  for (const [name, value] of Object.entries({ ...contact, ...person[shop.locale] })) {
    await page.locator(`main [name="${name}"]`).fill(value);
  }
  await page.locator('main button[type="submit"]').last().click();
  await expect(page).toHaveURL(/\/kosik\/souhrn$/);
  await page.locator('input[name="terms"]').check();
  await page.locator('main button[type="submit"]').last().click();
  await expect(page).toHaveURL(/\/shrnuti\//);
  const number = await readOrderNumber(page);

  await page.goto(shop.path("/registrace"));
  await expect(page).toHaveURL(new RegExp(`${shop.path("/")}$`));

  await page.goto(shop.path("/ucet"));
  await page.locator('main form[action$="/odhlaseni"] button').click();
  await expect(page).toHaveURL(new RegExp(`${shop.path("/")}$`));
  await page.goto(shop.path("/account/addresses"));
  await expect(page).toHaveURL(/\?redirect=/);
  await expect(page.locator("body")).toContainText(shop.text("shell:notice.signInFirst"));

  await page.goto(shop.path("/prihlaseni"));
  await signIn(page, email, "spatneheslo");
  await expect(page.getByRole("alert").first()).toContainText(shop.text("account:errors.signInWrong"));
  await expect(page.locator('main [name="email"]')).toHaveValue(email);
  await signIn(page, email, password);
  await expect(page).toHaveURL(/\/account\/addresses$/);

  await page.goto(shop.path("/ucet"));
  await page.getByRole("link", { name: shop.text("account:orders.open", { number }) }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
  await expect(page.locator("main")).toContainText(shop.text("orders:paid.no"));
});

test("a customer who has forgotten the password sets a new one", async ({ page, shop }, { project }) => {
  const email = `heslo-${project.name}-${Date.now()}@example.com`;
  await page.goto(shop.path("/registrace"));
  await register(page, shop.locale, email);
  await expect(page).toHaveURL(/\/ucet$/);

  await page.locator('main form[action$="/odhlaseni"] button').click();
  await expect(page).toHaveURL(new RegExp(`${shop.path("/")}$`));
  await page.goto(shop.path("/obnova-hesla"));
  await page.locator('main [name="email"]').fill(email);
  await submit(page);
  await expect(page.locator("main")).toContainText(shop.text("account:reset.sent"));
  await expect.poll(() => emailedLink(shop.dataDir, email, "zmena-hesla")).toBeTruthy();
  const link = emailedLink(shop.dataDir, email, "zmena-hesla");

  await page.goto(link);
  await page.locator('main [name="password"]').fill(newPassword);
  await page.locator('main [name="password_confirmation"]').fill("jine heslo");
  await submit(page);
  await expect(page.locator("main")).toContainText(shop.text("account:errors.passwordMismatch"));
  await page.locator('main [name="password"]').fill(newPassword);
  await page.locator('main [name="password_confirmation"]').fill(newPassword);
  await submit(page);
  await expect(page).toHaveURL(/\/prihlaseni$/);
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(shop.text("account:newPassword.failedTitle"));

  await page.goto(shop.path("/login"));
  await signIn(page, email, newPassword);
  await expect(page).toHaveURL(/\/ucet$/);
});

test("a customer keeps addresses and proves the e-mail", async ({ page, shop }, { project }) => {
  const email = `adresy-${project.name}-${Date.now()}@example.com`;
  await page.goto(shop.path("/account/register"));
  await submit(page);
  await expect(page.locator("main")).toContainText(shop.text("ui:forms.required"));
  await page.locator('main [name="newsletter"]').check();
  await register(page, shop.locale, email);
  await expect(page).toHaveURL(/\/ucet$/);

  await expect.poll(() => emailedLink(shop.dataDir, email, "newsletter/potvrzeni")).toBeTruthy();

  await page.goto(shop.path("/account/addresses?nova=1"));
  const typed = { name: "Chata", street: "Lesní 1", city: "Testov", ...person[shop.locale] };
  for (const [name, value] of Object.entries(typed)) await page.locator(`main [name="${name}"]`).fill(value);
  await submit(page);
  await expect(page).toHaveURL(/\/account\/addresses$/);
  await expect(page.locator("main")).toContainText("Lesní 1");
  await page.locator('main a[href*="upravit="]').click();
  await page.locator('main [name="street"]').fill("Polní 2");
  await submit(page);
  await expect(page.locator("main")).toContainText("Polní 2");
  await page.locator("main li button").last().click();
  await expect(page.locator("main")).toContainText(shop.text("account:addresses.empty"));

  await expect.poll(() => emailedLink(shop.dataDir, email, "overeni-e-mailu")).toBeTruthy();
  await page.goto(emailedLink(shop.dataDir, email, "overeni-e-mailu"));
  await submit(page);
  await expect(page).toHaveURL(/\/ucet$/);
  await expect(page.locator("body")).toContainText(shop.text("shell:notice.emailVerified"));
  await page.goto(shop.path("/ucet/muj-ucet"));
  await expect(page.locator("main")).toContainText(shop.text("account:mine.proved"));
});

test("an e-mail changes with the password and the new address's own proof", async ({ page, shop }, { project }) => {
  const email = `stary-${project.name}-${Date.now()}@example.com`;
  const newEmail = email.replace("stary", "novy");
  await page.goto(shop.path("/registrace"));
  await register(page, shop.locale, email);
  await expect(page).toHaveURL(/\/ucet$/);

  await page.goto(shop.path("/ucet/muj-ucet"));
  const change = page.locator('form:has([name="new_email"])');
  await change.locator('[name="new_email"]').fill("novy@");
  await change.locator("button").click();
  await expect(change).toContainText(shop.text("ui:forms.email"));
  await expect(change).toContainText(shop.text("ui:forms.required"));
  await change.locator('[name="new_email"]').fill(newEmail);
  await change.locator('[name="email_password"]').fill(password);
  await change.locator("button").click();
  await expect(page.locator("main")).toContainText(shop.text("account:mine.newEmailWaits", { email: newEmail }));
  await expect(change.locator('[name="email_password"]')).toHaveValue("");

  await expect.poll(() => emailedLink(shop.dataDir, newEmail, "overeni-e-mailu")).toBeTruthy();
  await page.goto(emailedLink(shop.dataDir, newEmail, "overeni-e-mailu"));
  await submit(page);
  await expect(page).toHaveURL(/\/ucet$/);
  await expect(page.locator("body")).toContainText(shop.text("shell:notice.emailVerified"));
  await page.goto(shop.path("/ucet/muj-ucet"));
  await expect(page.locator("main")).toContainText(shop.text("account:mine.email", { email: newEmail }));
});

test("the checkout is filled in from the account, and an address of the book takes its place", async ({ page, shop }, {
  project,
}) => {
  await page.goto(shop.path("/registrace"));
  await register(page, shop.locale, `kniha-${project.name}-${Date.now()}@example.com`);
  await expect(page).toHaveURL(/\/ucet$/);
  await page.goto(shop.path("/1027"));
  await page.getByRole("button", { name: shop.text("catalog:product.add"), exact: true }).click();
  await expect(page.getByRole("link", { name: shop.text("shell:toCart") }).first()).toBeVisible();
  await page.goto(shop.path("/kosik/doprava"));
  await page.locator('label:has(input[name="carrier"][value="ppl"])').click();
  await page.locator('label:has(input[name="payment"][value="cod"])').click();
  await page.locator('main button[type="submit"]').last().click();
  await expect(page.locator('main [name="street"]')).toHaveValue("Koželužská 128/4a");

  await page.locator('main [name="street"]').fill("Lesní 1");
  await page.locator('label:has([name="keep_address"])').click();
  await page.locator('main button[type="submit"]').last().click();
  await expect(page).toHaveURL(/\/kosik\/souhrn$/);
  await page.goto(shop.path("/account/addresses"));
  await expect(page.locator("main")).toContainText("Lesní 1");

  await page.goto(shop.path("/kosik/udaje"));
  await page.locator('main [name="street"]').fill("Polní 2");
  await page.locator('main button[type="submit"]').last().click();
  await expect(page).toHaveURL(/\/kosik\/souhrn$/);
  await page.goto(shop.path("/kosik/udaje"));
  await expect(page.locator('main [name="street"]')).toHaveValue("Polní 2");
  await page.locator('main a[href*="adresa="]').click();
  await expect(page.locator('main [name="street"]')).toHaveValue("Lesní 1");
});
