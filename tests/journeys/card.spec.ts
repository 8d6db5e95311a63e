import { waitForHydration } from "../support/browser/hydration";
import { expect, holdScripts, letScriptRun, test } from "../support/browser/journey";
import { withPictures } from "../support/browser/launch";

test.use(withPictures);

test("a card asks for what is missing, adds nothing, and then puts a piece into the cart", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  await page.goto(shop.path("/1/muzi"));
  const card = page.locator("#p-1007");
  await expect(card.locator("form")).toHaveCount(javaScriptEnabled ? 0 : 1);
  if (javaScriptEnabled) await waitForHydration(page);
  await card.locator("summary").click();
  await card.getByRole("button", { name: shop.text("catalog:card.buy"), exact: true }).click();
  const refusal = page.getByRole("alert").filter({ hasText: shop.text("catalog:problem.bothMissing") });
  await expect(refusal).toBeVisible();
  if (javaScriptEnabled) {
    await expect(page).toHaveURL(/\/1\/muzi$/);
    const choice = card.getByRole("group").filter({ has: page.getByRole("combobox") });
    await expect(choice.last()).toHaveAccessibleDescription(shop.text("catalog:problem.bothMissing"));
  }
  await page.goto(shop.path("/1/muzi"));
  await card.locator("summary").click();
  await card.locator("input[type=radio]").last().check();
  await card.getByRole("combobox", { name: shop.text("catalog:product.size") }).selectOption({ index: 2 });
  await card.getByRole("button", { name: shop.text("catalog:card.buy"), exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: shop.text("shell:toCart") })).toBeAttached();
  await expect(page).toHaveURL(/\/1\/muzi(#p-1007)?$/);
  await page.goto(shop.path("/kosik"));
  await expect(page.locator("main li h2")).toHaveCount(1);
});

test("two cards pressed at once both put their piece into the cart, and both buttons are free again", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "without JavaScript a second press replaces the first");
  await page.goto(shop.path("/1/muzi"));
  await page.locator("#p-1007").hover();
  await waitForHydration(page);
  const cards = page.locator("main li[id^='p-']").filter({ has: page.locator("details summary") });
  const buttons = [];
  for (const card of [cards.nth(0), cards.nth(1)]) {
    await card.hover();
    await card.locator("summary").click();
    if ((await card.locator("input[type=radio]").count()) > 0) await card.locator("input[type=radio]").last().check();
    const size = card.getByRole("combobox");
    if ((await size.count()) > 0) await size.selectOption({ index: 2 });
    // Opening a card closes the other one, so its button is found without its role.
    buttons.push(card.locator("form button"));
  }
  await page.route(/\.data(\?|$)/, async (route) => {
    await new Promise((resume) => setTimeout(resume, 300));
    await route.continue();
  });
  for (const button of buttons) await button.evaluate((element: HTMLElement) => element.click());
  for (const button of buttons) await expect(button).toHaveAttribute("aria-disabled", "true");
  for (const button of buttons) await expect(button).not.toHaveAttribute("aria-disabled", "true");
  await page.unrouteAll({ behavior: "wait" });
  await page.goto(shop.path("/kosik"));
  await expect(page.locator("main li h2")).toHaveCount(2);
});

test("a card refused a second time says so again, and its errors stay beside it alone", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "without JavaScript each refusal is a new page");
  await page.goto(shop.path("/1/muzi"));
  await page.locator("#p-1007").hover();
  await waitForHydration(page);
  const card = page.locator("#p-1007");
  await card.locator("summary").click();
  const buy = card.getByRole("button", { name: shop.text("catalog:card.buy"), exact: true });
  await buy.click();
  const alert = card.getByRole("alert");
  await expect(alert).toHaveText(shop.text("catalog:problem.bothMissing"));
  await expect(buy).not.toHaveAttribute("aria-disabled", "true");
  const first = await alert.elementHandle();
  await buy.click();
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(alert).toHaveText(shop.text("catalog:problem.bothMissing"));
});

test("a card's choice is an icon of a fingertip's size beside the colours, with words for whoever sees none", async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(shop.path("/1/muzi"));
  const card = page
    .locator("main li[id^='p-']")
    .filter({ has: page.locator("details summary") })
    .first();
  const icon = card.locator("summary");
  await expect(icon).toHaveText(shop.text("catalog:card.choose"));
  const [place, colours, picture] = [
    await icon.boundingBox(),
    await card.locator("svg[role=img]").boundingBox(),
    await card.locator("img").first().boundingBox(),
  ];
  expect(Math.min(place?.width ?? 0, place?.height ?? 0)).toBeGreaterThanOrEqual(44);
  expect((place?.y ?? 0) + (place?.height ?? 0) / 2).toBeCloseTo((colours?.y ?? 0) + (colours?.height ?? 0) / 2, 0);
  expect(place?.x ?? 0).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0) / 2);
  await icon.click();
  await expect(icon, "once it is open, the words close it").toHaveCSS("font-size", /^1[0-9]/);
});

test("in lite mode cards open their choice, too", async ({ page, shop, baseURL }) => {
  await page.context().addCookies([{ name: "light", value: "on", url: baseURL ?? "" }]);
  await page.goto(shop.path("/1/muzi"));
  const card = page.locator("#p-1007");
  await card.locator("summary").press("Enter");
  await card.locator("input[type=radio]").last().check();
  await card.getByRole("combobox", { name: shop.text("catalog:product.size") }).selectOption({ index: 2 });
  await card.getByRole("button", { name: shop.text("catalog:card.buy"), exact: true }).press("Enter");
  await expect(page).toHaveURL(/#p-1007$/);
  await page.goto(shop.path("/kosik"));
  await expect(page.locator("main li h2")).toHaveCount(1);
});

test("a card's second picture is fetched only when a mouse rests on it", async ({ page, shop, javaScriptEnabled }) => {
  await page.goto(shop.path("/1/muzi"), { waitUntil: "networkidle" });
  const pictures = page.locator("#p-1007 img");
  await expect(pictures).toHaveCount(1);
  if (!javaScriptEnabled) return;
  await waitForHydration(page);
  await page.locator("#p-1007").hover();
  await expect(pictures).toHaveCount(2);
  await expect(pictures.nth(1)).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(pictures.nth(1)).toBeHidden();
});

test("the quick look opens over the page, closes by Escape and gives the focus back", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  await page.goto(shop.path("/1/muzi"));
  const name = await page.locator("#p-1007 h2").innerText();
  const look = page.locator("#p-1007").getByRole("link", { name: shop.text("catalog:card.quickView") });
  await page.locator("#p-1007").hover();
  if (javaScriptEnabled) await waitForHydration(page);
  await look.click();
  if (!javaScriptEnabled) return expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog.getByRole("heading")).toHaveText(name);
  await expect(page).toHaveURL(/\/1\/muzi$/);
  await dialog.getByRole("button", { name: shop.text("catalog:product.add"), exact: true }).click();
  await expect(dialog.getByRole("alert")).toHaveText(shop.text("catalog:problem.bothMissing"));
  await expect(dialog.getByRole("group").first()).toHaveAccessibleDescription(shop.text("catalog:problem.bothMissing"));
  const refusal = await dialog.getByRole("alert").elementHandle();
  await dialog.getByRole("button", { name: shop.text("catalog:product.add"), exact: true }).click();
  await expect.poll(() => refusal?.evaluate((element) => element.isConnected), "it is announced again").toBe(false);
  await expect(dialog.getByRole("alert")).toHaveText(shop.text("catalog:problem.bothMissing"));
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(look).toBeFocused();
  await look.press("Enter");
  await dialog.locator("input[type=radio]").nth(1).check();
  await dialog.getByRole("combobox").selectOption({ index: 2 });
  await dialog.getByRole("button", { name: shop.text("catalog:product.add"), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: shop.text("shell:toCart") })).toBeAttached();
});

test("a quick look whose code arrives late does not open over the next page", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "without scripts the quick look is a page");
  const letGo = await holdScripts(page, "**/assets/QuickView-*.js");
  await page.goto(shop.path("/1/muzi"));
  await waitForHydration(page);
  await page.locator("#p-1007").hover();
  await page
    .locator("#p-1007")
    .getByRole("link", { name: shop.text("catalog:card.quickView") })
    .click();
  await page.locator("#p-1007 h2 a").click();
  await expect(page).toHaveURL(/\/1007\//);
  await expect(page.locator("main form:has(input[name=quantity])")).toBeVisible();
  await letScriptRun(page, /QuickView-.*\.js/, letGo);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a link to a kind of window that nobody knows says so and leaves the page alone", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "without a script it is a link");
  await page.goto(shop.path("/1/muzi"));
  const look = page.locator("#p-1007 [data-modal]");
  await look.evaluate((link) => link.setAttribute("data-modal", "__proto__"));
  await page.locator("#p-1007").hover();
  await waitForHydration(page);
  await look.click();
  await expect(page.getByRole("alert")).toHaveText(shop.text("ui:modalUnknown"));
  await page.locator("#p-1007 h2 a").click();
  await expect(page.locator("main article")).toBeVisible();
});

test("what is sold out or only in a shop cannot be bought from its card", async ({ page, shop }) => {
  await page.goto(shop.path("/wishlist"));
  for (const id of [1029, 1016]) {
    await page.goto(shop.path(`/${id}`));
    await page.getByRole("button", { name: shop.text("catalog:wishlist.save"), exact: true }).click();
    await expect(page.getByRole("button", { name: shop.text("catalog:wishlist.saved"), exact: true })).toBeVisible();
  }
  await page.goto(shop.path("/wishlist"));
  await expect(page.getByRole("button", { name: shop.text("catalog:availability.none") })).toBeDisabled();
  await expect(page.getByRole("button", { name: shop.text("catalog:availability.store") })).toBeDisabled();
  await expect(page.getByRole("link", { name: shop.text("catalog:card.stockAlert") })).toHaveAttribute(
    "href",
    /#hlidat$/,
  );
  await expect(page.getByRole("link", { name: shop.text("catalog:card.reserve") })).toHaveAttribute(
    "href",
    /prodejny=1$/,
  );
});

test("the price before a sale stands once on a card, in one line, and prices right under the names", async ({
  page,
  shop,
}) => {
  for (const width of [360, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(shop.path("/products/sale"));
    const notes = page.locator("main li[id^='p-'] p").filter({ hasText: shop.text("catalog:card.lowest30") });
    expect(await notes.count()).toBeGreaterThan(10);
    const heights = await notes.evaluateAll((all) => all.map((note) => note.getBoundingClientRect().height));
    expect(Math.max(...heights), `${width} px`).toBeLessThan(26);
    const card = page.locator("main li[id^='p-']").first();
    const struck = (await card.locator("s").innerText()).trim();
    expect((await card.innerText()).split(struck)).toHaveLength(2);
    const gaps = await page.locator("main li[id^='p-']").evaluateAll((cards) =>
      cards.map((card) => {
        const [name, price] = [card.querySelector("h2"), card.querySelector("h2 + div")];
        return (price?.getBoundingClientRect().top ?? 99) - (name?.getBoundingClientRect().bottom ?? 0);
      }),
    );
    expect(Math.max(...gaps), `${width} px`).toBeLessThan(10);
  }
});

test("a label lies in the picture's corner, so that names and prices of a row start on one line", async ({
  page,
  shop,
}) => {
  for (const [width, columns] of [
    [360, 2],
    [1280, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(shop.path("/11/kabaty"));
    const cards = await page.locator("main li[id^='p-']").evaluateAll((found) =>
      found.map((card) => {
        const boxOf = (selector: string) => card.querySelector(selector)?.getBoundingClientRect();
        const [picture, heart] = [boxOf("img"), boxOf(":scope > button")];
        const label = boxOf("div:has(+ h2) p span");
        return {
          nameAt: Math.round(boxOf("h2 a")?.top ?? 0),
          isCut: (card.querySelector("h2")?.scrollHeight ?? 0) > (boxOf("h2")?.height ?? 0) + 1,
          isLabelled: label !== undefined,
          isInCorner:
            label === undefined ||
            (label.top >= (picture?.top ?? 0) &&
              label.bottom < (picture?.top ?? 0) + 40 &&
              label.left >= (picture?.left ?? 0) &&
              label.right < (heart?.left ?? 0)),
        };
      }),
    );
    expect(cards.filter(({ isLabelled }) => isLabelled).length, `${width} px`).toBeGreaterThan(0);
    expect(
      cards.every(({ isInCorner }) => isInCorner),
      `${width} px`,
    ).toBe(true);
    for (let first = 0; first + columns <= cards.length; first += columns) {
      const row = cards.slice(first, first + columns);
      expect(new Set(row.map(({ nameAt }) => nameAt)).size, `row of ${first} at ${width} px`).toBe(1);
      expect(
        row.some(({ isCut }) => isCut),
        `row of ${first} at ${width} px`,
      ).toBe(false);
    }
  }
});
