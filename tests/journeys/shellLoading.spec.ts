import type { Browser } from "@playwright/test";
import { accessibilityViolations } from "../support/browser/audit";
import { waitForHydration } from "../support/browser/hydration";
import { isPlain } from "../support/browser/isPlain";

import { expect, type Page, test } from "../support/browser/journey";

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "without JavaScript the browser itself shows its loading");

/** Opens a page besides the journey's own, which a failed request would make fail. */
async function roughPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  return context.newPage();
}

function closedGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

const menuLink = (page: Page, href: string) => page.locator(`header nav [data-entry] > a[href="${href}"]`);

test("where the scripts cannot be fetched, what they would have done has its button", async ({ page, shop }) => {
  await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404 }));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(shop.path("/1/muzi"));
  await page.locator("#filtr select").selectOption("nejlevnejsi");
  await page.locator("#filtr button[type=submit]").click();
  await expect(page).toHaveURL(/\?razeni=nejlevnejsi$/);
  const sizes = page.locator("main li:has(> div > h2) details").first();
  await sizes.locator("summary").click();
  await expect(sizes.getByRole("button", { name: shop.text("catalog:card.buy"), exact: true })).toBeVisible();
});

test("deferHydration: a page rests until the first sign, or until its time is over; from within the shop it never does", async ({
  browser,
  baseURL,
  shop,
}) => {
  test.skip(isPlain("deferHydration"), "it is turned off");
  const land = async (referer?: string) => {
    const page = await roughPage(browser, baseURL);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    await page.goto(shop.path("/"), { waitUntil: "networkidle", ...(referer ? { referer } : {}) });
    return page;
  };
  const [touched, left, within] = [await land(), await land(), await land(`${baseURL}/`)];
  await waitForHydration(within);
  for (const page of [touched, left]) await expect(page.locator("header")).not.toHaveAttribute("data-enhanced");
  await touched.keyboard.press("Shift");
  await touched.clock.runFor(500);
  await waitForHydration(touched);
  await left.clock.runFor(4_000);
  await waitForHydration(left);
  for (const page of [touched, left, within]) await page.context().close();
});

test("decodePageData: presses while the scripts arrive do not keep the page from coming to life", async ({
  page,
  shop,
}) => {
  test.skip(isPlain("decodePageData"), "it is turned off");
  await page.addInitScript(() => {
    const press = () => {
      document.querySelector("h1")?.click();
      if (!document.querySelector("header[data-enhanced]")) setTimeout(press, 0);
    };
    press();
  });
  await page.goto(shop.path("/kosik"));
  await waitForHydration(page);
});

test("hydrateUndisturbed: a press while React hydrates does not hydrate the whole page at once", async ({
  page,
  shop,
}) => {
  test.skip(isPlain("hydrateUndisturbed"), "it is turned off");
  await page.addInitScript(() => {
    const add = document.addEventListener;
    const press = () => {
      document.querySelector("h1")?.click();
      const last = [...document.querySelectorAll("footer a")].at(-1) ?? document;
      sessionStorage.setItem("isHydrated", String(Object.keys(last).some((key) => key.startsWith("__reactFiber"))));
    };
    // React first listens at the document, and hydrates in the tasks that follow.
    document.addEventListener = (...given: Parameters<typeof add>) => {
      document.addEventListener = add;
      queueMicrotask(press);
      add.apply(document, given);
    };
  });
  await page.goto(shop.path("/kosik"));
  await waitForHydration(page);
  expect(await page.evaluate(() => sessionStorage.getItem("isHydrated"))).toBe("false");
});

test("updatesInTransition: links within the page, followed while the scripts arrive, throw no part of it away", async ({
  browser,
  baseURL,
  shop,
}) => {
  test.skip(isPlain("updatesInTransition"), "it is turned off");
  const page = await roughPage(browser, baseURL);
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  await page.route("**/assets/ProductPage-*.js", async (route) => {
    await waitForHydration(page);
    for (const hash of ["obrazek-2", "obrazek-3"]) await page.evaluate((next) => location.assign(`#${next}`), hash);
    await route.continue();
  });
  await page.goto(shop.path("/1001"), { referer: `${baseURL}/` });
  await expect(page.locator("main ul[tabindex]")).toHaveCount(0);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("a slow page, and a slow change of the query, show the progress", async ({ page, shop }) => {
  await page.goto(shop.path("/1/muzi"));
  await waitForHydration(page);
  const bar = page.getByRole("progressbar");
  let gate = closedGate();
  await page.route("**/*.data*", async (route) => {
    await gate.opened;
    await route.continue();
  });
  await menuLink(page, shop.path("/9/zeny")).click();
  await expect(bar).toHaveAttribute("data-stage", "busy");
  const widthOf = async () => (await bar.boundingBox())?.width ?? 0;
  const early = await widthOf();
  await expect.poll(widthOf).toBeGreaterThan(early);
  gate.open();
  await expect(page).toHaveURL(new RegExp(`${shop.path("/9/zeny")}$`));
  await expect(bar).toHaveCount(0, { timeout: 15_000 });
  gate = closedGate();
  await page
    .getByRole("navigation", { name: shop.text("ui:pager.label") })
    .getByRole("link")
    .last()
    .click();
  await expect(bar).toHaveAttribute("data-stage", "busy");
  gate.open();
  await expect(bar).toHaveCount(0, { timeout: 15_000 });
});

test("the progress is accessible while it is shown, and says nothing more once the page is there", async ({
  page,
  shop,
}) => {
  await page.goto(shop.path("/1/muzi"));
  await waitForHydration(page);
  const gate = closedGate();
  await page.route("**/*.data*", async (route) => {
    await gate.opened;
    await route.continue();
  });
  await menuLink(page, shop.path("/9/zeny")).click();
  await expect(page.getByRole("progressbar")).toHaveAttribute("data-stage", "busy");
  expect(await accessibilityViolations(page)).toEqual([]);
  const roleAtEnd = page.evaluate(
    () =>
      new Promise((seen) => {
        const look = () => {
          const bar = document.querySelector('[data-stage="done"]');
          if (bar) seen(bar.getAttribute("role"));
        };
        new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
      }),
  );
  gate.open();
  expect(await roleAtEnd).toBeNull();
});

test("a page that the shop cannot give fails the progress and says so", async ({ browser, baseURL, shop }) => {
  const page = await roughPage(browser, baseURL);
  await page.goto(shop.path("/1/muzi"));
  await waitForHydration(page);
  await page.route("**/*.data*", (route) => route.fulfill({ status: 500 }));
  await menuLink(page, shop.path("/9/zeny")).click();
  await expect(page.getByRole("progressbar")).toHaveAttribute("data-stage", "failed");
  await expect(page.getByRole("alert")).toHaveText(shop.text("shell:progress.failed"));
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await page.context().close();
});

test("lostChunks: a lost chunk loads the page anew once, then offers a link", async ({
  browser,
  baseURL,
  shop,
  request,
}) => {
  test.skip(isPlain("lostChunks"), "it is turned off");
  const modulesOf = async (path: string): Promise<string[]> =>
    (await (await request.get(path)).text()).match(/\/assets\/route-[\w-]+\.js/g) ?? [];
  const known = await modulesOf(shop.path("/"));
  const lost = (await modulesOf(shop.path("/1/muzi"))).filter((module) => !known.includes(module));
  expect(lost.length).toBeGreaterThan(0);

  const page = await roughPage(browser, baseURL);
  let documents = 0;
  page.on("request", (asked) => {
    if (asked.isNavigationRequest()) documents += 1;
  });
  for (const module of lost) await page.route(`**${module}`, (route) => route.abort());
  const go = async () => {
    await page.goto(shop.path("/"));
    await waitForHydration(page);
    documents = 0;
    await menuLink(page, shop.path("/1/muzi")).click();
  };
  await go();
  await expect(page).toHaveURL(new RegExp(`${shop.path("/1/muzi")}$`));
  await expect.poll(() => documents).toBe(1);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await go();
  const way = page.getByRole("alert").getByRole("link", { name: shop.text("shell:progress.reload") });
  await expect(way).toHaveAttribute("href", shop.path("/1/muzi"));
  expect(documents).toBe(0);
  await way.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Muži/);
  expect(documents).toBe(1);
  await page.context().close();
});

test("a chunk that is lost with the connection leaves the page as it is, with a link", async ({
  browser,
  baseURL,
  shop,
}) => {
  test.skip(isPlain("lostChunks"), "it is turned off");
  const page = await roughPage(browser, baseURL);
  await page.goto(shop.path("/kosik"));
  await waitForHydration(page);
  const title = await page.title();
  await page.route(/\/assets\/route-[^/]*\.js|\/1\/muzi$/, (route) => route.abort("connectionreset"));
  await menuLink(page, shop.path("/1/muzi")).click();
  const way = page.getByRole("alert").getByRole("link", { name: shop.text("shell:progress.reload") });
  await expect(way).toHaveAttribute("href", shop.path("/1/muzi"));
  expect(await page.title()).toBe(title);
  await page.context().close();
});

test("prefetchLinks: the code of a page is fetched ahead where its link is pointed at, but not on a spared connection", async ({
  browser,
  baseURL,
  shop,
}) => {
  test.skip(isPlain("prefetchLinks"), "it is turned off");
  for (const saveData of [false, true]) {
    const page = await roughPage(browser, baseURL);
    await page.addInitScript((saveData) => {
      Object.defineProperty(navigator, "connection", { value: { saveData, effectiveType: "4g" } });
    }, saveData);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(shop.path("/"));
    await waitForHydration(page);
    await page.waitForLoadState("networkidle");
    asked.length = 0;
    await menuLink(page, shop.path("/1/muzi")).hover();
    const ahead = () => asked.filter((path) => path === "/__manifest" || /^\/assets\/route-.+js$/.test(path));
    if (saveData) {
      await page.waitForTimeout(3_500);
      expect(ahead()).toEqual([]);
    } else {
      await expect.poll(() => ahead().length, { timeout: 15_000 }).toBeGreaterThan(1);
    }
    expect(asked.filter((path) => path.endsWith(".data"))).toEqual([]);
    await page.context().close();
  }
});

test("a form's error is gone after going elsewhere and back", async ({ page, shop }) => {
  await page.goto(shop.path("/1001"));
  await page.getByRole("button", { name: shop.text("catalog:product.add"), exact: true }).click();
  const error = page.getByRole("alert").filter({ hasText: shop.text("catalog:problem.sizeMissing") });
  await expect(error).toBeVisible();
  await menuLink(page, shop.path("/1/muzi")).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Muži/);
  await page.goBack();
  await expect(page.getByRole("button", { name: shop.text("catalog:product.add"), exact: true })).toBeVisible();
  await expect(error).toHaveCount(0);
});
