import { accessibilityViolations } from "../support/browser/audit";
import { waitForFormHydration, waitForHydration, waitUntilHydrated } from "../support/browser/hydration";
import { expect, holdScripts, type Page, test } from "../support/browser/journey";
import { registerAs } from "../support/buy";
import { chooseProduct, putIntoCart, sendChoice } from "../support/fillCart";

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "what only moves with JavaScript");

const panelLink = (page: Page, name: "account" | "cart") => page.locator(`[data-panel="${name}"]`);

/** Stops the page's clock, which `page.clock.runFor` then advances by exactly the given number of milliseconds. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}

test("a submenu opens 100 ms after the pointer came and closes 100 ms after it left", async ({ page, shop }) => {
  await page.clock.install();
  await page.goto(shop.path("/"));
  await waitForHydration(page);
  await stopClock(page);
  const entry = page.locator("header [data-entry]").first();
  const isOpen = async () => (await entry.getAttribute("data-open")) !== null;
  for (const [place, before] of [
    [() => entry.hover(), false],
    [() => page.mouse.move(400, 600), true],
  ] as const) {
    await place();
    await page.clock.runFor(99);
    expect(await isOpen()).toBe(before);
    await page.clock.runFor(1);
    expect(await isOpen()).toBe(!before);
  }
});

test("the first submenu waits 100 ms like every other, and says that it is open", async ({ page, shop }) => {
  const letGo = await holdScripts(page);
  await page.goto(shop.path("/"), { waitUntil: "commit" });
  const entry = page.locator("header [data-entry]").first();
  const panel = entry.locator("[data-submenu]");
  const delay = () => panel.evaluate((element) => getComputedStyle(element).transitionDelay);
  await entry.locator("> a:first-child").hover();
  expect(await delay()).toMatch(/^0\.1s/);
  await expect(panel).toBeVisible();
  letGo();
  await waitUntilHydrated(page);
  await expect(entry.getByRole("button")).toHaveAttribute("aria-expanded", "true");
  await page.mouse.move(400, 700);
  await expect(entry.getByRole("button")).toHaveAttribute("aria-expanded", "false");
});

test("a submenu that the keyboard has only come to is opened by its button at the first press", async ({
  page,
  shop,
}) => {
  const letGo = await holdScripts(page);
  await page.goto(shop.path("/"), { waitUntil: "commit" });
  const button = page.locator("header [data-entry] [data-opener]").first();
  await button.focus();
  letGo();
  await waitUntilHydrated(page);
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("Enter");
  await expect(button).toHaveAttribute("aria-expanded", "true");
});

test("a customer's menu under the pointer stays open when the scripts come, until the pointer leaves", async ({
  page,
  shop,
}) => {
  await registerAs(page, shop, `nabidka-${Date.now()}@example.com`);
  const letGo = await holdScripts(page);
  await page.goto(shop.path("/"), { waitUntil: "commit" });
  await panelLink(page, "account").hover();
  const menu = page.locator("#panel-account");
  await expect(menu).toBeVisible();
  letGo();
  await waitUntilHydrated(page);
  await expect(page.locator("[data-open] > #panel-account")).toBeVisible();
  await page.mouse.move(300, 700);
  await expect(menu).toBeHidden();
});

test("the header gains its hover style at 35 px of scrolling, not at 34", async ({ page, shop }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(shop.path("/1/muzi"));
  await waitForHydration(page);
  const header = page.locator("header").first();
  const still = (await header.getAttribute("class")) ?? "";
  await page.evaluate(() => scrollTo(0, 34));
  await page.waitForTimeout(100);
  await expect(header).toHaveClass(still);
  await page.evaluate(() => scrollTo(0, 35));
  await expect(header).not.toHaveClass(still);
  await expect(header).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(header).toHaveClass(still);
});

test("the phone's menu keeps the focus and gives it back", async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(shop.path("/"));
  await waitForHydration(page);
  const opener = page.locator('header [popovertarget="nabidka"]:not([popovertargetaction])');
  await expect(opener).toHaveAttribute("aria-expanded", "false");
  await opener.click();
  await expect(opener).toHaveAttribute("aria-expanded", "true");
  expect(await accessibilityViolations(page)).toEqual([]);
  const isInside = () => page.evaluate(() => document.activeElement?.closest("#nabidka") !== null);
  for (const key of ["Shift+Tab", "Tab", ...Array<string>(20).fill("Tab")]) {
    await page.keyboard.press(key);
    expect(await isInside()).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(opener).toHaveAttribute("aria-expanded", "false");
  await expect(opener).toBeFocused();
});

test("a wider window takes the open menu into its bar", async ({ page, shop }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await page.goto(shop.path("/"));
  await waitForHydration(page);
  await page.locator('header [popovertarget="nabidka"]:not([popovertargetaction])').click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator("#nabidka:popover-open")).toHaveCount(0);
  await expect(page.locator("header nav [data-entry] > a").first()).toBeVisible();
});

test("with seven lines the panel lists five, says two more, sums up like the cart and removes a line", async ({
  page,
  shop,
}) => {
  test.setTimeout(90_000);
  for (const id of [1001, 1005, 1003, 1004, 1027, 1060, 1061]) await putIntoCart(page, shop.path(`/${id}`));
  await page.goto(shop.path("/kosik"));
  const total = await page
    .getByRole("region", { name: shop.text("cart:summary.title") })
    .locator("dd")
    .last()
    .textContent();
  await page.goto(shop.path("/1/muzi"));
  await waitForHydration(page);
  await panelLink(page, "cart").click();
  const panel = page.locator("#panel-cart");
  const lines = panel.getByRole("listitem");
  await expect(lines).toHaveCount(5);
  await expect(panel.getByRole("link", { name: shop.text("cart:panel.more_few", { count: 2 }) })).toHaveAttribute(
    "href",
    shop.path("/kosik"),
  );
  await expect(panel.locator("strong")).toHaveText(total ?? "");
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const box = await panel.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(Math.min(width, 448));
  }
  expect(await accessibilityViolations(page)).toEqual([]);
  await lines.first().getByRole("button").click();
  await expect(panelLink(page, "cart")).toContainText("6");
  await expect(panel.getByRole("link", { name: shop.text("cart:panel.more_one", { count: 1 }) })).toBeVisible();
  await expect(panel, "the pressed button is gone").toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${shop.path("/1/muzi")}$`));
});

test("a slow cart is busy, and a failed one says so with the way to its page", async ({ page, shop }) => {
  await page.clock.install();
  await page.goto(shop.path("/1/muzi"));
  await waitForHydration(page);
  await stopClock(page);
  const panel = page.locator("section#panel-cart");
  const answer = page.waitForResponse("**/kosik/nahled");
  await panelLink(page, "cart").click();
  await answer;
  await page.clock.runFor(199);
  await expect(panel).toHaveAttribute("aria-busy", "true");
  await page.clock.runFor(1);
  await expect(panel).toHaveAttribute("aria-busy", "false");
  await expect(panel).toContainText(shop.text("cart:empty.text"));
  await page.clock.resume();

  await page.evaluate(() => dispatchEvent(new Event("hide-cart")));
  await expect(panel).toBeHidden();
  await page.route("**/kosik/nahled", (route) => route.fulfill({ status: 404, body: "" }));
  await page.evaluate(() => dispatchEvent(new Event("show-cart")));
  await expect(panel).toContainText(shop.text("cart:panel.failed"));
  await expect(panel.getByRole("link")).toHaveAttribute("href", shop.path("/kosik"));
});

test("what was added shows itself for three seconds; its sentence stays in the page", async ({ page, shop }) => {
  await page.clock.install();
  await chooseProduct(page, shop.path("/1027"));
  await waitForHydration(page);
  await waitForFormHydration(page);
  await stopClock(page);
  await sendChoice(page);
  const [panel, notice] = [page.locator("section#panel-cart"), page.locator('[data-notification="good"]')];
  for (const shown of [panel, notice]) await expect(shown).toBeAttached();
  await page.clock.runFor(2_900);
  for (const shown of [panel, notice]) await expect(shown).toBeAttached();
  await page.clock.runFor(200);
  for (const shown of [panel, notice]) await expect(shown).toHaveCount(0);
  await expect(page.locator('main [role="status"]').first()).toBeVisible();
});

test("the panel of what was added waits for the pointer to leave it", async ({ page, shop }) => {
  await page.clock.install();
  await chooseProduct(page, shop.path("/1027"));
  await waitForHydration(page);
  await waitForFormHydration(page);
  await stopClock(page);
  const panel = page.locator("section#panel-cart");
  await page.locator('main form button[type="submit"]').first().press("Enter");
  await expect(panel).toBeVisible();
  // The message makes room for the panel only in the next frame.
  await page.clock.runFor(100);
  await panel.hover();
  await page.clock.runFor(3_500);
  await expect(panel).toBeVisible();
  await page.mouse.move(200, 500);
  await page.clock.runFor(3_500);
  await expect(panel).toBeHidden();
});

test("the panel of what was added says so in short, and its cross gives the focus back", async ({ page, shop }) => {
  await page.clock.install();
  await chooseProduct(page, shop.path("/1001"));
  await waitForHydration(page);
  await waitForFormHydration(page);
  await stopClock(page);
  const panel = page.locator("section#panel-cart");
  await page.locator('main form button[type="submit"]').first().press("Enter");
  await expect(panel.locator('[data-notification="good"]')).toHaveText(shop.text("cart:panel.added"));
  await page.clock.runFor(300);
  await expect(panel.getByRole("listitem")).toContainText(shop.text("cart:line.size").split(":")[0] ?? "");
  await expect(panel.getByRole("link", { name: shop.text("cart:summary.next") })).toBeVisible();
  await panel.getByRole("button", { name: shop.text("cart:panel.close") }).click();
  await expect(panel).toBeHidden();
  await expect(panelLink(page, "cart")).toBeFocused();
});

test("an error alarms at the top for 3.5 s and stays in the page", async ({ page, shop, context }) => {
  await putIntoCart(page, shop.path("/1027"));
  await page.clock.install();
  await page.goto(shop.path("/kosik"));
  await waitForHydration(page);
  await context.clearCookies();
  await stopClock(page);
  await page.locator('main li input[name="quantity"]:not([type="hidden"])').press("Enter");
  const alarm = page.getByRole("alert");
  await expect(alarm).toHaveText(shop.text("shell:notice.cartGone"));
  expect((await alarm.boundingBox())?.y).toBeLessThan(200);
  await page.clock.runFor(3_400);
  await expect(alarm).toBeVisible();
  await page.clock.runFor(200);
  await expect(alarm).toHaveCount(0);
  await expect(page.locator("main").getByText(shop.text("shell:notice.cartGone"))).toBeVisible();
});
