import { expect, type Page, test } from "../support/browser/journey";
import { withPictures } from "../support/browser/launch";
import { launchWithoutScripts } from "../support/browser/scriptsOff";

test.use(withPictures);

test("every link of the footer answers in its language", async ({ page, shop, request }) => {
  await page.goto(shop.path("/"));
  const links = await page
    .locator("footer a[href^='/']")
    .evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
  const prefix = shop.locale === "cs" ? "" : "/sk";
  const named = ["/info/7/aktuality", "/prodejny", "/info/kontakt", "/info/10/volna-mista", "/sluzby"];
  expect(links).toEqual(expect.arrayContaining(named.map((path) => `${prefix}${path}`)));
  for (const id of [1, 2, 3, 4, 11]) expect(links.join(" ")).toContain(`${prefix}/info/${id}/`);
  for (const link of links) {
    const answer = await request.get(link, { maxRedirects: 0 });
    expect(answer.status(), link).toBe(200);
  }
});

test("links inside the texts of the shop lead somewhere", async ({ page, shop }) => {
  await page.goto(shop.path("/sluzby"));
  await page.locator("main h2 a").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Úprava o(děvů|devov)/);
  await expect(page.locator("main")).toContainText("20 až 40");
  await page.locator('main nav a[href$="zkraceni-hladkych-rukavu"]').last().click();
  await expect(page).toHaveURL(/zkraceni-hladkych-rukavu$/);
  await expect(page.locator("main table").first()).toContainText(shop.locale === "cs" ? "Kč" : "€");
});

test("the language switch keeps the page with the slug of the other language", async ({ page, shop }) => {
  await page.goto(shop.path("/blog"));
  await page.locator('main h2 a[href*="komine"]').click();
  await expect(page.locator("main")).toContainText("2014");
  for (const fact of ["31", "400", "70"]) await expect(page.locator("article")).toContainText(fact);
  await page.locator('form[action="/language"] button').first().click();
  await expect(page).toHaveURL(shop.locale === "cs" ? /\/sk\/blog\/bociany-na/ : /\/blog\/capi-na/);
});

test("contact and stores say when somebody is there", async ({ page, shop }) => {
  await page.goto(shop.path("/info/kontakt"));
  const line = page.locator("main").getByText("8:00–15:00", { exact: true });
  await expect(line).toHaveCount(1);
  await expect(line, "no line ends inside").toHaveCSS("white-space", "nowrap");
  await expect(page.locator("main")).toContainText("1676");
  await page.goto(shop.path("/prodejny"));
  await expect(page.locator("main article")).toHaveCount(6);
  const store = page.locator("main article").first();
  const hours = store.getByRole("table");
  await expect(hours).toBeHidden();
  await store.locator("summary").click();
  await expect(hours).toContainText(shop.text("content:stores.hours"));
  await expect(store.locator('a[href*="/maps/dir/"]')).toHaveCount(1);
  await store.locator('a[href*="prodejna="]').click();
  await expect(page.locator("main li[id^=p-]").first()).toBeVisible();
});

const bottomOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox();
  return (box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0);
};

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`headline and both buttons are on the first screen of ${width} px, above the consent bar`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(shop.path("/"));
    const bar = await page.locator("#souhlas").boundingBox();
    const links = 'main section:has(h1) a[href*="/zeny"], main section:has(h1) a[href*="/muzi"]';
    await expect(page.locator(links)).toHaveCount(2);
    for (const selector of ["h1", 'section:has(h1) a[href*="/zeny"]', 'section:has(h1) a[href*="/muzi"]']) {
      expect(await bottomOf(page, `main ${selector}`), selector).toBeLessThan(bar?.y ?? 0);
    }
  });
}

test("the first screen of a phone does not move when the consent bar, the last of the page, comes", async ({
  playwright,
  launchOptions,
  baseURL,
  shop,
  javaScriptEnabled,
}) => {
  const browser = await (javaScriptEnabled
    ? playwright.chromium.launch(launchOptions)
    : launchWithoutScripts(launchOptions));
  const page = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 } });
  // Lite mode is declined here, because a busy browser sometimes draws its offer, which is in a `noscript`, and
  // sometimes does not.
  await page.context().addCookies([{ name: "light", value: "off", url: baseURL ?? "" }]);
  const hero = page.locator("main section:has(h1) img").first();
  const bar = /<section id="souhlas".*?<\/section>/s;
  let cut = /^$/;
  // Scripts are removed as well, because they would restore the missing bar.
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/<script.*?<\/script>/gs, "").replace(cut, "");
    await route.fulfill({ response, body });
  });
  await page.goto(shop.path("/"));
  const whole = await hero.boundingBox();
  cut = bar;
  await page.reload();
  await expect(page.locator("#souhlas")).toHaveCount(0);
  expect(await hero.boundingBox()).toEqual(whole);
  await browser.close();
});

test("the leathers lead to what is made of them, at the price they say, even under the consent bar", async ({
  page,
  shop,
}) => {
  await page.goto(shop.path("/"));
  const leathers = page.locator('section[aria-labelledby="kuze"] article');
  await expect(leathers).toHaveCount(3);
  const nappa = leathers.nth(1);
  const price = /\d[\d\s]*(?:,\d\d)?\s(?:Kč|€)/.exec((await nappa.textContent()) ?? "")?.[0] ?? "no price";
  await nappa.getByRole("link").click();
  await expect(page).toHaveURL(/\/bundykabaty\?material=jehneci-nappa$/);
  await page.goto(`${page.url()}&razeni=nejlevnejsi`);
  await expect(page.locator("main li[id^=p-]").first()).toContainText(price);
});

test("six categories and the services are led to by pictures and prices", async ({ page, shop }) => {
  await page.goto(shop.path("/"));
  await expect(page.locator('nav[aria-labelledby="rozcestnik"] li img')).toHaveCount(6);
  const services = page.locator("section", { hasText: shop.text("home:services.title") }).last();
  for (const path of ["/sluzby/uprava-odevu", "/sluzby/satna-kara"]) {
    await expect(services.locator(`a[href$="${path}"]`)).toHaveCount(1);
  }
  await expect(services).toContainText(shop.locale === "cs" ? "od 790 Kč" : "€");
  await expect(services.locator("img")).toHaveCount(1);
});

test("the focus of a keyboard is never under the next leather", async ({ page, shop }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(shop.path("/"));
  const links = page.locator('section[aria-labelledby="kuze"] article a');
  await links.nth(2).focus();
  for (const index of [1, 0]) {
    await page.keyboard.press("Shift+Tab");
    await expect(links.nth(index)).toBeFocused();
    const isOnTop = await links.nth(index).evaluate((link) => {
      const { left, top, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(left + 5, top + height / 2));
    });
    expect(isOnTop, `link ${index}`).toBe(true);
  }
});

test("a caron beside a letter has room before the next one", async ({ page, shop }) => {
  await page.goto(shop.path("/info/typography"));
  const widths = await page.evaluate(async () => {
    const pen = document.createElement("canvas").getContext("2d");
    if (!pen) throw new Error("No canvas");
    const measure = (weight: number, text: string) => {
      pen.font = `${weight} 100px Jost`;
      return pen.measureText(text).width;
    };
    await Promise.all([400, 500].map((weight) => document.fonts.load(`${weight} 100px Jost`, "ďťľtk")));
    return [400, 500].flatMap((weight) =>
      ["ďt", "ďk", "ľk"].map(
        (pair) => measure(weight, pair) - measure(weight, pair.slice(0, 1)) - measure(weight, pair.slice(1)),
      ),
    );
  });
  for (const width of widths) expect(width).toBeGreaterThan(2);
});

test("sizes are found by links to their kinds, in tables whose columns begin at the same places", async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(shop.path("/info/3"));
  await page.locator('main nav a[href="#cast-rukavice"]').click();
  await expect(page).toHaveURL(/#cast-rukavice$/);
  const edges = await page
    .locator("main table")
    .evaluateAll((tables) => tables.map((table) => table.querySelector("th + th")?.getBoundingClientRect().left));
  expect(edges).toHaveLength(4);
  expect(new Set(edges).size).toBe(1);
});

test("on a phone a carrier's price stands beside its name, and the time below", async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(shop.path("/info/14"));
  const row = page.locator("main tbody tr").first();
  const [name, time, price] = await Promise.all(
    ["th", "td:nth-child(2)", "td:last-child"].map((cell) => row.locator(cell).boundingBox()),
  );
  expect(price?.y).toBe(name?.y);
  expect(time?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
});

test("on a phone the strip says in one line what it promises, and towns lead to stores", async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(shop.path("/prodejny"));
  const strip = page.getByRole("complementary", { name: shop.text("shell:banner.promo") }).getByRole("link");
  await expect(strip).toContainText(shop.locale === "cs" ? "2 000 Kč" : "80 €");
  expect((await strip.boundingBox())?.height).toBeLessThan(40);
  expect((await strip.locator("strong").boundingBox())?.width).toBeLessThan(2);
  await page.locator('main nav a[href="#prodejna-plzen"]').click();
  await expect(page.locator("main article:target")).toBeInViewport();
});
