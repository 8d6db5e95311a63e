import { treeProblems } from "../support/browser/accessibilityTree";
import { accessibilityViolations, htmlErrors } from "../support/browser/audit";
import { expect, test } from "../support/browser/journey";
import { screens } from "../support/browser/screenList";
import { comeAgain } from "../support/consent";

/** Screens that are looked at as they open (states.spec.ts has the others), and screens that only have to be valid. */
const paths = new Set([
  ...screens.filter((screen) => !screen.before && !screen.after).map(({ path }) => path),
  "/1/muzi?strana=2",
  "/35/slevy",
  "/1046",
  "/hledani?q=bunda&sekce=produkty&strana=2",
  "/hledani",
  "/info/2/ochrana-osobnich-udaju",
  "/cistirna",
  "/newsletter",
  "/zmena-hesla/neplatny",
  "/overeni-e-mailu/neplatny",
]);
const widths = [360, 768, 1024, 1280, 1536];
const columns = [2, 3, 5, 5, 5];

for (const path of paths) {
  test(`${path} is valid, accessible and fits every screen`, async ({ page, shop, javaScriptEnabled, baseURL }) => {
    // What covers a page, or is just appearing, is tested on the home page and by itself (visitor.spec.ts).
    if (path !== "/") await comeAgain(page, baseURL);
    const answer = await page.goto(shop.path(path));
    const html = (await answer?.text()) ?? "";
    expect(await htmlErrors(html)).toEqual([]);
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
    expect(await treeProblems(page, shop.locale)).toEqual([]);
    if (!javaScriptEnabled) return;
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}

test("the grid has the columns of each layout and the header its height", async ({ page, shop }) => {
  await page.goto(shop.path("/1/muzi"));
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await page
      .locator("main li:has(> div > h2)")
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
    expect(
      tops.filter((top) => top === tops[0]),
      `columns at ${width} px`,
    ).toHaveLength(columns[index] ?? 0);
  }
  const header = await page.locator("header").first().boundingBox();
  expect(header?.height).toBe(89);
});
