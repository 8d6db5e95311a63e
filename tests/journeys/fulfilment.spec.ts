import { expect, test } from "../support/browser/journey";
import { buy, registerAs, runOrderCommands } from "../support/buy";
import { emailsTo } from "../support/emails";

test("a parcel can be followed, and a cancelled order says what became of the money", async ({ page, shop }, info) => {
  test.setTimeout(120_000);
  const email = `parcel-${info.project.name}-${Date.now()}@example.com`;
  await registerAs(page, shop, email);
  const number = await buy(page, shop, email);
  const main = page.locator("main");
  await page.goto(shop.path("/kosik"));
  await expect(main).toContainText(shop.text("cart:empty.ordered", { number }));
  await page.getByRole("link", { name: shop.text("cart:empty.order") }).click();
  await expect(page).toHaveURL(/\/shrnuti\//);
  const summary = page.url();
  await runOrderCommands(
    shop,
    ["pay", number],
    ["move", number, "pending"],
    ["ship", number, "--tracking", "80012345678"],
  );
  await page.goto(summary);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(shop.text("orders:update.shipped.title"));
  await expect(main).toContainText(shop.text("orders:parcel.promised", { date: "|" }).split("|")[0] ?? "");
  const track = page.getByRole("link", { name: shop.text("orders:parcel.track") });
  await expect(track).toHaveAttribute("href", /shipmentId=80012345678$/);
  const words = shop.text("orders:update.shipped.subject", { number });
  await expect.poll(() => emailsTo(shop.dataDir, email), { timeout: 20_000 }).toContain(words);

  await runOrderCommands(shop, ["move", number, "cancelled"]);
  await page.reload();
  await expect(main).toContainText(shop.text("orders:refund.owed", { amount: "|", date: "|" }).split("|")[1] ?? "");
  await runOrderCommands(shop, ["refund", number, "--manual", "--reason", "came back"]);
  await page.reload();
  await expect(main).toContainText(shop.text("orders:refund.transfer"));
  await expect(page.getByRole("heading", { name: shop.text("orders:refund.title") })).toHaveCount(1);
});
