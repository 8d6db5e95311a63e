import { waitForFormHydration, waitForHydration } from "../support/browser/hydration";
import { expect, type Page, test } from "../support/browser/journey";
import { withPictures } from "../support/browser/launch";
import { comeAgain } from "../support/consent";
import { putIntoCart } from "../support/fillCart";

test.use(withPictures);

/** Returns what a box draws besides its border, because in forced colours all borders have one colour. */
async function drawingsOf(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((boxes) =>
    boxes.map((box) => {
      const { backgroundColor, outlineStyle, outlineWidth } = getComputedStyle(box);
      return `${backgroundColor} ${outlineStyle === "none" ? "" : outlineWidth}`;
    }),
  );
}

async function expectOneStandsOut(page: Page, field: string) {
  const all = `main label:has(input[name="${field}"]):visible`;
  const chosen = await drawingsOf(page, `main label:has(input[name="${field}"]:checked)`);
  const others = (await drawingsOf(page, all)).filter((drawing) => drawing !== chosen[0]);
  expect(chosen).toHaveLength(1);
  expect(others, field).toHaveLength((await page.locator(all).count()) - 1);
}

test("in forced colours the chosen colour, size, carrier and payment stand out", async ({ page, shop, baseURL }) => {
  await comeAgain(page, baseURL);
  await putIntoCart(page, shop.path("/1001"));
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(shop.path("/1001?barva=cerna&velikost=48"));
  await expectOneStandsOut(page, "barva");
  await expectOneStandsOut(page, "velikost");
  await page.goto(shop.path("/kosik/doprava"));
  await page.locator('label:has(input[name="carrier"][value="ppl"])').click();
  await page.locator('label:has(input[name="payment"][value="transfer"])').click();
  await expectOneStandsOut(page, "carrier");
  await expectOneStandsOut(page, "payment");
});

/** Returns whether a visible message covers a control, or the focused element. */
function coversControl(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const message = document.querySelector("[data-notification]");
    if (!message || getComputedStyle(message).visibility === "hidden") return false;
    const { left, right, top, bottom } = message.getBoundingClientRect();
    const controls = [...document.querySelectorAll("a[href], button, input, select, textarea, summary, label")];
    return controls.some((control) => {
      const box = control.getBoundingClientRect();
      const isOver = box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      return isOver && control.checkVisibility() && !control.closest("header, [hidden]");
    });
  });
}

for (const width of [390, 1280]) {
  test(`a short message covers no control at ${width} px, also when the page is scrolled under it`, async ({
    page,
    shop,
    baseURL,
    javaScriptEnabled,
  }) => {
    test.skip(!javaScriptEnabled, "scripts show it");
    await comeAgain(page, baseURL);
    await page.setViewportSize({ width, height: 720 });
    for (const path of ["/1026", "/1005"]) await putIntoCart(page, shop.path(path));
    await page.goto(shop.path("/kosik"));
    await waitForHydration(page);
    const quantity = page.locator("main input[name=quantity]").first();
    await quantity.fill("2");
    await quantity.press("Enter");
    await page.locator('[data-notification="good"]').waitFor({ state: "attached" });
    for (const top of [0, 120, 240]) {
      await page.evaluate((top) => scrollTo(0, top), top);
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      expect(await coversControl(page), `scrolled to ${top}`).toBe(false);
    }
  });
}

test("text at twice its size scrolls no page of a phone sideways", async ({ page, shop, baseURL }) => {
  await comeAgain(page, baseURL);
  await putIntoCart(page, shop.path("/1005"));
  const pages = ["/", "/1/muzi", "/1001", "/1029", "/kosik", "/kosik/doprava", "/registrace", "/hledani?q=bunda"];
  for (const path of [
    ...pages,
    "/prodejny",
    "/info/kontakt",
    "/info/14/doprava-a-platba",
    "/info/3/tabulky-velikosti",
    "/objednavkovy-formular",
  ]) {
    await page.goto(shop.path(path));
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 640 });
      const overflow = await page.evaluate(() => {
        const root = document.documentElement;
        root.style.fontSize = "175%"; // the theme's is 87.5 %
        return root.scrollWidth - root.clientWidth;
      });
      expect.soft(overflow, `${path} at ${width} px`).toBe(0);
    }
  }
});

test("in a low window, as at four times the zoom, nothing stays over the page", async ({ page, shop }) => {
  const positionOf = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).position);
  for (const [height, position] of [
    [900, "sticky"],
    [256, "other"],
  ] as const) {
    await page.setViewportSize({ width: 320, height });
    await page.goto(shop.path("/"));
    for (const part of ["header", "#souhlas"]) {
      expect((await positionOf(part)) === "sticky", `${part} at ${height} px`).toBe(position === "sticky");
    }
  }
});

test("without scripts, where lazy pictures load at once, their smallest files do", async ({
  browser,
  baseURL,
  shop,
  javaScriptEnabled,
}) => {
  const viewport = { width: 390, height: 820 };
  const context = await browser.newContext({ baseURL, viewport, deviceScaleFactor: 2, javaScriptEnabled });
  const page = await context.newPage();
  await page.goto(shop.path("/1/muzi"), { waitUntil: "networkidle" });
  const filesOf = (pictures: string) =>
    page
      .locator(`${pictures}:not([src$="noimage.jpg"])`)
      .evaluateAll((found) =>
        found.flatMap((picture) => (picture instanceof HTMLImageElement && picture.currentSrc) || []),
      );
  // A browser reuses a file that it has already loaded, so a picture that is on the page twice uses the larger file for
  // both.
  const eager = await filesOf("img:not([loading=lazy])");
  const lazy = (await filesOf("main li[id^=p-] img[loading=lazy]")).filter((file) => !eager.includes(file));
  expect(lazy.length).toBeGreaterThan(javaScriptEnabled ? 0 : 20);
  expect(lazy.filter((file) => file.endsWith("?w=240")).length).toBe(javaScriptEnabled ? 0 : lazy.length);
  await context.close();
});

test("a product is printed on two sheets, as it arrives and once it is alive", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  const sheets = async () => (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type \/Page\b/g);
  await page.goto(shop.path("/1001"), { waitUntil: "networkidle" });
  expect(await sheets()).toHaveLength(2);
  if (!javaScriptEnabled) return;
  await waitForHydration(page);
  await waitForFormHydration(page);
  await page.locator("#koupit input[name=barva]").nth(1).check({ force: true });
  await expect(page.locator("main li[id^=obrazek] img").first()).toHaveAttribute("src", /-hneda-/);
  expect(await sheets()).toHaveLength(2);
  await page.emulateMedia({ media: "print" });
  const printed = page.locator("main li[id^=obrazek]:visible");
  await expect(printed, "the picture of the colour that is picked").toHaveCount(1);
  await expect(printed).toHaveAttribute("data-active", "true");
});

test("on a phone with a touch screen each card has its name, price and button below its picture", async ({
  browser,
  baseURL,
  shop,
  javaScriptEnabled,
}) => {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const context = await browser.newContext({ ...phone, baseURL, javaScriptEnabled });
  const page = await context.newPage();
  for (const path of ["/", "/1/muzi"]) {
    await page.goto(shop.path(path), { waitUntil: "networkidle" });
    const cards = await page.locator("main li[id^=p-]:visible").evaluateAll((found) =>
      found.slice(0, 4).map((card) => {
        const edgesOf = (part?: Element | null) => part?.getBoundingClientRect() ?? new DOMRect();
        const [picture, name, add] = ["img", "h2 a, h3 a", "summary"].map((part) => edgesOf(card.querySelector(part)));
        const price = edgesOf(
          [...card.querySelectorAll("p")].find(({ textContent }) => /Kč|€/.test(textContent ?? "")),
        );
        return {
          gaps: [name, price, add].map((part) => (part?.top ?? 0) - (picture?.bottom ?? 0)),
          priceAt: price.top,
        };
      }),
    );
    expect(cards).toHaveLength(4);
    expect(cards.flatMap(({ gaps }) => gaps).filter((gap) => gap <= 0)).toEqual([]);
    expect(cards[0]?.priceAt).toBe(cards[1]?.priceAt);
  }
  await context.close();
});
