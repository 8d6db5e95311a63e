import { expect, test } from "../support/browser/journey";
import { buy, runOrderCommands, runShopCommand } from "../support/buy";
import { emailsTo } from "../support/emails";

test("a guest withdraws from the footer, with a number and an address alone", async ({ page, shop }, { project }) => {
  const email = `withdraw-${project.name}-${Date.now()}@example.com`;
  await page.goto(shop.path("/"));
  await page
    .locator("footer")
    .getByRole("link", { name: shop.text("shell:footer.links.withdrawal") })
    .click();
  await expect(page).toHaveURL(/\/odstoupeni-od-smlouvy$/);
  const main = page.locator("main");
  await page.getByRole("button", { name: shop.text("orders:withdraw.continue") }).click();
  await expect(main.getByRole("alert").first()).toContainText(shop.text("ui:forms.required"));
  const typed = { name: "Jana Ukázková", order_number: "2026999999", email, goods: "Hnědá kabelka <b>" };
  for (const [name, value] of Object.entries(typed)) await page.locator(`main [name="${name}"]`).fill(value);
  await page.getByRole("button", { name: shop.text("orders:withdraw.continue") }).click();
  await expect(page).toHaveURL(/\/potvrzeni\/[\w-]{22}$/);
  for (const value of Object.values(typed)) await expect(main).toContainText(value);
  await page.getByRole("button", { name: shop.text("orders:withdraw.confirm") }).click();
  await expect(main).toContainText(shop.text("orders:withdraw.doneTitle"));
  await expect
    .poll(() => emailsTo(shop.dataDir, email), { timeout: 20_000 })
    .toContain(`${shop.text("orders:withdraw.orderNumber")}: 2026999999`);
});

test("who has the order's page picks its pieces and withdraws from them", async ({ page, shop }, { project }) => {
  const email = `pieces-${project.name}-${Date.now()}@example.com`;
  const number = await buy(page, shop, email, { payment: "cod" });
  const summary = page.url();
  await page
    .locator("main")
    .getByRole("link", { name: shop.text("orders:withdrawal.link") })
    .click();
  await expect(page.locator('main [name="email"]')).toHaveValue(email);
  const main = page.locator("main");
  await page.getByRole("button", { name: shop.text("orders:withdraw.continue") }).click();
  await expect(main.getByRole("alert").first()).toContainText(shop.text("orders:withdraw.errors.none"));
  await page.locator('main [name="line_1"]').check();
  await page.getByRole("button", { name: shop.text("orders:withdraw.continue") }).click();
  await expect(main).toContainText(number);
  await expect(main).toContainText("1×");
  await page.getByRole("button", { name: shop.text("orders:withdraw.confirm") }).click();
  await expect(main).toContainText(shop.text("orders:withdraw.doneTitle"));
  await page.reload();
  await expect(main).toContainText(shop.text("orders:withdraw.doneTitle"));
  await page.goto(summary);
  await expect(page.locator("h1")).toHaveText(shop.text("orders:update.cancelled.title"));
  await expect(main).toContainText(shop.text("orders:withdraw.state.cancelled"));
});

test("the order's page says what became of goods that were sent back", async ({ page, shop }, { project }) => {
  test.setTimeout(120_000);
  const email = `returned-${project.name}-${Date.now()}@example.com`;
  const number = await buy(page, shop, email);
  const summary = page.url();
  const main = page.locator("main");
  await runOrderCommands(
    shop,
    ["pay", number],
    ["move", number, "pending"],
    ["ship", number, "--tracking", "80012345678"],
    ["move", number, "closed"],
  );
  await page.goto(summary);
  await main.getByRole("link", { name: shop.text("orders:withdrawal.link") }).click();
  await page.locator('main [name="line_1"]').check();
  await page.getByRole("button", { name: shop.text("orders:withdraw.continue") }).click();
  await page.getByRole("button", { name: shop.text("orders:withdraw.confirm") }).click();
  await expect(main).toContainText(shop.text("orders:withdraw.doneTitle"));
  const statement = page.url();
  await page.goto(summary);
  await expect(main).toContainText(shop.text("orders:withdraw.state.announced"));
  await expect(main).toContainText(
    shop.text("orders:refund.owedAfterGoods", { amount: "|", date: "|" }).split("|")[1] ?? "",
  );
  const listed = await runShopCommand(shop, "withdrawal", "list");
  const withdrawal = new RegExp(`^ *(\\d+) .*${number}`, "m").exec(listed)?.[1] ?? "";
  await runShopCommand(shop, "withdrawal", "receive", withdrawal, "--to", "eshop");
  await runShopCommand(shop, "withdrawal", "refund", withdrawal, "--manual");
  await page.reload();
  await expect(main).toContainText(shop.text("orders:withdraw.state.refunded"));
  await expect(main).toContainText(shop.text("orders:refund.transfer"));
  await page.goto(statement);
  await expect(main).toContainText(shop.text("orders:withdraw.state.refunded"));
  await expect
    .poll(() => emailsTo(shop.dataDir, email), { timeout: 20_000 })
    .toContain(shop.text("orders:withdraw.update.settled.subject", { number }));
});

test("a guest cancels an order on its own page, which thanks no more", async ({ page, shop }, { project }) => {
  await buy(page, shop, `cancel-${project.name}-${Date.now()}@example.com`);
  await expect(page.locator("h1")).toHaveText(shop.text("orders:summary.title"));
  await page.locator("summary", { hasText: shop.text("orders:can.cancel") }).click();
  await page.getByRole("button", { name: shop.text("orders:can.cancelSubmit") }).click();
  await expect(page.locator("h1")).toHaveText(shop.text("orders:update.cancelled.title"));
  await expect(page.locator("main")).toContainText(shop.text("orders:state.cancelled"));
});
