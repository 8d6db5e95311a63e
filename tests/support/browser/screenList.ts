import type { Page } from "@playwright/test";
import { buy, registerAs, submitOrder, toContact, toReview } from "../buy";
import { putIntoCart } from "../fillCart";
import { bringStock, ownVariants } from "../ownStock";
import { sendServiceOrder } from "../serviceOrder";
import { choosePickup, goToStatement, refusePickup, sendForm } from "./formScreens";
import { waitForHydration } from "./hydration";
import { redirectOf, submitByRequest } from "./submitByRequest";

type Shop = Parameters<typeof buy>[1];

export type TestScreen = {
  name: string;
  /** The Czech path; the Slovak one is prefixed with /sk. */
  path: string;
  /** Prepares the visitor's state; may return the path to photograph instead of `path`. */
  before?: (page: Page, shop: Shop) => Promise<string | undefined>;
  /** Runs on the screen before the screenshot. */
  after?: (page: Page) => Promise<void>;
  /** True to show cookie bar and pop-up, as on a first visit; on other screens they are closed. */
  isFirstVisit?: boolean;
};

const jacket = "/1001/panske-bundy/panska-kozena-bunda-matej";

/** Screens to check manually before a release. */
export const screens: readonly TestScreen[] = [
  { name: "home-first", path: "/", isFirstVisit: true },
  { name: "home", path: "/" },
  { name: "home-menu", path: "/", after: openMenu },
  { name: "listing", path: "/1/muzi" },
  { name: "listing-filtered", path: "/1/muzi?barva=cerna&velikost=52&stitek=sleva" },
  { name: "jackets-and-coats", path: "/bundykabaty" },
  { name: "search", path: "/hledani?q=bunda" },
  { name: "search-in-vain", path: "/hledani?q=xqzwv" },
  { name: "product", path: jacket },
  { name: "product-stores", path: `${jacket}?barva=cerna&velikost=52&prodejny=1` },
  { name: "product-sold-out", path: "/1029" },
  { name: "product-long-texts", path: "/1098" },
  { name: "product-look", path: "/1/muzi", after: openLook },
  { name: "gift-balance", path: "/info/darkove-poukazy/zustatek" },
  { name: "gift-balance-refused", path: "/info/darkove-poukazy/zustatek", after: sendForm },
  { name: "cart-empty", path: "/kosik" },
  { name: "cart", path: "/kosik", before: fillCart },
  { name: "cart-panel", path: "/", before: fillCart, after: openCartPanel },
  { name: "delivery", path: "/kosik/doprava", before: fillCart },
  { name: "delivery-points", path: "/kosik/doprava?carrier=packeta&point_query=textil", before: fillCart },
  { name: "delivery-pickup", path: "/kosik/doprava", before: fillCart, after: choosePickup },
  { name: "delivery-pickup-refused", path: "/kosik/doprava", before: fillCart, after: refusePickup },
  { name: "contact", path: "/kosik/udaje", before: goToContact },
  { name: "contact-refused", path: "/kosik/udaje", before: goToContact, after: sendForm },
  { name: "review", path: "/kosik/souhrn", before: goToReview },
  { name: "summary", path: "/shrnuti", before: order },
  { name: "gateway", path: "/zkusebni-brana", before: goToGateway },
  { name: "summary-card-refused", path: "/shrnuti", before: refuseCard },
  { name: "reserve", path: "/rezervovat/1016/praha" },
  { name: "reserve-refused", path: "/rezervovat/1016/praha", after: sendForm },
  { name: "reservation", path: "/rezervace", before: reserve },
  { name: "withdrawal", path: "/odstoupeni", before: withdraw },
  { name: "withdrawal-review", path: "/odstoupeni", before: goToStatement },
  { name: "claim-start", path: "/reklamovat" },
  { name: "wishlist-empty", path: "/wishlist" },
  { name: "wishlist", path: "/wishlist", before: fillWishlist },
  { name: "wishlist-shared", path: "/wishlist", before: shareWishlist },
  { name: "sign-in", path: "/prihlaseni" },
  { name: "sign-in-refused", path: "/prihlaseni", after: sendForm },
  { name: "register", path: "/registrace" },
  { name: "password-forgotten", path: "/obnova-hesla" },
  { name: "account", path: "/ucet", before: orderAsCustomer },
  { name: "account-order", path: "/ucet", before: openOrder },
  { name: "account-mine", path: "/ucet/muj-ucet", before: register },
  { name: "addresses", path: "/account/addresses", before: register },
  { name: "address-new", path: "/account/addresses?nova=1", before: register },
  { name: "blog", path: "/blog" },
  { name: "post", path: "/blog/capi-na-nasem-komine" },
  { name: "stores", path: "/prodejny" },
  { name: "services", path: "/sluzby" },
  { name: "alterations", path: "/sluzby/uprava-odevu" },
  { name: "service-order", path: "/objednavkovy-formular?sluzba=alteration" },
  { name: "service-order-refused", path: "/objednavkovy-formular", after: sendForm },
  { name: "service", path: "/objednavkovy-formular", before: orderService },
  { name: "contact-page", path: "/info/kontakt" },
  { name: "store", path: "/prodejny/praha" },
  { name: "contact-page-refused", path: "/info/kontakt", after: sendForm },
  { name: "delivery-page", path: "/info/14" },
  { name: "returns-page", path: "/info/15" },
  { name: "questions-page", path: "/info/16" },
  { name: "terms", path: "/info/1/obchodni-podminky" },
  { name: "sizes", path: "/info/3/tabulky-velikosti" },
  { name: "typography", path: "/info/typography" },
  { name: "missing", path: "/neexistuje" },
];

async function orderService(page: Page, shop: Shop): Promise<string> {
  await sendServiceOrder(page, shop, `sluzba-${shop.locale}@example.com`);
  return new URL(page.url()).pathname;
}

async function openMenu(page: Page): Promise<void> {
  await waitForHydration(page);
  const opener = page.locator('[popovertarget="nabidka"]:visible');
  if (await opener.count()) await opener.first().click();
  else await page.locator("header [data-entry]").first().hover();
}

async function openLook(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.locator("#p-1007").hover();
  await page.locator('#p-1007 a[data-modal="product"]').dispatchEvent("click");
  await page.locator("dialog h2").waitFor();
}

async function openCartPanel(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.evaluate(() => window.dispatchEvent(new Event("show-cart")));
}

async function fillCart(page: Page, shop: Shop): Promise<undefined> {
  for (const path of ["/1026", "/1005", "/1027"]) await putIntoCart(page, shop.path(path));
  const [path, form] = [shop.path("/kosik"), "main form:has([name=voucherCode])"];
  const answer = await submitByRequest(page, { path, form, typed: { voucherCode: "VITEJTE10" } });
  await page.goto(redirectOf(answer));
}

async function goToContact(page: Page, shop: Shop): Promise<undefined> {
  await fillCart(page, shop);
  await toContact(page, shop, "transfer");
}

async function goToReview(page: Page, shop: Shop): Promise<undefined> {
  await goToContact(page, shop);
  await toReview(page, shop, `souhrn-${shop.locale}@example.com`);
}

async function order(page: Page, shop: Shop): Promise<string> {
  await buy(page, shop, `objednavka-${shop.locale}@example.com`);
  return new URL(page.url()).pathname;
}

async function goToGateway(page: Page, shop: Shop): Promise<string> {
  await submitOrder(page, shop, `karta-${shop.locale}@example.com`, { payment: "card" });
  await page.waitForURL(/\/zkusebni-brana\?/);
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

async function refuseCard(page: Page, shop: Shop): Promise<string> {
  await goToGateway(page, shop);
  await page.locator('button[name="outcome"][value="refuse"]').click();
  await page.waitForURL(/\/shrnuti\/[\w-]+\/[\w-]+$/);
  return new URL(page.url()).pathname;
}

async function reserve(page: Page, shop: Shop): Promise<string> {
  await bringStock(shop, ownVariants.pictured, "praha", 1);
  await page.goto(shop.path("/1016?prodejny=1"));
  await page.locator('#prodejny a[href*="/rezervovat/1016/praha"]').first().click();
  await page.waitForURL(/\/rezervovat\//);
  await page.locator('main form [name="name"]').waitFor();
  await page.locator('select[name="variant"]').selectOption(String(ownVariants.pictured.id));
  await page.locator('[name="name"]').fill("Jana Ukázková");
  await page.locator('main [name="email"]').fill(`jana-${Math.random().toString(36).slice(2)}@example.com`);
  await page.locator('[name="phone"]').fill(shop.locale === "cs" ? "601 123 456" : "0912 123 456");
  await page.locator('main form[method="post"] button[type="submit"]').first().click();
  await page.waitForURL(/\/rezervace\/R\d{7}\//);
  return new URL(page.url()).pathname;
}

async function withdraw(page: Page, shop: Shop): Promise<string> {
  await order(page, shop);
  const link = page.locator('main a[href*="/odstoupeni"]').first();
  return (await link.getAttribute("href")) ?? shop.path("/odstoupeni");
}

async function fillWishlist(page: Page, shop: Shop): Promise<undefined> {
  for (const path of ["/1001", "/1005", "/1029"]) {
    await page.goto(shop.path(path));
    await page.locator("main article button[form=prani-pridat]").first().click();
    await page.locator("main article button[form=prani-odebrat]").first().waitFor();
  }
}

async function shareWishlist(page: Page, shop: Shop): Promise<string> {
  await fillWishlist(page, shop);
  await page.goto(shop.path("/wishlist"));
  return new URL(await page.locator("main input[readonly]").inputValue()).pathname;
}

async function register(page: Page, shop: Shop): Promise<undefined> {
  await registerAs(page, shop, `ucet-${shop.locale}-${Date.now()}@example.com`);
}

async function orderAsCustomer(page: Page, shop: Shop): Promise<undefined> {
  await register(page, shop);
  await buy(page, shop, `ucet-${shop.locale}@example.com`);
}

async function openOrder(page: Page, shop: Shop): Promise<string> {
  await orderAsCustomer(page, shop);
  await page.goto(shop.path("/ucet"));
  return (await page.locator('main a[href*="/ucet/objednavka/"]').first().getAttribute("href")) ?? shop.path("/ucet");
}
