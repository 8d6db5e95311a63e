import { expect, test } from "vitest";
import { action as changeCart } from "~/routes/cart/route";
import { action as addToCart } from "~/routes/catalog/route";
import { action as close } from "~/routes/close/route";
import { action as consent } from "~/routes/consent/route";
import { action as chooseLanguage } from "~/routes/language/route";
import { action as switchLight } from "~/routes/light/route";
import { action as subscribe } from "~/routes/newsletter/route";
import { action as signIn } from "~/routes/signIn/route";
import { action as changeWishlist } from "~/routes/wishlist/route";
import { evasPassword, registerTestCustomer } from "../support/customers";
import { hostilePaths } from "../support/hostilePaths";
import { stockJacket } from "../support/products";
import { RouteBrowser } from "../support/routeBrowser";
import { freshDb } from "../support/shop/freshDb";
import { testWorld } from "../support/shop/world";

const from = "https://shop.test/sk/kosik";

/** Returns true when a browser on a page of the shop would stay in the shop. */
function staysHere(location: string | null): boolean {
  if (location === null || !/^\/(?![/\\])/.test(location) || !URL.canParse(location, from)) return false;
  const { origin, pathname } = new URL(location, from);
  return origin === "https://shop.test" && !decodeURIComponent(pathname).includes("//");
}

async function shop() {
  const db = await freshDb();
  await stockJacket(db);
  return new RouteBrowser(testWorld(db));
}

const forms = [
  ["the language switch to Czech", chooseLanguage, "/language", { locale: "cs" }, "path"],
  ["the language switch to Slovak", chooseLanguage, "/language", { locale: "sk" }, "path"],
  ["the cookie bar", consent, "/consent", { answer: "refuse" }, "path"],
  ["a banner's cross", close, "/close", { banner: "promo" }, "path"],
  ["lite mode", switchLight, "/light", { light: "on" }, "path"],
  ["the newsletter", subscribe, "/newsletter", { email: "eva@seznam.cz" }, "path"],
  ["a heart", changeWishlist, "/wishlist", { intent: "save-product", product: "1001" }, "back"],
  ["a change of the cart", changeCart, "/kosik", { intent: "reduce-to-stock", line: "x" }, "redirect"],
] as const;

test.each(forms)("%s redirects only into the shop", async (_, action, path, fields, field) => {
  const browser = await shop();
  const strays: unknown[] = [];
  for (const written of hostilePaths) {
    const { status, location } = await browser.send(action, path, { ...fields, [field]: written });
    if (status !== 303 || !staysHere(location)) strays.push([written, status, location]);
  }
  expect(strays).toEqual([]);
});

test("a card's form redirects only into the shop", async () => {
  const browser = await shop();
  const params = { id: "1001", first: "bunda-1001" };
  const strays: unknown[] = [];
  for (const back of hostilePaths) {
    const { location } = await browser.send(
      addToCart,
      "/1001/bunda-1001",
      { intent: "add-to-cart", velikost: "52", back },
      params,
    );
    if (!staysHere(location)) strays.push([back, location]);
  }
  expect(strays).toEqual([]);
});

test("signing in redirects only into the shop, whether the path comes from the form, the URL or the cookie", async () => {
  const browser = await shop();
  await registerTestCustomer(browser.world);
  const proof = { email: "eva@seznam.cz", password: evasPassword };
  // Checking a password is slow, so only every tenth path is tried; one function rejects them all.
  for (const written of hostilePaths.filter((_path, index) => index % 10 === 3)) {
    const query = `?${new URLSearchParams({ redirect: written })}`;
    for (const [path, fields, cookie] of [
      ["/prihlaseni", { redirect: written }, ""],
      [`/prihlaseni${query}`, {}, ""],
      ["/prihlaseni", {}, written],
    ] as const) {
      browser.cookies = cookie ? { "auth.redirect": cookie } : {};
      const { status, location } = await browser.send(signIn, path, { ...proof, ...fields });
      expect([written, status, location]).toEqual([written, 303, "/ucet"]);
    }
  }
});
