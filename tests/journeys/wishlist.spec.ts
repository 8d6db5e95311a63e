import { waitForHydration } from "../support/browser/hydration";
import { expect, type Page, test } from "../support/browser/journey";
import { followToCart } from "../support/fillCart";

type Shop = { path: (czechPath: string) => string; text: (key: string, values?: Record<string, string>) => string };

const heartOf = (page: Page, id: number) => page.locator(`button[form^="prani-"][value="${id}"]`);

/** Returns the button of the only form in the list with that intent. */
const buttonOf = (page: Page, intent: string) => page.locator(`main form:has(input[value="${intent}"]) button`);

/** Presses the heart of a card on the men's listing, whose first page has product 1007. */
async function saveFromListing(page: Page, shop: Shop, id = 1007) {
  await page.goto(shop.path("/1/muzi"));
  await heartOf(page, id).click();
  await expect(heartOf(page, id)).toHaveAttribute("form", "prani-odebrat");
}

test("a heart on a card saves the product, and pressed again it lets it go", async ({ page, shop, context }) => {
  await saveFromListing(page, shop);
  await expect(page).toHaveURL(/\/1\/muzi(#p-1007)?$/);
  const cookie = (await context.cookies()).find(({ name }) => name === "wishlist.tempId");
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: "Lax", path: "/" });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(1_209_000);
  await expect(heartOf(page, 1007)).toHaveAccessibleName(new RegExp(shop.text("catalog:wishlist.remove")));
  // A text browser reads only the text of a button.
  await expect(heartOf(page, 1007)).toHaveText(new RegExp(shop.text("catalog:wishlist.remove")));
  await page.goto(shop.path("/wishlist"));
  await expect(page.locator("main li h2")).toHaveCount(1);
  await page.goto(shop.path("/1/muzi"));
  await heartOf(page, 1007).click();
  await expect(heartOf(page, 1007)).toHaveAttribute("form", "prani-pridat");
  await page.goto(shop.path("/wishlist"));
  await expect(page.locator("main")).toContainText(shop.text("wishlist:empty.text"));
});

test("the product's own page saves it, too", async ({ page, shop }) => {
  await page.goto(shop.path("/1007"));
  await page.getByRole("button", { name: shop.text("catalog:wishlist.save"), exact: true }).click();
  await expect(page.getByRole("button", { name: shop.text("catalog:wishlist.saved"), exact: true })).toBeVisible();
});

test("a note is kept without emojis, one too long is refused and kept as typed", async ({ page, shop }) => {
  await saveFromListing(page, shop);
  await page.goto(shop.path("/wishlist"));
  await page.getByText(shop.text("wishlist:note.add")).click();
  await page.locator('textarea[name="note"]').fill("Na podzim 🍂 pro Janu");
  await buttonOf(page, "write-note").click();
  await expect(page.getByRole("status").filter({ hasText: shop.text("shell:notice.wishlistNoted") })).toBeVisible();
  await expect(page.locator('textarea[name="note"]')).toHaveValue("Na podzim pro Janu");
  await page.locator('textarea[name="note"]').fill("x".repeat(501));
  await buttonOf(page, "write-note").click();
  await expect(page.locator("main").getByRole("alert")).toContainText("500");
  await expect(page.locator('textarea[name="note"]')).toHaveValue("x".repeat(501));
  await expect(page).toHaveTitle(/^Chyba: /);
});

test("a saved product moves to the cart once its colour and size are chosen", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  await saveFromListing(page, shop);
  await page.goto(shop.path("/wishlist"));
  await buttonOf(page, "move-to-cart").click();
  const refusal = page.locator("main").getByRole("alert");
  await expect(refusal).toHaveText(shop.text("catalog:problem.bothMissing"));
  if (javaScriptEnabled) await waitForHydration(page);
  for (const _refusal of [1, 2]) {
    await buttonOf(page, "move-to-cart").click();
    await expect(refusal, "each refusal takes the focus").toBeFocused();
  }
  await page.locator('main input[name="barva"]:not([hidden] *)').first().check();
  await page.locator('select[name="velikost"]').selectOption({ index: 2 });
  await buttonOf(page, "move-to-cart").click();
  await followToCart(page, javaScriptEnabled);
  await expect(page).toHaveURL(/\/kosik$/);
  await expect(page.locator("main li h2")).toHaveCount(1);
  await page.goto(shop.path("/wishlist"));
  await expect(page.locator("main")).toContainText(shop.text("wishlist:empty.text"));
});

test("the link to a list shows it to others to read, until it is renewed", async ({ page, shop, browser, baseURL }) => {
  await saveFromListing(page, shop);
  await page.goto(shop.path("/wishlist"));
  const link = new URL(await page.getByLabel(shop.text("wishlist:share.link")).inputValue()).pathname;
  const stranger = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  const answer = await stranger.goto(link);
  expect(answer?.headers()).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "same-origin",
    "x-robots-tag": "noindex, nofollow",
  });
  await expect(stranger.locator("main li h2")).toHaveCount(1);
  await expect(stranger.locator('main input[value="remove-product"], main textarea')).toHaveCount(0);
  await page.getByRole("button", { name: shop.text("wishlist:share.renew") }).click();
  await expect(page.getByRole("status").filter({ hasText: shop.text("shell:notice.wishlistRenewed") })).toBeVisible();
  expect((await stranger.goto(link))?.status()).toBe(404);
});

test("copying the link says whether it could be done", async ({ page, shop, javaScriptEnabled, context }) => {
  test.skip(!javaScriptEnabled, "only a script can copy");
  await saveFromListing(page, shop);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(shop.path("/wishlist"));
  await page.getByRole("button", { name: shop.text("wishlist:share.copy") }).click();
  await expect(page.getByText(shop.text("wishlist:share.copied"))).toBeVisible();
  await page.evaluate(() => Object.defineProperty(navigator.clipboard, "writeText", { value: () => Promise.reject() }));
  await page.getByRole("button", { name: shop.text("wishlist:share.copy") }).click();
  await expect(page.getByText(shop.text("wishlist:share.copyFailed"))).toBeVisible();
});
