import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { findFullBrowser } from "../../support/browser/browser";
import { expect, test } from "../../support/browser/journey";
import { startProxy } from "../../support/browser/proxy";
import { chooseProduct, sendChoice } from "../../support/fillCart";

/** The shop behind a proxy that removes all cookies, as for a browser that rejects them. */
const withoutCookies = (origin: string) =>
  startProxy(origin, (given, answer) => {
    const { "set-cookie": _, ...kept } = given.headers;
    answer.writeHead(given.statusCode ?? 502, kept);
    given.pipe(answer);
  });

/** The test's own browser would count as a robot, and robots get no cookie from a page. */
test.use({ userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0" });

test("who refuses cookies reads why the cart stays empty, where a piece is added and in the cart", async ({
  page,
  shop,
  baseURL,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "cookieEnabled", { get: () => false }));
  const proxy = await withoutCookies(baseURL ?? "");
  const notice = page.locator("main").getByText(shop.text("shell:notice.cookiesRefused"));
  await chooseProduct(page, proxy.origin + shop.path("/1001"));
  await expect(notice).toHaveCount(0);
  await sendChoice(page);
  await expect(notice).toBeVisible();
  await page.goto(proxy.origin + shop.path("/kosik"), { referer: page.url() });
  await expect(page).toHaveURL(/\/kosik$/);
  await expect(notice).toBeVisible();
  await page.close();
  proxy.close();
});

test("a browser whose settings block cookies is told so where one signs in, and where a product is saved", async ({
  playwright,
  baseURL,
  shop,
  javaScriptEnabled,
  userAgent,
}) => {
  const profile = await mkdtemp(join(tmpdir(), "no-cookies-"));
  await mkdir(join(profile, "Default"));
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(join(profile, "Default", "Preferences"), JSON.stringify(blocked));
  const context = await playwright.chromium.launchPersistentContext(profile, {
    executablePath: findFullBrowser(),
    args: ["--no-sandbox", "--disable-background-networking"],
    baseURL,
    javaScriptEnabled,
    userAgent,
  });
  const page = await context.newPage();
  const notice = page.locator("main").getByText(shop.text("shell:notice.cookiesRefused"));
  await page.goto(shop.path("/1027"));
  if (javaScriptEnabled) {
    // Such a browser denies storage, too, so the scripts leave the page to the browser.
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    await page.locator("html[data-bare]").waitFor();
  }
  await page
    .locator('main form:has([name=intent][value="save-product"]) button, main button[value="save-product"]')
    .first()
    .click();
  await expect(notice).toBeVisible();
  await page.goto(shop.path("/"));
  await expect(notice).toHaveCount(0);
  await page.goto(shop.path("/prihlaseni"), { referer: page.url() });
  await expect(notice).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  await context.close();
  await rm(profile, { recursive: true });
});
