import { expect, test } from "vitest";
import { findCart, openCart } from "~/features/cart/cart.queries.server";
import { saveDelivery } from "~/features/cart/cartCheckout.queries.server";
import { locales } from "~/platform/i18n/locale";
import { closePoint, openPoints } from "../../../tests/support/points";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld, withGateway } from "../../../tests/support/shop/world";
import { openStores } from "../../../tests/support/stores";
import { readDeliveryOffer, readFullOffer } from "./delivery.queries.server";
import { paymentIds } from "./paymentMethods";

const owner = { tempId: "visitor", locale: "cs" } as const;

test("the offer holds the seeded prices and pairs of its shop version", async () => {
  const db = await freshDb();
  await openStores(db);
  const czech = await readDeliveryOffer(testWorld(db), "cs");
  expect(czech.carriers).toEqual([
    { id: "ppl", kind: "parcel", priceMinor: 119, paymentIds: ["card", "transfer", "cod"] },
    { id: "pickup", kind: "pickup", priceMinor: 0, paymentIds: ["card", "transfer"] },
  ]);
  const slovak = await readDeliveryOffer(testWorld(db), "sk");
  expect(slovak.payments).toEqual([
    { id: "card", priceMinor: 0 },
    { id: "transfer", priceMinor: 0 },
    { id: "cod", priceMinor: 150 },
  ]);
});

test.each(paymentIds)("the payment method %s has its rows in the database", async (id) => {
  const db = await freshDb();
  const methods = await db.selectFrom("payment_method").where("id", "=", id).select("id").execute();
  const prices = await db.selectFrom("payment_price").where("payment_id", "=", id).select("locale").execute();
  const carriers = await db.selectFrom("carrier_payment").where("payment_id", "=", id).select("carrier_id").execute();
  const missing = [
    ...(methods.length > 0 ? [] : ["payment_method"]),
    ...locales
      .filter((shopLocale) => !prices.some(({ locale }) => locale === shopLocale))
      .map((shopLocale) => `payment_price (${shopLocale})`),
    ...(carriers.length > 0 ? [] : ["carrier_payment"]),
  ];
  expect(missing, `payment method "${id}" has no rows in ${missing.join(", ")}: add a migration`).toEqual([]);
});

test("without a gateway no card is offered, and a pickup is paid by transfer", async () => {
  const db = await freshDb();
  await openStores(db);
  const { carriers, payments } = await readDeliveryOffer(withGateway(testWorld(db), null), "cs");
  expect(payments.map(({ id }) => id)).toEqual(["transfer", "cod"]);
  expect(carriers).toMatchObject([
    { id: "ppl", paymentIds: ["transfer", "cod"] },
    { id: "pickup", paymentIds: ["transfer"] },
  ]);
});

test("a shop version offers the stores of its own country, with their hours", async () => {
  const db = await freshDb();
  await openStores(db);
  const { stores } = await readDeliveryOffer(testWorld(db), "cs");
  expect(stores).toMatchObject([
    { id: "praha", name: "KARA Praha", hours: [{ from: 1, to: 5, opensMinute: 540, closesMinute: 1080 }] },
  ]);
  expect((await readDeliveryOffer(testWorld(db), "sk")).stores).toMatchObject([{ id: "bratislava" }]);
});

test("a carrier with points is offered where it has an open one, in its place and at its price", async () => {
  const db = await freshDb();
  await openStores(db);
  await openPoints(db);
  await openPoints(db, "gls");
  const czech = await readDeliveryOffer(testWorld(db), "cs");
  expect(czech.carriers.map(({ id }) => id)).toEqual(["ppl", "packeta", "pickup"]);
  expect(czech.carriers[1]).toEqual({
    id: "packeta",
    kind: "point",
    priceMinor: 89,
    paymentIds: ["card", "transfer", "cod"],
  });
  await closePoint(db, "packeta-9005");
  expect((await readDeliveryOffer(testWorld(db), "sk")).carriers.map(({ id }) => id)).toEqual(["ppl", "pickup"]);
});

test.each([
  ["carriers", "carrier_price", { carriers: 0, payments: 3, stores: 1 }],
  ["payments", "payment_price", { carriers: 2, payments: 0, stores: 1 }],
  ["stores", "store_hours", { carriers: 2, payments: 3, stores: 0 }],
] as const)("%s that cannot be read leave the rest of the offer", async (part, table, left) => {
  const db = await freshDb();
  await openStores(db);
  await db.schema.dropTable(table).execute();
  const { carriers, payments, stores, failedParts, errors } = await readFullOffer(db, "cs");
  expect({ carriers: carriers.length, payments: payments.length, stores: stores.length }).toEqual(left);
  expect([failedParts, errors.length]).toEqual([[part], 1]);
  await expect(readDeliveryOffer(testWorld(db), "cs")).rejects.toThrow();
});

test("where there is no store, pickup is not offered", async () => {
  const db = await freshDb();
  expect((await readDeliveryOffer(testWorld(db), "cs")).carriers.map(({ id }) => id)).toEqual(["ppl"]);
});

test("a carrier without texts is not offered", async () => {
  const db = await freshDb();
  await db.insertInto("carrier").values({ id: "dove", position: 0 }).execute();
  await db.insertInto("carrier_price").values({ carrier_id: "dove", locale: "cs", price_minor: 1 }).execute();
  await db.insertInto("carrier_payment").values({ carrier_id: "dove", payment_id: "cod" }).execute();
  expect((await readDeliveryOffer(testWorld(db), "cs")).carriers.map(({ id }) => id)).toEqual(["ppl"]);
});

test("a choice is stored in the owner's open cart and in no other", async () => {
  const db = await freshDb();
  await openCart(db, owner, 1);
  const choice = { carrierId: "ppl", paymentId: "cod", pickupStoreId: null, pickupSlot: null, pickupPointId: null };
  expect(await saveDelivery(db, { ...owner, tempId: "stranger" }, choice)).toBe(false);
  expect(await findCart(db, owner)).toMatchObject({ carrierId: null });
  expect(await saveDelivery(db, owner, choice)).toBe(true);
  expect(await findCart(db, owner)).toMatchObject(choice);
});
