import { expect, test } from "vitest";
import { parseForm } from "~/platform/http/parseForm.server";
import { type ContactRules, contactForm, parseStoredContact } from "./contact.form";

const czech: ContactRules = { locale: "cs", countries: ["CZ", "SK", "DE"], isParcel: true };
const slovak: ContactRules = { ...czech, locale: "sk" };
const eva = {
  email: "eva@seznam.cz",
  phone_prefix: "+420",
  phone: "601 123 456",
  firstname: "Eva",
  lastname: "Nová",
  street: "Dlouhá 12",
  city: "Praha",
  zip: "11000",
  country: "CZ",
};
const company = { is_company: "on", company: "Ukázková s.r.o.", company_id: "99000016", tax_id: "CZ99000016" };
const elsewhere = {
  has_delivery_address: "on",
  delivery_firstname: "Jan",
  delivery_lastname: "Nový",
  delivery_street: "Krátká 1",
  delivery_city: "Brno",
  delivery_zip: "602 00",
  delivery_country: "CZ",
};

function submit(fields: Record<string, string>, rules = czech) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return parseForm(body, contactForm(rules, body));
}

function accepted(fields: Record<string, string>, rules = czech) {
  const submission = submit(fields, rules);
  if (submission.status !== "success") throw new Error(JSON.stringify(submission.error));
  return submission.value;
}

test("a contact is stored clean: phone as E.164, postcode in its two groups", () => {
  expect(accepted(eva)).toMatchObject({
    phone: "+420601123456",
    zip: "110 00",
    company: "",
    has_delivery_address: false,
    delivery_city: "",
    note: "",
  });
});

test("an empty form reports every required field", () => {
  const missing = ["ui:forms.required"];
  const blank = Object.fromEntries(Object.keys(eva).map((name) => [name, name === "phone_prefix" ? "+420" : " "]));
  expect(submit({ ...blank, country: "" }).reply().error).toMatchObject({ zip: missing, email: missing });
  expect(submit({}).reply().error).toEqual({
    email: missing,
    phone: missing,
    firstname: missing,
    lastname: missing,
    street: missing,
    city: missing,
    zip: missing,
    country: missing,
  });
});

test.each([
  ["e-mail without a domain", { email: "eva@" }, { email: ["ui:forms.email"] }],
  ["too long an e-mail", { email: `${"e".repeat(250)}@a.cz` }, { email: ["ui:forms.longest|254"] }],
  ["letters in a phone", { phone: "šest" }, { phone: ["ui:forms.numeric"] }],
  ["no such phone", { phone: "123 456 789" }, { phone: ["checkout:errors.phone"] }],
  ["a national phone without a prefix", { phone_prefix: "" }, { phone: ["checkout:errors.phonePrefix"] }],
  [
    "a prefix from nowhere",
    { phone_prefix: "+999" },
    { phone_prefix: ["checkout:errors.phonePrefix"], phone: ["checkout:errors.phonePrefix"] },
  ],
  ["a name of one emoji", { firstname: "😀" }, { firstname: ["ui:forms.required"] }],
  ["too long a name", { lastname: "N".repeat(61) }, { lastname: ["ui:forms.longest|60"] }],
  ["too long a street", { street: "D".repeat(121) }, { street: ["ui:forms.longest|120"] }],
  ["too long a city", { city: "P".repeat(81) }, { city: ["ui:forms.longest|80"] }],
  ["a postcode of four digits", { zip: "1100" }, { zip: ["checkout:errors.zipFive"] }],
  ["letters in a postcode", { zip: "11O 00" }, { zip: ["ui:forms.numeric"] }],
  ["letters in a company number", { ...company, company_id: "CZ990000" }, { company_id: ["ui:forms.numeric"] }],
  ["too long a note", { note: "n".repeat(501) }, { note: ["ui:forms.longest|500"] }],
  ["a country that is not on the list", { ...elsewhere, country: "US" }, { country: ["checkout:errors.country"] }],
  [
    "a company without its number",
    { ...company, company_id: "" },
    { company_id: ["checkout:errors.companyIdMissing"] },
  ],
  [
    "a company number that does not fit",
    { ...company, company_id: "12345678" },
    { company_id: ["checkout:errors.companyId"] },
  ],
  ["a tax number without its country", { ...company, tax_id: "99000016" }, { tax_id: ["checkout:errors.taxId"] }],
])("%s is refused beside its field", (_what, changed, error) => {
  expect(submit({ ...eva, ...changed }).reply().error).toEqual(error);
});

test("the Czech shop delivers only to Czechia and the Slovak one only to Slovakia", () => {
  expect(submit({ ...eva, country: "SK" }).reply().error).toEqual({ country: ["checkout:errors.onlyCzechia"] });
  expect(submit(eva, slovak).reply().error).toEqual({ country: ["checkout:errors.onlySlovakia"] });
  const abroad = { ...eva, ...elsewhere, delivery_country: "SK" };
  expect(submit(abroad).reply().error).toEqual({ delivery_country: ["checkout:errors.onlyCzechia"] });
});

test("the billing address may be in another country when the parcel does not go there", () => {
  const german = { ...eva, country: "DE", zip: "D-10115" };
  expect(accepted({ ...german, ...elsewhere })).toMatchObject({ country: "DE", delivery_zip: "602 00" });
  expect(accepted(german, { ...czech, isParcel: false })).toMatchObject({ country: "DE", zip: "D-10115" });
});

test("values of a part that is switched off are ignored", () => {
  const { is_company, ...leftOver } = company;
  const { has_delivery_address, ...address } = elsewhere;
  expect(accepted({ ...eva, ...leftOver, ...address, company_id: "nonsense" })).toMatchObject({
    company: "",
    company_id: "",
    delivery_city: "",
  });
});

test("a company's numbers are validated by the rules of its country", () => {
  expect(accepted({ ...eva, ...company })).toMatchObject({ company_id: "99000016", tax_id: "CZ99000016" });
  const bratislava = { ...eva, country: "SK", zip: "82101", ...company, company_id: "1234 5678", tax_id: "2029000006" };
  expect(accepted(bratislava, slovak)).toMatchObject({ company_id: "12345678", tax_id: "2029000006" });
});

test("emojis are removed from free text before its length is checked", () => {
  expect(accepted({ ...eva, note: `${"😀".repeat(300)}Zvonek` }).note).toBe("Zvonek");
});

test("a stored contact is read back unchanged", () => {
  const kept = accepted({ ...eva, ...company, ...elsewhere, note: "Zvonek\nnefunguje" });
  expect(parseStoredContact(JSON.stringify(kept), czech)).toEqual(kept);
});

test("a stored contact is invalid once its country is no longer delivered to", () => {
  const kept = JSON.stringify(accepted(eva));
  expect(parseStoredContact(kept, slovak)).toBeUndefined();
  expect(parseStoredContact(null, czech)).toBeUndefined();
  expect(parseStoredContact("[]", czech)).toBeUndefined();
});

const slovakCompany = { ...company, company_id: "99000024", tax_id: "2029000006", vat_id: "sk 2029 0000 06" };
const bratislava = { ...eva, country: "SK", zip: "821 01" };

test("a Slovak company gives its number, tax id and VAT id apart", () => {
  expect(accepted({ ...bratislava, ...slovakCompany }, slovak)).toMatchObject({
    company_id: "99000024",
    tax_id: "2029000006",
    vat_id: "SK2029000006",
  });
});

test.each([
  ["a tax id with the VAT id's prefix", { tax_id: "SK2029000006" }, { tax_id: ["checkout:errors.taxIdSlovak"] }],
  ["a VAT id without its prefix", { vat_id: "2029000006" }, { vat_id: ["checkout:errors.vatId"] }],
  ["a VAT id that eleven does not divide", { vat_id: "SK2029000007" }, { vat_id: ["checkout:errors.vatId"] }],
])("of a Slovak company %s is refused beside its field", (_what, changed, error) => {
  expect(submit({ ...bratislava, ...slovakCompany, ...changed }, slovak).reply().error).toEqual(error);
});

test("a VAT id is ignored where no company has one", () => {
  expect(accepted({ ...eva, ...company, vat_id: "whatever" })).toMatchObject({ vat_id: "" });
});

test("a company of another country needs no number, and may give its own", () => {
  const berlin = { ...eva, ...company, ...elsewhere, country: "DE", zip: "10115", tax_id: "DE123456789" };
  expect(accepted({ ...berlin, company_id: "" })).toMatchObject({ company_id: "", tax_id: "DE123456789" });
  expect(accepted({ ...berlin, company_id: "HRB-12345/B" })).toMatchObject({ company_id: "HRB-12345/B" });
  expect(submit({ ...berlin, company_id: "№ 5" }).reply().error).toEqual({
    company_id: ["checkout:errors.companyIdForeign"],
  });
});
