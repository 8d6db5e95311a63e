import { expect, test } from "vitest";
import { action as changeCart, loader as showCart } from "~/routes/cart/route";
import { action as sendContact, loader as showContact } from "~/routes/cartContact/route";
import { action as sendDelivery } from "~/routes/cartDelivery/route";
import { action as sendAgreement, loader as showReview } from "~/routes/cartReview/route";
import { action as addToCart } from "~/routes/catalog/route";
import { action as switchLanguage } from "~/routes/language/route";
import { action as signIn } from "~/routes/signIn/route";
import { action as changeWishlist, loader as showWishlist } from "~/routes/wishlist/route";
import { evasContact } from "../support/checkout";
import { evasPassword, registerTestCustomer } from "../support/customers";
import { stockJacket } from "../support/products";
import { RouteBrowser } from "../support/routeBrowser";
import { freshDb } from "../support/shop/freshDb";
import { testWorld } from "../support/shop/world";
import { issueVoucher } from "../support/vouchers";

const evas = /eva@seznam|Nová|Dlouhá|601 ?123 ?456|Zvonek/;

/**
 * Prepares two browsers: Mallory's, which has created a guest cart, and Eva's, which Mallory tries to move into that
 * cart.
 */
async function shop() {
  const db = await freshDb();
  await stockJacket(db, { onHand: { "52": 50 } });
  const world = testWorld(db);
  return { db, world, eva: new RouteBrowser(world), mallory: new RouteBrowser(world) };
}

const jacket = { params: { id: "1001", first: "bunda-1001" }, path: "/1001/bunda-1001" };

async function fillCart(browser: RouteBrowser) {
  await browser.send(addToCart, jacket.path, { intent: "add-to-cart", quantity: "1", velikost: "52" }, jacket.params);
  await browser.send(sendDelivery, "/kosik/doprava", { carrier: "ppl", payment: "transfer" });
}

const typeContact = (browser: RouteBrowser) => browser.send(sendContact, "/kosik/udaje", evasContact("cs"));

/** Returns the fields of the review form. */
async function agreementOf(browser: RouteBrowser): Promise<Record<string, string>> {
  const { data, status } = await browser.open(showReview, "/kosik/souhrn");
  expect(status).toBe(200);
  const { orderToken, totals } = data as { orderToken: string; totals: { totalMinor: number } };
  return { intent: "place-order", order_token: orderToken, shown_total: String(totals.totalMinor), terms: "on" };
}

/** Returns the fields of the review form from the database, for a cart that has not reached the review. */
async function agreementOfPlanted({ world }: RouteBrowser) {
  const { order_token } = await world.db.selectFrom("cart").select("order_token").executeTakeFirstOrThrow();
  return { intent: "place-order", order_token, shown_total: "12990", terms: "on" };
}

type MadeCart = { id: string; tempId: string };

async function guestCartOf(browser: RouteBrowser): Promise<MadeCart> {
  const [cart] = (await browser.call("GET", "/api/cart/anonymous/cs")).body as [MadeCart];
  return cart;
}

/** Collects everything that the guest's id, the cart's id and its token may still give access to. */
async function spoilsOf(mallory: RouteBrowser, { id, tempId }: MadeCart, agreement: Record<string, string>) {
  mallory.cookies["cart.tempId"] = tempId;
  const pages = [
    await mallory.open(showCart, "/kosik"),
    await mallory.open(showContact, "/kosik/udaje"),
    await mallory.open(showReview, "/kosik/souhrn"),
    await mallory.send(sendAgreement, "/kosik/souhrn", agreement),
  ];
  const calls = [
    await mallory.call("GET", `/api/cart/anonymous/cs/${tempId}`),
    await mallory.call("PUT", `/api/cart/${id}/delivery`, { carrier: "ppl", payment: "transfer" }),
  ];
  const locations = pages.map(({ location }) => location ?? "");
  return JSON.stringify({ locations, pages: pages.map(({ data }) => data), calls: calls.map(({ body }) => body) });
}

test("a link to a cart, a wishlist or an unknown id sets no cookie, and still reads it", async () => {
  const { eva, mallory } = await shop();
  const { tempId } = await guestCartOf(mallory);
  const list = (await mallory.call("POST", "/api/wishlist", { locale: "cs" })).body as { temp_id: string };
  for (const id of [tempId, "P".repeat(22), "x"]) {
    const { body, headers } = await eva.call("GET", `/api/cart/anonymous/cs/${id}`);
    const [cart] = body as [MadeCart];
    expect(cart.tempId === id).toBe(id === tempId);
    expect(headers.getSetCookie()).toEqual([]);
  }
  for (const id of [list.temp_id, "P".repeat(22)]) {
    const { body, headers } = await eva.call("GET", `/api/wishlist/anonymous/cs/${id}`);
    const { temp_id } = body as { temp_id: string };
    expect(temp_id === id).toBe(id === list.temp_id);
    expect(headers.getSetCookie()).toEqual([]);
  }
  expect(eva.cookies).toEqual({});
});

test("a link to a new wishlist does not replace a visitor's own", async () => {
  const { eva } = await shop();
  await eva.send(changeWishlist, "/wishlist", { intent: "save-product", product: "1001" });
  const kept = eva.cookies["wishlist.tempId"];
  await eva.call("GET", "/api/wishlist/anonymous/cs/0");
  expect(eva.cookies["wishlist.tempId"]).toBe(kept);
});

test("a visitor who opened an attacker's link orders from their own cart", async () => {
  const { eva, mallory } = await shop();
  const planted = await guestCartOf(mallory);
  await eva.call("GET", `/api/cart/anonymous/cs/${planted.tempId}`);
  await fillCart(eva);
  await typeContact(eva);
  expect(await spoilsOf(mallory, planted, {})).not.toMatch(evas);
  expect(await agreementOf(eva)).toMatchObject({ terms: "on" });
});

test("even from a planted cart the attacker gets nothing personal: neither contact nor order", async () => {
  const { eva, mallory } = await shop();
  await fillCart(mallory);
  const planted = await guestCartOf(mallory);
  const { order_token } = await agreementOfPlanted(mallory);
  eva.cookies["cart.tempId"] = planted.tempId;

  expect(await typeContact(eva)).toMatchObject({ status: 303, location: "/kosik/souhrn" });
  const agreement = await agreementOf(eva);
  const stolen = { ...agreement, order_token };
  expect(await spoilsOf(mallory, planted, stolen)).not.toMatch(evas);

  const placed = await eva.send(sendAgreement, "/kosik/souhrn", agreement);
  expect(placed.location).toMatch(/^\/shrnuti\//);
  const spoils = await spoilsOf(mallory, planted, stolen);
  expect(spoils).not.toMatch(evas);
  expect(spoils).not.toContain("/shrnuti/");
  for (const secret of [eva.cookies["cart.tempId"] ?? "?", agreement.order_token ?? "?"]) {
    expect(spoils).not.toContain(secret);
  }
});

test("signing in merges a planted cart, and the attacker loses access to it", async () => {
  const { world, eva, mallory } = await shop();
  await registerTestCustomer(world);
  await fillCart(mallory);
  const planted = await guestCartOf(mallory);
  const known = await agreementOfPlanted(mallory);
  eva.cookies["cart.tempId"] = planted.tempId;
  await eva.send(signIn, "/prihlaseni", { email: "eva@seznam.cz", password: evasPassword });
  expect(eva.cookies["cart.tempId"]).toBeUndefined();
  expect(await typeContact(eva)).toMatchObject({ location: "/kosik/souhrn" });
  await eva.send(sendAgreement, "/kosik/souhrn", await agreementOf(eva));
  const spoils = await spoilsOf(mallory, planted, known);
  expect(spoils).not.toMatch(evas);
  expect(spoils).not.toContain("/shrnuti/");
});

test("a contact typed in advance by the attacker gives no access to the one typed over it", async () => {
  const { eva, mallory } = await shop();
  await fillCart(mallory);
  await mallory.send(sendContact, "/kosik/udaje", { ...evasContact("cs"), email: "mallory@seznam.cz" });
  const planted = await guestCartOf(mallory);
  const known = await agreementOf(mallory);
  eva.cookies["cart.tempId"] = planted.tempId;
  await typeContact(eva);
  await eva.send(sendAgreement, "/kosik/souhrn", await agreementOf(eva));
  const spoils = await spoilsOf(mallory, planted, known);
  expect(spoils).not.toMatch(/eva@/);
  expect(spoils).not.toContain("/shrnuti/");
});

test("lines, notes, vouchers and both languages' carts move to the new id", async () => {
  const { db, eva } = await shop();
  await fillCart(eva);
  await db.updateTable("cart_line").set({ note: "pro Janu" }).execute();
  await issueVoucher(db);
  await eva.send(changeCart, "/kosik", { intent: "add-voucher", voucherCode: "DESET" });
  await eva.send(switchLanguage, "/language", { locale: "sk", path: "/kosik" });
  const before = eva.cookies["cart.tempId"];
  const { data } = await eva.open(showCart, "/kosik");
  await typeContact(eva);
  expect(eva.cookies["cart.tempId"]).not.toBe(before);
  expect(data).toMatchObject({ lines: [{ quantity: 1 }], vouchers: [{ code: "DESET" }] });
  expect((await eva.open(showCart, "/kosik")).data).toEqual(data);
  expect((await eva.open(showCart, "/sk/kosik")).data).toMatchObject({ lines: [{ quantity: 1, note: "pro Janu" }] });
});

test("the contact form submitted twice at once continues with either response", async () => {
  const { world, eva } = await shop();
  await fillCart(eva);
  const form = evasContact("cs");
  const twins = [new RouteBrowser(world), new RouteBrowser(world)];
  for (const twin of twins) twin.cookies = { ...eva.cookies };
  const answers = await Promise.all(twins.map((twin) => twin.send(sendContact, "/kosik/udaje", form)));
  expect(answers.map(({ location }) => location)).toEqual(["/kosik/souhrn", "/kosik/souhrn"]);
  for (const twin of twins) {
    const { data } = await twin.open(showReview, "/kosik/souhrn");
    expect(data).toMatchObject({ lines: [{ quantity: 1 }], contact: { email: "eva@seznam.cz" } });
  }
});

test("a browser that misses its new id keeps its cart and types the contact again", async () => {
  const { eva } = await shop();
  await fillCart(eva);
  const before = { ...eva.cookies };
  await eva.sendAndLeave(sendContact, "/kosik/udaje", evasContact("cs"));
  expect(eva.cookies).toEqual(before);
  expect((await eva.open(showCart, "/kosik")).data).toMatchObject({ lines: [{ quantity: 1 }] });
  expect(await eva.open(showReview, "/kosik/souhrn")).toMatchObject({ location: "/kosik/udaje" });
  expect(JSON.stringify((await eva.open(showContact, "/kosik/udaje")).data)).not.toMatch(/eva@/);
  expect(await typeContact(eva)).toMatchObject({ location: "/kosik/souhrn" });
});

test("an order ends the id it was placed with, and resubmitting works with the old and the new id", async () => {
  const { world, eva } = await shop();
  await fillCart(eva);
  await eva.send(switchLanguage, "/language", { locale: "sk", path: "/kosik" });
  await typeContact(eva);
  const agreement = await agreementOf(eva);
  const [first, unheard] = [new RouteBrowser(world), new RouteBrowser(world)];
  for (const browser of [first, unheard]) browser.cookies = { ...eva.cookies };

  const placed = await first.send(sendAgreement, "/kosik/souhrn", agreement);
  expect(first.cookies["cart.tempId"]).not.toBe(eva.cookies["cart.tempId"]);
  expect((await first.open(showCart, "/sk/kosik")).data).toMatchObject({ lines: [{ quantity: 1 }] });
  expect((await unheard.open(showCart, "/kosik")).data).toMatchObject({ lines: [] });

  expect(await unheard.send(sendAgreement, "/kosik/souhrn", agreement)).toMatchObject({ location: placed.location });
  expect(unheard.cookies["cart.tempId"]).toBe(first.cookies["cart.tempId"]);
  expect(await first.send(sendAgreement, "/kosik/souhrn", agreement)).toMatchObject({ location: placed.location });
  expect(await world.db.selectFrom("orders").select("id").execute()).toHaveLength(1);
});

test("the id that an order was placed with grants no access without the form's token", async () => {
  const { eva, mallory } = await shop();
  await fillCart(eva);
  await typeContact(eva);
  const ordered = await guestCartOf(eva);
  await eva.send(sendAgreement, "/kosik/souhrn", await agreementOf(eva));
  const spoils = await spoilsOf(mallory, ordered, {
    intent: "place-order",
    order_token: "A".repeat(22),
    shown_total: "12990",
    terms: "on",
  });
  expect(spoils).not.toMatch(evas);
  expect(spoils).not.toContain("/shrnuti/");
});

test("the first note on a planted wishlist is hidden from the attacker, and the visitor keeps the list", async () => {
  const { eva, mallory } = await shop();
  const planted = (await mallory.call("POST", "/api/wishlist", { locale: "cs" })).body as { temp_id: string };
  eva.cookies["wishlist.tempId"] = planted.temp_id;
  await eva.send(changeWishlist, "/wishlist", { intent: "save-product", product: "1001" });
  await eva.send(changeWishlist, "/wishlist", { intent: "write-note", product: "1001", note: "Pro Evu k Vánocům" });
  const { body } = await mallory.call("GET", `/api/wishlist/anonymous/cs/${planted.temp_id}`);
  expect(JSON.stringify(body)).not.toContain("Pro Evu");
  expect((await eva.open(showWishlist, "/wishlist")).data).toMatchObject({
    wishlist: { lines: [{ note: "Pro Evu k Vánocům" }] },
  });
  const kept = eva.cookies["wishlist.tempId"];
  await eva.send(changeWishlist, "/wishlist", { intent: "write-note", product: "1001", note: "Jiná" });
  expect(eva.cookies["wishlist.tempId"]).toBe(kept);
});

test("the wishlist, too, gets a new id with the first contact and with the order, and keeps its share link", async () => {
  const { eva, mallory } = await shop();
  await fillCart(eva);
  await eva.send(changeWishlist, "/wishlist", { intent: "save-product", product: "1001" });
  const { data: before } = await eva.open(showWishlist, "/wishlist");
  const { shareId } = before as { shareId: string };
  const ids = [eva.cookies["wishlist.tempId"] ?? ""];
  await typeContact(eva);
  ids.push(eva.cookies["wishlist.tempId"] ?? "");
  await typeContact(eva);
  expect(ids).toContain(eva.cookies["wishlist.tempId"]);
  await eva.send(sendAgreement, "/kosik/souhrn", await agreementOf(eva));
  ids.push(eva.cookies["wishlist.tempId"] ?? "");
  expect(new Set(ids).size).toBe(3);
  expect((await eva.open(showWishlist, "/wishlist")).data).toMatchObject({ shareId, wishlist: { count: 1 } });
  await eva.send(changeWishlist, "/wishlist", { intent: "write-note", product: "1001", note: "Pro Evu" });
  for (const id of ids) {
    expect(JSON.stringify((await mallory.call("GET", `/api/wishlist/anonymous/cs/${id}`)).body)).not.toContain(
      "Pro Evu",
    );
  }
});
