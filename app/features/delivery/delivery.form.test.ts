import { expect, test } from "vitest";
import { parseForm } from "~/platform/http/parseForm.server";
import type { DeliveryOffer } from "./delivery";
import { deliveryForm } from "./delivery.form";

const place = { note: "", street: "", city: "", zip: "", country: "CZ", phone: "", hours: [] };
const offer: DeliveryOffer = {
  carriers: [
    { id: "ppl", kind: "parcel", priceMinor: 119, paymentIds: ["transfer", "cod"] },
    { id: "pickup", kind: "pickup", priceMinor: 0, paymentIds: ["transfer"] },
  ],
  payments: [
    { id: "transfer", priceMinor: 0 },
    { id: "cod", priceMinor: 39 },
  ],
  stores: [{ id: "praha", name: "Praha", ...place }],
  failedParts: [],
};

function submit(fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return parseForm(body, deliveryForm(offer, undefined));
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

test("a store left over from another choice is dropped for a parcel", () => {
  const submission = submit({ carrier: "ppl", store: "praha", payment: "cod" });
  expect(submission.status === "success" && submission.value).toEqual({
    carrierId: "ppl",
    paymentId: "cod",
    pickupStoreId: null,
    pickupPointId: null,
  });
});
