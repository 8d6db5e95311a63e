import { waitForFormHydration, waitForHydration } from "../../support/browser/hydration";
import { expect, holdScripts, test } from "../../support/browser/journey";
import { withPictures } from "../../support/browser/launch";
import { comeAgain } from "../../support/consent";

test.use(withPictures);

const jacket = "/1001/panske-bundy/panska-kozena-bunda-matej";
const bag = "/1022";
const longText = "/1057";

test("texts stand beside the pictures where a mouse points", async ({ page, shop }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(shop.path(bag));
  const picture = await page.locator("#obrazek-1").boundingBox();
  const text = await page.getByRole("heading", { name: shop.text("catalog:product.description") }).boundingBox();
  expect(text?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
});

test("above 1023 px pictures and texts end together", async ({ page, shop }) => {
  await page.goto(shop.path("/1159"));
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

test("what only stores have says in which sizes, leads to them, and offers an e-mail below what can be done now", async ({
  page,
  shop,
}) => {
  await page.goto(shop.path("/1016"));
  // Other journeys buy pieces of it, so any of its sizes may be sold out.
  const [words = ""] = shop.text("product:stock.inStoresSizesOfColour").split(" (");
  await expect(page.locator("#koupit ~ div")).toContainText(new RegExp(`${words} \\(hn[eě]dá\\): \\d\\d`));
  const reserve = page.getByRole("link", { name: shop.text("product:assurance.tryOn"), exact: true });
  await expect(reserve).toHaveAttribute("href", /prodejny=1.*#prodejny$/);
  await expect(page.locator("[data-offered=stores]")).toHaveCount(0);
  const alert = page.locator("details").filter({ has: page.locator("#hlidat") });
  await expect(alert).toBeVisible();
  await expect(alert).not.toHaveAttribute("open");
});

test("an offer opens in a tab of its own when the visitor holds Ctrl", async ({ page, shop, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without scripts the link is the browser's alone");
  await page.goto(shop.path("/1034?barva=tmave-hneda&velikost=54"));
  await expect(page.getByRole("button", { name: shop.text("product:gallery.next") })).toBeVisible();
  const tab = page.context().waitForEvent("page");
  const offer = page.locator("main").getByRole("link", { name: "52", exact: true });
  await offer.click({ modifiers: ["ControlOrMeta"] });
  await expect(await tab).toHaveURL(/\?barva=tmave-hneda&velikost=52$/);
  await expect(page).toHaveURL(/velikost=54$/);
});

test("what is picked survives consent, signing in and the change of the language", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "without scripts the address follows the form");
  const pick = async () => {
    await page.goto(shop.path(jacket));
    await expect(page.getByRole("button", { name: shop.text("product:gallery.next") })).toBeVisible();
    await page.locator("input[name=barva]").nth(1).check();
    await page.getByRole("radio", { name: "52" }).check();
    await expect(page).toHaveURL(/\?barva=hneda&velikost=52$/);
  };
  await pick();
  await page.locator("#souhlas button[value=refuse]").click();
  await expect(page.locator("#souhlas")).toHaveCount(0);
  await expect(page).toHaveURL(/\?barva=hneda&velikost=52$/);
  await expect(page.getByRole("radio", { name: "52" })).toBeChecked();

  await page.locator('header [data-panel="account"]').click();
  const panel = page.locator("#panel-account");
  await panel.getByLabel(shop.text("account:signIn.email")).fill("nikdo@example.com");
  await panel.locator("input[type=password]").fill("spatne-heslo");
  await panel.getByRole("button", { name: shop.text("account:signIn.submit") }).click();
  await expect(page.locator('main input[name="redirect"]')).toHaveValue(/\?barva=hneda&velikost=52$/);

  await pick();
  await page.locator("header form[method=post]:has(input[name=path]) button").first().click();
  await expect(page.locator("html")).toHaveAttribute("lang", "sk");
  await expect(page).toHaveURL(/\?barva=hneda&velikost=52$/);
});

test("what is picked is written into the address", async ({ page, shop, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without scripts the address follows the form");
  await page.goto(shop.path(jacket));
  await expect(page.getByRole("button", { name: shop.text("product:gallery.next") })).toBeVisible();
  await page.locator("input[name=barva]").nth(1).check();
  await page.getByRole("radio", { name: "52" }).check();
  await expect(page).toHaveURL(/\?barva=hneda&velikost=52$/);
  await expect(page.locator("li[data-active]").getByRole("img")).toHaveAttribute("alt", /hnědá/);
  await page.evaluate(() => history.replaceState(history.state, "", "/1/muzi"));
  await page.getByRole("radio", { name: "54" }).check();
  await expect(page, "who has just gone back keeps that address").toHaveURL(/\/1\/muzi$/);
});

test("a press on the button during which the scripts come still adds what is picked", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "nothing comes later without scripts");
  // At this height the button is above the cookie bar.
  await page.setViewportSize({ width: 1280, height: 1100 });
  const letGo = await holdScripts(page);
  await page.goto(shop.path("/1001"), { waitUntil: "commit" });
  await page.locator("#koupit input[name=barva]").last().check({ force: true });
  await page.locator("#koupit input[name=velikost]").last().check({ force: true });
  await page.getByRole("button", { name: shop.text("catalog:product.add"), exact: true }).hover();
  await page.mouse.down();
  letGo();
  await expect(page, "the page has come alive").toHaveURL(/\?barva=konak&velikost=60$/);
  await page.mouse.up();
  await expect(page.locator('main [role="status"]')).toContainText(/Matěj/);
});

test("what is picked before the scripts come stays picked", async ({ page, shop, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "nothing comes later without scripts");
  await page.addInitScript(noteUnchecked);
  const letGo = await holdScripts(page);
  await page.goto(shop.path(jacket), { waitUntil: "commit" });
  await page.locator("input[name=barva]").nth(1).check({ force: true });
  await page.getByRole("radio", { name: "52" }).check({ force: true });
  letGo();
  await expect(page).toHaveURL(/\?barva=hneda&velikost=52$/);
  await expect(page.getByRole("radio", { name: "52" })).toBeChecked();
  await expect(page.locator("main form input[name=barva]:checked").first()).toHaveValue("hneda");
  expect(await page.evaluate(() => Reflect.get(window, "unchecked")), "a form sent meanwhile is whole").toEqual([]);
});

/** Runs in the browser: records each choice that a script reverts, even for a moment. */
function noteUnchecked() {
  const unchecked: string[] = [];
  Reflect.set(window, "unchecked", unchecked);
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "checked");
  Object.defineProperty(HTMLInputElement.prototype, "checked", {
    ...native,
    set(isChecked: boolean) {
      if (this.checked && !isChecked) unchecked.push(`${this.name}=${this.value}`);
      native?.set?.call(this, isChecked);
    },
  });
}

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

test("the page says at once which sizes of the colour are in stock, and leads to the stores to try one on", async ({
  page,
  shop,
}) => {
  await page.goto(shop.path(`${jacket}?barva=hneda`));
  const inStock = page
    .locator("#koupit ~ div p")
    .filter({ hasText: /^Sklad[eo]m \(hn[eě]d[áa]\): (\d\d(, \d\d)*|vš\S+ ve\S+)$/ });
  await expect(inStock).toBeVisible();
  await page.getByRole("link", { name: shop.text("product:assurance.tryOn") }).click();
  await expect(page.locator("#prodejny li").filter({ hasText: "KARA Brno" })).toBeVisible();
  await expect(page).toHaveURL(/barva=hneda&prodejny=1#prodejny$/);
});

test("beside the sizes stands what the garment measures in each of them", async ({ page, shop }) => {
  await page.goto(shop.path(jacket));
  await page.getByText(shop.text("product:sizes.title")).click();
  const garment = page.getByRole("table", { name: shop.text("product:sizes.garment.title") });
  const cells = garment.getByRole("row").filter({ hasText: /^52/ }).getByRole("cell");
  await expect(cells).toHaveText(["67", "62,5", "54"]);
});

test("a missing size is asked for where any colour misses one", async ({ page, shop }) => {
  const question = page.getByRole("link", { name: shop.text("product:stockAlert.summary") });
  await page.goto(shop.path("/1013?barva=bordo"));
  await expect(question).toBeVisible();
  await page.goto(shop.path("/1097?barva=bordo"));
  await expect(question, "bordo is complete, the other colour is not").toBeVisible();
});

test("the button to buy stays where it is, whatever colour and size are chosen", async ({ page, shop }) => {
  // Of one product only a single colour has all sizes; of the other, one combination is sold out.
  for (const path of ["/1001", "/1018"]) {
    await page.goto(shop.path(path));
    const form = page.locator("#koupit");
    const placeOfButton = () =>
      form.evaluate((element) => {
        const besideIt = element.querySelector("input[name=quantity]");
        return Math.round((besideIt?.getBoundingClientRect().top ?? 0) + window.scrollY);
      });
    const place = await placeOfButton();
    for (const choice of await form.locator("label:visible:has(input[type=radio])").all()) {
      await choice.click();
      expect(await placeOfButton(), `${path} ${await choice.innerText()}`).toBe(place);
    }
  }
});

test("a size that only stores have in the shown colour says so before it is chosen", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "without scripts the sizes of all colours are one group");
  await page.goto(shop.path("/1013?barva=bordo"));
  await waitForFormHydration(page);
  const onlyInStores = page.locator('#koupit label[data-offered="stores"]');
  await expect(onlyInStores).toContainText(["42"]);
  await expect(onlyInStores).toContainText([shop.text("catalog:product.sizeStores")]);
  await expect(page.getByText(shop.text("product:stock.onlyInStores", { sizes: "42" }))).toBeVisible();
});

test("a sold-out product can be watched; a wrong e-mail is refused and kept", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  await page.goto(shop.path("/1029"));
  await expect(page.getByRole("button", { name: shop.text("catalog:product.soldOut") })).toBeDisabled();
  const email = page.getByLabel(shop.text("product:stockAlert.email"));
  const submit = page.getByRole("button", { name: shop.text("product:stockAlert.submit"), exact: true });
  await email.fill("jana@");
  await submit.click();
  await expect(page.locator("#stock-alert-email-error")).toHaveText(shop.text("ui:forms.email"));
  await expect(email).toHaveValue("jana@");
  if (javaScriptEnabled) {
    await waitForHydration(page);
    for (const _refusal of [1, 2]) {
      await submit.click();
      await expect(page.locator("#hlidat").getByRole("alert"), "each refusal takes the focus").toBeFocused();
    }
    await expect(email).toHaveValue("jana@");
  }
  await email.fill(`jana.${Date.now()}@priklad.cz`);
  await submit.click();
  await expect(page.getByRole("status")).toContainText(shop.text("shell:notice.stockAlertSet"));
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
  const letGo = await holdScripts(page);
  await page.goto(shop.path(longText), { waitUntil: "commit" });
  await expect(page.locator("article h1")).toBeVisible();
  await page.evaluate(async () => {
    // On a busy machine the fonts replace the fallback fonts after the text is drawn.
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(window, { shift: 1 + entry.duration });
    }).observe({ type: "layout-shift" });
  });
  letGo();
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

test("a size that only stores have in the chosen colour is dashed, without scripts, too", async ({ page, shop }) => {
  await page.goto(shop.path("/1013?barva=bordo"));
  const lookOf = (size: string) =>
    page.locator(`#koupit label:has(input[value="${size}"])`).evaluate((tile) => getComputedStyle(tile).borderTopStyle);
  expect([await lookOf("38"), await lookOf("42")]).toEqual(["solid", "dashed"]);
  await page.locator('#koupit input[value="cerna"]').check({ force: true });
  expect([await lookOf("38"), await lookOf("42")]).toEqual(["dashed", "solid"]);
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
  // Visitors without scripts are offered lite mode above the page.
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
