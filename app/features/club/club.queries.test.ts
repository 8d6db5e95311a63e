import { expect, test } from "vitest";

import { addGift } from "~/features/cart/gift/addGift.server";
import { changeOrderState, payOrder } from "~/features/orders/changeOrderState.server";
import { customerDiscount, registerTestCustomer } from "../../../tests/support/customers";
import { giftVoucherInput } from "../../../tests/support/gifts";
import { deliverOrder, placedOrder } from "../../../tests/support/placedOrder";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { findPromisingOrder, refreshClubMembership } from "./club.queries.server";

async function shop(given: { priceCzk?: number; priceEurCents?: number } = {}) {
  const world = testWorld(await freshDb());
  await stockJacket(world.db, given);
  const { customerId } = await registerTestCustomer(world);
  const buy = async (tempId: string, locale: "cs" | "sk" = "cs") => {
    const { id } = await placedOrder(world, { tempId, customerId, locale });
    return id;
  };
  const close = (id: string) => deliverOrder(world, id);
  const discount = () => customerDiscount(world.db, customerId);
  return { world, db: world.db, customerId, buy, close, discount };
}

test.each([
  [{ priceCzk: 5_000 }, "cs", 5],
  [{ priceCzk: 4_999 }, "cs", 0],
  [{ priceEurCents: 19_901 }, "sk", 5],
  [{ priceEurCents: 19_900 }, "sk", 0],
] as const)("a paid and closed order of %j in %s gives %d percent", async (price, locale, percent) => {
  const { world, buy, close, discount } = await shop(price);
  const id = await buy("first", locale);
  await close(id);
  expect(await discount()).toBe(0);
  await payOrder(world, id, "staff Jana");
  expect(await discount()).toBe(percent);
});

test.each([
  [{ priceCzk: 4_000 }, 0],
  [{ priceCzk: 5_000 }, 5],
])("gift vouchers bought with goods of %j do not count: %i percent", async (price, percent) => {
  const { world, db, customerId, buy, close, discount } = await shop(price);
  await addGift(db, { tempId: "first", locale: "cs" }, { ...giftVoucherInput, amountMinor: 5_000 }, { now: 1 });
  const id = await buy("first");
  expect((await findPromisingOrder(db, customerId, "cs", 4_999)) !== undefined).toBe(percent > 0);
  await close(id);
  await payOrder(world, id, "staff Jana");
  expect(await discount()).toBe(percent);
});

test("an order paid first and closed later opens the club when it is closed", async () => {
  const { world, buy, close, discount } = await shop();
  const id = await buy("first");
  await payOrder(world, id, "staff Jana");
  expect(await discount()).toBe(0);
  await close(id);
  expect(await discount()).toBe(5);
});

test("membership ends when its order is withdrawn in full, unless another order qualifies", async () => {
  const { world, db, buy, close, discount } = await shop();
  const ids = [await buy("first"), await buy("second")];
  for (const id of ids) {
    await payOrder(world, id, "staff Jana");
    await close(id);
  }
  const withdraw = async (id = "") => {
    await db.updateTable("orders").set({ withdrawn_at: 1 }).where("id", "=", id).execute();
    await refreshClubMembership(db, id);
  };
  await withdraw(ids[0]);
  expect(await discount()).toBe(5);
  await withdraw(ids[1]);
  expect(await discount()).toBe(0);
});

test("a group assigned by staff stays", async () => {
  const { world, db, buy, close, discount } = await shop();
  await db.updateTable("customer").set({ group_id: "kara-klub" }).execute();
  const id = await buy("first");
  await payOrder(world, id, "staff Jana");
  await close(id);
  await db.updateTable("orders").set({ withdrawn_at: 1 }).execute();
  await refreshClubMembership(db, id);
  expect(await discount()).toBe(5);
});

test("a large unfinished order promises membership, a cancelled one does not", async () => {
  const { world, db, customerId, buy } = await shop();
  const id = await buy("first");
  expect(await findPromisingOrder(db, customerId, "cs", 4_999)).toBe("2026000001");
  expect(await findPromisingOrder(db, customerId, "cs", 12_990)).toBeUndefined();
  expect(await findPromisingOrder(db, customerId, "sk", 0)).toBeUndefined();
  await changeOrderState(world, id, "cancelled", "staff Jana");
  expect(await findPromisingOrder(db, customerId, "cs", 4_999)).toBeUndefined();
});
