import { expect, test } from "vitest";

import { evasOrder } from "../../../../tests/support/orders";
import { arrivesBy, parcelArrivesBy, parcelDays, promisedDay, trackingAddress } from "./shipment";

/** The 20th of November 2026 is a Friday. */
const friday = Date.UTC(2026, 10, 20, 12);

test("a parcel is promised from the payment on, or from the order when it is paid on delivery", () => {
  expect(promisedDay(evasOrder({ placedAt: friday }))).toBeNull();
  expect(promisedDay(evasOrder({ placedAt: friday, paidAt: friday }))).toBe("2026-11-27");
  expect(promisedDay(evasOrder({ placedAt: friday, paidAt: friday, locale: "sk" }))).toBe("2026-11-27");
  expect(promisedDay(evasOrder({ placedAt: friday, paymentId: "cod" }))).toBe("2026-11-27");
});

test("a parcel on its way keeps the day that was promised when it was sent, until it is there", () => {
  const shipment = { carrierId: "ppl", trackingNumber: "80012345678", shippedAt: friday } as const;
  const sent = { ...shipment, promisedOn: arrivesBy("ppl", "cs", friday) };
  expect(promisedDay(evasOrder({ state: "shipped", shipment: sent }))).toBe("2026-11-25");
  for (const state of ["closed", "cancelled"] as const) {
    expect(promisedDay(evasOrder({ state, paidAt: friday, shipment: sent }))).toBeNull();
  }
});

test("each carrier that carries something has its day, and none is later than the one promised of all", () => {
  const days = parcelDays([{ id: "ppl" }, { id: "packeta" }, { id: "pickup" }, { id: "email" }], friday, "cs");
  expect(days).toEqual({ ppl: "2026-11-27", packeta: "2026-11-27" });
  expect(parcelArrivesBy(friday, "cs")).toBe("2026-11-27");
});

test("nothing is promised of a pickup", () => {
  expect(promisedDay(evasOrder({ carrierId: "pickup", paidAt: friday }))).toBeNull();
});

test("a number leads to the carrier's page, and none to none", () => {
  expect(trackingAddress({ carrierId: "ppl", trackingNumber: "80-A" }, "cs")).toBe(
    "https://www.ppl.cz/vyhledat-zasilku?shipmentId=80-A",
  );
  expect(trackingAddress({ carrierId: "ppl", trackingNumber: "" }, "cs")).toBeNull();
  expect(trackingAddress({ carrierId: "pickup", trackingNumber: "80012345678" }, "cs")).toBeNull();
});
