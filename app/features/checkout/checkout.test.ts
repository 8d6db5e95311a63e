import { expect, test } from "vitest";
import { jacketLine } from "../../../tests/support/cartLines";
import { evasContact } from "../../../tests/support/customers";

import { isReachable, nextIncompleteStep } from "./checkout";
import { contactForm } from "./contact/contact.form";

const lines = [jacketLine()];
const delivery = {
  carrier: { id: "ppl", kind: "parcel", priceMinor: 119, paymentIds: ["cod"] },
  payment: { id: "cod", priceMinor: 39 },
  store: null,
  point: null,
  slot: null,
} as const;
const contact = contactForm({ locale: "cs", countries: ["CZ"], isParcel: true }, evasContact).parse(evasContact);

test("a step is reachable when those before it are complete", () => {
  expect(nextIncompleteStep({ lines: [], delivery, contact })).toBe("cart");
  expect(nextIncompleteStep({ lines, delivery: undefined, contact })).toBe("cartDelivery");
  expect(nextIncompleteStep({ lines, delivery, contact: undefined })).toBe("cartContact");
  expect(nextIncompleteStep({ lines, delivery, contact })).toBe("cartReview");
});

test("completed steps stay reachable and later ones are not", () => {
  const checkout = { lines, delivery, contact: undefined };
  expect(isReachable("cartDelivery", checkout)).toBe(true);
  expect(isReachable("cartContact", checkout)).toBe(true);
  expect(isReachable("cartReview", checkout)).toBe(false);
});

test("a cart of sold-out lines stays at the cart step", () => {
  expect(nextIncompleteStep({ lines: [jacketLine({ onHand: 0 })], delivery, contact })).toBe("cart");
});
