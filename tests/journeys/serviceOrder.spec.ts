import { expect, test } from "../support/browser/journey";
import { emailsTo } from "../support/emails";
import { fillServiceOrder, garmentPhoto } from "../support/serviceOrder";

const key = "[\\w-]{22}/[\\w-]{22}";

test("a visitor orders an alteration with a photo, follows it by the e-mail and cancels it", async ({
  page,
  shop,
}, info) => {
  const email = `sluzba-${info.project.name}-${Date.now()}@example.com`;
  await page.goto(shop.path("/sluzby/uprava-odevu"));
  await page.getByRole("link", { name: shop.text("content:orderService") }).click();
  await expect(page.locator("main [name=kind][value=alteration]")).toBeChecked();
  await expect(page.locator("main details[open] table")).toBeVisible();
  await expect(page.locator("main label:has([value=alteration])")).toContainText(/od\s(790|31,90)/);
  await expect(page.locator("main label:has([value=repair])")).toContainText(shop.text("services:priceByExtent"));

  await fillServiceOrder(page, shop, email);
  await page.locator("main [name=phone]").fill("12");
  const photos = page.locator("main [name=photos]");
  const jpeg = { name: "bunda.jpg", mimeType: "image/jpeg" };
  await photos.setInputFiles([
    { ...jpeg, buffer: await garmentPhoto() },
    { ...jpeg, buffer: Buffer.from("no photo") },
  ]);
  const submit = page.getByRole("button", { name: shop.text("services:submit") });
  await submit.click();
  await expect(page.locator("main [role=alert]")).toContainText(shop.text("ui:photos.errors.kind"));
  await expect(page.locator("main [name=photo_kept]")).toBeChecked();
  await expect(page.locator("main [name=description]")).toHaveValue(/3 cm\.\n/);

  await page.locator("main [name=phone]").fill(shop.locale === "cs" ? "601 123 456" : "905 123 456");
  await submit.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(shop.text("services:page.received.title"));
  await expect(page.locator("main img")).toHaveCount(1);
  const photo = await page.request.get((await page.locator("main img").getAttribute("src")) ?? "");
  expect([photo.status(), photo.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
  expect((await photo.body()).includes("Exif")).toBe(false);

  const link = () => new RegExp(`/objednavkovy-formular/${key}`).exec(emailsTo(shop.dataDir, email))?.[0] ?? "";
  await expect.poll(link).not.toBe("");
  await page.goto(shop.path(link()));
  await page
    .locator("main summary")
    .filter({ hasText: shop.text("services:cancel.open") })
    .click();
  await page.getByRole("button", { name: shop.text("services:cancel.submit") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(shop.text("services:page.cancelled.title"));
});

test("the price list says what each alteration is, and leads to those that have a page", async ({ page, shop }) => {
  await page.goto(shop.path("/sluzby/uprava-odevu"));
  const rows = page.locator("main table").first().locator("tr");
  await expect(rows).toHaveCount(4);
  for (const row of await rows.all()) await expect(row.locator("td")).toHaveCount(2);
  const links = page.locator("main table a");
  await expect(links).toHaveCount(2);
  await links.first().click();
  await expect(page).toHaveURL(/zkraceni-hladkych-rukavu$/);
});
