import { expect, test } from "vitest";
import { action as changeCart } from "~/routes/cart/route";
import { action as addToCart } from "~/routes/catalog/route";
import { action as subscribe } from "~/routes/newsletter/route";
import { action as askForReset } from "~/routes/passwordReset/route";
import { loader as searchPoints } from "~/routes/pickupPoints/route";
import { action as orderService } from "~/routes/serviceOrder/route";
import { action as signIn } from "~/routes/signIn/route";
import { action as changeWishlist } from "~/routes/wishlist/route";
import { action as withdraw } from "~/routes/withdrawal/route";
import { stockJacket } from "../support/products";
import { RouteBrowser } from "../support/routeBrowser";
import { freshDb } from "../support/shop/freshDb";
import { testWorld } from "../support/shop/world";

const proof = { email: "nikdo@seznam.cz", password: "neznámé heslo" };

const statement = { name: "Eva Nová", order_number: "2026000001", email: proof.email, goods: "" };

const attempts: [string, (browser: RouteBrowser, cartId: string) => Promise<unknown>][] = [
  ["a sign-in", (browser) => browser.send(signIn, "/prihlaseni", proof)],
  ["a password's reset", (browser) => browser.send(askForReset, "/zapomenute-heslo", { email: proof.email })],
  ["a subscription", (browser) => browser.send(subscribe, "/newsletter", { email: proof.email })],
  ["a voucher", (browser) => browser.send(changeCart, "/kosik", { intent: "add-voucher", voucherCode: "NIC" })],
  [
    "a stock alert",
    (browser) =>
      browser.send(
        addToCart,
        "/1001/bunda-1001",
        { intent: "request-alert", email: proof.email, variant: "1001001" },
        { id: "1001", first: "bunda-1001" },
      ),
  ],
  ["a withdrawal", (browser) => browser.send(withdraw, "/odstoupeni-od-smlouvy", statement)],
  ["a service order", (browser) => browser.send(orderService, "/objednavkovy-formular", {})],
  ["a sign-in by the API", (browser) => browser.call("POST", "/api/auth/login", proof)],
  ["a new guest of the API", (browser) => browser.call("GET", "/api/wishlist/anonymous/cs/0")],
  [
    "a new guest of a form",
    (browser) => {
      browser.cookies = {};
      return browser.send(changeWishlist, "/wishlist", { intent: "save-product", product: "1001" });
    },
  ],
  [
    "a search for points",
    (browser) => browser.open(searchPoints, "/kosik/vydejni-mista?carrier=packeta&point_query=1"),
  ],
  [
    "an order by the API",
    (browser, cart) => browser.call("POST", "/api/order", { cart }, { "Idempotency-Key": "a-key" }),
  ],
  [
    "a voucher by the API",
    (browser, id) => browser.call("POST", `/api/voucher/cart/add/${id}`, { voucherCode: "NIC" }),
  ],
];

test.each(attempts)("%s is counted by subnet, not by address", async (_, act) => {
  const db = await freshDb();
  await stockJacket(db);
  const browser = new RouteBrowser(testWorld(db));
  await browser.send(
    addToCart,
    "/1001/bunda-1001",
    { intent: "add-to-cart", velikost: "52" },
    { id: "1001", first: "bunda-1001" },
  );
  const cart = await db.selectFrom("cart").select("id").executeTakeFirstOrThrow();
  const counted = async (clientAddress: string) => {
    browser.clientAddress = clientAddress;
    await act(browser, cart.id);
    return (await db.selectFrom("attempt_count").select("key").execute()).length;
  };
  const first = await counted("2001:db8:1:2::1");
  expect(first).toBeGreaterThan(0);
  expect(await counted("2001:db8:1:2:9:9:9:9")).toBe(first);
  expect(await counted("2001:db8:1:3::1")).toBe(first + 1);
});
