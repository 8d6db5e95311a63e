import { accessibilityViolations, htmlErrors } from "../support/browser/audit";
import { waitForHydration } from "../support/browser/hydration";
import { expect, holdScripts, letScriptRun, type Page, test } from "../support/browser/journey";
import { withPictures } from "../support/browser/launch";

test.use(withPictures);

const jackets = "/2/panske-bundy";

const opener = (page: Page, drawer: "nabidka" | "hledani") =>
  page.locator(`header [popovertarget="${drawer}"]:not([popovertargetaction])`);
const panelLink = (page: Page, name: "account" | "cart") => page.locator(`[data-panel="${name}"]`);

test("the header is exactly as high as promised and nothing sticks out, from 320 px on", async ({ page, shop }) => {
  await page.goto(shop.path(jackets));
  for (const width of [320, 360, 390, 767, 768, 1023, 1024, 1199, 1200, 1506]) {
    await page.setViewportSize({ width, height: 800 });
    const header = await page.locator("header").first().boundingBox();
    expect(header, `at ${width} px`).toMatchObject({ x: 0, width, height: width < 1024 ? 58 : 89 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
  }
});

test("the section, and the entry of this very page, are marked", async ({ page, shop }) => {
  const marks = async (path: string) => {
    await page.goto(shop.path(path));
    const marked = page.locator("header nav [data-entry] > a[aria-current]");
    return marked.evaluateAll((links) =>
      links.map((link) => `${link.getAttribute("href")} ${link.getAttribute("aria-current")}`),
    );
  };
  expect(await marks("/1/muzi")).toEqual([`${shop.path("/1/muzi")} page`]);
  expect(await marks(jackets)).toEqual([`${shop.path("/1/muzi")} true`]);
  expect(await marks("/35/slevy/zeny")).toEqual([`${shop.path("/35/slevy")} true`]);
  expect(await marks("/15/kabelky")).toEqual([`${shop.path("/15/kabelky")} page`]);
  expect(await marks("/1001")).toEqual([`${shop.path("/1/muzi")} true`]);
  expect(await marks("/kosik")).toEqual([]);
});

test("submenus open under the pointer, without scripts in the whole menu, and lead on", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  await page.goto(shop.path("/"));
  const entry = page.locator(javaScriptEnabled ? "header [data-entry]" : "#nabidka [data-entry]").nth(1);
  const link = entry.locator("ul a").first();
  await expect(link).toBeHidden();
  if (javaScriptEnabled) await entry.locator("> a:first-child").hover();
  else await opener(page, "nabidka").click();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${shop.path(jackets)}$`));
});

test("each panel has all, what is new, what is reduced and a picture; the menu leads everywhere", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  await page.goto(shop.path("/"));
  const entry = page.locator(javaScriptEnabled ? "header [data-entry]" : "#nabidka [data-entry]").first();
  if (javaScriptEnabled) await entry.locator("> a:first-child").hover();
  else await opener(page, "nabidka").click();
  const panel = entry.locator("[data-submenu]");
  await expect(panel).toBeVisible();
  for (const path of ["/products/new?kategorie=9", "/products/sale?kategorie=9", "/9/zeny"]) {
    await expect(panel.locator(`a[href="${shop.path(path)}"]`)).toHaveCount(1);
  }
  if (javaScriptEnabled) {
    const picture = panel.locator("img");
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
  const links = await page.locator("#nabidka nav a").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  for (const path of ["/products/new", "/products/sale", "/bundykabaty"]) expect(links).toContain(shop.path(path));
  expect(links.join(" ")).toContain(shop.path("/20/doplnky"));
});

test("the language of the page is marked as the current one", async ({ page, shop }) => {
  await page.goto(shop.path("/"));
  await expect(page.locator('form[action="/language"] [aria-current="true"]').first()).toHaveText(
    shop.text("shell:language.here"),
  );
});

test("the whole menu opens by keys where no script opens submenus", async ({ page, shop, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled, "the row of the menu opens them");
  await page.goto(shop.path("/"));
  await expect(page.locator("header [data-opener]").first()).toBeHidden();
  await opener(page, "nabidka").press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.locator("#nabidka").getByRole("button", { name: shop.text("shell:close") })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("#nabidka a").first()).toBeFocused();
});

test("submenus open by keys", async ({ page, shop, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "the whole menu has them");
  await page.goto(shop.path("/"));
  await waitForHydration(page);
  await expect(opener(page, "nabidka")).toBeHidden();
  const entry = page.locator("header [data-entry]").first();
  await entry.locator("> a:first-child").focus();
  const links = entry.locator("ul").first();
  await expect(links).toBeHidden();
  await page.keyboard.press("Tab");
  const button = entry.getByRole("button");
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("Space");
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Enter");
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("Enter");
  await expect(links).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(links.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(links).toBeHidden();
  await expect(button).toBeFocused();
});

test("the phone's menu opens and closes, its links are reached", async ({ page, shop, javaScriptEnabled }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const answer = await page.goto(shop.path("/"));
  expect(await htmlErrors((await answer?.text()) ?? "")).toEqual([]);
  const menu = page.locator("#nabidka");
  await expect(menu).toBeHidden();
  await opener(page, "nabidka").click();
  await expect(menu).toBeVisible();
  await menu.getByRole("button", { name: shop.text("shell:close") }).click();
  await expect(menu).toBeHidden();

  await opener(page, "nabidka").click();
  const entry = menu.locator("[data-entry]").nth(1);
  if (javaScriptEnabled) await entry.getByRole("button").click();
  await entry.locator("ul a").first().click();
  await expect(page).toHaveURL(new RegExp(`${shop.path(jackets)}$`));
  await expect(menu).toBeHidden();
});

test("a phone's search opens from its button and finds its page", async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(shop.path("/"));
  await opener(page, "hledani").click();
  const field = page.locator('#hledani input[name="q"]');
  await field.fill("kabát");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/hledani\?q=kab%C3%A1t$/);
});

test("the account's link leads to the sign-in page, or opens its form", async ({ page, shop, javaScriptEnabled }) => {
  await page.goto(shop.path(jackets));
  if (!javaScriptEnabled) {
    return expect(panelLink(page, "account")).toHaveAttribute("href", shop.path("/prihlaseni"));
  }
  await waitForHydration(page);
  await panelLink(page, "account").click();
  const panel = page.locator("#panel-account");
  await expect(panel.getByLabel(shop.text("account:signIn.email"))).toBeVisible();
  await expect(panel.locator("form")).toHaveAttribute("action", shop.path("/prihlaseni"));
  await expect(panel.locator('input[name="redirect"]')).toHaveValue(shop.path(jackets));
  await expect(panelLink(page, "account")).toHaveAttribute("aria-expanded", "true");
  expect(await accessibilityViolations(page)).toEqual([]);
  await panel.getByLabel(shop.text("account:signIn.email")).focus();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(panelLink(page, "account")).toBeFocused();
});

test("a panel whose code arrives late does not open over the next page", async ({ page, shop, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without scripts there are no panels");
  const letGo = await holdScripts(page, "**/assets/SignInPanel-*.js");
  await page.goto(shop.path(jackets));
  await waitForHydration(page);
  await panelLink(page, "account").click();
  await page.locator("main li h2 a").first().click();
  await expect(page.locator("main form:has(input[name=quantity])")).toBeVisible();
  await letScriptRun(page, /SignInPanel-.*\.js/, letGo);
  await expect(page.locator("#panel-account")).toHaveCount(0);
});

test("who asked for a protected page finds the account's panel open, as HTML", async ({ page, shop }) => {
  await page.goto(`${shop.path("/")}?redirect=${shop.path("/ucet/muj-ucet")}`);
  const panel = page.locator("#panel-account");
  await expect(panel.locator('input[name="redirect"]')).toHaveValue(shop.path("/ucet/muj-ucet"));
  await panel.getByRole("link", { name: shop.text("shell:close") }).click();
  await expect(panel).toBeHidden();
  await page.goto(`${shop.path("/")}?redirect=//evil.example`);
  await expect(panel).toHaveCount(0);
});

test("the language switch names both countries and keeps the page", async ({ page, shop }) => {
  await page.goto(`${shop.path("/35/slevy")}?strana=1`);
  const form = page.locator("header form[method=post]").first();
  await expect(form).toContainText(shop.text("shell:language.here"));
  await form.getByRole("button").click();
  await expect(page.locator("html")).toHaveAttribute("lang", shop.locale === "cs" ? "sk" : "cs");
  await expect(page).toHaveURL(/\/35\/slevy/);
});

test("from 1200 px the page is wider than the window alone makes it", async ({ page, shop }) => {
  const widthAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    return page.locator("main h1").evaluate((title) => title.parentElement?.parentElement?.clientWidth ?? 0);
  };
  await page.goto(shop.path("/1/muzi"));
  const [before, after] = [await widthAt(1199), await widthAt(1200)];
  expect(after - before).toBeGreaterThan(40);
});
