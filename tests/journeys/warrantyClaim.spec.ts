import { expect, test } from "../support/browser/journey";
import { buy, runOrderCommands, runShopCommand } from "../support/buy";
import { emailsTo } from "../support/emails";
import { garmentPhoto } from "../support/serviceOrder";

test("a buyer claims a defect with a photo from the order's page and follows it to its outcome", async ({
  page,
  shop,
}, info) => {
  test.setTimeout(120_000);
  const email = `reklamace-${info.project.name}-${Date.now()}@example.com`;
  const number = await buy(page, shop, email);
  const summary = page.url();
  const main = page.locator("main");
  const link = main.getByRole("link", { name: shop.text("orders:claim.link") });
  await expect(link).toHaveCount(0);
  await runOrderCommands(
    shop,
    ["pay", number],
    ["move", number, "pending"],
    ["ship", number, "--tracking", "80012345678"],
    ["move", number, "closed"],
  );
  await page.goto(summary);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(shop.text("warrantyClaims:title"));
  await expect(main.locator("[name=line_1]")).toBeChecked();
  await expect(main.locator("[name=email]")).toHaveValue(email);

  await main.locator("[name=defect]").fill("Prasklý šev v podpaží.\nNa levé straně.");
  const jpeg = { name: "sev.jpg", mimeType: "image/jpeg" };
  await main.locator("[name=photos]").setInputFiles([
    { ...jpeg, buffer: await garmentPhoto() },
    { ...jpeg, buffer: Buffer.from("no photo") },
  ]);
  const submit = page.getByRole("button", { name: shop.text("warrantyClaims:submit") });
  await submit.click();
  await expect(main.getByRole("alert").first()).toContainText(shop.text("ui:photos.errors.kind"));
  await expect(main.getByRole("alert").first()).toContainText(shop.text("ui:forms.choice"));
  await expect(main.locator("[name=photo_kept]")).toBeChecked();
  await expect(main.locator("[name=defect]")).toHaveValue(/podpaží\.\n/);

  await main.locator("[name=remedy][value=repair]").check();
  await submit.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(shop.text("warrantyClaims:page.received.title"));
  const claim = /RK\d{10}/.exec(await main.innerText())?.[0] ?? "none";
  const photo = await page.request.get((await main.locator("img").getAttribute("src")) ?? "");
  expect([photo.status(), photo.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
  expect((await photo.body()).includes("Exif")).toBe(false);
  await expect.poll(() => emailsTo(shop.dataDir, email), { timeout: 20_000 }).toContain("Prasklý šev v podpaží");

  await runShopCommand(shop, "claim", "move", claim, "rejected", "--note", "Šev povolil nošením.");
  await page.goto(summary);
  await expect(main).toContainText(shop.text("orders:claim.states.rejected"));
  await main.getByRole("link", { name: claim }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(shop.text("warrantyClaims:page.rejected.title"));
  await expect(main).toContainText("Šev povolil nošením.");
  await expect(main.getByText(shop.text("warrantyClaims:cancel.open"))).toHaveCount(0);
});
