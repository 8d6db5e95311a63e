import { waitForFormHydration } from "../support/browser/hydration";
import { expect, type Page, test } from "../support/browser/journey";
import { addProduct, chooseProduct, sendChoice } from "../support/fillCart";

const product = "/1027";

type Entry = { event?: string; ecommerce?: { value?: number; currency?: string; items?: unknown[] } | null };

async function allow(page: Page, url: string | undefined, value = "technical.analytical") {
  await page.context().addCookies([{ name: "cookie_consent", value, url: url ?? "" }]);
}

async function entries(page: Page): Promise<Entry[]> {
  return page.evaluate(() => JSON.parse(JSON.stringify("dataLayer" in window ? window.dataLayer : [])));
}

/** Returns the names of the events so far, without page views. */
async function events(page: Page): Promise<string[]> {
  return (await entries(page)).flatMap(({ event }) => (event && event !== "screen_view" ? [event] : []));
}

/**
 * Expects the events. It tries again when the page is just being left: a button pressed before hydration sends its form
 * natively.
 */
async function expectEvents(page: Page, names: string[]) {
  await expect(async () => expect(await events(page)).toEqual(names)).toPass({ timeout: 15_000 });
}

test.beforeEach(({ javaScriptEnabled }) => test.skip(!javaScriptEnabled, "events are a script's"));

test("without consent nothing is tracked and the tracking code is not fetched", async ({ page, shop, baseURL }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto(shop.path(product));
  await allow(page, baseURL, "technical.marketing.advertisement");
  await addProduct(page, shop.path(product));
  await page.goto(shop.path("/kosik"));
  expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);
  expect(fetched.filter((url) => /\/track-|googletagmanager/.test(url))).toEqual([]);
});

test("consent given on a page tracks that page, once", async ({ page, shop }) => {
  await page.goto(shop.path("/1/muzi"));
  await page.getByRole("button", { name: shop.text("consent:acceptAll") }).click();
  await expectEvents(page, ["view_item_list"]);
  expect((await entries(page)).filter(({ event }) => event === "screen_view")).toHaveLength(1);
});

test("a listing, a card pressed, its product, a heart: each once, also after going back", async ({
  page,
  shop,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => request.url().startsWith(baseURL ?? "") || foreign.push(request.url()));
  await allow(page, baseURL);
  await page.goto(shop.path("/1/muzi"));
  await expectEvents(page, ["view_item_list"]);
  await page.locator("main li h2 a").first().click();
  await expect(page.locator("h1")).toBeVisible();
  await expectEvents(page, ["view_item_list", "select_item", "view_item"]);
  const selected = (await entries(page)).find(({ event }) => event === "select_item");
  expect(selected?.ecommerce?.items).toHaveLength(1);
  await page.locator('main button[form="prani-pridat"]').first().click();
  await expectEvents(page, ["view_item_list", "select_item", "view_item", "add_to_wishlist"]);
  await page.locator('main button[form="prani-odebrat"]').first().click();
  await expect(page.locator('main button[form="prani-odebrat"]')).toHaveCount(0);
  await page.goBack();
  await expectEvents(page, ["view_item_list", "select_item", "view_item", "add_to_wishlist", "view_item_list"]);
  expect((await entries(page)).filter(({ event }) => event === "screen_view")).toHaveLength(3);
  expect(foreign).toEqual([]);
});

test("a piece added, the cart seen, the piece removed and put back: each once", async ({ page, shop, baseURL }) => {
  await allow(page, baseURL);
  await chooseProduct(page, shop.path(product));
  await expectEvents(page, ["view_item"]);
  await waitForFormHydration(page);
  await sendChoice(page);
  await expectEvents(page, ["view_item", "add_to_cart"]);
  const added = (await entries(page)).find(({ event }) => event === "add_to_cart");
  expect(added?.ecommerce).toMatchObject({ currency: shop.locale === "cs" ? "CZK" : "EUR" });
  expect(added?.ecommerce?.value).toBeGreaterThan(0);

  await page.goto(shop.path("/kosik"));
  await expectEvents(page, ["view_cart"]);
  await page.getByRole("button", { name: new RegExp(`^${shop.text("cart:line.remove")}`) }).click();
  await expectEvents(page, ["view_cart", "remove_from_cart"]);
  await page.getByRole("button", { name: shop.text("shell:undo") }).click();
  await expectEvents(page, ["view_cart", "remove_from_cart", "add_to_cart"]);
  await page.reload();
  await expectEvents(page, ["view_cart"]);
});

test("a purchase is reported step by step, and the order once however often its page is opened", async ({
  page,
  shop,
  baseURL,
}) => {
  await allow(page, baseURL);
  await addProduct(page, shop.path(product));
  await page.goto(shop.path("/kosik/doprava"));
  await expectEvents(page, ["begin_checkout"]);
  await page.reload();
  await expect(page.locator("h1")).toBeVisible();
  await page.locator('label:has(input[name="carrier"][value="ppl"])').click();
  await page.locator('label:has(input[name="payment"][value="cod"])').click();
  await page.locator('main button[type="submit"]').last().click();
  await expect(page).toHaveURL(/\/kosik\/udaje$/);
  await expectEvents(page, ["add_shipping_info", "add_payment_info"]);
  const typed = {
    email: "mereni@example.com",
    firstname: "Jana",
    lastname: "Ukázková",
    street: "Dlouhá 1",
    city: "Testov",
  };
  for (const [name, value] of Object.entries({ ...typed, phone: "601 123 456", zip: "503 99" })) {
    await page.locator(`main [name="${name}"]`).fill(value);
  }
  await page.locator('main button[type="submit"]').last().click();
  await expect(page).toHaveURL(/\/kosik\/souhrn$/);
  await page.locator('input[name="terms"]').check();
  await page.locator('main button[type="submit"]').last().click();
  await expect(page).toHaveURL(/\/shrnuti\//);
  await expectEvents(page, ["add_shipping_info", "add_payment_info", "purchase"]);
  const all = await entries(page);
  const purchase = all.find(({ event }) => event === "purchase")?.ecommerce;
  expect(purchase).toMatchObject({ currency: "CZK", transaction_id: expect.stringMatching(/^20\d{8}$/) });
  expect(JSON.stringify(all)).not.toContain("mereni@example.com");
  expect(JSON.stringify(all)).not.toContain(page.url().split("/").pop());
  await page.reload();
  await expect.poll(async () => (await entries(page)).length).toBeGreaterThan(0);
  expect(await events(page)).toEqual([]);
});
