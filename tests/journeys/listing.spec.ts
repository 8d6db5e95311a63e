import { gridLayouts } from "../support/browser/gridLayouts";
import { waitForHydration } from "../support/browser/hydration";
import { expect, holdScripts, type Page, test } from "../support/browser/journey";

const wide = { width: 1280, height: 900 };
const narrow = { width: 360, height: 760 };

/** Opens a filter group and chooses a value; without scripts the form is sent by its button. */
async function choose(page: Page, javaScript: boolean, group: string, value: string) {
  await page.locator("#filtr summary", { hasText: group }).click();
  await page.locator("#filtr label", { hasText: new RegExp(`^${value} `) }).click();
  if (!javaScript) await page.locator("#filtr button[type=submit]").click();
}

test("a visitor filters, sees what is chosen and takes it back", async ({ page, shop, javaScriptEnabled }) => {
  await page.setViewportSize(wide);
  await page.goto(shop.path("/1/muzi"));
  const colour = shop.locale === "cs" ? "hnědá" : "hnedá";
  await choose(page, javaScriptEnabled !== false, shop.text("listing:group.colour"), colour);
  await expect(page).toHaveURL(new RegExp(`${shop.path("/1/muzi")}\\?barva=hneda$`));
  await choose(page, javaScriptEnabled !== false, shop.text("listing:group.size"), "52");
  await expect(page).toHaveURL(/\?barva=hneda&velikost=52$/);
  const chips = page.getByRole("list", { name: shop.text("listing:chosen") });
  await expect(chips.getByRole("link")).toHaveCount(3);
  const found = await page.locator("main li:has(> div > h2)").count();
  expect(found).toBeGreaterThan(0);
  await chips.getByRole("link").first().click();
  await expect(page).toHaveURL(/muzi\?velikost=52$/);
  await expect(page.locator("#filtr input[name=barva]:checked")).toHaveCount(0);
  await chips.getByRole("link", { name: shop.text("listing:clear") }).click();
  await expect(page).toHaveURL(new RegExp(`${shop.path("/1/muzi")}$`));
  await expect(page.locator("#filtr input:checked")).toHaveCount(0);
  await page.goBack();
  await expect(page, "Back takes back the last step").toHaveURL(/muzi\?velikost=52$/);
  await expect(page.locator("#filtr input[name=velikost]:checked")).toHaveValue("52");
  await expect(chips.getByRole("link")).toHaveCount(2);
});

test("a tile leads to the services from what the last row of cards leaves, and is gone where the row is full", async ({
  page,
  shop,
}) => {
  const cards = page.locator("main li[id^=p-]");
  const tile = page.locator("main li:has(#sluzby)");
  const columnsTaken: string[] = [];
  for (const path of ["/11/damske-kabaty", "/12/damske-kozichy", "/2/panske-bundy"]) {
    await page.goto(shop.path(path));
    const count = await cards.count();
    for (const [width, columns] of gridLayouts) {
      await page.setViewportSize({ width, height: 900 });
      const left = (columns - (count % columns)) % columns;
      if (left === 0) {
        await expect(tile, `${path} at ${width} px`).toBeHidden();
        columnsTaken.push("none");
        continue;
      }
      const end = await cards.nth(columns - 1).boundingBox();
      const [lastCard, box] = [await cards.last().boundingBox(), await tile.boundingBox()];
      expect(box?.y, `${path} at ${width} px`).toBe(lastCard?.y);
      expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBe(Math.round((end?.x ?? 0) + (end?.width ?? 0)));
      columnsTaken.push(String(left));
    }
  }
  expect(new Set(columnsTaken)).toEqual(new Set(["none", "1", "2", "4"]));
  await page.goto(shop.path("/11/damske-kabaty"));
  await tile.getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`${shop.path("/sluzby")}$`));
});

test("what is reduced is narrowed to men's by one press, then to their jackets, and widened again", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  await page.setViewportSize(wide);
  const departments = page.getByRole("navigation", { name: shop.text("listing:departments"), exact: true });
  await page.goto(shop.path("/products/sale"));
  await expect(departments).toBeVisible();
  // The sale that the menu links to is a category with products of all departments.
  const sale = shop.path("/35/slevy");
  await page.goto(sale);
  const all = departments.getByRole("link", { name: shop.text("listing:allDepartments"), exact: true });
  const men = departments.getByRole("link", { name: "Muži", exact: true });
  await expect(all).toHaveAttribute("aria-current", "true");
  await men.click();
  await expect(page).toHaveURL(new RegExp(`${sale}\\?kategorie=1$`));
  await expect(men).toHaveAttribute("aria-current", "true");
  await choose(page, javaScriptEnabled !== false, shop.text("listing:group.category"), "Muži – Bundy");
  await expect(page, "jackets alone, not beside all that is for men").toHaveURL(/\?kategorie=2$/);
  await expect(men).toHaveAttribute("aria-current", "true");
  await all.click();
  await expect(page).toHaveURL(new RegExp(`${sale}$`));
  await expect(all).toHaveAttribute("aria-current", "true");
});

test("what is chosen before the scripts come is filtered by", async ({ page, shop, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "nothing comes later without scripts");
  await page.setViewportSize(wide);
  const letGo = await holdScripts(page);
  await page.goto(shop.path("/1/muzi"), { waitUntil: "commit" });
  await choose(page, true, shop.text("listing:group.size"), "52");
  letGo();
  await expect(page).toHaveURL(/muzi\?velikost=52$/);
});

test("a later page of a listing in euros stays open under a price filter", async ({ page, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "only a script sends the filter by itself");
  await page.setViewportSize(wide);
  for (const price of ["100", "99.90"]) {
    await page.goto(`/sk/1/muzi?cena_od=${price}&strana=2`);
    await waitForHydration(page);
    await expect(page.locator("#filtr")).toHaveAttribute("data-scripted", "true");
    await page.waitForLoadState("networkidle");
    await expect(page).toHaveURL(new RegExp(`cena_od=${price}&strana=2$`));
    await expect(page.locator("nav span[aria-current=page]", { hasText: /^2$/ })).toBeVisible();
  }
});

test("a listing is sorted, its pages keep the choice, and Back returns to it", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  await page.setViewportSize(wide);
  await page.goto(shop.path("/1/muzi"));
  await expect(async () => {
    await page.locator("#filtr select").selectOption("nejlevnejsi");
    if (javaScriptEnabled === false) await page.locator("#filtr button[type=submit]").click();
    await expect(page).toHaveURL(/\?razeni=nejlevnejsi$/, { timeout: 2_000 });
  }, "a choice made before the scripts are there is made again").toPass();
  const next = page.getByRole("link", { name: shop.text("ui:pager.next") });
  await expect(next, "the address changes before the grid is drawn").toHaveAttribute("href", /razeni=nejlevnejsi/);
  await next.click();
  await expect(page).toHaveURL(/\?razeni=nejlevnejsi&strana=2$/);
  await expect(page.locator("nav span[aria-current=page]", { hasText: /^2$/ })).toBeVisible();
  const card = page.locator("main li:has(> div > h2)").nth(3);
  const anchor = await card.getAttribute("id");
  await card.locator("h2 a").click();
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page).toHaveURL(/\/\d+\/[^/]+\/[^/]+$/);
  await page.goBack();
  await expect(page).toHaveURL(/&strana=2$/);
  await expect(page.locator(`#${anchor}`)).toBeInViewport();
});

test("on a wide screen the filter's button shows while the filter is in use", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled !== false, "with scripts the filter sends itself");
  await page.setViewportSize(wide);
  await page.goto(shop.path("/1/muzi"));
  const submit = page.locator("#filtr button[type=submit]");
  await expect(submit).toBeHidden();
  const group = page.locator("#filtr summary", { hasText: shop.text("listing:group.size") });
  await group.click();
  await expect(submit).toBeVisible();
  await group.click();
  await expect(submit).toBeHidden();
  await page.locator("#filtr select").selectOption("nejlevnejsi");
  await expect(submit).toBeVisible();
  await submit.click();
  await expect(page).toHaveURL(/\?razeni=nejlevnejsi$/);
  await expect(submit).toBeHidden();
});

test("on a phone the filter is a sheet behind a button", async ({ page, shop, javaScriptEnabled }) => {
  await page.setViewportSize(narrow);
  await page.goto(shop.path("/1/muzi"));
  const submit = page.locator("#filtr button[type=submit]");
  await expect(submit).toBeHidden();
  await page.locator("button[popovertarget=filtr]").first().click();
  await expect(submit).toBeVisible();
  await page.locator("#filtr summary", { hasText: shop.text("listing:group.size") }).click();
  await page.locator("#filtr label", { hasText: /^52 / }).click();
  if (javaScriptEnabled !== false) await expect(page).toHaveURL(/velikost=52$/);
  await submit.click();
  await expect(submit).toBeHidden();
  await expect(page).toHaveURL(/velikost=52$/);
  await expect(page.getByRole("button", { name: shop.text("listing:filterCount", { count: 1 }) })).toBeVisible();
});

test("a choice that nothing meets says what to try", async ({ page, shop }) => {
  const answer = await page.goto(shop.path("/1/muzi?barva=bezova&velikost=125"));
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(shop.text("listing:nothing.title"));
  await page.getByRole("link", { name: shop.text("listing:nothing.clear") }).click();
  await expect(page.locator("main li:has(> div > h2)")).toHaveCount(30);
});

test("a text that is no price is kept and explained", async ({ page, shop }) => {
  const answer = await page.goto(shop.path("/1/muzi?cena_od=levne"));
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("alert")).toContainText(shop.locale === "cs" ? "cenu jako číslo" : "cenu ako číslo");
  await expect(page.locator("#filtr input[name=cena_od]")).toHaveValue("levne");
});

test("another spelling of a choice leads to the one", async ({ page, shop }) => {
  await page.goto(shop.path("/1/muzi?velikost=52&barva=hneda&barva=cerna&barva=hneda&cena_od=&neznamy=1"));
  await expect(page).toHaveURL(/muzi\?barva=cerna&barva=hneda&velikost=52&neznamy=1$/);
});

test("new, reduced, jackets and sections are listings, and an empty section is none", async ({ page, shop }) => {
  for (const path of [
    "/products/new",
    "/products/sale",
    "/bundykabaty",
    "/45/muzi",
    "/15/kabelky/zeny",
    "/22/batohy/muzi",
  ]) {
    const answer = await page.goto(shop.path(path));
    expect(answer?.status(), path).toBe(200);
    expect(await page.locator("main li:has(> div > h2)").count(), path).toBeGreaterThan(0);
  }
  expect((await page.goto(shop.path("/17/damske-limce-a-stoly/muzi")))?.status()).toBe(404);
});

test("sizes of clothes, hats, gloves and belts stand under headings of their own", async ({ page, shop }) => {
  await page.goto(shop.path("/1/muzi"));
  const sizes = page.locator("#filtr fieldset", { has: page.locator('[name="velikost"]') });
  const text = (await sizes.textContent()) ?? "";
  const starts = ["clothes", "hats", "gloves", "belts"].map((kind) => text.indexOf(shop.text(`listing:sizes.${kind}`)));
  expect(starts.every((start) => start >= 0)).toBe(true);
  expect([...starts].sort((a, b) => a - b)).toEqual(starts);
  await page.goto(shop.path("/2/panske-bundy"));
  await expect(sizes).not.toContainText(shop.text("listing:sizes.clothes"));
});

test("men's bags and wallets are found under men", async ({ page, shop }) => {
  await page.goto(shop.path("/1/muzi"));
  await page.locator(`main nav a[href*="/18/"]`).click();
  await expect(page).toHaveURL(/\/18\//);
  await expect(page.locator("main")).toContainText(shop.locale === "cs" ? "Kožená peněženka" : "Kožená peňaženka");
});

test("a link before the filter, seen once it has the focus, leads past it to the products", async ({ page, shop }) => {
  await page.goto(shop.path("/1/muzi"));
  const skip = page.getByRole("link", { name: shop.text("listing:skip") });
  await skip.focus();
  await expect(skip).toHaveCSS("position", "static");
  await page.keyboard.press("Enter");
  await expect(page.locator("#vyrobky")).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(page.locator("#filtr :focus")).toHaveCount(0);
  await expect(page.locator("main :focus")).toHaveCount(1);
});
