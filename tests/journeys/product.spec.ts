import type { Locator } from "@playwright/test";
import { accessibilityViolations } from "../support/browser/audit";
import { expect, holdScripts, type Page, test } from "../support/browser/journey";
import { comeAgain } from "../support/consent";

const jacket = "/1001/panske-bundy/panska-kozena-bunda-matej";
const bag = "/1022";
const hat = "/1012";
const longText = "/1057";
const sixPictures = "/1002?barva=hneda";

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
  await page.goto(shop.path(hat));
  await expect(others).toHaveCount(1);
  expect((await others.boundingBox())?.height).toBeCloseTo((await first.boundingBox())?.height ?? 0, 0);
  for (const [path, paired] of [
    [jacket, 2],
    [sixPictures, 4],
  ] as const) {
    await page.goto(shop.path(path));
    for (const picture of (await others.all()).slice(0, paired)) expect(await shapeOf(picture)).toBeCloseTo(0.8, 2);
  }
  const width = (await others.last().boundingBox())?.width;
  expect(width, "the last one of five takes the row").toBeCloseTo((await first.boundingBox())?.width ?? 0, 0);
});

for (const [pictures, path] of [
  [2, "/1022"],
  [2, "/1123"],
  [3, jacket],
  [4, "/1007"],
  [5, "/1013"],
  [6, sixPictures],
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
            for (const box of column.sort((one, other) => one.top - other.top)) {
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
  const expectAll = async (colour: RegExp) => {
    await expect(pictures.first()).toHaveAttribute("alt", colour);
    await expect(pictures).toHaveCount(3);
    for (const picture of await pictures.all()) await expect(picture).toHaveAttribute("alt", colour);
    if (javaScriptEnabled) await expect(page.getByText("1 / 3", { exact: true })).toBeVisible();
  };
  const [black, brown] = shop.locale === "cs" ? [/černá/, /hnědá/] : [/čierna/, /hnedá/];
  await expectAll(black);
  if (javaScriptEnabled) {
    await page.getByRole("button", { name: shop.text("product:gallery.next") }).click();
    await expect(page.getByText("2 / 3", { exact: true })).toBeVisible();
    await page.locator('main form input[name=barva][value="hneda"]').check();
  } else {
    await page.locator('main form a[href*="barva=hneda"]').click();
  }
  await expect(page).toHaveURL(/barva=hneda/);
  await expectAll(brown);
});

test("a detail that takes the row of pairs is fetched as wide as it is shown", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "Without scripts browsers get the smallest file.");
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(shop.path("/1007"));
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

test("texts stand beside the pictures where a mouse points", async ({ page, shop }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(shop.path(bag));
  const picture = await page.locator("#obrazek-1").boundingBox();
  const text = await page.getByRole("heading", { name: shop.text("catalog:product.description") }).boundingBox();
  expect(text?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
});

test("above 1023 px pictures and texts end together", async ({ page, shop }) => {
  await page.goto(shop.path(longText));
  const article = page.locator("main article").first();
  const pictures = article.getByRole("region", { name: shop.text("product:gallery.label.product") });
  const texts = article
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: shop.text("catalog:product.moreInfo") }) });
  const apart = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    const [whole, part] = await Promise.all([texts.last().boundingBox(), pictures.boundingBox()]);
    return (whole?.y ?? 0) + (whole?.height ?? 0) - (part?.y ?? 0) - (part?.height ?? 0);
  };
  expect(Math.abs(await apart(1024))).toBeLessThan(1);
  expect(Math.abs(await apart(1023))).toBeGreaterThan(40);
});

test("a long text is cut at 276 px and shown whole on demand", async ({ page, shop, javaScriptEnabled }) => {
  await page.goto(shop.path(longText));
  const more = page.getByRole("button", { name: shop.text("product:showMore") });
  const title = page.getByRole("heading", { name: shop.text("catalog:product.description") });
  const block = page.locator("section").filter({ has: title }).locator("> div > div").first();
  if (!javaScriptEnabled) {
    await expect(more).toHaveCount(0);
    expect((await block.boundingBox())?.height).toBeGreaterThan(276);
    return;
  }
  await expect(more).toHaveCount(1);
  expect((await block.boundingBox())?.height).toBe(276);
  await more.click();
  await expect(more).toHaveCount(0);
  await expect(block, "the pressed button is gone").toBeFocused();
  expect((await block.boundingBox())?.height).toBeGreaterThan(276);
});

test("a pair that is gone offers what is near it, and the choice stays in the address", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  await page.goto(shop.path("/1034?barva=tmave-hneda&velikost=54"));
  await expect(page.locator("main")).toContainText(shop.text("product:stock.none"));
  await expect(page.getByRole("radio", { name: "54" })).toBeChecked();
  const next = page.getByRole("button", { name: shop.text("product:gallery.next") });
  if (javaScriptEnabled) await expect(next, "the page has come alive").toBeVisible();
  await page.locator("main").getByRole("link", { name: "52", exact: true }).click();
  await expect(page).toHaveURL(/\?barva=tmave-hneda&velikost=52$/);
  await expect(page.getByRole("radio", { name: "52" })).toBeChecked();
  if (javaScriptEnabled) await expect(page.getByRole("radio", { name: "52" }), "the offer is gone").toBeFocused();
  await page.getByRole("button", { name: shop.text("catalog:product.add"), exact: true }).click();
  await expect(page.getByRole("status")).toBeVisible();
  await expect(page).toHaveURL(/\?barva=tmave-hneda&velikost=52$/);
});

test("what is picked is written into the address", async ({ page, shop, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without scripts the address follows the form");
  await page.goto(shop.path(jacket));
  await expect(page.getByRole("button", { name: shop.text("product:gallery.next") })).toBeVisible();
  await page.locator("input[name=barva]").nth(1).check();
  await page.getByRole("radio", { name: "52" }).check();
  await expect(page).toHaveURL(/\?barva=hneda&velikost=52$/);
  await expect(active(page).getByRole("img")).toHaveAttribute("alt", /hnědá/);
  await page.evaluate(() => history.replaceState(history.state, "", "/1/muzi"));
  await page.getByRole("radio", { name: "54" }).check();
  await expect(page, "who has just gone back keeps that address").toHaveURL(/\/1\/muzi$/);
});

test("what is picked before the scripts come stays picked", async ({ page, shop, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "nothing comes later without scripts");
  const letGo = await holdScripts(page);
  await page.goto(shop.path(jacket), { waitUntil: "commit" });
  await page.locator("input[name=barva]").nth(1).check({ force: true });
  await page.getByRole("radio", { name: "52" }).check({ force: true });
  letGo();
  await expect(page).toHaveURL(/\?barva=hneda&velikost=52$/);
  await expect(page.getByRole("radio", { name: "52" })).toBeChecked();
  await expect(page.locator("main form input[name=barva]:checked").first()).toHaveValue("hneda");
});

test("a size picked in the very moment in which the colour is taken over takes nothing away", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "nothing is taken over without scripts");
  await page.addInitScript(() => {
    const replace = history.replaceState.bind(history);
    history.replaceState = (...state) => {
      replace(...state);
      if (!String(state[2]).includes("barva=")) return;
      history.replaceState = replace;
      document.querySelector<HTMLElement>('input[name=velikost][value="52"]')?.click();
    };
  });
  const letGo = await holdScripts(page);
  await page.goto(shop.path(jacket), { waitUntil: "commit" });
  await page.locator("input[name=barva]").nth(1).check({ force: true });
  letGo();
  await expect(page.getByRole("radio", { name: "52" })).toBeChecked();
  await expect(page).toHaveURL(/\?barva=hneda&velikost=52$/);
});

test("the picture of a shared colour comes first", async ({ page, shop }) => {
  await page.goto(shop.path(`${jacket}?barva=konak`));
  await expect(page.locator("#obrazek-1 img")).toHaveAttribute("src", /konak/);
});

test("the stores that have the piece are listed on demand", async ({ page, shop, javaScriptEnabled }) => {
  await page.goto(shop.path(`${jacket}?barva=hneda&velikost=52`));
  if (javaScriptEnabled)
    await expect(page.getByRole("button", { name: shop.text("product:gallery.next") })).toBeVisible();
  await page.getByRole("checkbox", { name: shop.text("product:branches.ask") }).check();
  if (!javaScriptEnabled) await page.getByRole("button", { name: shop.text("product:branches.submit") }).click();
  await expect(page).toHaveURL(/prodejny=1/);
  const branch = page.locator("#prodejny li").filter({ hasText: "KARA Brno" });
  await expect(branch).toContainText(shop.text("product:branches.some"));
  await expect(branch.locator('a[href^="tel:+420"]')).toBeVisible();
  await expect(branch.locator('a[href*="/rezervovat/1001/brno"]')).toBeVisible();
});

test("a sold-out product can be watched; a wrong e-mail is refused and kept", async ({ page, shop }) => {
  await page.goto(shop.path("/1029"));
  await expect(page.getByRole("button", { name: shop.text("catalog:product.soldOut") })).toBeDisabled();
  const email = page.getByLabel(shop.text("product:watch.email"));
  const submit = page.getByRole("button", { name: shop.text("product:watch.submit"), exact: true });
  await email.fill("jana@");
  await submit.click();
  await expect(page.locator("#watch-email-error")).toHaveText(shop.text("ui:forms.email"));
  await expect(email).toHaveValue("jana@");
  await email.fill(`jana.${Date.now()}@priklad.cz`);
  await submit.click();
  await expect(page.getByRole("status")).toContainText(shop.text("shell:notice.watching"));
});

test("the way back leads to the place in the list", async ({ page, shop }) => {
  await page.goto(shop.path("/1/muzi?strana=2"));
  const card = page.locator("main li[id^=p-]").nth(3);
  const id = await card.getAttribute("id");
  await card.locator("h2 a").click();
  await expect(page.locator("article h1")).toBeVisible();
  const back = page.getByRole("link", { name: shop.text("catalog:product.back", { name: "Muži" }) });
  await expect(back).toHaveAttribute("href", `${shop.path("/1/muzi")}?strana=2#${id}`);
  await back.click();
  await expect(page.locator(`#${id}`)).toBeInViewport();
});

test("a message longer than 35 characters is refused and kept", async ({ page, shop }) => {
  await page.goto(shop.path("/1123?velikost=7"));
  const message = page.getByLabel(shop.text("product:message.label"));
  await message.fill("x".repeat(36));
  await page.locator("input[name=barva]:not([hidden] *)").first().check();
  await page.getByRole("button", { name: shop.text("catalog:product.add"), exact: true }).click();
  await expect(page.getByRole("alert")).toContainText(shop.text("product:message.long"));
  await expect(message).toHaveValue("x".repeat(36));
});

test("nothing moves while the page comes alive", async ({ page, shop, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "nothing comes alive");
  // The first visit fetches the fonts, which on a busy machine replace others once the text is drawn.
  await page.goto(shop.path(longText));
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(window, { shift: 1 + entry.duration });
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(shop.path(longText));
  await expect(page.getByRole("button", { name: shop.text("product:gallery.next") })).toBeVisible();
  expect(await page.evaluate(() => Object.entries(window).find(([name]) => name === "shift")?.[1])).toBe(0);
});

test("the colour that is shown is chosen, so that a size is enough to buy", async ({ page, shop }) => {
  await page.goto(shop.path(jacket));
  await expect(page.locator("main form input[name=barva]:checked")).toHaveValue("cerna");
  await page
    .locator('main form label:not([hidden], [data-offered="no"]) input[name=velikost]')
    .first()
    .check({ force: true });
  await page.getByRole("button", { name: shop.text("catalog:product.add"), exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: shop.text("shell:toCart") })).toBeVisible();
});

test("a combination that is not in stock cannot be submitted", async ({ page, shop, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without scripts the form says so once it is sent");
  await page.goto(shop.path("/1034?barva=tmave-hneda&velikost=54"));
  await expect(page.getByRole("button", { name: shop.text("catalog:product.unavailable") })).toBeDisabled();
});

test("on a phone the name and the price are in the first window, and a buying bar follows the form", async ({
  page,
  shop,
  baseURL,
  javaScriptEnabled,
}) => {
  await comeAgain(page, baseURL);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(shop.path(jacket));
  const choose = page.getByRole("button", { name: shop.text("catalog:bar.size-missing") });
  await expect(page.locator("article h1")).toBeInViewport();
  const price = page.locator("article header p").last();
  // Above the page, visitors without scripts are offered the light version.
  if (javaScriptEnabled) await expect(price).toBeInViewport({ ratio: 1 });
  await expect(choose, "everything is said once").toBeVisible({ visible: !javaScriptEnabled });
  await page.setViewportSize({ width: 390, height: 620 });
  await expect(choose, "in a low window the bar says the price").toBeInViewport();
  await price.evaluate((paragraph) => paragraph.scrollIntoView({ block: "center" }));
  await expect(choose).toBeHidden();
  await page.getByRole("heading", { name: shop.text("catalog:product.attributes") }).scrollIntoViewIfNeeded();
  await expect(choose).toBeInViewport();
  await choose.click();
  await expect(page.locator("main form input[name=velikost]:not([hidden] *)").first()).toBeInViewport();
  await page.goto(shop.path(`${jacket}?barva=hneda&velikost=52`));
  await page.getByRole("heading", { name: shop.text("catalog:product.attributes") }).scrollIntoViewIfNeeded();
  const add = page.getByRole("button", { name: shop.text("catalog:product.add"), exact: true });
  await add.last().click();
  await expect(page.getByRole("status").filter({ hasText: shop.text("shell:toCart") })).toBeVisible();
});

test("on a phone the buying bar gives way to the form's own button", async ({ page, shop, baseURL }) => {
  test.skip(shop.locale === "sk", "both languages have the same bar");
  await page.setViewportSize({ width: 390, height: 844 });
  await comeAgain(page, baseURL);
  await page.goto(shop.path("/1003"));
  const bar = page.locator('button[form="koupit"][type="submit"]').last();
  const own = page.locator('form#koupit button[type="submit"]');
  await expect(bar).toBeHidden();
  await page
    .locator("article dl")
    .first()
    .evaluate((list) => list.scrollIntoView());
  await expect(bar).toBeInViewport();
  await own.evaluate((button) => button.scrollIntoView({ block: "center" }));
  await expect(own).toBeInViewport();
  await expect(bar).toBeHidden();
});
