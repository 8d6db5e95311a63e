import { expect, test } from "vitest";
import { countNewGuest, newGuests } from "~/platform/http/guestId.server";
import { action as changeCart } from "~/routes/cart/route";
import { action as addToCart } from "~/routes/catalog/route";
import { action as buyGift } from "~/routes/giftVouchers/route";
import { action as changeWishlist } from "~/routes/wishlist/route";
import { stockJacket } from "../support/products";
import { RouteBrowser } from "../support/routeBrowser";
import { freshDb } from "../support/shop/freshDb";
import { testWorld } from "../support/shop/world";

const network = "192.0.2.1";

/** A shop whose network has made as many guests as it may. */
async function crowdedShop() {
  const world = testWorld(await freshDb());
  await stockJacket(world.db);
  for (const cookie of ["cart.tempId", "wishlist.tempId"] as const) {
    for (let guest = 0; guest < newGuests.most; guest += 1) await countNewGuest(world.db, cookie, network, world.now());
  }
  const browserAt = (clientAddress: string) => Object.assign(new RouteBrowser(world), { clientAddress });
  return { world, db: world.db, browserAt };
}

const product = { id: "1001", first: "bunda-1001" };
const jacket = { intent: "add-to-cart", velikost: "52" };
const put = (browser: RouteBrowser) => browser.send(addToCart, "/1001/bunda-1001", jacket, product);
const heart = (browser: RouteBrowser) =>
  browser.send(changeWishlist, "/wishlist", { intent: "save-product", product: "1001" });
const gift = (browser: RouteBrowser) =>
  browser.send(buyGift, "/darkove-poukazy", { amount: "500", form: "email", recipient_name: "Anna" });

test("forms make no more guests of a network than calls do, and say so", async () => {
  const { db, browserAt } = await crowdedShop();
  expect(await put(browserAt(network))).toMatchObject({
    status: 429,
    data: { messages: [expect.stringContaining("příliš mnoho nových návštěvníků")] },
  });
  expect(await gift(browserAt(network))).toMatchObject({
    status: 429,
    data: { formMessages: ["shell:notice.tooManyGuests"], reply: { initialValue: { recipient_name: "Anna" } } },
  });
  const refused = await heart(browserAt(network));
  expect([refused.status, refused.headers.getSetCookie().join().includes("notice=")]).toEqual([303, true]);
  const unknown = browserAt(network);
  unknown.cookies = { "cart.tempId": "A".repeat(22), "wishlist.tempId": "A".repeat(22) };
  expect((await put(unknown)).status).toBe(429);
  await heart(unknown);
  expect(await db.selectFrom("cart").selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("wishlist").selectAll().execute()).toEqual([]);
});

test("who has a cart and a wishlist goes on filling them from a crowded network", async () => {
  const { db, browserAt } = await crowdedShop();
  const browser = browserAt("192.0.2.2");
  expect([(await put(browser)).status, (await heart(browser)).status, (await gift(browser)).status]).toEqual([
    303, 303, 303,
  ]);
  browser.clientAddress = network;
  await stockJacket(db, { id: 1002 });
  expect((await put(browser)).status).toBe(303);
  await browser.send(changeWishlist, "/wishlist", { intent: "save-product", product: "1002" });
  expect(await db.selectFrom("wishlist_item").selectAll().execute()).toHaveLength(2);
  expect(await db.selectFrom("cart_line").select("quantity").execute()).toEqual([{ quantity: 2 }]);
});

test("a wishlist is not filled or copied past the limit by the cart, a removed line or a note", async () => {
  const { db, browserAt } = await crowdedShop();
  const browser = browserAt("192.0.2.2");
  await put(browser);
  await heart(browser);
  const { "wishlist.tempId": wishlist = "" } = browser.cookies;
  browser.clientAddress = network;
  const note = { intent: "write-note", product: "1001", note: "na podzim" };
  expect((await browser.send(changeWishlist, "/wishlist", note)).status).toBe(303);
  delete browser.cookies["wishlist.tempId"];
  const { id } = await db.selectFrom("cart_line").select("id").executeTakeFirstOrThrow();
  expect((await browser.send(changeCart, "/kosik", { intent: "save-for-later", line: id })).status).toBe(303);
  expect(await db.selectFrom("wishlist").select("temp_id").execute()).toEqual([{ temp_id: wishlist }]);
  expect(await db.selectFrom("cart_line").selectAll().execute()).toHaveLength(1);
  delete browser.cookies["cart.tempId"];
  browser.cookies["wishlist.tempId"] = wishlist;
  const moved = { intent: "move-to-cart", product: "1001", velikost: "52" };
  expect((await browser.send(changeWishlist, "/wishlist", moved)).status).toBe(429);
  expect(await db.selectFrom("cart").selectAll().execute()).toHaveLength(1);
});
