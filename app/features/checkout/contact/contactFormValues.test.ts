import { expect, test } from "vitest";

import { evasContact } from "../../../../tests/support/checkout";

import { contactForm } from "./contact.form";
import { contactFormValues } from "./contactFormValues";

const rules = { locale: "cs", countries: ["CZ"], isParcel: true } as const;

test("a new visitor gets the prefix and the country of the shop version", () => {
  expect(contactFormValues(undefined, "sk")).toEqual({ phone_prefix: "+421", country: "SK" });
});

test("the stored contact fills the form, and submitting it again changes nothing", () => {
  const typed = { ...evasContact("cs"), is_company: "on", company: "Ukázková", company_id: "99000016" };
  const stored = contactForm(rules, typed).parse(typed);
  const shown = contactFormValues(stored, "cs");
  expect(shown).toMatchObject({ phone: "601123456", is_company: "on", company_id: "99000016" });
  expect(shown).not.toHaveProperty("has_delivery_address");
  expect(contactForm(rules, shown).parse(shown)).toEqual(stored);
});
