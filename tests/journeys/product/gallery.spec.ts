import type { Locator } from "@playwright/test";
import { accessibilityViolations } from "../../support/browser/audit";
import { expect, type Page, test } from "../../support/browser/journey";
import { withPictures } from "../../support/browser/launch";

test.use(withPictures);

const jacket = "/1001/panske-bundy/panska-kozena-bunda-matej";
const bag = "/1022";
const wallet = "/1025";
const sixPictures = "/1009";

function active(page: Page) {
  return page.locator("li[data-active]");
}

test("pictures turn by buttons and thumbnails, which stop at both ends", async ({ page, shop, javaScriptEnabled }) => {
  await page.goto(shop.path(sixPictures));
  const thumbnails = page.locator('a[href^="#obrazek-"]');
  await expect(thumbnails).toHaveCount(4);
  if (!javaScriptEnabled) {
    await expect(page.locator("#obrazek-1 a")).toHaveAttribute("href", /^\/img\/product\/big\//);
    await expect(page.getByRole("button", { name: shop.text("product:gallery.next") })).toHaveCount(0);
    return;
  }
  const previous = page.getByRole("button", { name: shop.text("product:gallery.previous") });
  const next = page.getByRole("button", { name: shop.text("product:gallery.next") });
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(active(page)).toHaveId("obrazek-2");
  await expect(previous).toBeEnabled();
  await thumbnails.nth(2).click();
  await expect(active(page)).toHaveId("obrazek-3");
  await next.click();
  await expect(active(page)).toHaveId("obrazek-4");
  await expect(thumbnails.nth(3)).toHaveAttribute("aria-current", "true");
  for (const picture of [5, 6]) {
    await next.click();
    await expect(active(page)).toHaveId(`obrazek-${picture}`);
  }
  await expect(next).toBeDisabled();
  const tab = page.context().waitForEvent("page");
  await thumbnails.first().click({ modifiers: ["ControlOrMeta"] });
  await expect(await tab, "a click with Ctrl is the browser's").toHaveURL(/#obrazek-1$/);
  await expect(active(page)).toHaveId("obrazek-6");
});

test("a picture opens over the page and gives the focus back", async ({ page, shop, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without scripts the link opens the picture itself");
  await page.goto(shop.path(bag));
  await expect(page.getByRole("button", { name: shop.text("product:gallery.next") })).toBeVisible();
  await page.locator("#obrazek-1 a").click();
  const lightbox = page.getByRole("dialog", { name: shop.text("product:gallery.enlarged") });
  await expect(lightbox.locator("img.PhotoView__Photo").first()).toBeVisible();
  await lightbox.getByRole("button", { name: shop.text("product:gallery.next") }).click();
  await expect(lightbox).toContainText(/ · 2 \/ \d/);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(lightbox).toHaveCount(0);
  await expect(page.locator("#obrazek-2 a")).toBeFocused();
});

test("on a wide screen the thumbnails stand beside the picture and the arrows on it", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(shop.path(jacket));
  const picture = await page.locator("#obrazek-1 img").boundingBox();
  for (const thumbnail of await page.locator('a[href^="#obrazek-"]').all()) {
    const place = await thumbnail.boundingBox();
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThan(picture?.x ?? 0);
  }
  if (!javaScriptEnabled) return;
  const next = page.getByRole("button", { name: shop.text("product:gallery.next") });
  await expect(next).toBeVisible();
  await page.locator("#obrazek-1 img").hover();
  await expect(next).toHaveCSS("opacity", "1");
  const place = await next.boundingBox();
  expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThan((picture?.x ?? 0) + (picture?.width ?? 0));
});

test("the other pictures lie open below the first one, and what is bought stays beside them", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(shop.path(sixPictures));
  const pairs = page.getByRole("list", { name: shop.text("product:gallery.pairs") });
  const [pictures, texts] = [pairs.getByRole("link"), page.locator("main article > div > div").first()];
  expect(await texts.evaluate((element) => getComputedStyle(element).position)).toBe("sticky");
  for (const img of await pictures.getByRole("img").all()) await expect(img).toHaveAttribute("alt", /,/);
  const [left, right] = [await pictures.nth(0).boundingBox(), await pictures.nth(1).boundingBox()];
  expect(right?.y).toBe(left?.y);
  expect((right?.x ?? 0) - (left?.x ?? 0) - (left?.width ?? 0)).toBeCloseTo(8, 0);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(pairs, "a phone's strip has them all").toBeHidden();
  if (!javaScriptEnabled) return;
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.getByRole("button", { name: shop.text("product:gallery.next") })).toBeVisible();
  await pictures.nth(1).click();
  await expect(page.getByRole("dialog", { name: shop.text("product:gallery.enlarged") })).toContainText(/ · 3 \/ \d/);
  await page.keyboard.press("Escape");
  await expect(pictures.nth(1)).toBeFocused();
});

test("a single other picture is as large as the first, and of more all that are paired keep their shape", async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const others = page.getByRole("list", { name: shop.text("product:gallery.pairs") }).getByRole("img");
  const first = page.locator("#obrazek-1 img");
  const shapeOf = async (picture: Locator) => {
    const box = await picture.boundingBox();
    return (box?.width ?? 0) / (box?.height ?? 1);
  };
  await page.goto(shop.path(wallet));
  await expect(others).toHaveCount(1);
  expect((await others.boundingBox())?.height).toBeCloseTo((await first.boundingBox())?.height ?? 0, 0);
  for (const [path, paired] of [
    [bag, 2],
    [sixPictures, 4],
  ] as const) {
    await page.goto(shop.path(path));
    for (const picture of (await others.all()).slice(0, paired)) expect(await shapeOf(picture)).toBeCloseTo(0.8, 2);
  }
  const width = (await others.last().boundingBox())?.width;
  expect(width, "the last one of five takes the row").toBeCloseTo((await first.boundingBox())?.width ?? 0, 0);
});

for (const [pictures, path] of [
  [2, "/1153"],
  [3, "/1123"],
  [4, bag],
  [4, "/1112"],
  [5, "/1019"],
  [5, "/1133"],
  [6, sixPictures],
  [6, "/1013"],
  [6, "/1002"],
] as const) {
  test(`beside ${pictures} pictures of ${path.split(/[/?]/)[1]} no large part of either column is empty`, async ({
    page,
    shop,
  }) => {
    test.skip(shop.locale === "sk", "both languages are as long");
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(shop.path(path));
    await expect(page.locator('li[id^="obrazek-"]')).toHaveCount(pictures);
    for (const width of [800, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const columns = await page
        .locator("main article")
        .first()
        .evaluate((article) => {
          const parts = "header, form, h2, dl, section p, img, details, aside, ul";
          const boxes = [...article.querySelectorAll(parts)]
            .filter((part) => part.checkVisibility() && !part.parentElement?.closest("details:not([open])"))
            .map((part) => part.getBoundingClientRect())
            .filter(({ width, height }) => width > 40 && height > 0);
          const { left, right, top } = article.getBoundingClientRect();
          const isLeft = (box: DOMRect) => box.left < (left + right) / 2 - 40;
          return [boxes.filter(isLeft), boxes.filter((box) => !isLeft(box))].map((column) => {
            let [end, hole] = [top, 0];
            for (const box of column.sort((a, b) => a.top - b.top)) {
              hole = Math.max(hole, box.top - end);
              end = Math.max(end, box.bottom);
            }
            return { hole, end };
          });
        });
      const [left, right] = columns;
      for (const { hole } of columns) expect(hole, `${width} px`).toBeLessThan(260);
      expect(Math.abs((left?.end ?? 0) - (right?.end ?? 999)), `ends at ${width} px`).toBeLessThan(
        width < 1200 ? 280 : 200,
      );
    }
  });
}

test("the gallery shows and counts the pictures of the chosen colour alone", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  await page.goto(shop.path(jacket));
  const pictures = page.locator('li[id^="obrazek-"] img');
  const expectAll = async (colour: RegExp, count: number) => {
    await expect(pictures.first()).toHaveAttribute("alt", colour);
    await expect(pictures).toHaveCount(count);
    for (const picture of await pictures.all()) await expect(picture).toHaveAttribute("alt", colour);
    if (javaScriptEnabled) await expect(page.getByText(`1 / ${count}`, { exact: true })).toBeVisible();
  };
  const [black, brown] = shop.locale === "cs" ? [/černá/, /hnědá/] : [/čierna/, /hnedá/];
  await expectAll(black, 6);
  if (javaScriptEnabled) {
    await page.getByRole("button", { name: shop.text("product:gallery.next") }).click();
    await expect(page.getByText("2 / 6", { exact: true })).toBeVisible();
    await page.locator('main form input[name=barva][value="hneda"]').check();
  } else {
    await page.locator('main form a[href*="barva=hneda"]').click();
  }
  await expect(page).toHaveURL(/barva=hneda/);
  await expectAll(brown, 3);
});

test("a detail that takes the row of pairs is fetched as wide as it is shown", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "Without scripts browsers get the smallest file.");
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(shop.path(sixPictures));
  const detail = page
    .getByRole("list", { name: shop.text("product:gallery.pairs") })
    .getByRole("img")
    .last();
  await detail.scrollIntoViewIfNeeded();
  const shownPx = (await detail.boundingBox())?.width ?? 0;
  await expect
    .poll(() => detail.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(shownPx - 1);
});

test("thumbnails are left out where a finger points, and the texts stand below", async ({ browser, shop, baseURL }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${baseURL}${shop.path(bag)}`);
  await expect(page.locator('a[href="#obrazek-2"]')).toBeHidden();
  const picture = await page.locator("#obrazek-1").boundingBox();
  const text = await page.getByRole("heading", { name: shop.text("catalog:product.description") }).boundingBox();
  expect(text?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0));
  await context.close();
});

test("the picture of a shared colour comes first", async ({ page, shop }) => {
  await page.goto(shop.path(`${jacket}?barva=konak`));
  await expect(page.locator("#obrazek-1 img")).toHaveAttribute("src", /konak/);
});
