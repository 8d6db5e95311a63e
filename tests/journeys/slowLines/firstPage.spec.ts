import { purchaseBars } from "../../bench/bars";
import { buySlowly } from "../../bench/slowPurchase";
import { waitForHydration } from "../../support/browser/hydration";
import { isPlain } from "../../support/browser/isPlain";
import { expect, test } from "../../support/browser/journey";
import { withPictures } from "../../support/browser/launch";
import { launchWithoutScripts } from "../../support/browser/scriptsOff";
import { anyAddress } from "../../support/browser/visitor";

test.use(withPictures);

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const maxKilobytes = 300;
/** No other journey buys this product: sold out products change which pictures a page loads. */
const jacket = "/1009";
test("a page reached from elsewhere brings its styles along, the next ones have them in the browser", async ({
  browser,
  baseURL,
  shop,
  javaScriptEnabled,
}) => {
  test.skip(isPlain("deferHydration"), "only a page at rest brings its styles along");
  const context = await browser.newContext({ baseURL, javaScriptEnabled });
  const page = await context.newPage();
  await page.route("**/assets/*.css", (route) => route.abort());
  await page.goto(shop.path("/1/muzi"));
  await expect(page.locator("header").first()).toHaveCSS("font-family", /Jost/);
  await page.unroute("**/assets/*.css");
  const next = page.waitForResponse((response) => response.url().endsWith(shop.path("/1001")));
  await page.evaluate((address) => location.assign(address), shop.path("/1001"));
  await next;
  await page.waitForLoadState();
  expect(await page.locator("head style").count()).toBe(0);
  await expect(page.locator("header").first()).toHaveCSS("font-family", /Jost/);
  await context.close();
});

test("a page that brought its styles keeps them where scripts lead on", async ({ page, shop, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled || isPlain("deferHydration"), "only a page at rest brings its styles along");
  await page.goto(shop.path("/1/muzi"));
  await waitForHydration(page);
  for (const select of ["header nav [data-entry] > a", "main li h2 a"]) {
    const address = page.url();
    await page.locator(select).filter({ visible: true }).first().click();
    await page.waitForURL((url) => url.href !== address);
    await expect(page.locator("h1")).toHaveCSS("font-family", /Bodoni/);
    await expect(page.locator("header").first()).toHaveCSS("font-family", /Jost/);
  }
  await page.goBack();
  await expect(page.locator("header").first()).toHaveCSS("font-family", /Jost/);
});

for (const address of ["/", "/1/muzi", "/1001"]) {
  test(`without scripts, ${address} fetches no more than ${maxKilobytes} kB`, async ({ browser, baseURL, shop }) => {
    const context = await browser.newContext({ ...phone, baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    const sizes: Promise<number>[] = [];
    page.on("requestfinished", (request) => {
      if (request.url().startsWith("data:")) return;
      sizes.push(
        request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
      );
    });
    await page.goto(shop.path(address), { waitUntil: "networkidle" });
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes / 1000).toBeLessThan(maxKilobytes);
    await context.close();
  });
}

test("without scripts, a phone fetches each picture of a product in one size", async ({ browser, baseURL, shop }) => {
  test.skip(shop.locale === "sk", "both languages have the same pictures");
  const context = await browser.newContext({ ...phone, baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  const pictures: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/img/product/")) pictures.push(pathname.slice(pathname.lastIndexOf("/")));
  });
  await page.goto(shop.path("/1002"), { waitUntil: "networkidle" });
  expect(pictures.length).toBeGreaterThan(5);
  expect([...new Set(pictures)]).toEqual(pictures);
  await context.close();
});

for (const [visitor, bar] of Object.entries(purchaseBars)) {
  test(`a whole purchase, ${visitor}, fetches no more than ${bar.kilobytes} kB`, async ({
    playwright,
    launchOptions,
    baseURL,
    shop,
  }) => {
    test.skip(shop.locale === "sk", "both languages weigh the same");
    const isLite = visitor === "lite mode";
    const browser = await (isLite ? playwright.chromium.launch(launchOptions) : launchWithoutScripts(launchOptions));
    const context = await browser.newContext({
      ...phone,
      isMobile: true,
      hasTouch: true,
      baseURL,
      extraHTTPHeaders: { "X-Forwarded-For": anyAddress() },
    });
    if (isLite) await context.addCookies([{ name: "light", value: "on", url: baseURL ?? "" }]);
    const { kilobytes } = await buySlowly(context, await context.newPage(), { origin: baseURL ?? "", product: jacket });
    expect(kilobytes).toBeGreaterThan(50);
    expect(kilobytes).toBeLessThanOrEqual(bar.kilobytes);
    await browser.close();
  });
}
