import { accessibilityViolations } from "../support/browser/audit";
import { gridLayouts } from "../support/browser/gridLayouts";
import { expect, type Page, test } from "../support/browser/journey";

function headerField(page: Page) {
  return page.locator("header input[name=q]").first();
}

test("the header's form leads to matching products and the field keeps its value", async ({ page, shop }) => {
  await page.goto(shop.path("/"));
  await headerField(page).fill("kabát");
  await headerField(page).press("Enter");
  await expect(page).toHaveURL(new RegExp(`${shop.path("/hledani")}\\?q=kab%C3%A1t$`));
  await expect(page).toHaveTitle(`${shop.text("search:titleOf", { query: "kabát" })} – KARA`);
  await expect(headerField(page)).toHaveValue("kabát");
  await expect(page.locator("#search-field")).toHaveValue("kabát");
  const names = await page.locator("main li h3").allInnerTexts();
  expect(names).toHaveLength(10);
  for (const name of names) expect(name).toContain("kabát");
});

test("all products of a search are shown in pages", async ({ page, shop }) => {
  await page.goto(shop.path("/hledani?q=bunda"));
  await page.locator('a[href*="sekce=produkty"]').click();
  await expect(page.locator("main li h3")).toHaveCount(30);
  await page.getByRole("link", { name: shop.text("ui:pager.next") }).click();
  await expect(page).toHaveURL(/q=bunda&sekce=produkty&strana=2$/);
  await page.getByRole("link", { name: shop.text("search:back") }).click();
  await expect(page.locator("main li h3")).toHaveCount(10);
  const beyond = await page.goto(shop.path("/hledani?q=bunda&sekce=produkty&strana=9"));
  expect(beyond?.status()).toBe(404);
});

test("a code leads to its product alone, a category to its listing", async ({ page, shop }) => {
  await page.goto(shop.path("/hledani?q=ka-1022"));
  await expect(page.locator("main li h3")).toHaveCount(1);
  await expect(page.locator("main li h3")).toContainText("Nela");
  await page.goto(shop.path("/hledani?q=opasky"));
  await page.locator('main a[href*="/7/"]').first().click();
  await expect(page).toHaveURL(/\/7\/panske-opasky/);
});

test("a search in vain offers ways on, and so does an empty one", async ({ page, shop }) => {
  for (const path of ["/hledani?q=xqzwv", "/hledani"]) {
    await page.goto(shop.path(path));
    await expect(page.getByRole("navigation", { name: shop.text("search:browse") })).toBeVisible();
    await expect(page.locator("main li h3")).toHaveCount(5);
  }
  await page.goto(shop.path("/hledani?q=xqzwv"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(shop.text("search:none", { query: "xqzwv" }));
});

test("the search goes on in the other language", async ({ page, shop }) => {
  await page.goto(shop.path("/hledani?q=kabelka"));
  await page
    .getByRole("button", { name: shop.text("shell:language.other") })
    .first()
    .click();
  await expect(page).toHaveURL(/hledani\?q=kabelka$/);
  await expect(page.locator("main li h3").first()).toBeVisible();
});

test("suggestions are walked by the keyboard alone", async ({ page, shop, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without a script the form does");
  await page.goto(shop.path("/hledani"), { waitUntil: "networkidle" });
  const field = page.locator("#search-field");
  const list = page.getByRole("listbox", { name: shop.text("search:suggest.list") });
  await field.focus();
  await field.pressSequentially("kabel", { delay: 30 });
  await expect(list).toBeVisible();
  await expect(field).toHaveAttribute("aria-expanded", "true");
  expect(await accessibilityViolations(page)).toEqual([]);

  await field.press("Escape");
  await expect(list).toBeHidden();
  await field.press("ArrowDown");
  await expect(list).toBeVisible();
  await field.press("ArrowUp");
  const last = list.getByRole("option").last();
  await expect(last).toHaveAttribute("aria-selected", "true");
  await field.press("ArrowUp");
  await field.press("ArrowDown");
  await field.press("Enter");
  await expect(page).toHaveURL(/q=kabel$/);
});

test("how a search was understood stands above the results, and each part leads to the search without it", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  await page.goto(shop.path("/hledani?q=panska+bunda+XL"));
  const parts = page.getByRole("list", { name: shop.text("search:understood.label") });
  await expect(parts.getByRole("link")).toHaveCount(3);
  if (javaScriptEnabled) expect(await accessibilityViolations(page)).toEqual([]);
  await parts.getByRole("link").nth(2).click();
  await expect(page).toHaveURL(/q=panska\+bunda$/);
  await expect(page.locator("#search-field")).toHaveValue("panska bunda");
});

test("a question is answered by information first", async ({ page, shop }) => {
  await page.goto(shop.path("/hledani?q=reklamace+bundy"));
  await expect(page.locator("main h2").first()).toHaveText(shop.text("search:section.pages"));
});

test("categories stand above the goods, goods in full rows, and what there is to read below them", async ({
  page,
  shop,
}) => {
  for (const [width, columns] of gridLayouts) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(shop.path("/hledani?q=kabat"));
    const categories = page.getByRole("navigation", { name: shop.text("search:section.categories") });
    await expect(categories.getByRole("link").first()).toHaveText(/^(Dámské|Dámske|Pánské|Pánske) kabáty$/);
    const shown = await page.locator("main li[id^='p-']").evaluateAll((cards) => {
      const boxes = cards.map((card) => card.getBoundingClientRect()).filter(({ height }) => height > 0);
      return { count: boxes.length, rows: new Set(boxes.map(({ top }) => Math.round(top))).size };
    });
    expect(shown.count, `${width} px`).toBe(shown.rows * columns);
    expect(shown.count, `${width} px`).toBeGreaterThanOrEqual(9);
    const topOf = async (name: string) => (await page.getByRole("heading", { level: 2, name }).boundingBox())?.y ?? 0;
    const chips = (await categories.boundingBox())?.y ?? 0;
    const [goods, posts] = [shop.text("search:section.products"), shop.text("search:section.posts")];
    expect(chips).toBeLessThan(await topOf(goods));
    expect(await topOf(goods)).toBeLessThan(await topOf(posts));
  }
});

test("on a phone the search is one line above the results", async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(shop.path("/hledani?q=kabat"));
  const [field, button] = [
    await page.locator("#search-field").boundingBox(),
    await page.locator("main form:has(#search-field) button").boundingBox(),
  ];
  const middleOf = (box: typeof field) => (box?.y ?? 0) + (box?.height ?? 0) / 2;
  expect(middleOf(button)).toBeCloseTo(middleOf(field), 0);
  expect(button?.width).toBeLessThan(60);
});
