import { expect, test } from "vitest";
import type { Db } from "~/platform/database/database.server";
import { minuteMs } from "~/platform/time/durations";
import { newsOf, placedOrder } from "../../../../tests/support/placedOrder";
import { plainSpaces } from "../../../../tests/support/plainSpaces";
import { stockJacket } from "../../../../tests/support/products";
import { freshDb } from "../../../../tests/support/shop/freshDb";
import { testWorld } from "../../../../tests/support/shop/world";
import { openStores } from "../../../../tests/support/stores";
import { changeOrderState, payOrder } from "../changeOrderState.server";
import { readOrderEvents } from "../customerOrders.queries.server";
import { readChanges } from "../history/orderChange.queries.server";
import { findOrder } from "../orders.queries.server";
import { type Sent, shipOrder } from "./shipOrder.server";

const first = "80012345678";

async function shop(given: Parameters<typeof placedOrder>[1] = {}) {
  const world = testWorld(await freshDb());
  await openStores(world.db);
  await stockJacket(world.db);
  const order = await placedOrder(world, given);
  await changeOrderState(world, order.id, "pending", "staff Jana");
  const ship = (sent: Sent = { trackingNumber: first }) => shipOrder(world, order.id, sent, "staff Jana");
  const pay = () => payOrder(world, order.id, "staff Jana");
  return { world, db: world.db, order, ship, pay };
}

async function parcelMails(db: Db): Promise<string[]> {
  const kinds = ["order-shipped", "order-tracking"];
  const mails = await db.selectFrom("mail_outbox").where("kind", "in", kinds).select("body_text").execute();
  return mails.map(({ body_text }) => body_text);
}

test("a parcel is sent once, with its number, the promised day and an e-mail that leads to the carrier", async () => {
  const { world, db, order, ship, pay } = await shop();
  await pay();
  expect(await Promise.all([ship(), ship()])).toEqual(
    expect.arrayContaining([
      { ok: true, isCorrected: false },
      { ok: true, isCorrected: true },
    ]),
  );
  expect(await findOrder(db, order.id)).toMatchObject({
    state: "shipped",
    deliveredAt: null,
    shipment: { carrierId: "ppl", trackingNumber: first, shippedAt: world.now(), promisedOn: "2026-11-23" },
  });
  const [mail, ...others] = await parcelMails(db);
  expect(others).toEqual([]);
  expect(mail).toContain(`https://www.ppl.cz/vyhledat-zasilku?shipmentId=${first}`);
  expect(mail?.replaceAll("\u00a0", " ")).toContain("nejpozději 23. 11. 2026");
});

test("a wrong number is corrected, with who did it and another e-mail", async () => {
  const { db, order, ship, pay } = await shop();
  await pay();
  await ship();
  expect(await ship({ trackingNumber: "80099999999" })).toEqual({ ok: true, isCorrected: true });
  expect((await findOrder(db, order.id))?.shipment?.trackingNumber).toBe("80099999999");
  expect(await readChanges(db, order.id)).toMatchObject([
    { kind: "tracking", detail: `${first} to ppl 80099999999`, actor: "staff Jana" },
  ]);
  const corrected = (await parcelMails(db)).filter((text) => text.includes("80099999999"));
  expect(corrected).toHaveLength(1);
  expect(plainSpaces(corrected[0])).toContain("jsme opravili údaje o zásilce");
  expect(corrected[0]).not.toContain("jsme předali dopravci");
});

test("a number that is corrected there and back is e-mailed each time", async () => {
  const { world, db, order, pay } = await shop();
  await pay();
  for (const [minute, trackingNumber] of [first, "80099999999", first, "80099999999"].entries()) {
    const later = { ...world, now: () => world.now() + minute * minuteMs };
    expect(await shipOrder(later, order.id, { trackingNumber }, "staff Jana")).toMatchObject({ ok: true });
  }
  const numbers = (await parcelMails(db)).map((text) => /Číslo zásilky: (\d+)/.exec(text)?.[1]);
  expect(numbers.toSorted()).toEqual([first, first, "80099999999", "80099999999"]);
});

test("a carrier without a page about parcels needs no number, but takes no other text for one", async () => {
  const { ship, pay } = await shop();
  await pay();
  const shipBy = (trackingNumber: string) => ship({ trackingNumber, carrierId: "gls" });
  for (const text of ["1".repeat(41), "80 012"]) expect(await shipBy(text)).toEqual({ ok: false, reason: "number" });
  expect(await shipBy("")).toEqual({ ok: true, isCorrected: false });
  expect(await shipBy("80012345678")).toEqual({ ok: true, isCorrected: true });
});

test("an unpaid transfer is not sent, except for a reason, which is recorded", async () => {
  const { db, order, ship } = await shop();
  expect(await ship()).toEqual({ ok: false, reason: "unpaid" });
  expect((await findOrder(db, order.id))?.shipment).toBeNull();
  expect(await ship({ trackingNumber: first, unpaidReason: "a replacement" })).toMatchObject({ ok: true });
  expect((await readOrderEvents(db, order.id)).at(-1)).toMatchObject({
    state: "shipped",
    actor: "staff Jana",
    reason: "unpaid: a replacement",
  });
});

test("an order paid on delivery is sent unpaid", async () => {
  const { ship } = await shop({ paymentId: "cod" });
  expect(await ship()).toEqual({ ok: true, isCorrected: false });
});

test.each(["", "12", "80 012", "<b>12345</b>", "1".repeat(41)])("%j is no tracking number", async (trackingNumber) => {
  const { db, order, ship, pay } = await shop();
  await pay();
  expect(await ship({ trackingNumber })).toEqual({ ok: false, reason: "number" });
  expect(await newsOf(db, order.number)).toEqual(["order-paid", "order-pending"]);
});

test("a pickup, a carrier that sends nothing and an unknown order are not sent", async () => {
  const { world, order, ship, pay } = await shop();
  await pay();
  expect(await ship({ trackingNumber: first, carrierId: "pickup" })).toEqual({ ok: false, reason: "carrier" });
  expect(await changeOrderState(world, order.id, "shipped", "staff Jana")).toEqual({ ok: false, reason: "shipping" });
  expect(await shipOrder(world, "nothing", { trackingNumber: first }, "staff Jana")).toMatchObject({
    reason: "unknown",
  });
  const pickup = await shop({ carrierId: "pickup", pickupStoreId: "praha" });
  await pickup.pay();
  expect(await pickup.ship()).toMatchObject({ ok: false, reason: "forbidden" });
});
