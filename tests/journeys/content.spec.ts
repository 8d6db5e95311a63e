import { expect, test } from "../support/browser/journey";

test("every link of the footer answers in its language", async ({ page, shop, request }) => {
  await page.goto(shop.path("/"));
  const links = await page
    .locator("footer a[href^='/']")
    .evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
  const prefix = shop.locale === "cs" ? "" : "/sk";
  const named = ["/info/7/aktuality", "/prodejny", "/info/kontakt", "/info/10/volna-mista", "/sluzby"];
  expect(links).toEqual(expect.arrayContaining(named.map((path) => `${prefix}${path}`)));
  for (const id of [1, 2, 3, 4, 11]) expect(links.join(" ")).toContain(`${prefix}/info/${id}/`);
  for (const link of links) {
    const answer = await request.get(link, { maxRedirects: 0 });
    expect(answer.status(), link).toBe(200);
  }
});

test("links inside the texts of the shop lead somewhere", async ({ page, shop }) => {
  await page.goto(shop.path("/sluzby"));
  await page.locator("main h2 a").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Úprava o(děvů|devov)/);
  await expect(page.locator("main")).toContainText("20 až 40");
  await page.locator('main nav[aria-label] a[href$="zkraceni-hladkych-rukavu"]').last().click();
  await expect(page).toHaveURL(/zkraceni-hladkych-rukavu$/);
  await expect(page.locator("main table").first()).toContainText(shop.locale === "cs" ? "Kč" : "€");
});

test("the language switch keeps the page with the slug of the other language", async ({ page, shop }) => {
  await page.goto(shop.path("/blog"));
  await page.locator('main h2 a[href*="komine"]').click();
  await expect(page.locator("main")).toContainText("2014");
  for (const fact of ["31", "400", "70"]) await expect(page.locator("article")).toContainText(fact);
  await page.locator('form[action="/language"] button').first().click();
  await expect(page).toHaveURL(shop.locale === "cs" ? /\/sk\/blog\/bociany-na/ : /\/blog\/capi-na/);
});

test("contact and stores say when somebody is there", async ({ page, shop }) => {
  await page.goto(shop.path("/info/kontakt"));
  await expect(page.locator("main")).toContainText("8:00–15:00");
  await expect(page.locator("main")).toContainText("1676");
  await page.goto(shop.path("/prodejny"));
  await expect(page.locator("main article")).toHaveCount(6);
  await expect(page.locator("main article").first()).toContainText(shop.text("content:stores.hours"));
});
