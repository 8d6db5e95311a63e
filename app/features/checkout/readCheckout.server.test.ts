import { expect, test } from "vitest";
import { saveContact, saveDelivery } from "~/features/cart/cartCheckout.queries.server";
import { readyToOrder } from "../../../tests/support/checkout";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld, withGateway } from "../../../tests/support/shop/world";
import { openStores } from "../../../tests/support/stores";
import { nextIncompleteStep } from "./checkout";
import { findCheckout } from "./readCheckout.server";

test("a complete checkout may be reviewed, at today's prices", async () => {
  const db = await freshDb();
  await stockJacket(db);
  const { owner } = await readyToOrder(db, { paymentId: "cod" });
  const checkout = await findCheckout(testWorld(db), owner, 1);
  expect(checkout && nextIncompleteStep(checkout)).toBe("cartReview");
  expect(checkout).toMatchObject({
    totals: { goodsMinor: 12_990, deliveryMinor: 0, paymentMinor: 39, totalMinor: 13_029 },
    contact: { email: "eva@seznam.cz" },
  });
});

test("a piece that only the chosen store has can be ordered for pickup, and not as a parcel", async () => {
  const db = await freshDb();
  await openStores(db);
  await stockJacket(db, { onHand: { "52": 1 } });
  const { owner } = await readyToOrder(db, { carrierId: "pickup", pickupStoreId: "praha" });
  await db.updateTable("stock").set({ on_hand: 0 }).execute();
  await db.insertInto("stock").values({ variant_id: 1_001_001, store_id: "praha", on_hand: 1 }).execute();
  const world = testWorld(db);
  expect(await findCheckout(world, owner, world.now())).toMatchObject({
    lines: [{ onHand: 1 }],
    totals: { goodsMinor: 12_990 },
    delivery: { slot: { date: "2026-11-24", minute: 690 } },
  });
  await saveDelivery(db, owner, {
    carrierId: "ppl",
    paymentId: "cod",
    pickupStoreId: null,
    pickupSlot: null,
    pickupPointId: null,
  });
  const sent = await findCheckout(world, owner, world.now());
  expect(sent).toMatchObject({ pickupOnlyNames: ["Bunda 1001"], delivery: undefined, totals: undefined });
  expect(sent && nextIncompleteStep(sent)).toBe("cartDelivery");
});

test("a payment that the carrier no longer allows makes the delivery step incomplete", async () => {
  const db = await freshDb();
  await stockJacket(db);
  const { owner } = await readyToOrder(db, { paymentId: "cod" });
  await db.deleteFrom("carrier_payment").where("payment_id", "=", "cod").execute();
  const checkout = await findCheckout(testWorld(db), owner, 1);
  expect(checkout && nextIncompleteStep(checkout)).toBe("cartDelivery");
});

test("a card payment makes the delivery step incomplete once the shop takes no cards", async () => {
  const db = await freshDb();
  await stockJacket(db);
  const { owner } = await readyToOrder(db, { paymentId: "card" });
  const checkout = await findCheckout(withGateway(testWorld(db), null), owner, 1);
  expect(checkout && nextIncompleteStep(checkout)).toBe("cartDelivery");
});

test("a contact is stored in the owner's open cart and in no other", async () => {
  const db = await freshDb();
  await stockJacket(db);
  const { owner } = await readyToOrder(db);
  const contact = (await findCheckout(testWorld(db), owner, 1))?.contact;
  if (!contact) throw new Error("no contact was kept");
  expect(await saveContact(db, { ...owner, tempId: "stranger" }, contact)).toBe(false);
  expect(await saveContact(db, owner, { ...contact, firstname: "Jana" })).toBe(true);
  expect(await findCheckout(testWorld(db), owner, 1)).toMatchObject({ contact: { firstname: "Jana" } });
});

test("without an open cart there is no checkout", async () => {
  const db = await freshDb();
  expect(await findCheckout(testWorld(db), { tempId: "visitor", locale: "cs" }, 1)).toBeUndefined();
});
