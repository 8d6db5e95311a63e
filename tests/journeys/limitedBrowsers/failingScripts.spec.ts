import type { Browser } from "@playwright/test";
import { failures, openAnew, scriptFailures, scriptsOf } from "../../support/browser/failingScripts";
import { waitForFormHydration, waitForHydration } from "../../support/browser/hydration";
import { expect, type Page, test } from "../../support/browser/journey";
import { putIntoCart } from "../../support/fillCart";

/** Without JavaScript no script is requested. */
test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "no script is asked for");

const listing = "/1/muzi";
const longText = "/1057";
const wide = { width: 1280, height: 900 };

async function openPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: wide });
  // Loading pictures, which no script needs, would take most of the time.
  await context.route(/\.webp/, (route) => route.abort());
  return context.newPage();
}

for (const { how, failureAt } of scriptFailures) {
  test(`a listing whose script ${how} is filtered all the same`, async ({ browser, baseURL, shop }) => {
    test.setTimeout(180_000);
    const page = await openPage(browser, baseURL);
    const scripts = await scriptsOf(page, shop.path(listing), waitForHydration);
    expect(scripts.length).toBeGreaterThan(3);
    for (const [turn, script] of scripts.entries()) {
      await page.route(`**${script}`, failures[failureAt(turn)]);
      await openAnew(page, shop.path(listing));
      await page.mouse.move(200, 200);
      await page.locator("#filtr select").selectOption("nejlevnejsi");
      await expectSent(page, "#filtr button[type=submit]", /\?razeni=nejlevnejsi$/, script);
      await page.unroute(`**${script}`);
    }
    await page.context().close();
  });

  test(`a product whose script ${how} has its whole text and its stores`, async ({ browser, baseURL, shop }) => {
    test.setTimeout(180_000);
    const page = await openPage(browser, baseURL);
    const scripts = await scriptsOf(page, shop.path(longText), waitForFormHydration);
    expect(scripts.some((script) => script.includes("ProductPage"))).toBe(true);
    for (const [turn, script] of scripts.entries()) {
      await page.route(`**${script}`, failures[failureAt(turn)]);
      await openAnew(page, shop.path(longText));
      await page.mouse.move(200, 200);
      await expectReadable(page, shop.text("product:showMore"), script);
      await page.locator("#prodejny input[type=checkbox]").check();
      await expectSent(page, "#prodejny button[type=submit]", /[?&]prodejny=1/, script);
      await page.unroute(`**${script}`);
    }
    await page.context().close();
  });
}

/** Other pages on which controls in the header, the menu, the cookie bar and the page itself work without scripts. */
const elsewhere = ["/", "/kosik", "/kosik/doprava", "/prihlaseni", "/registrace"];

test("no control waits for scripts that fail, on the cart, in the checkout, in header, menu and consent bar", async ({
  browser,
  baseURL,
  shop,
}) => {
  test.setTimeout(120_000);
  const narrow = { baseURL, viewport: { width: 390, height: 800 } };
  const plain = await browser.newContext({ ...narrow, javaScriptEnabled: false });
  const page = await plain.newPage();
  await putIntoCart(page, shop.path("/1027"));
  await plain.clearCookies({ name: "cookie_consent" });
  const wanted = new Map<string, string[]>();
  for (const path of elsewhere) {
    await page.goto(shop.path(path));
    wanted.set(path, await controlsOf(page));
    expect(wanted.get(path)?.length, path).toBeGreaterThan(5);
  }
  for (const [how, fail] of Object.entries(failures)) {
    const context = await browser.newContext({ ...narrow, storageState: await plain.storageState() });
    await context.route(/\.webp/, (route) => route.abort());
    await context.route(/\/assets\/.+\.js/, fail);
    const failing = await context.newPage();
    for (const path of elsewhere) {
      await openAnew(failing, shop.path(path));
      await failing.mouse.move(200, 200);
      expect(await controlsOf(failing), `${path}, whose script ${how}`).toEqual(wanted.get(path));
    }
    await context.close();
  }
  await plain.close();
});

/** Returns the visible controls, except those that only a page without scripts has (`noscript`). */
function controlsOf(page: Page): Promise<string[]> {
  return page
    .locator("a[href], button, input:not([type=hidden]), select, textarea, summary")
    .evaluateAll((all) =>
      all
        .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest("noscript"))
        .map((control) => `${control.tagName} ${control.getAttribute("name") ?? ""} ${control.textContent?.trim()}`),
    );
}

/** Presses the button, unless its script has run after all: then the form sends itself and hides the button. */
async function expectSent(page: Page, button: string, address: RegExp, script: string): Promise<void> {
  const submit = page.locator(button);
  await expect(async () => {
    if (!address.test(page.url()) && (await submit.isVisible())) await submit.click({ timeout: 1_000 });
    expect(page.url(), script).toMatch(address);
  }).toPass({ intervals: [100], timeout: 15_000 });
}

async function expectReadable(page: Page, more: string, script: string): Promise<void> {
  const ends = page.locator("section:has(> h2) > div > div:first-child");
  const hidden = () =>
    ends.evaluateAll(
      (boxes) =>
        boxes.filter((box) => box.scrollHeight > box.clientHeight && getComputedStyle(box).overflowY === "hidden")
          .length,
    );
  await expect
    .poll(async () => (await hidden()) - (await page.getByRole("button", { name: more }).count()), script)
    .toBe(0);
}

test("nothing moves when the scripts take over", async ({ browser, baseURL, shop }) => {
  const context = await browser.newContext({ baseURL, viewport: wide });
  const page = await context.newPage();
  for (const [path, hydrated] of [
    [listing, waitForHydration],
    [longText, waitForFormHydration],
  ] as const) {
    await page.goto(shop.path(path), { waitUntil: "networkidle" });
    const parts = page.locator(
      "#filtr, main h1, main h2, main li[id^=p-], main form:has(input[name=quantity]), #prodejny",
    );
    const places = () =>
      parts.evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().top + scrollY)));
    const before = await places();
    expect(before.length).toBeGreaterThan(3);
    await page.mouse.move(300, 300);
    await hydrated(page);
    await page.waitForTimeout(500);
    expect(await places(), path).toEqual(before);
  }
  await context.close();
});
