import { expect, test } from "vitest";

import { evasContact } from "../../../../tests/support/checkout";

import { contactForm } from "./contact.form";
import { typedContact } from "./typedContact";

const rules = { locale: "cs", countries: ["CZ"], isParcel: true } as const;

test("a new visitor finds the prefix and the country of the shop version", () => {
  expect(typedContact(undefined, "sk")).toEqual({ phone_prefix: "+421", country: "SK" });
});

test("what was kept stands in the form so that it can be sent again and stays the same", () => {
  const typed = { ...evasContact("cs"), is_company: "on", company: "Ukázková", company_id: "99000016" };
  const kept = contactForm(rules, typed).parse(typed);
  const shown = typedContact(kept, "cs");
  expect(shown).toMatchObject({ phone: "601123456", is_company: "on", company_id: "99000016" });
  expect(shown).not.toHaveProperty("has_delivery_address");
  expect(contactForm(rules, shown).parse(shown)).toEqual(kept);
});
