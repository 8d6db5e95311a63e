import { expect, test } from "vitest";
import type { PickupPoint } from "~/features/pickupPoints/pickupPoint";
import { parseForm } from "~/platform/http/parseForm.server";
import { pointFixture } from "../../../tests/support/points";
import type { DeliveryOffer } from "./delivery";
import { deliveryForm } from "./delivery.form";

const place = { note: "", street: "", city: "", zip: "", country: "CZ", phone: "", hours: [] };
const offer: DeliveryOffer = {
  carriers: [
    { id: "ppl", kind: "parcel", priceMinor: 119, paymentIds: ["transfer", "cod"] },
    { id: "pickup", kind: "pickup", priceMinor: 0, paymentIds: ["transfer"] },
    { id: "packeta", kind: "point", priceMinor: 89, paymentIds: ["transfer", "cod"] },
  ],
  payments: [
    { id: "transfer", priceMinor: 0 },
    { id: "cod", priceMinor: 39 },
  ],
  stores: [{ id: "praha", name: "Praha", ...place }],
  failedParts: [],
};

const point: PickupPoint = { id: "packeta-9001", carrierId: "packeta", ...pointFixture() };

function submit(fields: Record<string, string>, known?: PickupPoint) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return parseForm(body, deliveryForm(offer, known));
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
    { carrier: "pickup", store: "praha", payment: "cod" },
    { payment: ["delivery:errors.pairForbidden"] },
  ],
])("%s is refused by name", (_what, fields, error) => {
  expect(submit(fields).reply().error).toEqual(error);
});

test.each([
  ["no point", undefined, undefined, "pointMissing"],
  ["a point that there is not", "packeta-7", undefined, "pointUnknown"],
  ["a point of another carrier", "gls-1", { ...point, carrierId: "gls" }, "pointUnknown"],
  ["a point that has closed", point.id, { ...point, isOpen: false }, "pointClosed"],
])("a carrier with points and %s is refused", (_what, sent, known, reason) => {
  const fields = { carrier: "packeta", payment: "cod", ...(sent ? { point: sent } : {}) };
  expect(submit(fields, known).reply().error).toEqual({ point: [`delivery:errors.${reason}`] });
});

test("a point is kept with its carrier, and dropped with another", () => {
  const fields = { carrier: "packeta", payment: "cod", point: point.id, store: "praha" };
  const kept = submit(fields, point);
  expect(kept.status === "success" && kept.value).toEqual({
    ...{ carrierId: "packeta", paymentId: "cod", pickupStoreId: null, pickupPointId: point.id },
  });
  const dropped = submit({ ...fields, carrier: "ppl" }, point);
  expect(dropped.status === "success" && dropped.value).toMatchObject({ carrierId: "ppl", pickupPointId: null });
});

test("where carriers or payments could not be read, that is what is said", () => {
  const body = new FormData();
  const failed: DeliveryOffer = { carriers: [], payments: [], stores: [], failedParts: ["carriers", "payments"] };
  expect(parseForm(body, deliveryForm(failed, undefined)).reply().error).toEqual({
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
  });
});
