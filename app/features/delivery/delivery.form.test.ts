import { expect, test } from "vitest";
import type { PickupPoint } from "~/features/pickupPoints/pickupPoint";
import { parseForm } from "~/platform/http/parseForm.server";
import { pointFixture } from "../../../tests/support/points";
import type { DeliveryOffer } from "./delivery";
import { type DeliveryTerms, deliveryForm } from "./delivery.form";
import type { PlaceStock } from "./fulfilment";
import { planPickup } from "./pickupPlan";

const place = { note: "", street: "", city: "", zip: "", country: "CZ", phone: "", hours: [], exceptions: [] };
const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opensMinute: 480, closesMinute: 1200 }));
const offer: DeliveryOffer = {
  carriers: [
    { id: "ppl", kind: "parcel", priceMinor: 119, paymentIds: ["transfer", "cod"] },
    { id: "pickup", kind: "pickup", priceMinor: 0, paymentIds: ["card", "transfer"] },
    { id: "packeta", kind: "point", priceMinor: 89, paymentIds: ["transfer", "cod"] },
  ],
  payments: [
    { id: "card", priceMinor: 0 },
    { id: "transfer", priceMinor: 0 },
    { id: "cod", priceMinor: 39 },
  ],
  stores: [{ id: "praha", name: "Praha", week, ...place }],
  failedParts: [],
};

const point: PickupPoint = { id: "packeta-9001", carrierId: "packeta", ...pointFixture() };

/** Monday, 2026-11-23, 10:10 in Prague. */
const now = Date.UTC(2026, 10, 23, 9, 10);
const pickup = { from_warehouse_days: 2, from_store_days: 5, after_transfer_days: 2, per_slot: 10 };
const stock: PlaceStock[] = [{ variantId: 1, storeId: "praha", kind: "store", onHand: 1 }];

function termsOf(quantity = 1, names: string[] = []): DeliveryTerms {
  const context = { lines: [{ variantId: 1, quantity }], stock, fullSlots: [], pickup, now };
  return { plans: offer.stores.map((store) => planPickup(store, context)), pickupOnlyNames: names, pickup, now };
}

type Given = { known?: PickupPoint | undefined; terms?: DeliveryTerms };

function submit(fields: Record<string, string>, { known, terms = termsOf() }: Given = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return parseForm(body, deliveryForm({ offer, terms, point: known }));
}

test.each([
  ["nothing chosen", {}, { carrier: ["delivery:errors.carrierMissing"], payment: ["delivery:errors.paymentMissing"] }],
  ["no such carrier", { carrier: "dove", payment: "cod" }, { carrier: ["delivery:errors.carrierMissing"] }],
  ["pickup without a store", { carrier: "pickup", payment: "transfer" }, { store: ["delivery:errors.storeMissing"] }],
  [
    "no such store",
    { carrier: "pickup", store: "mars", payment: "transfer" },
    { store: ["delivery:errors.storeUnknown"] },
  ],
  [
    "a payment that the carrier does not take",
    { carrier: "pickup", store: "praha", slot_praha: "2026-11-24T09:00", payment: "cod" },
    { payment: ["delivery:errors.pairForbidden"] },
  ],
])("%s is refused by name", (_what, fields, error) => {
  expect(submit(fields).reply().error).toEqual(error);
});

test.each([
  ["no point", undefined, undefined, "pointMissing"],
  ["a point that there is not", "packeta-7", undefined, "pointUnknown"],
  ["a point of another carrier", "gls-1", { ...point, carrierId: "gls" }, "pointMissing"],
  ["a point that has closed", point.id, { ...point, isOpen: false }, "pointClosed"],
])("a carrier with points and %s is refused", (_what, sent, known, reason) => {
  const fields = { carrier: "packeta", payment: "cod", ...(sent ? { point: sent } : {}) };
  expect(submit(fields, { known }).reply().error).toEqual({ point: [`delivery:errors.${reason}`] });
});

test("a point is kept with its carrier, and dropped with another", () => {
  const fields = { carrier: "packeta", payment: "cod", point: point.id, store: "praha" };
  const kept = submit(fields, { known: point });
  expect(kept.status === "success" && kept.value).toEqual({
    carrierId: "packeta",
    paymentId: "cod",
    pickupStoreId: null,
    pickupSlot: null,
    pickupPointId: point.id,
  });
  const dropped = submit({ ...fields, carrier: "ppl" }, { known: point });
  expect(dropped.status === "success" && dropped.value).toMatchObject({ carrierId: "ppl", pickupPointId: null });
});

test("where carriers or payments could not be read, that is what is said", () => {
  const body = new FormData();
  const failed: DeliveryOffer = { carriers: [], payments: [], stores: [], failedParts: ["carriers", "payments"] };
  expect(parseForm(body, deliveryForm({ offer: failed, terms: termsOf(), point: undefined })).reply().error).toEqual({
    carrier: ["delivery:failed.carriers"],
    payment: ["delivery:failed.payments"],
  });
});

test("a store left over from another choice is dropped for a parcel", () => {
  const submission = submit({ carrier: "ppl", store: "praha", payment: "cod" });
  expect(submission.status === "success" && submission.value).toEqual({
    carrierId: "ppl",
    paymentId: "cod",
    pickupStoreId: null,
    pickupPointId: null,
    pickupSlot: null,
  });
});

const byCard = (slot: string) => submit({ carrier: "pickup", store: "praha", payment: "card", slot_praha: slot });

test.each([
  ["no slot", "", "slotMissing"],
  ["8:30", "2026-11-24T08:30", "slotHours"],
  ["20:30", "2026-11-24T20:30", "slotHours"],
  ["a text that is none", "2026-11-24", "slotHours"],
  ["a quarter past", "2026-11-24T09:15", "slotHours"],
  ["less than an hour ahead", "2026-11-23T11:00", "slotSoon"],
  ["a slot that is over", "2026-11-20T11:00", "slotSoon"],
  ["a Saturday", "2026-11-28T11:00", "slotClosed"],
  ["more than two weeks ahead", "2026-12-08T11:00", "slotClosed"],
])("a pickup with %s is refused", (_what, slot, problem) => {
  expect(byCard(slot).reply().error).toEqual({ slot_praha: [`delivery:errors.${problem}`] });
});

test.each(["2026-11-23T11:30", "2026-11-24T09:00", "2026-11-24T20:00", "2026-12-07T20:00"])(
  "a pickup at %s is accepted",
  (slot) => {
    const submission = byCard(slot);
    expect(submission.status === "success" && submission.value).toMatchObject({
      pickupStoreId: "praha",
      pickupSlot: slot,
    });
  },
);

test("a transfer must have arrived before the pickup", () => {
  const at = (slot: string) => submit({ carrier: "pickup", store: "praha", payment: "transfer", slot_praha: slot });
  expect(at("2026-11-24T20:00").reply().error).toEqual({ slot_praha: ["delivery:errors.slotTransfer"] });
  expect(at("2026-11-25T09:00").status).toBe("success");
});

test("goods that only stores have are refused as a parcel, to an address or a point", () => {
  const given = { terms: termsOf(1, ["Bunda"]), known: point };
  const error = { carrier: ["delivery:errors.onlyInStores"] };
  expect(submit({ carrier: "ppl", payment: "cod" }, given).reply().error).toEqual(error);
  expect(submit({ carrier: "packeta", payment: "cod", point: point.id }, given).reply().error).toEqual(error);
});
