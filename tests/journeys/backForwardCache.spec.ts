import { chromium } from "@playwright/test";
import { findBrowser } from "../support/browser/browser";
import { waitForFormHydration, waitForHydration } from "../support/browser/hydration";
import { expect, test } from "../support/browser/journey";

const product = "/1001";

test("nothing in a page keeps the browser from showing it again as it was left", async ({
  shop,
  baseURL,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "a page without scripts can always be kept");
  // The browser of the journeys runs with this cache switched off, so this test launches another one.
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox"],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage({ baseURL });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Page.enable");
  const reasons: string[] = [];
  devTools.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) => {
    // A headless browser caches no pages, which it reports as circumstantial; all other reasons are the page's fault.
    for (const { type, reason } of notRestoredExplanations) if (type !== "Circumstantial") reasons.push(reason);
  });
  for (const path of ["/", "/1/muzi", product, "/kosik", "/wishlist", "/login"]) {
    const answer = await page.goto(shop.path(path));
    expect(answer?.headers()["cache-control"], path).not.toContain("no-store");
    await page.mouse.move(200, 200);
    await waitForHydration(page);
    if (path === product) await waitForFormHydration(page);
    await page.goto(shop.path("/prodejny"));
    // A cached page is shown without loading again.
    await page.goBack({ waitUntil: "commit" });
    await expect(page.locator("header").first()).toBeVisible();
    expect(reasons, path).toEqual([]);
  }
  await browser.close();
});
