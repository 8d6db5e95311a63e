import fc from "fast-check";
import { expect, test } from "vitest";

import { pointFixture } from "../../../tests/support/points";
import { type Carrier, carrierPrice, type DeliveryOffer, findDelivery, orderTotals, type Payment } from "./delivery";

const ppl: Carrier = { id: "ppl", kind: "parcel", priceMinor: 119, paymentIds: ["transfer", "cod"] };
const pickup: Carrier = { id: "pickup", kind: "pickup", priceMinor: 0, paymentIds: ["transfer"] };
const transfer: Payment = { id: "transfer", priceMinor: 0 };
const cod: Payment = { id: "cod", priceMinor: 39 };
const place = {
  note: "",
  street: "Vzorová 12",
  city: "Praha",
  zip: "110 00",
  country: "CZ",
  phone: "",
  hours: [],
  week: [],
  exceptions: [],
};
const praha = { id: "praha", name: "KARA Praha", ...place };
const packeta: Carrier = { id: "packeta", kind: "point", priceMinor: 89, paymentIds: ["cod"] };
const point = { id: "packeta-9001", carrierId: "packeta", ...pointFixture() };
const offer: DeliveryOffer = {
  carriers: [ppl, pickup, packeta],
  payments: [transfer, cod],
  stores: [praha],
  failedParts: [],
};
const czech = { freeAboveMinor: 2000, currencyCode: "CZK" };
const slovak = { freeAboveMinor: 8000, currencyCode: "EUR" };

test("delivery is free strictly above the limit", () => {
  expect(carrierPrice(ppl, 2000, 2000)).toBe(119);
  expect(carrierPrice(ppl, 2001, 2000)).toBe(0);
});

test("free delivery does not waive the fee for cash on delivery", () => {
  expect(orderTotals(2001, { carrier: ppl, payment: cod }, czech)).toEqual({
    goodsMinor: 2001,
    discounts: [],
    deliveryMinor: 0,
    paymentMinor: 39,
    roundingMinor: 0,
    totalMinor: 2040,
  });
});

test("only cash in euros is rounded, to five cents", () => {
  expect(orderTotals(9_991, { carrier: ppl, payment: { id: "cod", priceMinor: 150 } }, slovak)).toMatchObject({
    roundingMinor: -1,
    totalMinor: 10_140,
  });
  expect(orderTotals(9_991, { carrier: ppl, payment: transfer }, slovak).totalMinor).toBe(9_991);
});

test("a total is the sum of its parts, and cash in euros ends in 0 or 5", () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(amount, amount, amount, fc.boolean(), (goods, price, fee, isCash) => {
      const payment: Payment = { id: isCash ? "cod" : "transfer", priceMinor: fee };
      const totals = orderTotals(goods, { carrier: { priceMinor: price }, payment }, slovak);
      const { goodsMinor, deliveryMinor, paymentMinor, roundingMinor, totalMinor } = totals;
      expect(totalMinor).toBe(goodsMinor + deliveryMinor + paymentMinor + roundingMinor);
      if (isCash) expect(totalMinor % 5).toBe(0);
      else expect(roundingMinor).toBe(0);
    }),
  );
});

test("a choice is valid when it is complete and its parts can be combined", () => {
  const none = { store: null, slot: null, point: null };
  const parcel = { carrierId: "ppl", paymentId: "cod", pickupStoreId: null, pickupSlot: null };
  expect(findDelivery(parcel, offer, undefined)).toEqual({ ...none, carrier: ppl, payment: cod });
  const visit = { carrierId: "pickup", paymentId: "transfer", pickupStoreId: "praha", pickupSlot: "2026-11-24T11:30" };
  expect(findDelivery(visit, offer, undefined)).toEqual({
    carrier: pickup,
    payment: transfer,
    store: praha,
    point: null,
    slot: { date: "2026-11-24", minute: 690 },
  });
  const toPoint = { ...parcel, carrierId: "packeta" };
  expect(findDelivery(toPoint, offer, point)).toEqual({ ...none, carrier: packeta, payment: cod, point });
  expect(findDelivery(toPoint, offer, { ...point, isOpen: false })).toBeUndefined();
  expect(findDelivery(toPoint, offer, { ...point, carrierId: "gls" })).toBeUndefined();
  expect(findDelivery(toPoint, offer, undefined)).toBeUndefined();
  expect(findDelivery({ ...visit, paymentId: "cod" }, offer, undefined)).toBeUndefined();
  expect(findDelivery({ ...visit, pickupStoreId: "brno" }, offer, undefined)).toBeUndefined();
  expect(findDelivery({ ...parcel, paymentId: null }, offer, undefined)).toBeUndefined();
});
