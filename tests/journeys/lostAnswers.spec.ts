import type { Browser, BrowserContext } from "@playwright/test";
import { waitForFormHydration, waitForHydration } from "../support/browser/hydration";
import { isPlain } from "../support/browser/isPlain";
import { expect, type Page, test } from "../support/browser/journey";
import { anyAddress } from "../support/browser/visitor";
import { chooseProduct, sendChoice } from "../support/fillCart";

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "without JavaScript the browser itself tells of a failure");
test.skip(() => isPlain("lostRequests"), "it is turned off");

const product = "/1001";
const answers = /\.data(\?|$)/;

/** Opens a page besides the journey's own, which a failed request would make fail. */
async function roughPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: { "X-Forwarded-For": anyAddress() } });
  return context.newPage();
}

async function chooseHydrated(page: Page, path: string): Promise<void> {
  await chooseProduct(page, path);
  await waitForFormHydration(page);
}

const tryAgain = (page: Page, text: string) => page.getByRole("alert").getByRole("button", { name: text });
const menuLink = (page: Page, href: string) => page.locator(`header nav [data-entry] > a[href="${href}"]`);

async function expectPieces(context: BrowserContext, cart: string, pieces: number): Promise<void> {
  const page = await context.newPage();
  await page.goto(cart);
  const quantities = page.locator('main li input[name="quantity"]:not([type="hidden"])');
  if (pieces === 0) await expect(quantities).toHaveCount(0);
  else await expect(quantities).toHaveValue(String(pieces));
  await page.close();
}

for (const failure of ["is gone", "is cut off", "throws", "cannot be parsed"] as const) {
  test(`where the product page's code ${failure}, the page stays and sells`, async ({ browser, baseURL, shop }) => {
    const page = await roughPage(browser, baseURL);
    await page.route(/\/assets\/ProductPage-[^/]*\.js/, (route) => {
      if (failure === "is cut off") return route.abort("connectionreset");
      if (failure === "is gone") return route.fulfill({ status: 404 });
      const body = failure === "throws" ? "throw new Error('old browser')" : "export const ProductPage = {{";
      return route.fulfill({ contentType: "text/javascript", body });
    });
    await page.goto(shop.path(product));
    await waitForHydration(page);
    await page.waitForFunction(() => document.documentElement.hasAttribute("data-bare"));
    const stores = page.locator("#prodejny");
    await stores.getByRole("checkbox").check();
    await stores.getByRole("button").click();
    await expect(page).toHaveURL(/prodejny=1/);
    await waitForHydration(page);
    await page.locator('main [form="prani-pridat"]').first().click();
    await chooseProduct(page, shop.path(product));
    await sendChoice(page);
    await expect(page.locator('main [role="status"]')).toContainText(shop.text("shell:toCart"));
    await expectPieces(page.context(), shop.path("/kosik"), 1);
    await menuLink(page, shop.path("/1/muzi")).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Muži/);
    await page.locator("#p-1007 h2 a").click();
    await expect(page.locator("main form input[name=quantity]")).toBeVisible();
    await page.context().close();
  });
}

test("lostRequests: a link followed without a connection leaves the page, and may be followed again", async ({
  browser,
  baseURL,
  shop,
}) => {
  const page = await roughPage(browser, baseURL);
  await chooseHydrated(page, shop.path(product));
  await page.locator("#prodejny").scrollIntoViewIfNeeded();
  await page.context().setOffline(true);
  const title = await page.title();
  await menuLink(page, shop.path("/1/muzi")).click();
  const again = tryAgain(page, shop.text("ui:lost.again"));
  await expect(again).toBeVisible();
  await expect(page.getByRole("alert")).toContainText(shop.text("ui:lost.page"));
  expect(await page.title()).toBe(title);
  await expect(page.locator('main input[name="velikost"]:checked')).toHaveCount(1);
  await again.click();
  await expect(again).toBeVisible();
  await page.context().setOffline(false);
  await again.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Muži/);
  await expect(again).toHaveCount(0);
  await page.context().close();
});

test("an addition without a connection keeps the choice, and may be sent again by either button", async ({
  browser,
  baseURL,
  shop,
}) => {
  for (const isMessagePressed of [true, false]) {
    const page = await roughPage(browser, baseURL);
    await chooseHydrated(page, shop.path(product));
    await page.context().setOffline(true);
    await sendChoice(page);
    const form = page.locator("main form:has(input[name=quantity])");
    const again = form.getByRole("alert").getByRole("button", { name: shop.text("ui:lost.again") });
    await expect(again).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(1);
    await expect(form.locator('input[name="velikost"]:checked')).toHaveCount(1);
    await page.context().setOffline(false);
    if (isMessagePressed) await again.click();
    else await sendChoice(page);
    await expect(page.locator('main [role="status"]')).toContainText(shop.text("shell:toCart"));
    await expect(again).toHaveCount(0);
    await expect(form.locator("button[type=submit]:not([form])"), "the message gives the focus back").toBeFocused();
    await expectPieces(page.context(), shop.path("/kosik"), 1);
    await page.context().close();
  }
});

test("where the shop took an addition and only the answer was lost, trying again adds nothing more", async ({
  browser,
  baseURL,
  shop,
}) => {
  const page = await roughPage(browser, baseURL);
  await chooseHydrated(page, shop.path(product));
  await page.route(answers, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch();
    await route.abort("connectionreset");
  });
  await sendChoice(page);
  const again = tryAgain(page, shop.text("ui:lost.again"));
  await expect(again).toBeVisible();
  await expectPieces(page.context(), shop.path("/kosik"), 1);
  await page.unroute(answers);
  await again.click();
  await expect(page.locator('main [role="status"]')).toContainText(shop.text("shell:toCart"));
  await expectPieces(page.context(), shop.path("/kosik"), 1);
  await page.context().close();
});

test("an answer that is not the shop's, or is cut off, is a lost one", async ({ browser, baseURL, shop }) => {
  const page = await roughPage(browser, baseURL);
  await page.goto(shop.path("/"));
  await waitForHydration(page);
  const answer = { status: 200, contentType: "text/html", body: "<p>Wi-Fi" };
  await page.route(answers, (route) => route.fulfill(answer));
  await menuLink(page, shop.path("/1/muzi")).click();
  const again = tryAgain(page, shop.text("ui:lost.again"));
  await expect(again).toBeVisible();
  answer.status = 502;
  await again.click();
  await expect(again).toBeVisible();
  await page.unroute(answers);
  await again.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Muži/);
  await page.context().close();
});

test("presses during a slow answer add one piece, and one more after it adds another", async ({ page, shop }) => {
  await chooseHydrated(page, shop.path(product));
  let letGo = () => {};
  const held = new Promise<void>((resume) => {
    letGo = resume;
  });
  await page.route(answers, async (route) => {
    await held;
    await route.continue();
  });
  const buy = page.locator('main form:has(input[name=quantity]) button[type="submit"]:not([form])');
  await buy.click();
  await expect(buy).toHaveAttribute("aria-disabled", "true");
  await expect(buy).toHaveText(shop.text("catalog:product.adding"));
  await expect(buy).toBeFocused();
  for (let press = 0; press < 2; press += 1) await buy.press("Enter");
  letGo();
  await expect(page.locator('main [role="status"]')).toContainText(shop.text("shell:toCart"));
  await expectPieces(page.context(), shop.path("/kosik"), 1);
  await expect(buy).toHaveText(shop.text("catalog:product.add"));
  await page.unroute(answers);
  const added = page.waitForResponse((response) => response.request().method() === "POST");
  await buy.click();
  await added;
  await expectPieces(page.context(), shop.path("/kosik"), 2);
});

test("a card and the quick look lose nothing either", async ({ browser, baseURL, shop }) => {
  const page = await roughPage(browser, baseURL);
  await page.goto(shop.path("/1/muzi"));
  await waitForHydration(page);
  const card = page.locator("#p-1007");
  await card.locator("summary").click();
  await card.locator("input[type=radio]").last().check();
  await card.getByRole("combobox").selectOption({ index: 2 });
  await page.context().setOffline(true);
  await card.getByRole("button", { name: shop.text("catalog:card.buy"), exact: true }).click();
  const again = tryAgain(page, shop.text("ui:lost.again"));
  await expect(again).toBeVisible();
  await expect(card.locator("input[type=radio]").last()).toBeChecked();
  await page.context().setOffline(false);
  await again.click();
  await expect(page.getByRole("status").filter({ hasText: shop.text("shell:toCart") })).toBeAttached();
  await expectPieces(page.context(), shop.path("/kosik"), 1);
  await card.hover();
  await card.getByRole("link", { name: shop.text("catalog:card.quickView") }).click();
  const dialog = page.getByRole("dialog").filter({ has: page.locator("form") });
  await dialog.locator("input[type=radio]").last().check();
  await dialog.getByRole("combobox").selectOption({ index: 2 });
  await page.context().setOffline(true);
  await dialog.getByRole("button", { name: shop.text("catalog:product.add"), exact: true }).click();
  const inDialog = dialog.getByRole("button", { name: shop.text("ui:lost.again") });
  await expect(inDialog).toBeVisible();
  await page.context().setOffline(false);
  const added = page.waitForResponse((response) => response.request().method() === "POST");
  await inDialog.click();
  await added;
  await expectPieces(page.context(), shop.path("/kosik"), 2);
  await page.context().close();
});

test("a form that an answer leaves to the browser is sent by the browser, once", async ({ browser, baseURL, shop }) => {
  const page = await roughPage(browser, baseURL);
  await chooseHydrated(page, shop.path(product));
  await page.route(answers, (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 204, headers: { "X-Leave-Form": "1" } })
      : route.fallback(),
  );
  const sent = page.waitForRequest((request) => request.method() === "POST" && request.isNavigationRequest());
  await sendChoice(page);
  await sent;
  await expect(page.locator('main [role="status"]')).toContainText(shop.text("shell:toCart"));
  await expectPieces(page.context(), shop.path("/kosik"), 1);
  await page.context().close();
});
