import { expect, test } from "vitest";

import { evasRegistration } from "../../../tests/support/customers";
import { registrationForm, signInForm } from "./account.form";

const rules = { countries: ["CZ", "SK", "DE"] };

function fieldErrors(given: Record<string, string>): Record<string, string[] | undefined> {
  const typed = new FormData();
  for (const [name, value] of Object.entries({ ...evasRegistration, ...given })) typed.set(name, value);
  const parsed = registrationForm(rules, typed).safeParse(Object.fromEntries(typed));
  return parsed.success ? {} : parsed.error.flatten().fieldErrors;
}

test("Eva's registration is good", () => {
  expect(fieldErrors({})).toEqual({});
});

test.each([
  ["an empty field", { city: "" }, { city: ["ui:forms.required"] }],
  ["half an address", { email: "eva@" }, { email: ["ui:forms.email"] }],
  ["letters in a phone number", { phone: "abc" }, { phone: ["ui:forms.numeric"] }],
  [
    "a short password",
    { password: "sedmzna", password_confirmation: "sedmzna" },
    { password: ["ui:forms.shortest|8"] },
  ],
  ["a long name", { firstname: "a".repeat(61) }, { firstname: ["ui:forms.longest|60"] }],
  ["a name with a link", { firstname: "Visit http://evil.example" }, { firstname: ["ui:forms.noLink"] }],
  ["a street with a link", { street: "WWW.evil.example" }, { street: ["ui:forms.noLink"] }],
  [
    "another password",
    { password_confirmation: "jine" },
    { password_confirmation: ["account:errors.passwordMismatch"] },
  ],
  ["a country we do not know", { country: "XX" }, { country: ["checkout:errors.country"] }],
  ["a Slovak number in Czechia", { zip: "1234" }, { zip: ["checkout:errors.zipFive"] }],
])("%s is an error", (_, given, expected) => {
  expect(fieldErrors(given)).toEqual(expected);
});

test("a company must have a name and an id with a valid check digit", () => {
  const company = { is_company: "on", company: "Ukázka s.r.o." };
  expect(fieldErrors({ ...company, company_id: "" })).toEqual({ company_id: ["checkout:errors.companyIdMissing"] });
  expect(fieldErrors({ ...company, company_id: "12345678" })).toEqual({ company_id: ["checkout:errors.companyId"] });
  expect(fieldErrors({ ...company, company_id: "99000016" })).toEqual({});
});

test("a password of 128 characters is accepted and one of 129 is not, whatever the characters", () => {
  const of = (password: string) => fieldErrors({ password, password_confirmation: password }).password;
  expect(of("👢".repeat(128))).toBeUndefined();
  expect(of("a".repeat(129))).toEqual(["ui:forms.longest|128"]);
});

test("an empty sign-in names both fields", () => {
  const parsed = signInForm.safeParse({});
  expect(parsed.error?.flatten().fieldErrors).toEqual({
    email: ["ui:forms.required"],
    password: ["ui:forms.required"],
  });
});
