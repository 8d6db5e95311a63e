import { expect, test } from "vitest";

import { placeOrder } from "~/features/orders/placement/placeOrder.server";
import { readyToOrder } from "../../../tests/support/checkout";
import { openReservationShop } from "../../../tests/support/reservations";
import { saveSetting } from "../../../tests/support/settings";
import { endReservation } from "./endReservation.server";
import { findReservation } from "./reservations.queries.server";

test("a reservation takes pieces from the store and is confirmed with its number and its end", async () => {
  const { db, make, left, emails } = await openReservationShop();
  const made = await make({ quantity: 2 });
  expect(made.number).toMatch(/^R\d{7}$/);
  expect(await left()).toEqual([1]);
  expect(await findReservation(db, made.number)).toMatchObject({
    state: "active",
    storeId: "praha",
    quantity: 2,
    productName: "Bunda 1001",
    variantName: "52",
    expiresAt: Date.UTC(2026, 10, 23, 17),
  });
  expect(await emails()).toEqual(["reservation-confirmed"]);
  const mail = await db.selectFrom("mail_outbox").selectAll().executeTakeFirstOrThrow();
  expect(mail.recipient).toBe("eva@seznam.cz");
  expect(mail.subject).toContain(made.number);
  const text = mail.body_text.replaceAll("\u00a0", " ");
  for (const part of [
    "23. 11. 2026 18:00",
    "2× Bunda 1001, 52: 25 980 Kč",
    "KARA Praha",
    "po–pá 9:00–18:00",
    `/rezervace/${made.number}/`,
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain("Eva");
});

test("the last piece makes the product unavailable until it is freed", async () => {
  const { world, make, left, availability } = await openReservationShop(1);
  const made = await make();
  expect([await left(), await availability()]).toEqual([[0], "none"]);
  expect(await endReservation(world, made, "cancelled", "customer")).toBe(true);
  expect([await left(), await availability()]).toEqual([[1], "store"]);
});

test("more pieces than the store has are refused, and nothing is stored", async () => {
  const { db, ask, left } = await openReservationShop(1);
  expect(await ask({ quantity: 2 })).toEqual({ ok: false, reason: "sold-out" });
  expect(await left()).toEqual([1]);
  for (const table of ["reservation", "reservation_event", "mail_outbox"] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});

test.each([
  ["a warehouse", { storeId: "eshop" }],
  ["an unknown store", { storeId: "mars" }],
  ["an unknown variant", { variantId: 9 }],
  ["another product's variant", { productId: 1002 }],
  ["a store that is never open", { storeId: "bratislava" }],
])("nothing is reserved in or of %s", async (_what, given) => {
  const { ask } = await openReservationShop();
  expect(await ask(given)).toEqual({ ok: false, reason: "unknown" });
});

test("the same form pressed three times, even at once, makes one reservation", async () => {
  const { db, make, left, emails } = await openReservationShop(9);
  const submissionKey = "a".repeat(22);
  const made = await Promise.all([1, 2, 3].map(() => make({ submissionKey })));
  const again = await make({ submissionKey });
  expect(new Set([...made, again].map(({ number }) => number)).size).toBe(1);
  expect([await left(), await emails()]).toEqual([[8], ["reservation-confirmed"]]);
  const other = await make({ submissionKey, email: "jan@seznam.cz" });
  expect(other.number).not.toBe(again.number);
  expect(await db.selectFrom("reservation").select("id").execute()).toHaveLength(2);
});

test("a form sent again after its reservation was cancelled makes a new one", async () => {
  const { world, make } = await openReservationShop();
  const submissionKey = "a".repeat(22);
  const made = await make({ submissionKey });
  await endReservation(world, made, "cancelled", "customer");
  expect((await make({ submissionKey })).number).not.toBe(made.number);
});

test("one e-mail, however spelled, and one network have a limit, which counts only active reservations", async () => {
  const { world, db, ask, make } = await openReservationShop(20);
  await saveSetting(db, "reservations", "cs", { per_customer: 2, per_network: 3 });
  const first = await make();
  await make({ email: "EVA@seznam.cz" });
  expect(await ask()).toEqual({ ok: false, reason: "too-many" });
  await endReservation(world, first, "cancelled", "customer");
  expect((await ask()).ok).toBe(true);
  const neighbours = [];
  for (const name of ["a", "b", "c", "d"]) neighbours.push((await ask({ email: `${name}@seznam.cz` }, "network")).ok);
  expect(neighbours).toEqual([true, true, true, false]);
});

test("concurrent reservations of one person do not exceed the limit", async () => {
  const { db, ask, left } = await openReservationShop(20);
  const made = await Promise.all(Array.from({ length: 8 }, () => ask()));
  expect(made.filter(({ ok }) => ok)).toHaveLength(5);
  expect(await left()).toEqual([15]);
  expect(await db.selectFrom("reservation").select("id").execute()).toHaveLength(5);
});

test("buyers and reservers who race for the last pieces of two stores oversell nothing", async () => {
  const { world, db, ask } = await openReservationShop(4);
  await db
    .insertInto("store_hours")
    .values(
      [1, 2, 3, 4, 5].map((weekday) => ({ store_id: "bratislava", weekday, opens_minute: 540, closes_minute: 1080 })),
    )
    .execute();
  await db.insertInto("stock").values({ variant_id: 1_001_001, store_id: "bratislava", on_hand: 3 }).execute();
  const pickup = { carrierId: "pickup", pickupStoreId: "praha", paymentId: "card", pickupSlot: "2026-12-01T11:30" };
  const buyers = [];
  for (let index = 0; index < 8; index += 1) {
    buyers.push(await readyToOrder(db, { ...pickup, tempId: `buyer-${index}`, email: `buyer-${index}@seznam.cz` }));
  }
  const orders = buyers.map(({ owner, agreement }) => placeOrder(world, owner, agreement));
  const reservations = Array.from({ length: 8 }, (_, index) =>
    ask({ email: `guest-${index}@seznam.cz`, storeId: index % 2 ? "praha" : "bratislava" }),
  );
  const answers = await Promise.all([...orders, ...reservations]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(7);
  const left = await db.selectFrom("stock").select("on_hand").execute();
  expect(left.map(({ on_hand }) => on_hand)).toEqual([0, 0, 0]);
  const ordered = await db.selectFrom("order_allocation").select("quantity").execute();
  const reserved = await db.selectFrom("reservation").select("quantity").execute();
  expect(ordered.length + reserved.length).toBe(7);
});

test("a form that comes again at the limit finds its reservation", async () => {
  const { db, make, ask } = await openReservationShop(9);
  await saveSetting(db, "reservations", "cs", { per_customer: 1, per_network: 100 });
  const submissionKey = "a".repeat(22);
  const made = await Promise.all([1, 2, 3].map(() => make({ submissionKey })));
  expect(new Set(made.map(({ number }) => number)).size).toBe(1);
  expect(await ask()).toEqual({ ok: false, reason: "too-many" });
});

test("a network makes at most forty reservations a day, whatever the e-mails", async () => {
  const { db, make, ask, emails } = await openReservationShop(100);
  await saveSetting(db, "reservations", "cs", { per_customer: 100, per_network: 100 });
  const answers = [];
  for (let index = 0; index < 41; index += 1) answers.push((await ask({ email: `${index}@seznam.cz` }, "net")).ok);
  expect(answers.filter(Boolean)).toHaveLength(40);
  expect(await emails()).toHaveLength(40);
  expect(await ask({ email: "x@seznam.cz" }, "net")).toEqual({ ok: false, reason: "too-many-today" });
  await make({ email: "x@seznam.cz" });
});
