import { barriersOf, complaintsAbout } from "./support/audit";
import { comeAgain } from "./support/consent";
import { expect, test } from "./support/journey";

const screens = [
  "/",
  "/1/muzi",
  "/1/muzi?strana=2",
  "/35/slevy",
  "/1001/panske-bundy/panska-kozena-bunda-matej",
  "/1029",
  "/1046",
  "/1015",
  "/hledani?q=bunda",
  "/hledani?q=bunda&sekce=produkty&strana=2",
  "/hledani?q=xqzwv",
  "/hledani",
  "/kosik",
  "/info/typography",
  "/info/2/ochrana-osobnich-udaju",
  "/info/3/tabulky-velikosti",
  "/info/kontakt",
  "/prodejny",
  "/sluzby",
  "/cistirna",
  "/blog",
  "/blog/capi-na-nasem-komine",
  "/newsletter",
  "/wishlist",
  "/neexistuje",
];
const widths = [360, 768, 1024, 1280, 1536];
const columns = [2, 3, 5, 5, 5];

for (const path of screens) {
  test(`${path} is valid, accessible and fits every screen`, async ({ page, shop, javaScriptEnabled, baseURL }) => {
    // What lies over a page, or is just coming, is looked at on the home page and by itself (visitor.spec.ts).
    if (path !== "/") await comeAgain(page, baseURL);
    const answer = await page.goto(shop.path(path));
    const html = (await answer?.text()) ?? "";
    expect(await complaintsAbout(html)).toEqual([]);
    expect(html, "holes in words").not.toContain("\0");

    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/KARA$/);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `sideways scroll at ${width} px`).toBe(0);
    }
    if (!javaScriptEnabled) return;
    expect(await barriersOf(page)).toEqual([]);
  });
}

test("the grid has the columns of each layout and the header its height", async ({ page, shop }) => {
  await page.goto(shop.path("/1/muzi"));
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await page
      .locator("main li:has(> h2)")
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
    expect(
      tops.filter((top) => top === tops[0]),
      `columns at ${width} px`,
    ).toHaveLength(columns[index] ?? 0);
  }
  const header = await page.locator("header").first().boundingBox();
  expect(header?.height).toBe(89);
});
