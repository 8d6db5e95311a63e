import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { addToCart } from "~/features/cart/addToCart.server";
import { addVoucher } from "~/features/cart/addVoucher.server";
import { openCart } from "~/features/cart/cart.queries.server";
import { consentFor, optionalConsentCategories } from "~/features/consent/consent";
import { recordConsent } from "~/features/consent/recordConsent.server";
import { fillFacts } from "~/features/content/facts/pageFacts";
import { settingFacts } from "~/features/content/facts/settingFacts.server";
import { deviceMs, maxSessionMs } from "~/features/customers/accountPeriods";
import { consumeNewsletterLink, queueConfirmationEmail } from "~/features/newsletter/subscribe.server";
import { placeOrder } from "~/features/orders/placement/placeOrder.server";
import { endReservation } from "~/features/reservations/endReservation.server";
import { reserve } from "~/features/reservations/reserve.server";
import { countZeroResult } from "~/features/search/zeroResult.queries.server";
import { parseSettings } from "~/features/settings/settings";
import { saveStockAlert } from "~/features/stockAlerts/stockAlert.queries.server";
import { voucherForm } from "~/features/vouchers/voucher.form";
import { addToWishlist } from "~/features/wishlist/addToWishlist.server";
import { findWishlist } from "~/features/wishlist/wishlist.queries.server";
import { refuseWithdrawal } from "~/features/withdrawals/decideWithdrawal.server";
import { confirmWithdrawal, draftWithdrawal } from "~/features/withdrawals/withdraw.server";
import { dayMs } from "~/platform/time/durations";
import { loader as openSharedWishlist } from "~/routes/sharedWishlist/route";
import { readyToOrder } from "../../../tests/support/checkout";
import { registerTestCustomer } from "../../../tests/support/customers";
import { putGift } from "../../../tests/support/gifts";
import { placedOrder } from "../../../tests/support/placedOrder";
import { stockJacket } from "../../../tests/support/products";
import { saveSetting } from "../../../tests/support/settings";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { openStores } from "../../../tests/support/stores";
import { issueVoucher } from "../../../tests/support/vouchers";
import { purgePersonalData } from "./purgePersonalData.server";

const jacket = { productId: 1001, variantId: 1_001_001, quantity: 1 };
const retention = parseSettings(new Map()).retention;

/** Creates a shop whose data were all created at the same instant; `after` purges that many days later. */
async function shop() {
  const world = testWorld(await freshDb());
  await stockJacket(world.db, { onHand: { "52": 9 } });
  const start = world.now();
  const after = async (days: number) => {
    world.now = () => start + days * dayMs;
    await purgePersonalData(world);
  };
  return { world, db: world.db, start, after };
}

test("a guest's cart is deleted after its period without additions, a customer's stays", async () => {
  const { world, db, start, after } = await shop();
  const { customerId } = await registerTestCustomer(world);
  await readyToOrder(db, { tempId: "left", at: start });
  await readyToOrder(db, { tempId: "used", at: start });
  await addToCart(db, { tempId: "used", locale: "cs" }, { ...jacket, note: "later" }, start + 5 * dayMs);
  await addToCart(db, { customerId, locale: "cs" }, { ...jacket, note: "" }, start);
  const owners = async () =>
    (await db.selectFrom("cart").orderBy("temp_id").select("temp_id").execute()).map(({ temp_id }) => temp_id ?? "Eva");
  await after(retention.guest_carts_days);
  expect((await owners()).sort()).toEqual(["Eva", "left", "used"]);
  await after(retention.guest_carts_days + 1);
  expect((await owners()).sort()).toEqual(["Eva", "used"]);
  await after(retention.guest_carts_days + 6);
  expect(await owners()).toEqual(["Eva"]);
  expect(await db.selectFrom("cart_line").selectAll().execute()).toHaveLength(1);
});

test("a cart to which a gift voucher was added in its period stays, and no gift stays in one that was ordered", async () => {
  const { db, start, after } = await shop();
  for (const tempId of ["giver", "ordered"]) {
    await readyToOrder(db, { tempId, at: start });
    await putGift(db, (await openCart(db, { tempId, locale: "cs" }, start)).id);
  }
  await db
    .updateTable("cart_gift")
    .set({ added_at: start + 5 * dayMs })
    .execute();
  await db.updateTable("cart").set({ is_open: 0 }).where("temp_id", "=", "ordered").execute();
  await after(retention.guest_carts_days + 1);
  const gifts = db.selectFrom("cart_gift").innerJoin("cart", "cart.id", "cart_gift.cart_id").select("temp_id");
  expect(await gifts.execute()).toEqual([{ temp_id: "giver" }]);
  await after(retention.guest_carts_days + 6);
  expect(await gifts.execute()).toEqual([]);
});

test("a guest's wishlist is deleted after its period without use, a customer's and one whose link is opened stay", async () => {
  const { world, db, start, after } = await shop();
  const { customerId } = await registerTestCustomer(world);
  for (const owner of [{ tempId: "left" }, { tempId: "shared" }, { customerId }]) {
    await addToWishlist(db, owner, { productId: 1001, locale: "cs" }, start);
  }
  const owners = async () =>
    (await db.selectFrom("wishlist").orderBy("temp_id").select("temp_id").execute())
      .map(({ temp_id }) => temp_id ?? "Eva")
      .sort();
  world.now = () => start + 5 * dayMs;
  const shared = await findWishlist(db, { tempId: "shared" });
  const request = new Request(`http://shop.test/wishlist/${shared?.shareId}`);
  await openSharedWishlist({ request, params: { id: shared?.shareId }, context: { world } });
  await after(retention.guest_wishlists_days);
  expect(await owners()).toEqual(["Eva", "left", "shared"]);
  await after(retention.guest_wishlists_days + 1);
  expect(await owners()).toEqual(["Eva", "shared"]);
  await after(retention.guest_wishlists_days + 6);
  expect(await owners()).toEqual(["Eva"]);
  expect(await db.selectFrom("wishlist_item").selectAll().execute()).toHaveLength(1);
});

test("an order keeps its contact, its cart does not, and its network hash is removed", async () => {
  const { world, db, start, after } = await shop();
  const { owner, agreement } = await readyToOrder(db, { at: start });
  await placeOrder(world, owner, agreement, "a network's hash");
  await after(Math.max(retention.guest_carts_days, retention.order_networks_days) + 1);
  const cart = await db.selectFrom("cart").select(["contact_json", "is_open"]).executeTakeFirstOrThrow();
  expect(cart).toEqual({ contact_json: null, is_open: 0 });
  const order = await db.selectFrom("orders").select(["email", "network_hash"]).executeTakeFirstOrThrow();
  expect(order).toEqual({ email: "eva@seznam.cz", network_hash: null });
});

test("e-mails are deleted after their period, also those in the data folder", async () => {
  const { world, db, start, after } = await shop();
  const dataDir = mkdtempSync(join(tmpdir(), "purged-data-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  world.environment = { ...world.environment, dataDir };
  await mkdir(join(dataDir, "outbox"));
  for (const [name, age] of [
    ["old.eml", 1],
    ["new.eml", -2],
    ["note.txt", 1],
  ] as const) {
    writeFileSync(join(dataDir, "outbox", name), "x");
    const at = (start - age * dayMs) / 1000;
    utimesSync(join(dataDir, "outbox", name), at, at);
  }
  await registerTestCustomer(world);
  await after(retention.mail_days);
  expect(await db.selectFrom("mail_outbox").selectAll().execute()).toHaveLength(1);
  await after(retention.mail_days + 1);
  expect(await db.selectFrom("mail_outbox").selectAll().execute()).toEqual([]);
  expect(readdirSync(join(dataDir, "outbox")).sort()).toEqual(["new.eml", "note.txt"]);
});

test("unsubscribed and unconfirmed newsletter addresses are deleted, subscribed ones are not", async () => {
  const { world, db, after } = await shop();
  for (const name of ["reads", "left", "silent"]) {
    await queueConfirmationEmail(world, { email: `${name}@seznam.cz`, locale: "cs" });
  }
  for (const [name, purpose] of [
    ["reads", "confirm"],
    ["left", "confirm"],
    ["left", "leave"],
  ] as const) {
    const mail = await db
      .selectFrom("mail_outbox")
      .where("recipient", "=", `${name}@seznam.cz`)
      .select("body_text")
      .executeTakeFirstOrThrow();
    const tokens = [...mail.body_text.matchAll(/\/([\w-]{40,})\b/g)].map(([, token = ""]) => token);
    await consumeNewsletterLink(world, purpose, tokens[purpose === "confirm" ? 0 : 1] ?? "");
  }
  const readers = async () =>
    (await db.selectFrom("newsletter_subscriber").orderBy("email").select("email").execute()).map(({ email }) => email);
  await after(retention.newsletter_unconfirmed_days);
  expect(await readers()).toEqual(["left@seznam.cz", "reads@seznam.cz", "silent@seznam.cz"]);
  await after(retention.newsletter_unconfirmed_days + 1);
  expect(await readers()).toEqual(["left@seznam.cz", "reads@seznam.cz"]);
  await after(retention.newsletter_left_days + 1);
  expect(await readers()).toEqual(["reads@seznam.cz"]);
});

test("searches and stock alerts are deleted after their period, however many there are", async () => {
  const { db, start, after } = await shop();
  for (let count = 0; count < 600; count += 1) await countZeroResult(db, "2026-11-18", "cs", `word ${count}`);
  await countZeroResult(db, "2026-12-01", "cs", "later");
  await saveStockAlert(db, "cs", { email: "eva@seznam.cz", productId: 1001, variantId: null }, start);
  await after(retention.searches_days + 1);
  expect(await db.selectFrom("search_miss").select("query").execute()).toEqual([{ query: "later" }]);
  expect(await db.selectFrom("stock_watch").selectAll().execute()).toHaveLength(1);
  await after(retention.stock_alerts_days + 1);
  expect(await db.selectFrom("stock_watch").selectAll().execute()).toEqual([]);
});

test("a reservation loses its network, and is deleted once its period after its end is over", async () => {
  const { world, db, start, after } = await shop();
  await openStores(db);
  await db.insertInto("stock").values({ variant_id: 1_001_001, store_id: "praha", on_hand: 2 }).execute();
  const piece = { storeId: "praha", productId: 1001, variantId: 1_001_001, quantity: 1 };
  const eva = { name: "Eva Nová", email: "eva@seznam.cz", phone: "+420601123456" };
  for (const by of ["a network", "another"]) {
    await reserve(world, { locale: "cs", ...piece, ...eva }, { customerId: null, networkHash: by });
  }
  const [first] = await db.selectFrom("reservation").select(["id"]).execute();
  world.now = () => start;
  await endReservation(world, { id: first?.id ?? "" }, "collected", "shop");
  await after(retention.reservations_days);
  const rows = await db.selectFrom("reservation").select(["network_hash"]).execute();
  expect(rows).toEqual([{ network_hash: null }, { network_hash: null }]);
  await after(retention.reservations_days + 1);
  expect(await db.selectFrom("reservation").select("id").execute()).toHaveLength(1);
});

test("a record of consent to cookies goes after its period", async () => {
  const { world, db, after } = await shop();
  const all = consentFor(optionalConsentCategories);
  await recordConsent(world, all, { givenId: undefined, network: "192.0.2.7", locale: "cs" });
  await after(retention.consents_days - 1);
  expect(await db.selectFrom("cookie_consent").selectAll().execute()).toHaveLength(1);
  await after(retention.consents_days + 1);
  expect(await db.selectFrom("cookie_consent").selectAll().execute()).toEqual([]);
});

test("the settings define the periods, and the shorter of two languages applies", async () => {
  const { world, db, after } = await shop();
  await registerTestCustomer(world);
  await saveSetting(db, "retention", "sk", { ...retention, mail_days: 3 });
  await after(4);
  expect(await db.selectFrom("mail_outbox").selectAll().execute()).toEqual([]);
});

test("the e-mail beside a voucher goes from ordered carts, and from its uses once the voucher has ended", async () => {
  const { world, db, start, after } = await shop();
  await issueVoucher(db, { needs_email: 1, quantity_per_user: 1, active_to_at: start + 100 * dayMs });
  await readyToOrder(db, { at: start });
  const voucher = voucherForm.parse({ voucherCode: "DESET", guestEmail: "eva@seznam.cz" });
  await addVoucher(db, { tempId: "visitor", locale: "cs" }, voucher, { now: start, callerAddress: "caller" });
  await placedOrder(world, { at: start, cartItems: [] });
  const emails = async () => [
    ...(await db.selectFrom("cart_voucher").select("email").execute()).map(({ email }) => email),
    ...(await db.selectFrom("voucher_use").select("email_key").execute()).map(({ email_key }) => email_key),
  ];
  expect(await emails()).toEqual(["eva@seznam.cz", "eva@seznam.cz"]);
  await after(retention.guest_carts_days + 1);
  expect(await emails()).toEqual(["", "eva@seznam.cz"]);
  await after(100 + retention.order_networks_days);
  expect(await emails()).toEqual(["", "eva@seznam.cz"]);
  await after(101 + retention.order_networks_days);
  expect(await emails()).toEqual(["", ""]);
});

test("a withdrawal whose order nobody knows is emptied after its period, one of an order or undecided is not", async () => {
  const { world, db, after } = await shop();
  const typed = { locale: "cs" as const, orderNumber: "77", name: "Eva Nová", email: "eva@seznam.cz", goods: "bunda" };
  const { id } = await placedOrder(world);
  for (const orderId of [null, null, id]) {
    await confirmWithdrawal(world, await draftWithdrawal(world, { ...typed, orderId, lines: [] }));
  }
  await refuseWithdrawal(world, { number: 1, reason: "nobody knows", actor: "staff Jana" });
  const emails = async () =>
    (await db.selectFrom("withdrawal").orderBy("number").select("email").execute()).map(({ email }) => email);
  await after(retention.withdrawals_days);
  expect(await emails()).toEqual(["eva@seznam.cz", "eva@seznam.cz", "eva@seznam.cz"]);
  await after(retention.withdrawals_days + 1);
  expect(await emails()).toEqual(["", "eva@seznam.cz", "eva@seznam.cz"]);
});

const crowns = { id: 1, code: "CZK", decimals: 0, symbolBefore: "", symbolAfter: "Kč" };

test("the privacy page states the periods of the settings", () => {
  const page = readFileSync("catalog/pages.ndjson", "utf8")
    .split("\n")
    .find((line) => line.startsWith('{"id":2,'));
  const { body } = JSON.parse(page ?? "") as { body: Record<"cs" | "sk", string> };
  const perRow = {
    "Zákaznický účet|Zákaznícky účet": [maxSessionMs / dayMs],
    "Novinky e-mailem|Novinky e-mailom": [retention.newsletter_left_days, retention.newsletter_unconfirmed_days],
    "Hlídání dostupnosti|Sledovanie dostupnosti": [30, retention.stock_alerts_days],
    "Objednávky služeb|Objednávky služieb": [
      retention.service_photos_days,
      retention.service_orders_days,
      retention.service_photos_days,
    ],
    "Reklamace|Reklamácie": [retention.claim_photos_days, retention.claims_days],
    "Odstoupení od smlouvy|Odstúpenie od zmluvy": [retention.withdrawals_days],
    "Nedokončený nákup|Nedokončený nákup": [retention.guest_carts_days],
    "Seznam přání bez přihlášení|Zoznam želaní bez prihlásenia": [retention.guest_wishlists_days],
    "Rezervace v\u00a0prodejně|Rezervácia v\u00a0predajni": [retention.reservations_days],
    "Odeslané e-maily|Odoslané e-maily": [retention.mail_days],
    "Zlepšování hledání|Zlepšovanie vyhľadávania": [retention.searches_days],
    "Doložení souhlasu s\u00a0cookies|Doloženie súhlasu s\u00a0cookies": [retention.consents_days],
    "Ochrana před zneužitím|Ochrana pred zneužitím": [
      retention.order_networks_days,
      deviceMs / dayMs,
      retention.order_networks_days,
    ],
  };
  for (const [names, periods] of Object.entries(perRow)) {
    for (const [index, name] of names.split("|").entries()) {
      const locale = index === 0 ? "cs" : "sk";
      const text = fillFacts(body[locale], settingFacts({ ...parseSettings(new Map()), retention }, crowns, locale));
      const row = new RegExp(`>${name}</th>.*?</tr>`).exec(text)?.[0] ?? "";
      const stated = [...row.matchAll(/(\d+(?:\u00a0\d{3})*)\s(?:dn|dní)/g)].map(([, number = ""]) =>
        Number(number.replaceAll("\u00a0", "")),
      );
      expect([name, stated]).toEqual([name, periods]);
    }
  }
});
