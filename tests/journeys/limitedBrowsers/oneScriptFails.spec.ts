import { failures, openAnew, scriptFailures, scriptsOf } from "../../support/browser/failingScripts";
import { waitForFormHydration, waitForHydration } from "../../support/browser/hydration";
import { expect, type Page, test } from "../../support/browser/journey";
import { putIntoCart } from "../../support/fillCart";

/** Without JavaScript no script is requested. */
test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "no script is asked for");

/**
 * What must work on a page, whichever of its scripts fails. `turn` counts the presses, so that each one changes
 * something.
 */
type Step = { path: string; press: (page: Page, turn: number) => Promise<void> };

const steps: Step[] = [
  {
    path: "/",
    press: async (page) => {
      await page.locator('header [popovertarget="nabidka"]:visible').first().click();
      await expect(page.locator("#nabidka a[href]:visible").first()).toBeInViewport();
    },
  },
  {
    path: "/kosik",
    press: async (page, turn) => {
      const pieces = String(1 + (turn % 2));
      const field = page.locator("main input[name=quantity]").first();
      await field.fill(pieces);
      await field.blur();
      const update = page.locator("main form:has(input[name=quantity]) button[type=submit]").first();
      const saved = page.locator(`main input[name=quantity][value="${pieces}"]`).first();
      await expect(async () => {
        if (await update.isVisible()) await update.click({ timeout: 1_000 });
        await expect(saved).toBeAttached({ timeout: 1_000 });
      }).toPass({ intervals: [100], timeout: 15_000 });
    },
  },
  {
    path: "/kosik/doprava",
    press: async (page) => {
      await page.locator("main input[name=carrier][value=ppl]").check();
      await page.locator("main input[name=payment][value=transfer]").check();
      await pressLast(page);
      await expect(page).toHaveURL(/\/kosik\/udaje$/);
    },
  },
  {
    path: "/kosik/udaje",
    press: async (page) => {
      await pressLast(page);
      await expect(page.locator("main").getByRole("alert").first()).toBeVisible();
    },
  },
];

const pressLast = (page: Page) => page.locator('main form[method="post"] button[type="submit"]').last().click();

for (const { how, failureAt } of scriptFailures) {
  test(`menu, cart and checkout work when one of their scripts ${how}`, async ({ browser, baseURL, shop }) => {
    test.skip(shop.locale === "sk", "both languages have the same scripts");
    test.setTimeout(120_000);
    const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 800 } });
    context.setDefaultTimeout(15_000);
    await context.route(/\.webp/, (route) => route.abort());
    const page = await context.newPage();
    // The scripts of a listing and of a product are tested on those pages.
    const tried = new Set([
      ...(await scriptsOf(page, shop.path("/1/muzi"), waitForHydration)),
      ...(await scriptsOf(page, shop.path("/1057"), waitForFormHydration)),
    ]);
    await putIntoCart(page, shop.path("/1027"));
    for (const { path, press } of steps) {
      const scripts = (await scriptsOf(page, shop.path(path), waitForHydration)).filter((script) => !tried.has(script));
      expect(scripts.length, path).toBeGreaterThan(0);
      await expect(page).toHaveURL(new RegExp(`${shop.path(path)}$`));
      for (const [turn, script] of scripts.entries()) {
        tried.add(script);
        const way = failureAt(turn);
        await page.route(`**${script}`, failures[way]);
        await openAnew(page, shop.path(path));
        await page.mouse.move(200, 200);
        await test.step(`${path}, whose ${script} ${way}`, () => press(page, turn + 1));
        await page.unroute(`**${script}`);
      }
    }
    await context.close();
  });
}
