import { expect, test } from "vitest";

import { jacketLine } from "../../../tests/support/cartLines";

import { isOpen, openStep } from "./checkout";
import { contactForm } from "./contact/contact.form";

const lines = [jacketLine()];
const delivery = {
  carrier: { id: "ppl", kind: "parcel", priceMinor: 119, paymentIds: ["cod"] },
  payment: { id: "cod", priceMinor: 39 },
  store: null,
} as const;
const typed = {
  ...{ email: "eva@seznam.cz", phone_prefix: "+420", phone: "601123456", firstname: "Eva", lastname: "Nová" },
  ...{ street: "Dlouhá 12", city: "Praha", zip: "11000", country: "CZ" },
};
const contact = contactForm({ locale: "cs", countries: ["CZ"], isParcel: true }, typed).parse(typed);

test("a step opens when those before it are done", () => {
  expect(openStep({ lines: [], delivery, contact })).toBe("cart");
  expect(openStep({ lines, delivery: undefined, contact })).toBe("cartDelivery");
  expect(openStep({ lines, delivery, contact: undefined })).toBe("cartContact");
  expect(openStep({ lines, delivery, contact })).toBe("cartReview");
});

test("done steps stay open and later ones do not", () => {
  const checkout = { lines, delivery, contact: undefined };
  expect(isOpen("cartDelivery", checkout)).toBe(true);
  expect(isOpen("cartContact", checkout)).toBe(true);
  expect(isOpen("cartReview", checkout)).toBe(false);
});

test("a cart of sold-out lines goes nowhere", () => {
  expect(openStep({ lines: [jacketLine({ onHand: 0 })], delivery, contact })).toBe("cart");
});
