import { treeProblems } from "../support/browser/accessibilityTree";
import { accessibilityViolations, htmlErrors } from "../support/browser/audit";
import { expect, test } from "../support/browser/journey";
import { screens } from "../support/browser/screenList";
import { comeAgain } from "../support/consent";

const [desk, phone] = [1280, 360];

for (const { name, path, before, after } of screens.filter((screen) => screen.before || screen.after)) {
  test(`the screen ${name} is accessible and fits the screen`, async ({ page, shop, baseURL }) => {
    await comeAgain(page, baseURL);
    const shown = (await before?.(page, shop)) ?? shop.path(path);
    // States that take many steps to reach are only tested where there is least room.
    for (const width of before ? [phone] : [desk, phone]) {
      await page.setViewportSize({ width, height: 900 });
      const answer = await page.goto(shown);
      expect(await htmlErrors((await answer?.text()) ?? "")).toEqual([]);
      await after?.(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page.locator("[data-stage]")).toHaveCount(0);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways, `sideways scroll at ${width} px`).toBe(0);
      expect(await accessibilityViolations(page), `at ${width} px`).toEqual([]);
      expect(await treeProblems(page, shop.locale)).toEqual([]);
    }
  });
}
