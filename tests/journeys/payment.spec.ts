import { accessibilityViolations, htmlErrors } from "../support/browser/audit";
import { expect, type Page, test } from "../support/browser/journey";
import { registerAs, submitOrder } from "../support/buy";
import { emailsTo } from "../support/emails";

const summary = /\/shrnuti\/[\w-]+\/[\w-]+$/;

/** Presses one of the buttons of the trial gateway. */
async function atGateway(page: Page, decision: "approve" | "refuse" | "leave"): Promise<void> {
  await expect(page).toHaveURL(/\/zkusebni-brana\?id=/);
  await page.locator(`button[name="outcome"][value="${decision}"]`).click();
}

test("an order is paid by card after the bank's page was left once and refused once", async ({
  page,
  shop,
  javaScriptEnabled,
}, { project }) => {
  const email = `card-${project.name}-${Date.now()}@example.com`;
  await submitOrder(page, shop, email, { payment: "card" });
  await expect(page).toHaveURL(/\/zkusebni-brana\?id=/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(shop.text("payments:trial.title"));
  expect(await htmlErrors(await page.content())).toEqual([]);
  if (javaScriptEnabled) expect(await accessibilityViolations(page)).toEqual([]);

  const main = page.locator("main");
  const pay = page.getByRole("button", { name: shop.text("orders:card.pay") });
  await atGateway(page, "leave");
  await expect(page).toHaveURL(summary);
  await expect(main).toContainText(shop.text("orders:card.waiting"));
  await pay.click();
  await atGateway(page, "refuse");
  await expect(page).toHaveURL(summary);
  await expect(page.getByRole("alert").first()).toContainText(shop.text("orders:card.failed"));
  await pay.click();
  await atGateway(page, "approve");
  await expect(page).toHaveURL(summary);
  await expect(main).toContainText(shop.text("orders:next.paid"));
  await expect(main).toContainText(shop.text("orders:paid.yes"));
  await expect(pay).toHaveCount(0);
  await expect.poll(() => emailsTo(shop.dataDir, email)).toContain(shop.text("orders:update.paid.title"));
});

test("a customer goes back to the bank from the account, or pays by transfer instead", async ({ page, shop }, {
  project,
}) => {
  const email = `later-${project.name}-${Date.now()}@example.com`;
  await registerAs(page, shop, email);
  await submitOrder(page, shop, email, { payment: "card" });
  await atGateway(page, "leave");
  await expect(page).toHaveURL(summary);
  await page.goto(shop.path("/ucet"));
  await page.locator('main a[href*="/ucet/objednavka/"]').first().click();
  await page.getByRole("button", { name: shop.text("orders:card.pay") }).click();
  await expect(page).toHaveURL(/\/zkusebni-brana\?id=/);
  await page.goBack();
  await page.getByRole("button", { name: shop.text("orders:card.transfer") }).click();
  await expect(page.locator("body")).toContainText(shop.text("shell:notice.paymentChanged"));
  await expect(page.locator("main")).toContainText(shop.text("orders:payment.iban"));
});
