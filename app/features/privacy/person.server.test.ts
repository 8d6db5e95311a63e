import { expect, test } from "vitest";

import { readAuditTrail } from "~/features/audit/auditTrail.queries.server";
import { openCart } from "~/features/cart/cart.queries.server";
import { sendContactMessage } from "~/features/contact/sendContactMessage.server";
import { addStaff } from "~/features/customers/addStaff.server";
import { markEmailVerified } from "~/features/customers/customer.queries.server";
import { sendGiftAgain } from "~/features/giftVouchers/giftStaff.server";
import { queueDueGiftVouchers } from "~/features/giftVouchers/queueDueGiftVouchers.server";
import { exportSubscribers } from "~/features/newsletter/exportSubscribers.server";
import { consumeNewsletterLink, queueConfirmationEmail } from "~/features/newsletter/subscribe.server";
import { endReservation } from "~/features/reservations/endReservation.server";
import { insertCartVoucher } from "~/features/vouchers/cartVoucher.queries.server";
import { countUses } from "~/features/vouchers/voucherUse.queries.server";
import { purgeClaims } from "~/features/warrantyClaims/claimPrivacy.queries.server";
import { refuseWithdrawal } from "~/features/withdrawals/decideWithdrawal.server";
import { confirmWithdrawal, draftWithdrawal } from "~/features/withdrawals/withdraw.server";
import { markMailSent } from "~/platform/mail/outbox.queries.server";
import type { World } from "~/platform/process/world.server";

import { readyToOrder } from "../../../tests/support/checkout";
import { claimGoods, deliveredOrder } from "../../../tests/support/claims";
import { registerTestCustomer } from "../../../tests/support/customers";
import { giftVoucherInput, putGift, sellGift } from "../../../tests/support/gifts";
import { placedOrder } from "../../../tests/support/placedOrder";
import { openReservationShop } from "../../../tests/support/reservations";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { issueVoucher } from "../../../tests/support/vouchers";
import { erasePerson } from "./erasePerson.server";
import { exportPerson } from "./exportPerson.server";
import { exportPersonalData } from "./exportPersonalData.server";
import { findPersons } from "./person.queries.server";

const eva = "eva@seznam.cz";
const jana = "jana@kara.example";
const asked = { actor: jana, reason: "asked by letter" };

/** Prepares Eva, who bought as a guest, has a reservation, and gets the Czech newsletter. */
async function shop() {
  const { world, make } = await openReservationShop();
  await world.db.updateTable("stock").set({ on_hand: 9 }).execute();
  await world.db
    .insertInto("stock")
    .values({ variant_id: 1_001_001, store_id: "eshop", on_hand: 5 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const order = await placedOrder(world);
  const reservation = await make();
  await subscribe(world, eva, "cs");
  return { world, order, reservation };
}

async function subscribe(world: World, email: string, locale: "cs" | "sk") {
  await queueConfirmationEmail(world, { email, locale });
  const mail = await world.db
    .selectFrom("mail_outbox")
    .where("recipient", "=", email)
    .where("kind", "=", "newsletter")
    .select("body_text")
    .executeTakeFirstOrThrow();
  const token = /\/([\w-]{40,})\b/.exec(mail.body_text)?.[1] ?? "";
  expect(await consumeNewsletterLink(world, "confirm", token)).toBe(true);
}

test.each([["EVA@sez"], ["Nová"], ["Eva Nov"], ["601 123 456"], ["2026000001"]])(
  "a guest is found by %s, once",
  async (text) => {
    const { world, order } = await shop();
    expect(await findPersons(world.db, text, 10)).toEqual([
      expect.objectContaining({
        email: eva,
        name: "Eva Nová",
        hasAccount: false,
        orderCount: 1,
        newestOrder: order.number,
      }),
    ]);
    expect(await findPersons(world.db, "%", 10)).toEqual([]);
  },
);

test("the newsletter's export has the day and the words of each consent, in the language it was given in", async () => {
  const { world } = await shop();
  await subscribe(world, "zuzana@azet.sk", "sk");
  await queueConfirmationEmail(world, { email: "silent@seznam.cz", locale: "cs" });
  const all = await exportSubscribers(world, undefined, jana);
  expect(all).toMatchObject([
    { email: eva, locale: "cs", confirmedAt: world.now(), consentText: expect.stringContaining("odběr") },
    { email: "zuzana@azet.sk", locale: "sk", confirmedAt: world.now(), consentText: expect.stringContaining("odber") },
  ]);
  expect((await exportSubscribers(world, "sk", jana)).map(({ email }) => email)).toEqual(["zuzana@azet.sk"]);
  const [newest] = await readAuditTrail(world.db, { actor: jana }, { limit: 1, offset: 0 });
  expect(newest).toMatchObject({ area: "customers", action: "newsletterExport" });
});

test("all of a guest is exported, without a secret", async () => {
  const { world, order, reservation } = await shop();
  const person = await exportPerson(world, eva, jana);
  expect(person).toMatchObject({
    account: null,
    newsletter: [{ locale: "cs", consentText: expect.stringMatching(/./) }],
    reservations: [{ number: reservation.number }],
    orders: [{ number: order.number }],
  });
  expect(person.emails.length).toBeGreaterThan(1);
  const text = JSON.stringify(person);
  expect(text).not.toContain(reservation.hash);
  const { summary_hash } = await world.db.selectFrom("orders").select("summary_hash").executeTakeFirstOrThrow();
  expect(text).not.toContain(summary_hash);
});

test("an account is exported once its address is proved, as it may be a stranger's", async () => {
  const { world } = await shop();
  const { customerId } = await registerTestCustomer(world);
  expect((await exportPerson(world, eva, jana)).account).toBeNull();
  await markEmailVerified(world.db, customerId, world.now());
  expect((await exportPerson(world, eva, jana)).account).toMatchObject({ profile: { email: eva } });
});

test("a guest is erased, but for orders with their invoices and what is not over", async () => {
  const { world, order, reservation } = await shop();
  await world.db.updateTable("orders").set({ note: "ring twice", network_hash: "x" }).execute();
  for (const { id } of await world.db.selectFrom("mail_outbox").select("id").execute()) {
    await markMailSent(world.db, id, world.now());
  }
  const erased = await erasePerson(world, "Eva@Seznam.cz", asked);
  expect(erased).toMatchObject({
    ok: true,
    unfinished: [{ kind: "reservation", number: reservation.number }],
    orders: [order.number],
  });
  expect(await world.db.selectFrom("newsletter_subscriber").selectAll().execute()).toEqual([]);
  expect(await world.db.selectFrom("mail_outbox").selectAll().execute()).toEqual([]);
  expect(await world.db.selectFrom("cart").where("contact_json", "is not", null).selectAll().execute()).toEqual([]);
  expect(await world.db.selectFrom("orders").select(["email", "note", "network_hash"]).execute()).toEqual([
    { email: eva, note: "", network_hash: null },
  ]);
  await endReservation(world, reservation, "collected", `staff ${jana}`);
  expect(await erasePerson(world, eva, asked)).toMatchObject({ deleted: { reservations: 1 }, unfinished: [] });
  expect(await world.db.selectFrom("reservation").selectAll().execute()).toEqual([]);
});

test("an account is erased with all that is its own, and nobody else's", async () => {
  const { world } = await shop();
  const { customerId } = await registerTestCustomer(world);
  await markEmailVerified(world.db, customerId, world.now());
  await subscribe(world, "petr@seznam.cz", "cs");
  expect(await erasePerson(world, eva, asked)).toMatchObject({ deleted: { account: 1 } });
  expect(await world.db.selectFrom("customer").selectAll().execute()).toEqual([]);
  expect(await world.db.selectFrom("newsletter_subscriber").select("email").execute()).toEqual([
    { email: "petr@seznam.cz" },
  ]);
});

test("the record of it says who, when and why, and does not name the person", async () => {
  const { world } = await shop();
  await erasePerson(world, eva, asked);
  await exportPerson(world, eva, jana);
  const trail = await readAuditTrail(world.db, { actor: jana }, { limit: 10, offset: 0 });
  expect(trail.map(({ action }) => action).sort()).toEqual(["personErased", "personExport"]);
  expect(JSON.stringify(trail)).toContain("asked by letter");
  expect(JSON.stringify(trail)).not.toMatch(/eva|nov/i);
  expect(new Set(trail.map(({ subject }) => subject)).size).toBe(1);
});

test("erasing an e-mail leaves that of another person which ends in it", async () => {
  const { world } = await shop();
  const typed = async (tempId: string, email: string) => readyToOrder(world.db, { tempId, cartItems: [], email });
  await typed("an", "an@x.cz");
  await typed("jan", "jan@x.cz");
  expect(await erasePerson(world, "AN@x.cz", asked)).toMatchObject({ deleted: { carts: 1 } });
  const kept = await world.db.selectFrom("cart").where("contact_json", "is not", null).select("temp_id").execute();
  expect(kept.map(({ temp_id }) => temp_id)).toContain("jan");
  expect(kept.map(({ temp_id }) => temp_id)).not.toContain("an");
});

test("the e-mail beside a voucher is erased, but where the voucher still counts how often a person used it", async () => {
  const { world, order } = await shop();
  const { db } = world;
  await issueVoucher(db, { code: "FREE" });
  await issueVoucher(db, { code: "OVER", quantity_per_user: 1, active_to_at: world.now() });
  await issueVoucher(db, { code: "ONCE", quantity_per_user: 1, active_to_at: world.now() + 1 });
  const use = { order_id: order.id, email_key: eva, customer_id: null, amount_minor: 1, used_at: 1, freed_at: null };
  const { id: cart_id } = await db.selectFrom("cart").select("id").executeTakeFirstOrThrow();
  for (const voucher_id of ["FREE", "OVER", "ONCE"]) {
    await db
      .insertInto("voucher_use")
      .values({ ...use, voucher_id })
      .execute();
  }
  await insertCartVoucher(db, cart_id, { id: "FREE", kind: "percent" }, "Eva@seznam.cz", 1);
  expect((await exportPerson(world, eva, jana)).vouchers).toHaveLength(4);
  expect(await erasePerson(world, eva, asked)).toMatchObject({ deleted: { vouchers: 3 } });
  const uses = await db.selectFrom("voucher_use").where("email_key", "!=", "").select("voucher_id").execute();
  expect(uses).toEqual([{ voucher_id: "ONCE" }]);
  expect(await db.selectFrom("cart_voucher").select("email").execute()).toEqual([{ email: "" }]);
  expect(await countUses(db, "ONCE", { customerId: null, emails: [eva] })).toBe(1);
  expect(await countUses(db, "OVER", { customerId: null, emails: [""] })).toBe(0);
});

test("who gets a gift voucher is erased from it once it is sent, and the voucher stays the buyer's", async () => {
  const { world } = await shop();
  const { db } = world;
  const anna = giftVoucherInput.recipientEmail;
  const code = await sellGift(db, world.now());
  await putGift(db, (await openCart(db, { tempId: "another", locale: "cs" }, 1)).id);
  expect((await exportPerson(world, anna, jana)).giftVouchersReceived).toMatchObject([
    { name: "Anna", email: anna, message: giftVoucherInput.message },
  ]);
  const { number } = await db
    .selectFrom("orders")
    .innerJoin("order_gift", "order_gift.order_id", "orders.id")
    .select("number")
    .executeTakeFirstOrThrow();
  expect(await erasePerson(world, anna, asked)).toMatchObject({
    unfinished: [{ kind: "gift voucher of order", number }],
    deleted: { gifts: 1 },
  });
  expect(await db.selectFrom("cart_gift").selectAll().execute()).toEqual([]);
  expect(await queueDueGiftVouchers(world)).toBe(1);
  expect(await erasePerson(world, anna, asked)).toMatchObject({ unfinished: [], deleted: { gifts: 1 } });
  const kept = [
    ...(await db.selectFrom("order_gift").selectAll().execute()),
    ...(await db.selectFrom("order_line").selectAll().execute()),
  ];
  expect(JSON.stringify(kept)).not.toMatch(/anna|Vše nejlepší/i);
  expect(await sendGiftAgain(db, code, undefined, world.now())).toMatchObject({ ok: true, recipient: eva });
});

test("the contact in a claim on another's order is erased once it is over, and the claim stays the order's", async () => {
  const world = testWorld(await freshDb());
  const { db } = world;
  const { id } = await deliveredOrder(world);
  const petr = "petr@seznam.cz";
  const { number } = await claimGoods(world, id, { email: "Petr@seznam.cz" });
  expect((await exportPerson(world, petr, jana)).claimsOnOrdersOfOthers).toMatchObject([
    { number, defect: "Prasklý šev" },
  ]);
  expect(await erasePerson(world, petr, asked)).toMatchObject({ unfinished: [{ kind: "claim", number }] });
  await db.updateTable("warranty_claim").set({ ended_at: 1, state: "repaired" }).execute();
  expect(await erasePerson(world, petr, asked)).toMatchObject({ unfinished: [], deleted: { claims: 1 } });
  const claim = () => db.selectFrom("warranty_claim").select(["email", "phone", "defect"]).execute();
  expect(await claim()).toEqual([{ email: "", phone: "", defect: "Prasklý šev" }]);
  expect(await purgeClaims(db, world.now(), 10)).toBe(1);
  expect(await claim()).toEqual([{ email: "", phone: "", defect: "" }]);
});

test("what a person wrote by the contact form is exported with its words, and erased", async () => {
  const { world } = await shop();
  const typed = { name: "Petr", email: "Petr@seznam.cz", phone: "", order_number: "", message: "Kdy mi to přijde?" };
  await sendContactMessage(world, typed, { locale: "cs", network: "192.0.2.0" });
  const { id } = await world.db
    .selectFrom("mail_outbox")
    .where("kind", "=", "contact-message")
    .select("id")
    .executeTakeFirstOrThrow();
  await markMailSent(world.db, id, world.now());
  const { messages } = await exportPerson(world, "petr@seznam.cz", jana);
  expect(messages).toMatchObject([{ kind: "contact-message", text: expect.stringContaining("Kdy mi to přijde?") }]);
  expect(await erasePerson(world, "petr@seznam.cz", asked)).toMatchObject({ deleted: { emails: 1 } });
  expect((await exportPerson(world, "petr@seznam.cz", jana)).messages).toEqual([]);
});

test("staff are not erased while they have scopes", async () => {
  const { world } = await shop();
  await addStaff(world, jana, ["orders"], "administrator");
  expect(await erasePerson(world, jana, asked)).toEqual({ ok: false, reason: "staff" });
});

test("a withdrawal whose order nobody knows is exported, stays while it is open, and is emptied once it is over", async () => {
  const { world } = await shop();
  const typed = { locale: "cs" as const, orderNumber: "77", name: "Eva Nová", email: "Eva@Seznam.cz", goods: "bunda" };
  await confirmWithdrawal(world, await draftWithdrawal(world, { ...typed, orderId: null, lines: [] }));
  await draftWithdrawal(world, { ...typed, orderId: null, lines: [] });
  const petrs = { ...typed, email: "petr@seznam.cz", orderId: null, lines: [] };
  await confirmWithdrawal(world, await draftWithdrawal(world, petrs));
  const known = { orderNumber: "77", goods: "bunda", confirmedAt: new Date(world.now()).toISOString() };
  expect((await exportPerson(world, eva, jana)).withdrawals).toMatchObject([known]);
  const { customerId } = await registerTestCustomer(world);
  const own = async () => (await exportPersonalData(world.db, { customerId, token: "" }, world.now())).withdrawals;
  expect(await own()).toEqual([]);
  await markEmailVerified(world.db, customerId, world.now());
  expect(await own()).toMatchObject([known]);
  expect(await erasePerson(world, eva, asked)).toMatchObject({
    unfinished: expect.arrayContaining([{ kind: "withdrawal", number: "1" }]),
    deleted: { withdrawals: 1 },
  });
  expect(await refuseWithdrawal(world, { number: 1, reason: "nobody knows", actor: `staff ${jana}` })).toMatchObject({
    ok: true,
  });
  expect(await erasePerson(world, eva, asked)).toMatchObject({ deleted: { withdrawals: 1 } });
  const rows = await world.db.selectFrom("withdrawal").orderBy("number").select(["email", "goods", "state"]).execute();
  expect(rows).toEqual([
    { email: "", goods: "", state: "refused" },
    { email: "petr@seznam.cz", goods: "bunda", state: "announced" },
  ]);
});
