import { expect, test } from "vitest";
import { addToCart } from "~/features/cart/addToCart.server";
import { findCart } from "~/features/cart/cart.queries.server";
import { plainSpaces } from "../../../tests/support/plainSpaces";
import { closePoint, openPoints } from "../../../tests/support/points";
import { stockJacket } from "../../../tests/support/products";
import { responseOf, visit } from "../../../tests/support/routeResponse";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { openStores } from "../../../tests/support/stores";
import { action, loader } from "./route";

const tempId = "visitor-with-22-letter";
const owner = { tempId, locale: "cs" } as const;

/** The slot is on a Tuesday, six days after the clock of `testWorld`. */
const slot = "2026-11-24T11:30";

async function shopWithCart() {
  const db = await freshDb();
  await openStores(db);
  await stockJacket(db);
  await addToCart(db, owner, { productId: 1001, variantId: 1_001_001, quantity: 1, note: "" }, 1);
  const context = { world: testWorld(db) };
  const send = (fields: Record<string, string>) =>
    responseOf(action({ request: visit("/kosik/doprava", tempId, fields), params: {}, context }));
  const see = (query = "") =>
    responseOf(loader({ request: visit(`/kosik/doprava${query}`, tempId), params: {}, context }));
  return { db, context, send, see };
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
  expect(plainSpaces(answer.data)).toMatchObject({
    title: "Doprava a platba",
    goodsTotals: { totalMinor: 12_990 },
    offer: { carriers: [{ id: "ppl", priceMinor: 0 }, { id: "pickup" }] },
    offerTotals: { isAlwaysFree: true, byCarrier: { ppl: { alone: { totalMinor: 12_990 } } } },
    arrivals: { ppl: "2026-11-25" },
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

test("a point is searched for, and what was chosen meanwhile is kept", async () => {
  const { db, see } = await shopWithCart();
  await openPoints(db);
  const answer = await see("?carrier=packeta&payment=cod&point=packeta-9004&point_query=14000");
  expect(answer.data).toMatchObject({
    chosen: { carrier: "packeta", payment: "cod", point: "packeta-9004" },
    points: {
      carrierId: "packeta",
      query: "14000",
      chosen: { id: "packeta-9004" },
      closedName: null,
      found: { page: 1, pageCount: 1, points: [{ code: "9003" }, { code: "9002" }, { code: "9001" }] },
    },
  });
  expect((await see()).data).toMatchObject({ points: { found: null, chosen: null } });
});

test("a search for points keeps the slot chosen meanwhile, and says nothing of what the cart has lost", async () => {
  const { db, send, see } = await shopWithCart();
  await openPoints(db);
  const visitChosen = { carrier: "pickup", store: "praha", payment: "card" };
  expect(await send({ ...visitChosen, slot_praha: slot })).toMatchObject({ status: 303 });
  expect((await see()).data).toMatchObject({ chosen: { store: "praha", slot }, lost: undefined });
  await db.updateTable("cart").set({ pickup_slot: "2026-11-17T11:30" }).execute();
  expect((await see()).data).toMatchObject({ lost: { error: { slot_praha: ["delivery:errors.slotSoon"] } } });
  const later = new URLSearchParams({ ...visitChosen, slot_praha: "2026-11-25T12:00", point_query: "praha" });
  expect((await see(`?${later}`)).data).toMatchObject({ chosen: { slot: "2026-11-25T12:00" }, lost: undefined });
});

test.each([
  ["no point", {}, "pointMissing"],
  ["a forged point", { point: "packeta-1' or 1=1" }, "pointUnknown"],
  ["a point abroad", { point: "packeta-9005" }, "pointUnknown"],
])("%s is refused with its sentence, and the step stays", async (_what, fields, reason) => {
  const { db, send } = await shopWithCart();
  await openPoints(db);
  expect(await send({ carrier: "packeta", payment: "cod", ...fields })).toMatchObject({
    status: 422,
    data: { reply: { error: { point: [`delivery:errors.${reason}`] } } },
  });
  expect(await findCart(db, owner)).toMatchObject({ carrierId: null, pickupPointId: null });
});

test("a point that has closed is refused, and the three nearest are offered", async () => {
  const { db, send, see } = await shopWithCart();
  await openPoints(db);
  const chosen = { carrier: "packeta", payment: "cod", point: "packeta-9001" };
  expect(await send(chosen)).toMatchObject({ status: 303, location: "/kosik/udaje" });
  await closePoint(db, "packeta-9001");
  const points = {
    chosen: null,
    closedName: "Trafika U Beránka",
    found: { points: [{ code: "9002" }, { code: "9003" }, { code: "9004" }] },
  };
  expect((await see()).data).toMatchObject({ points, lost: undefined });
  expect(await send(chosen)).toMatchObject({
    status: 422,
    data: { reply: { error: { point: ["delivery:errors.pointClosed"] } }, points },
  });
});

test.each([
  ["carriers", "carrier_price"],
  ["payments", "payment_price"],
  ["stores", "store_hours"],
] as const)("%s that cannot be read say so, and the rest of the step stays", async (part, table) => {
  const { db, see } = await shopWithCart();
  await db.schema.dropTable(table).execute();
  const answer = await see();
  expect([answer.status, answer.data]).toMatchObject([200, { offer: { failedParts: [part] } }]);
});

test("points that cannot be read leave the rest of the step", async () => {
  const { db, see } = await shopWithCart();
  await openPoints(db);
  await db.updateTable("pickup_point").set({ hours_json: "broken" }).execute();
  const answer = await see("?carrier=packeta&point_query=praha");
  expect([answer.status, answer.data]).toMatchObject([200, { offer: { carriers: [{}, {}, {}] } }]);
  expect(answer.data).toMatchObject({ points: { query: "praha", chosen: null } });
  expect((answer.data as { points: object }).points).not.toMatchObject({ found: expect.anything() });
});
