import { randomUUID } from "node:crypto";
import { waitForHydration } from "../support/browser/hydration";
import { expect, type Page, test } from "../support/browser/journey";
import { putIntoCart } from "../support/fillCart";

type Shop = { locale: "cs" | "sk"; path: (czechPath: string) => string; text: (key: string) => string };

/** For each language: a postcode, its town and the first letters of that, a big city, and a phone number. */
const places = {
  cs: { zip: "280 02", town: "Kolín", typed: "kol", big: "Praha", phone: "601 123 456" },
  sk: { zip: "058 01", town: "Poprad", typed: "popr", big: "Bratislava", phone: "0912 123 456" },
} as const;

const points = (page: Page) => page.locator('label:not([hidden]) input[name="point"]');
const next = (page: Page) => page.locator('main form[method="post"] button[type="submit"]').last().click();

async function toPoints(page: Page, shop: Shop) {
  await putIntoCart(page, shop.path("/1027"));
  await page.goto(shop.path("/kosik/doprava"));
  await page.locator('input[name="carrier"][value="packeta"]').check();
  await page.locator('input[name="payment"][value="cod"]').check();
}

async function find(page: Page, shop: Shop, typed: string) {
  await page.getByRole("searchbox", { name: shop.text("delivery:points.search") }).fill(typed);
  await page.getByRole("button", { name: shop.text("delivery:points.find") }).click();
}

test("a point is searched for, chosen, and named until the order", async ({ page, shop }) => {
  const { zip, town, phone } = places[shop.locale];
  await toPoints(page, shop);
  await next(page);
  await expect(page.locator("main").getByRole("alert").first()).toContainText(
    shop.text("delivery:errors.pointMissing"),
  );
  await find(page, shop, zip);
  await expect(page.locator('label:not([hidden]):has(input[name="point"])').first()).toContainText(town);
  await expect(page.locator('input[name="carrier"][value="packeta"]')).toBeChecked();
  await expect(page.locator('input[name="payment"][value="cod"]')).toBeChecked();
  const id = (await points(page).first().getAttribute("value")) ?? "";
  await points(page).first().check();
  await next(page);
  await expect(page).toHaveURL(/\/kosik\/udaje$/);
  await page.goto(shop.path("/kosik/doprava"));
  await expect(page.locator(`input[name="point"][value="${id}"]`)).toBeChecked();
  await page.goto(shop.path("/kosik/udaje"));
  await expect(page.locator('[name="has_delivery_address"]')).toHaveCount(0);
  const typed = {
    email: `bod-${randomUUID()}@example.com`,
    phone,
    firstname: "Jana",
    lastname: "Ukázková",
    street: "Dlouhá 1",
  };
  for (const [name, value] of Object.entries({ ...typed, city: town, zip })) {
    await page.locator(`main [name="${name}"]`).fill(value);
  }
  await next(page);
  await expect(page).toHaveURL(/\/kosik\/souhrn$/);
  await expect(page.locator("main")).toContainText(town);
  await page.locator('[name="terms"]').check();
  await next(page);
  await expect(page).toHaveURL(/\/shrnuti\//);
  const place = page
    .locator("main section")
    .filter({ hasText: shop.text("orders:address.point") })
    .first();
  await expect(place).toContainText(town);
});

test("many points come a page at a time, and what is chosen stays chosen", async ({ page, shop }) => {
  await toPoints(page, shop);
  await find(page, shop, places[shop.locale].big);
  await expect(points(page)).toHaveCount(10);
  const chosen = points(page).nth(3);
  const id = await chosen.getAttribute("value");
  await chosen.check();
  await page.getByRole("button", { name: shop.text("ui:pager.next") }).click();
  await expect(page.getByRole("button", { name: shop.text("ui:pager.previous") })).toBeVisible();
  await expect(page.locator(`input[name="point"][value="${id}"]`)).toBeChecked();
  await expect(points(page)).not.toHaveCount(10);
  await find(page, shop, "xqzwv");
  await expect(page.locator("main")).toContainText(shop.text("delivery:points.nothing"));
  await expect(page.locator(`input[name="point"][value="${id}"]`)).toBeChecked();
});

test("with a script the list follows what is typed", async ({ page, shop, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "a script does it");
  await toPoints(page, shop);
  await waitForHydration(page);
  await page
    .getByRole("searchbox", { name: shop.text("delivery:points.search") })
    .pressSequentially(places[shop.locale].typed);
  await expect(page.locator('label:not([hidden]):has(input[name="point"])').first()).toContainText(
    places[shop.locale].town,
  );
  await expect(page).toHaveURL(/\/kosik\/doprava$/);
});

test("Enter on a choice goes on, Enter in the search searches", async ({ page, shop, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without a script the browser presses the first button");
  await toPoints(page, shop);
  await waitForHydration(page);
  await page.locator('input[name="payment"][value="cod"]').press("Enter");
  await expect(page.locator("main").getByRole("alert").first()).toContainText(
    shop.text("delivery:errors.pointMissing"),
  );
  await page.getByRole("searchbox", { name: shop.text("delivery:points.search") }).fill(places[shop.locale].zip);
  await page.keyboard.press("Enter");
  await points(page).first().check();
  await points(page).first().press("Enter");
  await expect(page).toHaveURL(/\/kosik\/udaje$/);
});
