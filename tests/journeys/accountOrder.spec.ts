import { expect, test } from "../support/browser/journey";
import { buy, registerAs, runOrderCommands } from "../support/buy";
import { emailsTo } from "../support/emails";
import { plainSpaces } from "../support/plainSpaces";

test("a customer looks at an unpaid order, buys it again and cancels it", async ({ page, shop }, { project }) => {
  const email = `cancel-${project.name}-${Date.now()}@example.com`;
  await registerAs(page, shop, email);
  await expect(page.locator("main")).toContainText(shop.text("orders:club.missing").split("{{")[0]?.trim() ?? "");
  const number = await buy(page, shop, email);
  await page.goto(shop.path("/ucet"));
  await page.getByRole("link", { name: shop.text("account:orders.open", { number }) }).click();
  const main = page.locator("main");
  await expect(main).toContainText(shop.text("orders:state.accepted"));
  await expect(main).toContainText(shop.text("orders:paid.no"));
  await expect(main).toContainText(shop.text("orders:payment.symbol"));

  const order = page.url();
  await page.getByRole("button", { name: shop.text("orders:can.reorder") }).click();
  await expect(page).toHaveURL(/\/kosik$/);
  await expect(page.locator("body")).toContainText(shop.text("shell:notice.reordered"));

  await page.goto(order);
  await page.locator("summary", { hasText: shop.text("orders:can.cancel") }).click();
  await page.getByRole("button", { name: shop.text("orders:can.cancelSubmit") }).click();
  await expect(page.locator("body")).toContainText(shop.text("shell:notice.orderCancelled"));
  await expect(main).toContainText(shop.text("orders:state.cancelled"));
  await expect(page.getByRole("button", { name: shop.text("orders:can.cancelSubmit") })).toHaveCount(0);
  await expect(main).not.toContainText(shop.text("orders:payment.symbol"));
  const words = plainSpaces(shop.text("orders:update.cancelled.text", { number }));
  await expect.poll(() => emailsTo(shop.dataDir, email), { timeout: 20_000 }).toContain(words);
});

test("a delivered and paid order is rated once and opens the club", async ({ page, shop }, { project }) => {
  test.setTimeout(120_000);
  const email = `rate-${project.name}-${Date.now()}@example.com`;
  await registerAs(page, shop, email);
  const number = await buy(page, shop, email, { product: "jacket" });
  await runOrderCommands(
    shop,
    ["pay", number],
    ["move", number, "pending"],
    ["ship", number, "--tracking", "80012345678"],
    ["move", number, "closed"],
  );
  await page.goto(shop.path("/ucet"));
  await page.getByRole("link", { name: shop.text("account:orders.open", { number }) }).click();
  const main = page.locator("main");
  for (const key of [
    "orders:state.pending",
    "orders:state.shipped",
    "orders:state.closed",
    "orders:event.paid",
    "orders:withdrawal.link",
  ]) {
    await expect(main).toContainText(shop.text(key));
  }
  const send = page.getByRole("button", { name: shop.text("orders:review.submit") });
  await send.click();
  await expect(main.getByRole("alert").first()).toContainText(shop.text("ui:forms.choice"));
  await page.locator('label:has(input[name="stars"][value="4"])').click();
  await page.locator('main [name="body"]').fill("Rychlé a milé.");
  await send.click();
  await expect(page.locator("body")).toContainText(shop.text("shell:notice.reviewed"));
  await expect(main).toContainText(shop.text("orders:review.given", { stars: 4 }));
  await expect(send).toHaveCount(0);
  await page.goto(shop.path("/ucet"));
  await expect(main).toContainText(shop.text("shell:accountMenu.group", { description: "KARA KLUB", percent: 5 }));
  await expect(main).toContainText(shop.text("orders:club.member", { percent: 5 }));
});

test("a guest at an order is sent home to sign in", async ({ page, shop }) => {
  await page.goto(shop.path("/ucet/objednavka/AAAAAAAAAAAAAAAAAAAAAA"));
  await expect(page).toHaveURL(/\?redirect=/);
});
