import { afterAll, expect, test } from "vitest";

import { carrierIds, carrierRules } from "~/features/delivery/carriers";
import { isPaidInAdvance } from "~/features/delivery/paidWhen";
import { carryOut, invoicedFor, pathOf } from "../../../../tests/support/combinations/carryOut";
import {
  type Combination,
  combinationsOf,
  isOfferedPair,
  nameOf,
  type Pair,
  pairsOf,
  pricedFromTheStart,
} from "../../../../tests/support/combinations/combination";
import {
  type CombinationShop,
  openCombinationShop,
  priceCarrier,
} from "../../../../tests/support/combinations/combinationShop";
import { expectPlaced } from "../../../../tests/support/combinations/expectedOrder";
import { expectEmails, expectGifts, expectInvoice } from "../../../../tests/support/combinations/expectedPapers";
import { type Basket, tryOrder } from "../../../../tests/support/combinations/orderOf";
import { cellOf, combinationTable, newRow, type Walked } from "../../../../tests/support/combinations/table";
import type { Order } from "../orders";
import { findOrder } from "../orders.queries.server";

/**
 * Every combination that the tests run: every carrier with every payment, in both countries, for guests and members,
 * persons and companies.
 */

const walked: Walked[] = [];

test.each(carrierIds)(
  "all buyers by %s, with every payment, are refused or carried out to the end",
  async (carrierId) => {
    const shop = await openCombinationShop([carrierId]);
    await priceCarrier(shop.world, carrierId);
    for (const pair of pairsOf(carrierId)) {
      const row = newRow(pair);
      for (const combination of combinationsOf(pair)) {
        const order = isOfferedPair(pair) ? await placeOne(shop, combination) : undefined;
        if (order) row.invoicedBy.add(await finish(shop, order, combination));
        else await expectRefused(shop, combination);
        row.cells.push(await cellOf(shop.world, order));
      }
      walked.push(row);
    }
  },
);

/** The offered delivery depends on the country alone, so one buyer of each country stands for all. */
const guests = carrierIds
  .flatMap(pairsOf)
  .flatMap(combinationsOf)
  .filter(({ isMember, isCompany }) => !isMember && !isCompany);
const isByEmail = ({ carrierId }: Pair) => carrierRules[carrierId].kind === "email";

test("carriers without a price are offered to nobody", async () => {
  const shop = await openCombinationShop(carrierIds);
  const unpriced = guests.filter(({ carrierId }) => !pricedFromTheStart.includes(carrierId));
  for (const combination of unpriced) await expectRefused(shop, combination);
});

test("goods do not go by e-mail, nor gift vouchers by e-mail in any other way", async () => {
  const shop = await openCombinationShop(carrierIds);
  for (const carrierId of carrierIds) await priceCarrier(shop.world, carrierId);
  for (const combination of guests) await expectRefused(shop, combination, isByEmail(combination) ? "jacket" : "gift");
});

test("printed gift vouchers go with the goods, for money in advance", async () => {
  const shop = await openCombinationShop(carrierIds);
  for (const carrierId of carrierIds) await priceCarrier(shop.world, carrierId);
  for (const combination of guests.filter((guest) => !isByEmail(guest))) {
    const isBought = isOfferedPair(combination) && isPaidInAdvance(combination.paymentId);
    const { isOffered, result } = await tryOrder(shop, combination, "jacket and printed gift");
    expect({ isOffered, isPlaced: result.ok }, nameOf(combination)).toEqual({
      isOffered: isBought,
      isPlaced: isBought,
    });
  }
});

afterAll(() => {
  if (process.env.COMBINATIONS === "print") process.stdout.write(`${combinationTable(walked)}\n`);
});

async function expectRefused(shop: CombinationShop, combination: Combination, basket?: Basket) {
  const { isOffered, result } = await tryOrder(shop, combination, basket);
  const refused = { isOffered: false, result: { ok: false, reason: "incomplete" } };
  expect({ isOffered, result }, nameOf(combination)).toEqual(refused);
}

async function placeOne(shop: CombinationShop, combination: Combination): Promise<Order> {
  const { world, customerId } = shop;
  const { isOffered, result } = await tryOrder(shop, combination);
  expect(isOffered, nameOf(combination)).toBe(true);
  if (!result.ok) throw new Error(`${nameOf(combination)}: ${result.reason}`);
  const order = await orderNow(shop, result.order.id);
  await expectPlaced(world, order, combination);
  const row = await world.db
    .selectFrom("orders")
    .where("id", "=", order.id)
    .select("customer_id")
    .executeTakeFirstOrThrow();
  expect(row.customer_id).toBe(combination.isMember ? customerId : null);
  return order;
}

/** Carries the order out to its end, and returns the event that its invoice was issued for. */
async function finish(shop: CombinationShop, { id }: Order, combination: Combination) {
  const { world } = shop;
  const invoicedBy = await carryOut(world, id, combination);
  expect(invoicedBy).toBe(invoicedFor(combination));
  const order = await orderNow(shop, id);
  expect(order).toMatchObject({ state: pathOf(combination).at(-1), paidAt: world.now(), deliveredAt: world.now() });
  const invoiceId = await expectInvoice(world, order, combination);
  await expectEmails(world, order, combination, { invoiceId, invoicedBy });
  await expectGifts(world, order);
  return invoicedBy;
}

async function orderNow({ world }: CombinationShop, id: string): Promise<Order> {
  const order = await findOrder(world.db, id);
  if (!order) throw new Error("the order is gone");
  return order;
}
