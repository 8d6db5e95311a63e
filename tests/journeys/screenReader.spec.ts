import { waitForHydration } from "../support/browser/hydration";
import { expect, type Page, test } from "../support/browser/journey";
import { toContact } from "../support/buy";
import { comeAgain } from "../support/consent";
import { putIntoCart } from "../support/fillCart";

const jacket = "/1001";

const send = (page: Page) => page.locator('main form button[type="submit"]:visible').last().click();

test("a missing choice is named at its group, and the title drops the error once it is made", async ({
  page,
  shop,
  baseURL,
  javaScriptEnabled,
}) => {
  await comeAgain(page, baseURL);
  await page.goto(shop.path(jacket));
  const add = page.getByRole("button", { name: shop.text("catalog:product.add"), exact: true });
  await add.click();
  const mark = shop.text("ui:problem", { title: "" });
  await expect(page).toHaveTitle(new RegExp(`^${mark}`));
  const group = page.getByRole("group", { name: shop.text("catalog:product.size") });
  const described = await group.getAttribute("aria-describedby");
  await expect(page.locator(`#${described}`)).toHaveText(shop.text("catalog:problem.sizeMissing"));
  await expect(group.getByRole("radio").first()).toHaveAttribute("aria-invalid", "true");
  for (const name of ["barva", "velikost"]) {
    const offered = page.locator(
      `main form label:not([hidden], [data-offered="no"]):has(input[name="${name}"]):visible`,
    );
    await offered.last().click();
  }
  if (javaScriptEnabled) {
    await expect(page.locator("main form [aria-invalid]"), "a good choice needs no mark").toHaveCount(0);
    await expect(page.getByRole("alert"), "nor a message").toHaveCount(0);
    await expect(page, "nor an error in the title").not.toHaveTitle(new RegExp(`^${mark}`));
  }
  await add.click();
  await expect(page.getByRole("status").filter({ hasText: shop.text("shell:toCart") })).toBeVisible();
  await expect(page).not.toHaveTitle(new RegExp(`^${mark}`));
});

test("the summary of a refused form says how many fields are wrong, and nothing of fields where none is", async ({
  page,
  shop,
  baseURL,
}) => {
  await comeAgain(page, baseURL);
  await putIntoCart(page, shop.path("/1026"));
  await toContact(page, shop, "transfer");
  const typed = { email: "jana@example.com", phone: shop.locale === "cs" ? "601 123 456" : "0912 123 456" };
  const person = { firstname: "Jana", lastname: "Ukázková", street: "Koželužská 12", city: "Testov", zip: "1" };
  for (const [name, value] of Object.entries({ ...typed, ...person })) {
    await page.locator(`main [name="${name}"]`).fill(value);
  }
  await send(page);
  const summary = page.getByRole("alert");
  await expect(summary.getByRole("heading")).toHaveText(shop.text("ui:summary.fields_one"));
  await expect(summary).not.toContainText(shop.text("checkout:errors.contact"));
  await expect(summary.getByRole("link")).toHaveAttribute("href", "#zip");

  await page.goto(shop.path("/prihlaseni"));
  await page.locator("main [name=email]").fill("nikdo@example.com");
  await page.locator("main [name=password]").fill("nespravneheslo");
  await send(page);
  await expect(summary.getByRole("heading")).toHaveText(shop.text("ui:summary.failed"));
});

test("each picture of a product has words of its own", async ({ page, shop, baseURL }) => {
  await comeAgain(page, baseURL);
  await page.goto(shop.path(jacket));
  const texts = await page
    .locator("li[id^=obrazek] img")
    .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute("alt") ?? ""));
  expect(texts.length).toBeGreaterThan(2);
  expect(new Set(texts).size).toBe(texts.length);
  for (const view of ["front", "back", "detail"]) {
    expect(texts.some((text) => text.endsWith(shop.text(`product:gallery.view.${view}`)))).toBe(true);
  }
});

test("what is marked as the other language has no word of this one", async ({ page, shop, baseURL }) => {
  await comeAgain(page, baseURL);
  await page.goto(shop.path("/"));
  const marked = page.locator(`body [lang]:not([lang="${shop.locale}"])`);
  // The switch is in the header, and in the drawer with the whole menu.
  await expect(marked).toHaveText([shop.text("shell:language.other"), shop.text("shell:language.other")]);
});

test("a search in vain says so before anything else", async ({ page, shop, baseURL }) => {
  await comeAgain(page, baseURL);
  await page.goto(shop.path("/hledani?q=xqzwv"));
  await expect(page).toHaveTitle(`${shop.text("search:none", { query: "xqzwv" })} – KARA`);
});

test("a saved heart is announced where the page stays, and so is one let go", async ({
  page,
  shop,
  baseURL,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "without scripts the page is loaded anew");
  await comeAgain(page, baseURL);
  await page.goto(shop.path("/1/muzi"));
  await waitForHydration(page);
  const said = page.locator('#prani-odebrat ~ [aria-live="polite"]');
  for (const change of ["saved", "removed"] as const) {
    await page.locator('button[form^="prani-"][value="1007"]').click();
    await expect(said).toHaveText(shop.text(`shell:heart.${change}`));
  }
});
