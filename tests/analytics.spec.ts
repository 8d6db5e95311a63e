import { addProduct, chooseProduct, sendChoice } from "./support/fillCart";
import { expect, type Page, test } from "./support/journey";

const product = "/1027";

type Entry = { event?: string; ecommerce?: { value?: number; currency?: string; items?: unknown[] } | null };

async function allow(page: Page, url: string | undefined, value = "technical.analytical") {
  await page.context().addCookies([{ name: "cookie_consent", value, url: url ?? "" }]);
}

async function entries(page: Page): Promise<Entry[]> {
  return page.evaluate(() => JSON.parse(JSON.stringify("dataLayer" in window ? window.dataLayer : [])));
}

/** The names of the events so far, without those of pages shown. */
async function events(page: Page): Promise<string[]> {
  return (await entries(page)).flatMap(({ event }) => (event && event !== "screen_view" ? [event] : []));
}

async function expectEvents(page: Page, names: string[]) {
  await expect.poll(() => events(page)).toEqual(names);
}

test.beforeEach(({ javaScriptEnabled }) => test.skip(!javaScriptEnabled, "events are a script's"));

test("without consent nothing is measured and nothing of the measuring is fetched", async ({ page, shop, baseURL }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto(shop.path(product));
  await allow(page, baseURL, "technical.marketing.advertisement");
  await addProduct(page, shop.path(product));
  await page.goto(shop.path("/kosik"));
  expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);
  expect(fetched.filter((url) => /measure|googletagmanager/.test(url))).toEqual([]);
});

test("consent given on a page measures that page, once", async ({ page, shop }) => {
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
  await page.locator('main button[form="prani"][name="add"]').first().click();
  await expectEvents(page, ["view_item_list", "select_item", "view_item", "add_to_wishlist"]);
  await page.locator('main button[form="prani"][name="remove"]').first().click();
  await expect(page.locator('main button[form="prani"][name="remove"]')).toHaveCount(0);
  await page.goBack();
  await expectEvents(page, ["view_item_list", "select_item", "view_item", "add_to_wishlist", "view_item_list"]);
  expect((await entries(page)).filter(({ event }) => event === "screen_view")).toHaveLength(3);
  expect(foreign).toEqual([]);
});

test("a piece added, the cart seen, the piece removed and put back: each once", async ({ page, shop, baseURL }) => {
  await allow(page, baseURL);
  await chooseProduct(page, shop.path(product));
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
