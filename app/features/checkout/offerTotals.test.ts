import { expect, test } from "vitest";

import type { Carrier, Payment } from "~/features/delivery/delivery";
import { crown } from "../../../tests/support/currencies";

import { totalsOfOffer } from "./offerTotals";

const ppl: Carrier = { id: "ppl", kind: "parcel", priceMinor: 119, paymentIds: ["card", "cod"] };
const pickup: Carrier = { id: "pickup", kind: "pickup", priceMinor: 0, paymentIds: ["card"] };
const payments: Payment[] = [
  { id: "card", priceMinor: 0 },
  { id: "cod", priceMinor: 39 },
];

function totalsFor(goodsMinor: number, carriers = [ppl, pickup]) {
  const price = { goodsMinor, boughtGiftsMinor: 0, discounts: [], lineDiscounts: [], gifts: [], vouchers: [] };
  const settings = { free_delivery_above_minor: 2_000 } as Parameters<typeof totalsOfOffer>[0]["settings"];
  return totalsOfOffer({ price, settings, currency: crown }, { carriers, payments });
}

test("each carrier has its total, and each payment that goes with it", () => {
  const { goods, byCarrier, isAlwaysFree } = totalsFor(1_500);
  expect(goods.totalMinor).toBe(1_500);
  expect(byCarrier.ppl?.alone).toMatchObject({ deliveryMinor: 119, paymentMinor: 0, totalMinor: 1_619 });
  expect(byCarrier.ppl?.byPayment.cod).toMatchObject({ paymentMinor: 39, totalMinor: 1_658 });
  expect(Object.keys(byCarrier.pickup?.byPayment ?? {})).toEqual(["card"]);
  expect(isAlwaysFree).toBe(false);
});

test("delivery is free before it is chosen only where every carrier is", () => {
  expect(totalsFor(2_001).isAlwaysFree).toBe(true);
  expect(totalsFor(1_500, [pickup]).isAlwaysFree).toBe(true);
  expect(totalsFor(2_001, []).isAlwaysFree).toBe(false);
});
