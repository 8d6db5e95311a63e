import { accessibilityViolations } from "../support/browser/audit";
import { expect, type Page, test } from "../support/browser/journey";
import { answerConsent } from "../support/consent";

const listing = "/1/muzi";

async function cookieOf(page: Page, name: string) {
  return (await page.context().cookies()).find((cookie) => cookie.name === name);
}

test("the cookie bar asks once, keeps what was ticked and can be opened again", async ({ page, shop, baseURL }) => {
  await page.goto(shop.path(`${listing}?strana=2`));
  const bar = page.getByRole("region", { name: shop.text("consent:title"), exact: true });
  const box = (category: string) => bar.getByRole("checkbox", { name: shop.text(`consent:${category}.label`) });
  await bar.getByText(shop.text("consent:purposes")).click();
  await expect(box("technical")).toBeChecked();
  await expect(box("technical")).toBeDisabled();
  for (const category of ["analytical", "marketing", "advertisement"]) await expect(box(category)).not.toBeChecked();

  await box("analytical").check();
  await bar.getByRole("button", { name: shop.text("consent:acceptSelected") }).click();
  await expect(bar).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${shop.path(listing)}\\?strana=2$`));
  expect(await cookieOf(page, "cookie_consent")).toMatchObject({ value: "technical.analytical", httpOnly: true });
  await page.goto(shop.path(listing));
  await expect(bar).toHaveCount(0);

  await page.context().addCookies([{ name: "_ga", value: "measured", url: baseURL ?? "" }]);
  await page.getByRole("link", { name: shop.text("shell:choices.cookies") }).click();
  await expect(box("analytical")).toBeChecked();
  await bar.getByRole("button", { name: shop.text("consent:refuse") }).click();
  await expect(bar).toHaveCount(0);
  expect(await cookieOf(page, "cookie_consent")).toMatchObject({ value: "technical" });
  expect(await cookieOf(page, "_ga")).toBeUndefined();
});

test("accepting all allows every category", async ({ page, shop }) => {
  await page.goto(shop.path("/"));
  await page.getByRole("button", { name: shop.text("consent:acceptAll") }).click();
  await expect(page.getByRole("button", { name: shop.text("consent:acceptAll") })).toHaveCount(0);
  const kept = await cookieOf(page, "cookie_consent");
  expect(kept?.value).toBe("technical.analytical.marketing.advertisement");
});

test("what has the focus is never under the cookie bar", async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(shop.path(listing));
  const barTop = async () => (await page.getByRole("region", { name: "Cookies" }).boundingBox())?.y ?? 0;
  const cards = page.locator("main li h2 a");
  for (const index of [3, 9, 15]) {
    await cards.nth(index).focus();
    const place = await cards.nth(index).boundingBox();
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual((await barTop()) + 1);
  }
});

test("the pop-up comes after the answer, not in the cart, and stays away once closed", async ({
  page,
  shop,
  baseURL,
}) => {
  const popup = page.getByRole("dialog", { name: shop.text("shell:banner.popup") });
  await page.goto(shop.path(listing));
  await expect(popup).toHaveCount(0);
  await answerConsent(page, baseURL);
  await page.goto(shop.path("/kosik"));
  await expect(popup).toHaveCount(0);
  await page.goto(shop.path(listing));
  await popup.getByRole("button", { name: shop.text("shell:banner.closePopup") }).click();
  await expect(popup).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${shop.path(listing)}$`));
  await page.goto(shop.path("/"));
  await expect(popup).toHaveCount(0);
});

for (const width of [390, 1280]) {
  test(`a press on the pop-up at ${width} px leads where it points and puts it away`, async ({
    page,
    shop,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await answerConsent(page, baseURL);
    await page.goto(shop.path(listing));
    const popup = page.getByRole("dialog", { name: shop.text("shell:banner.popup") });
    const link = popup.getByRole("link");
    await expect(link).toHaveCount(1);
    await expect(link).toHaveAttribute("href", width === 390 ? /uvitani-uzke/ : /uvitani-siroke/);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${shop.path("/prodejny")}$`));
    await expect(popup).toHaveCount(0);
  });
}

test("the pop-up lies below the page, and covers and moves nothing", async ({ page, shop, baseURL }) => {
  await answerConsent(page, baseURL);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(shop.path(listing));
    const popup = page.getByRole("dialog", { name: shop.text("shell:banner.popup") });
    await expect(popup).toBeVisible();
    const [place, main] = [await popup.boundingBox(), await page.locator("main").boundingBox()];
    expect(place?.y, `at ${width} px`).toBeGreaterThanOrEqual((main?.y ?? 0) + (main?.height ?? 0) - 1);
  }
});

test("the promo strip leads to its page and stays away once closed", async ({ page, shop }) => {
  await page.goto(shop.path(`${listing}?strana=2`));
  const promo = page.getByRole("complementary", { name: shop.text("shell:banner.promo") });
  await expect(promo.getByRole("link")).toHaveAttribute("href", shop.path("/45/bundy-z-nove-kolekce"));
  await promo.getByRole("button", { name: shop.text("shell:banner.closePromo") }).click();
  await expect(promo).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${shop.path(listing)}\\?strana=2$`));
  await page.goto(shop.path("/"));
  await expect(promo).toHaveCount(0);
});

/** Selects scripts, but not the structured data for search engines. */
const scripts = 'script:not([type="application/ld+json"])';

test("lite mode fetches no script and no font, and can be left and chosen again", async ({ page, shop, baseURL }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await answerConsent(page, baseURL);
  await page.context().addCookies([{ name: "light", value: "on", url: baseURL ?? "" }]);
  await page.goto(shop.path(listing));
  await expect(page.locator(scripts)).toHaveCount(0);
  expect(fetched.filter((path) => /\.(?:js|json|woff2)$/.test(path))).toEqual([]);
  await expect(page.locator("main img").first()).not.toHaveAttribute("srcset");
  await page.getByRole("button", { name: shop.text("shell:choices.full") }).click();
  await expect(page.getByRole("button", { name: shop.text("shell:choices.light") })).toBeVisible();
  expect(await page.locator(scripts).count()).toBeGreaterThan(0);
  await page.getByRole("button", { name: shop.text("shell:choices.light") }).click();
  await expect(page.getByRole("button", { name: shop.text("shell:choices.full") })).toBeVisible();
  await expect(page.locator(scripts)).toHaveCount(0);
});

test("lite mode has the buttons and the whole text that others have by script", async ({ page, shop, baseURL }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await answerConsent(page, baseURL);
  await page.context().addCookies([{ name: "light", value: "on", url: baseURL ?? "" }]);
  await page.goto(shop.path(listing));
  await page.locator("#filtr select").selectOption("nejlevnejsi");
  await page.locator("#filtr button[type=submit]").click();
  await expect(page).toHaveURL(/\?razeni=nejlevnejsi$/);
  await page.goto(shop.path("/1057"));
  const title = page.getByRole("heading", { name: shop.text("catalog:product.description") });
  const text = page.locator("section").filter({ has: title }).locator("> div > div").first();
  expect((await text.boundingBox())?.height).toBeGreaterThan(276);
  await page.getByRole("checkbox", { name: shop.text("product:branches.ask") }).check();
  await page.getByRole("button", { name: shop.text("product:branches.submit") }).click();
  await expect(page).toHaveURL(/prodejny=1/);
});

test.describe("somebody's own browser", () => {
  // The test browser's own user agent is that of a bot, and bots are not redirected.
  test.use({
    userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36",
  });

  test("a first visit opens the shop of the browser's language and remembers it", async ({ page, shop }) => {
    await page.goto("/1/muzi?strana=2");
    await expect(page).toHaveURL(new RegExp(`//[^/]+${shop.path(listing)}\\?strana=2$`));
    expect(await cookieOf(page, "i18n_redirected")).toMatchObject({ value: shop.locale, path: "/", sameSite: "Lax" });
  });
});

test("what only the other shop sells is offered there, and the visitor is not led back", async ({ page, shop }) => {
  test.skip(shop.locale === "cs", "everything is sold in the Czech shop");
  await page.goto("/sk");
  const answer = await page.goto("/sk/1102");
  expect(answer?.status()).toBe(404);
  await page.getByRole("button", { name: shop.text("shell:missing.elsewhereLink") }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "cs");
  await expect(page).toHaveURL(/\/\/[^/]+\/1102\//);
});

test("strip, bar and pop-up are accessible", async ({ page, shop, baseURL, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "axe is a script");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(shop.path(listing));
  await page.getByText(shop.text("consent:purposes")).click();
  expect(await accessibilityViolations(page)).toEqual([]);
  await answerConsent(page, baseURL);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(shop.path("/products/sale"));
    await expect(page.getByRole("dialog").getByRole("link")).toBeVisible();
    await page.waitForTimeout(1_500);
    expect(await accessibilityViolations(page)).toEqual([]);
  }
});
