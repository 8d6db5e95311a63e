import { findBrowser } from "../../support/browser/browser";
import { expect, type Page, test } from "../../support/browser/journey";
import { putIntoCart } from "../../support/fillCart";

/** The browser's own text size setting, which is no zoom: lengths in pixels stay the same. */
const doubled = "--blink-settings=defaultFontSize=32";

const paths = ["/", "/1/muzi", "/1057", "/kosik", "/kosik/doprava"];
const widths = [1280, 1024, 390];

test("text of twice the size fits the window, and controls of the header stay apart", async ({
  playwright,
  baseURL,
  shop,
  javaScriptEnabled,
}) => {
  const browser = await playwright.chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-background-networking", doubled],
  });
  const context = await browser.newContext({ baseURL, javaScriptEnabled });
  await context.route(/\.webp/, (route) => route.abort());
  const page = await context.newPage();
  await putIntoCart(page, shop.path("/1027"));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of paths) {
      await page.goto(shop.path(path));
      const at = `${path}, ${width} px wide`;
      expect(await enlargement(page), at).toBe(2);
      expect(await tooWide(page), at).toEqual([]);
      expect(await overlaps(page), at).toEqual([]);
    }
  }
  await browser.close();
});

/** Returns the enlargement of the text. The shop sets its text to seven eighths of the browser's size, 14 px of 16. */
function enlargement(page: Page): Promise<number> {
  return page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 14);
}

/** Returns the elements that make the page scroll sideways; empty where it does not. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll("body *")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [`${scrollWidth} px`, ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 120))];
  });
}

/** Returns pairs of the header's controls that overlap, and controls that are off the screen. */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll("header :is(a, button, input)")].filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        control.getBoundingClientRect().width > 1 &&
        !control.closest("[popover]:not(:popover-open)"),
    );
    const say = (control: Element) => control.textContent?.trim() || control.outerHTML.slice(0, 80);
    const found = shown
      .filter((control) => {
        const { left, right } = control.getBoundingClientRect();
        return left < -1 || right > document.documentElement.clientWidth + 1;
      })
      .map((control) => `${say(control)} is off the screen`);
    for (const [index, element] of shown.entries()) {
      for (const other of shown.slice(index + 1)) {
        if (element.contains(other) || other.contains(element)) continue;
        const [a, b] = [element.getBoundingClientRect(), other.getBoundingClientRect()];
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 2 && high > 2) found.push(`${say(element)} over ${say(other)}`);
      }
    }
    return found;
  });
}
