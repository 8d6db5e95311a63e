import { waitForFormHydration, waitForHydration } from "../support/browser/hydration";
import { expect, test } from "../support/browser/journey";
import { KeyboardVisitor } from "../support/browser/keyboard";

const home = {
  cs: { phone: "601 123 456", zip: "503 99" },
  sk: { phone: "0912 123 456", zip: "821 01" },
};

test("the keyboard alone buys a jacket: at each step the focus has a place and the result is announced", async ({
  page,
  shop,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1280, height: 720 });
  const visitor = new KeyboardVisitor(page);
  await visitor.listen();
  const heading = page.locator("main h1");
  const onPage = async (title: string | RegExp) => {
    await expect(heading).toHaveText(title);
    await expect(heading).toBeFocused();
  };
  const submit = page.locator('main form[method="post"] button[type="submit"]:visible').last();

  // A skip link leads to the cookie bar at the end of the page; once the bar is answered, the focus is at the page's
  // beginning.
  await page.goto(shop.path("/1/muzi"));
  await waitForHydration(page);
  await visitor.press(page.getByRole("link", { name: shop.text("consent:title"), exact: true }));
  await visitor.press(page.getByRole("button", { name: shop.text("consent:refuse") }));
  await expect(page.getByRole("button", { name: shop.text("consent:refuse") })).toHaveCount(0);
  await expect(page.locator("main")).toBeFocused();

  const product = page.locator("main li#p-1001 h2 a").or(page.locator("main li h2 a").first()).first();
  const name = (await product.textContent()) ?? "";
  await visitor.press(product);
  await onPage(name);

  await waitForFormHydration(page);
  const add = page.getByRole("button", { name: shop.text("catalog:product.add"), exact: true });
  await visitor.press(add);
  await expect(page.getByRole("alert")).toBeFocused();
  for (const field of ["barva", "velikost"]) {
    const offered = page.locator(`main form label:not([hidden], [data-offered="no"]) input[name="${field}"]`).first();
    if ((await offered.count()) > 0) await visitor.choose(field, await offered.inputValue());
  }
  await visitor.press(add);
  await visitor.hears(name);
  // The cart's panel opens over the page with the added product, and closes by itself.
  const panel = page.locator("section#panel-cart");
  await expect(panel).toBeVisible();
  await expect(panel).toHaveCount(0);
  await visitor.expectInSight();
  await visitor.reach(page.locator("main [role=status] a"), "Shift+Tab");
  await page.keyboard.press("Enter");
  await onPage(shop.text("cart:title"));

  await visitor.press(page.locator("main").getByRole("link", { name: shop.text("cart:summary.next") }));
  await onPage(shop.text("delivery:title"));
  await visitor.choose("carrier", "ppl");
  await visitor.choose("payment", "transfer");
  await visitor.press(submit);
  await onPage(shop.text("checkout:contact.title"));

  await visitor.press(submit);
  await visitor.hears(shop.text("checkout:errors.contact"));
  const summary = page.locator("main").getByRole("alert").first();
  await expect(summary).toBeFocused();
  await visitor.press(summary.getByRole("link").first());
  await expect(page.locator("main [name=email]")).toBeFocused();
  await expect(summary, "the summary still lists the other errors").toBeVisible();
  await expect(page.locator("main [name=phone]")).toHaveAttribute("aria-invalid", "true");
  const email = `klavesnice-${shop.locale}-${Date.now()}@example.com`;
  const person = { email, phone: home[shop.locale].phone, firstname: "Jana", lastname: "Nová" };
  const address = { street: "Dlouhá 1", city: "Testov", zip: home[shop.locale].zip };
  for (const [field, text] of Object.entries({ ...person, ...address })) {
    await visitor.type(page.locator(`main [name="${field}"]`), text);
  }
  await visitor.press(submit);
  await onPage(shop.text("checkout:review.title"));

  await visitor.press(page.locator("main [name=terms]"), "Space");
  await visitor.press(submit);
  await expect(page).toHaveURL(/\/shrnuti\//);
  await expect(heading).toBeFocused();
});
