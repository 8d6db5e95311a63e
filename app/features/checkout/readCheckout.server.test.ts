import { expect, test } from "vitest";
import { saveDelivery } from "~/features/delivery/delivery.queries.server";
import { readyToOrder } from "../../../tests/support/checkout";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { withGateway, worldAround } from "../../../tests/support/shop/world";
import { openStores } from "../../../tests/support/stores";

import { openStep } from "./checkout";
import { saveContact } from "./contact/contact.queries.server";
import { findCheckout } from "./readCheckout.server";

test("a checkout that has everything may be reviewed, at today's prices", async () => {
  const db = await freshDb();
  await stockJacket(db);
  const { owner } = await readyToOrder(db, { paymentId: "cod" });
  const checkout = await findCheckout(worldAround(db), owner, 1);
  expect(checkout && openStep(checkout)).toBe("cartReview");
  expect(checkout).toMatchObject({
    totals: { goodsMinor: 12_990, deliveryMinor: 0, paymentMinor: 39, totalMinor: 13_029 },
    contact: { email: "eva@seznam.cz" },
  });
});

test("a piece that only the chosen store has can be had by pickup, and not by parcel", async () => {
  const db = await freshDb();
  await openStores(db);
  await stockJacket(db, { onHand: { "52": 1 } });
  const { owner } = await readyToOrder(db, { carrierId: "pickup", pickupStoreId: "praha" });
  await db.updateTable("stock").set({ on_hand: 0 }).execute();
  await db.insertInto("stock").values({ variant_id: 1_001_001, store_id: "praha", on_hand: 1 }).execute();
  expect(await findCheckout(worldAround(db), owner, 1)).toMatchObject({
    lines: [{ onHand: 1 }],
    totals: { goodsMinor: 12_990 },
  });
  await saveDelivery(db, owner, { carrierId: "ppl", paymentId: "cod", pickupStoreId: null });
  expect(await findCheckout(worldAround(db), owner, 1)).toMatchObject({
    lines: [{ onHand: 0 }],
    totals: { goodsMinor: 0 },
  });
});

test("a payment that its carrier takes no more opens the delivery step again", async () => {
  const db = await freshDb();
  await stockJacket(db);
  const { owner } = await readyToOrder(db, { paymentId: "cod" });
  await db.deleteFrom("carrier_payment").where("payment_id", "=", "cod").execute();
  const checkout = await findCheckout(worldAround(db), owner, 1);
  expect(checkout && openStep(checkout)).toBe("cartDelivery");
});

test("a card that was chosen before the shop ceased to take cards opens the delivery step again", async () => {
  const db = await freshDb();
  await stockJacket(db);
  const { owner } = await readyToOrder(db, { paymentId: "card" });
  const checkout = await findCheckout(withGateway(worldAround(db), null), owner, 1);
  expect(checkout && openStep(checkout)).toBe("cartDelivery");
});

test("a contact is kept on the owner's open cart and on no other", async () => {
  const db = await freshDb();
  await stockJacket(db);
  const { owner } = await readyToOrder(db);
  const contact = (await findCheckout(worldAround(db), owner, 1))?.contact;
  if (!contact) throw new Error("no contact was kept");
  expect(await saveContact(db, { ...owner, tempId: "stranger" }, contact)).toBe(false);
  expect(await saveContact(db, owner, { ...contact, firstname: "Jana" })).toBe(true);
  expect(await findCheckout(worldAround(db), owner, 1)).toMatchObject({ contact: { firstname: "Jana" } });
});

test("without an open cart there is no checkout", async () => {
  const db = await freshDb();
  expect(await findCheckout(worldAround(db), { tempId: "visitor", locale: "cs" }, 1)).toBeUndefined();
});
