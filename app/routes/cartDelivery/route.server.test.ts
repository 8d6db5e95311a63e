import { expect, test } from "vitest";

import { addToCart } from "~/features/cart/addToCart.server";
import { findCart } from "~/features/cart/cart.queries.server";
import { stockJacket } from "../../../tests/support/products";
import { answerOf, visit } from "../../../tests/support/routeAnswer";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { worldAround } from "../../../tests/support/shop/world";
import { openStores } from "../../../tests/support/stores";
import { action, loader } from "./route";

const tempId = "visitor-with-22-letter";
const owner = { tempId, locale: "cs" } as const;

async function shopWithCart() {
  const db = await freshDb();
  await openStores(db);
  await stockJacket(db);
  await addToCart(db, owner, { productId: 1001, variantId: 1_001_001, quantity: 1, note: "" }, 1);
  const context = { world: worldAround(db) };
  const send = (fields: Record<string, string>) =>
    answerOf(action({ request: visit("/kosik/doprava", tempId, fields), params: {}, context }));
  return { db, context, send };
}

test("a good choice is kept and the visitor goes on to the contact", async () => {
  const { db, send } = await shopWithCart();
  const answer = await send({ carrier: "pickup", store: "praha", payment: "transfer" });
  expect(answer).toMatchObject({ status: 303, location: "/kosik/udaje" });
  expect(await findCart(db, owner)).toMatchObject({
    carrierId: "pickup",
    pickupStoreId: "praha",
    paymentId: "transfer",
  });
});

test("a choice that misses something is refused with what was chosen, and nothing is kept", async () => {
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

test("the step shows prices as this order pays them", async () => {
  const { context } = await shopWithCart();
  const answer = await answerOf(loader({ request: visit("/kosik/doprava", tempId), params: {}, context }));
  expect(answer.data).toMatchObject({
    title: "Doprava a platba",
    goodsTotals: { totalMinor: 12_990 },
    offer: { carriers: [{ id: "ppl", priceMinor: 0 }, { id: "pickup" }] },
  });
});

test("without a cart there is no such step", async () => {
  const { context } = await shopWithCart();
  const stranger = visit("/kosik/doprava", "stranger-with-22-lettr");
  expect(await answerOf(loader({ request: stranger, params: {}, context }))).toMatchObject({
    status: 302,
    location: "/kosik",
  });
});
