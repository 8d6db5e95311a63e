import { expect, test } from "vitest";

import { addToCart } from "~/features/cart/addToCart.server";
import { findCart } from "~/features/cart/cart.queries.server";
import { stockJacket } from "../../../tests/support/products";
import { responseOf, visit } from "../../../tests/support/routeResponse";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { openStores } from "../../../tests/support/stores";
import { action, loader } from "./route";

const tempId = "visitor-with-22-letter";
const owner = { tempId, locale: "cs" } as const;

/** A Tuesday, six days after the clock of `testWorld`. */
const slot = "2026-11-24T11:30";

async function shopWithCart() {
  const db = await freshDb();
  await openStores(db);
  await stockJacket(db);
  await addToCart(db, owner, { productId: 1001, variantId: 1_001_001, quantity: 1, note: "" }, 1);
  const context = { world: testWorld(db) };
  const send = (fields: Record<string, string>) =>
    responseOf(action({ request: visit("/kosik/doprava", tempId, fields), params: {}, context }));
  return { db, context, send };
}

test("a valid choice is stored and leads to the contact", async () => {
  const { db, send } = await shopWithCart();
  const answer = await send({ carrier: "pickup", store: "praha", slot_praha: slot, payment: "transfer" });
  expect(answer).toMatchObject({ status: 303, location: "/kosik/udaje" });
  expect(await findCart(db, owner)).toMatchObject({
    carrierId: "pickup",
    pickupStoreId: "praha",
    pickupSlot: slot,
    paymentId: "transfer",
  });
});

test("an incomplete choice is rejected with what was chosen, and nothing is stored", async () => {
  const { db, send } = await shopWithCart();
  const answer = await send({ carrier: "pickup", payment: "cod" });
  expect(answer).toMatchObject({
    status: 422,
    data: {
      reply: {
        initialValue: { carrier: "pickup", payment: "cod" },
        error: { store: ["delivery:errors.storeMissing"], payment: ["delivery:errors.pairForbidden"] },
      },
    },
  });
  expect(await findCart(db, owner)).toMatchObject({ carrierId: null });
});

test("the step shows the prices that this order pays", async () => {
  const { context } = await shopWithCart();
  const answer = await responseOf(loader({ request: visit("/kosik/doprava", tempId), params: {}, context }));
  expect(answer.data).toMatchObject({
    title: "Doprava a platba",
    goodsTotals: { totalMinor: 12_990 },
    offer: { carriers: [{ id: "ppl", priceMinor: 0 }, { id: "pickup" }] },
  });
});

test("without a cart the step is not reachable", async () => {
  const { context } = await shopWithCart();
  const stranger = visit("/kosik/doprava", "stranger-with-22-lettr");
  expect(await responseOf(loader({ request: stranger, params: {}, context }))).toMatchObject({
    status: 302,
    location: "/kosik",
  });
});
