import { waitForFormHydration, waitForHydration } from "../support/browser/hydration";
import { expect, type Page, test } from "../support/browser/journey";
import { KeyboardVisitor } from "../support/browser/keyboard";
import { withPictures } from "../support/browser/launch";
import { answerConsent, comeAgain } from "../support/consent";
import { putIntoCart } from "../support/fillCart";

test.use(withPictures);

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "without scripts the browser places the focus itself");

const bag = "/1022";
const heading = (page: Page) => page.locator("main h1");

async function fillCart(page: Page, shop: { path: (path: string) => string }, baseURL: string | undefined) {
  await comeAgain(page, baseURL);
  for (const path of ["/1026", "/1005"]) await putIntoCart(page, shop.path(path));
  await page.goto(shop.path("/kosik"));
  await waitForHydration(page);
}

test("a link takes the focus to the next page's heading, also where its code comes later", async ({
  page,
  shop,
  baseURL,
}) => {
  await comeAgain(page, baseURL);
  await page.goto(shop.path("/1/muzi"));
  await waitForHydration(page);
  await page.locator("main li h2 a").first().press("Enter");
  await expect(page).not.toHaveURL(/muzi$/);
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(heading(page)).toBeFocused();
  await page.locator("main nav a[rel=next]").press("Enter");
  await expect(page).toHaveURL(/strana=2/);
  await expect(heading(page), "another page of the list").toBeFocused();
});

test("each page that the footer leads to gives its heading the focus", async ({ page, shop, baseURL }) => {
  await comeAgain(page, baseURL);
  await page.goto(shop.path("/prodejny"));
  const links = page.locator("footer a[href^='/']:not([href*='#'], [href*='?']):visible");
  const addresses = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? "")));
  let walked = 0;
  for (const address of addresses) {
    await waitForHydration(page);
    const before = await heading(page).textContent();
    await page.evaluate(() => Object.assign(window, { isKept: true }));
    await page.locator(`footer a[href="${address}"]:visible`).first().press("Enter");
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await page.waitForFunction(
      (before) => before !== document.querySelector("main h1")?.textContent,
      address.endsWith("/prodejny") ? "" : before,
    );
    // A page behind a secret link is loaded as a new document; then the browser sets the focus.
    if (!(await page.evaluate(() => "isKept" in window))) continue;
    await expect(heading(page), address).toBeFocused();
    walked += 1;
  }
  expect(walked).toBeGreaterThan(8);
});

test("a changed order keeps the focus and is announced; a hash link is left to the browser", async ({
  page,
  shop,
  baseURL,
}) => {
  await comeAgain(page, baseURL);
  await page.goto(shop.path("/1/muzi"));
  await waitForHydration(page);
  const sort = page.locator("main select[name=razeni]");
  await sort.selectOption({ index: 1 });
  await expect(page).toHaveURL(/razeni=/);
  const name = await sort.evaluate((field: HTMLSelectElement) => field.selectedOptions[0]?.text ?? "none");
  await expect(page.getByRole("status").filter({ hasText: name })).toBeAttached();
  await expect(heading(page)).not.toBeFocused();
  await page.keyboard.press("Tab");
  await expect(heading(page)).not.toBeFocused();
});

test("in the cart the focus stays with the quantity and goes from a removed line to the next one", async ({
  page,
  shop,
  baseURL,
}) => {
  await fillCart(page, shop, baseURL);
  const quantity = page.locator("main input[name=quantity]").first();
  await quantity.fill("2");
  await quantity.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: shop.text("shell:notice.updated") })).toBeVisible();
  await expect(quantity).toBeFocused();
  await expect(quantity).toHaveValue("2");

  const names = page.locator("main li h2 a");
  const second = await names.nth(1).textContent();
  await page.locator('main button[form="odebrat"]').first().press("Enter");
  await expect(names).toHaveCount(1);
  await expect(names.first()).toHaveText(second ?? "");
  await expect(names.first()).toBeFocused();

  await page.getByRole("button", { name: shop.text("shell:undo") }).press("Enter");
  await expect(names).toHaveCount(2);
  await expect(page.locator("main [role=status] a"), "the way to what is back").toBeFocused();
});

test("a quantity that the stock does not allow is described at its field", async ({ page, shop, baseURL }) => {
  await fillCart(page, shop, baseURL);
  const quantity = page.locator("main input[name=quantity]").first();
  for (const _ of ["clamped", "the same again"]) {
    await quantity.fill("99");
    await quantity.press("Enter");
    await expect(quantity).not.toHaveValue("99");
    await expect(quantity).toHaveAccessibleDescription(shop.text("cart:line.most"));
  }
});

test("a product taken off the wishlist, asked stores and an answered cookie bar leave the focus in place", async ({
  page,
  shop,
  baseURL,
}) => {
  await comeAgain(page, baseURL);
  for (const path of ["/1001", "/1005"]) {
    await page.goto(shop.path(path));
    await waitForHydration(page);
    await page.locator("main article button[form=prani-pridat]").first().click();
    await expect(page.locator("[aria-live=polite]", { hasText: shop.text("shell:heart.saved") })).toBeAttached();
  }
  await waitForFormHydration(page);
  const stores = page.locator("main input[name=prodejny]");
  await stores.press("Space");
  await expect(page).toHaveURL(/prodejny=1/);
  await expect(page.locator("#prodejny h2")).toBeVisible();
  await expect(stores).toBeFocused();

  await page.goto(shop.path("/wishlist"));
  await waitForHydration(page);
  await page.locator("main form:has([value=remove-product]) button").first().press("Enter");
  await expect(page.locator("main form:has([value=remove-product]) button")).toHaveCount(1);
  await expect(page.locator("main ul a").first()).toBeFocused();

  const opener = page.getByRole("link", { name: shop.text("shell:choices.cookies") });
  await opener.press("Enter");
  const bar = page.getByRole("region", { name: shop.text("consent:title"), exact: true });
  await expect(bar).toBeFocused();
  await bar.getByRole("button", { name: shop.text("consent:refuse") }).press("Enter");
  await expect(bar).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("the phone's filter keeps the focus inside and the page behind it out of reach", async ({
  page,
  shop,
  baseURL,
}) => {
  await comeAgain(page, baseURL);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(shop.path("/1/muzi"));
  await waitForHydration(page);
  const opener = page.locator('main [popovertarget="filtr"]').first();
  await opener.press("Enter");
  await expect(opener).toHaveAttribute("aria-expanded", "true");
  const isInside = () => page.evaluate(() => document.activeElement?.closest("#filtr") != null);
  await expect.poll(isInside).toBe(true);
  for (const key of ["Shift+Tab", "Tab", ...Array<string>(14).fill("Tab")]) {
    await page.keyboard.press(key);
    expect(await isInside()).toBe(true);
  }
  await expect(page.locator("header").first()).toHaveAttribute("inert", "");
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await expect(page.locator("[inert]")).toHaveCount(0);
});

for (const isAnswered of [false, true]) {
  test(`the gallery's controls are in sight with the focus, the cookie bar ${isAnswered ? "answered" : "there"}`, async ({
    page,
    shop,
    baseURL,
  }) => {
    const visitor = new KeyboardVisitor(page);
    if (isAnswered) await comeAgain(page, baseURL);
    await page.setViewportSize({ width: 1280, height: isAnswered ? 600 : 720 });
    await page.goto(shop.path(bag));
    await expect(page.getByRole("button", { name: shop.text("product:gallery.next") })).toBeVisible();
    const controls = page.locator("main section button:visible, main section a[href^='#obrazek']:visible");
    expect(await controls.count()).toBeGreaterThan(3);
    for (const control of await controls.all()) {
      await control.focus();
      await visitor.expectInSight();
    }
  });
}

test("on a phone the row that stays over a listing hides nothing that has the focus", async ({
  page,
  shop,
  baseURL,
}) => {
  const visitor = new KeyboardVisitor(page);
  await comeAgain(page, baseURL);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(shop.path("/1/muzi"));
  await waitForHydration(page);
  await page.locator("main li h2 a").nth(4).focus();
  for (const key of [...Array<string>(12).fill("Tab"), ...Array<string>(12).fill("Shift+Tab")]) {
    await page.keyboard.press(key);
    await visitor.expectInSight();
  }
});

test("pictures are enlarged and moved by keys and by buttons", async ({ page, shop, baseURL }) => {
  await answerConsent(page, baseURL);
  await page.goto(shop.path(bag));
  await expect(page.getByRole("button", { name: shop.text("product:gallery.next") })).toBeVisible();
  await page.locator("#obrazek-1 a").press("Enter");
  const lightbox = page.getByRole("dialog", { name: shop.text("product:gallery.enlarged") });
  const button = (name: string) => lightbox.getByRole("button", { name: shop.text(`product:gallery.${name}`) });
  await button("zoomIn").press("Enter");
  await page.keyboard.press("+");
  await expect(lightbox).toContainText("300 %");
  await expect(button("zoomIn")).toBeDisabled();
  const box = lightbox.getByRole("region", { name: shop.text("product:gallery.zoomed") });
  const place = () => box.evaluate(({ scrollLeft, scrollTop }) => [Math.round(scrollLeft), Math.round(scrollTop)]);
  const [x = 0, y = 0] = await place();
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await place())[0]).toBeGreaterThan(x);
  await button("pan.down").click();
  await expect.poll(async () => (await place())[1]).toBeGreaterThan(y);
  await button("next").click();
  await expect(lightbox).toContainText(/ · 2 \/ \d/);
  await expect(box).toHaveCount(0);
  const second = (await page.locator("#obrazek-2 a").getAttribute("href")) ?? "";
  const shownAt = () =>
    lightbox.locator(`img[src="${second}"]`).evaluate((img) => Math.round(img.getBoundingClientRect().left));
  await expect.poll(shownAt, { message: "the second picture is in the window" }).toBeLessThan(1280);
});
