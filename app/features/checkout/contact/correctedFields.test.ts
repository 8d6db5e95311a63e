import { expect, test } from "vitest";
import { evasContact } from "../../../../tests/support/customers";

import { contactForm } from "./contact.form";
import { correctedFields } from "./correctedFields";

function corrected(changed: Record<string, string>) {
  const typed = new FormData();
  const fields = { ...evasContact, ...changed };
  for (const [name, value] of Object.entries(fields)) typed.set(name, value);
  const values = Object.fromEntries(typed);
  return correctedFields(typed, contactForm({ locale: "cs", countries: ["CZ"], isParcel: true }, typed).parse(values));
}

test("corrections of spacing and case are not reported", () => {
  expect(corrected({ street: "  Dlouhá   12 ", zip: "110 00" })).toEqual([]);
});

test("a field from which text was removed is reported", () => {
  expect(corrected({ street: "Dlouhá 12 🏠", city: "Praha\u202e" })).toEqual(["street", "city"]);
});
