import { z } from "zod";
import * as fields from "~/features/customers/addressBook/contactFields";
import { lookUpIntent } from "~/features/customers/addressBook/lookUp.form";
import { type PhonePrefix, phonePrefixes } from "~/features/customers/addressBook/phonePrefixes";
import { countryOf, type Locale } from "~/platform/i18n/locale";

export type ContactRules = {
  /** The shop version, which delivers to its own country only (decision 65). */
  locale: Locale;
  /** Countries that a billing address may have. */
  countries: readonly string[];
  /** Is false for a pickup, which needs no delivery address. */
  isParcel: boolean;
};

export type ContactDetails = z.output<ReturnType<typeof contactForm>>;

/**
 * The schema of the contact form. It depends on a few of the values, such as the country, so these are read first; all
 * errors are then found in one pass. `typed` is a submitted form or a stored one.
 */
export function contactForm(rules: ContactRules, typed: FormData | Record<string, unknown>) {
  const { country, delivery_country, phone_prefix, is_company, has_delivery_address } = readValues(typed);
  const isElsewhere = rules.isParcel && has_delivery_address;
  const isDelivered = rules.isParcel && !has_delivery_address;
  return z.object({
    email: fields.email,
    phone_prefix: prefix,
    phone: fields.phone(phone_prefix),
    firstname: fields.requiredLine(60),
    lastname: fields.requiredLine(60),
    street: fields.requiredLine(120),
    city: fields.requiredLine(80),
    zip: fields.zip(country),
    country: isDelivered ? ownCountry(rules) : allowedCountry(rules),
    is_company: fields.ticked,
    company: is_company ? fields.requiredLine(120) : fields.ignoredField,
    company_id: is_company ? fields.companyId(country) : fields.ignoredField,
    tax_id: is_company ? fields.taxId(country) : fields.ignoredField,
    vat_id: is_company ? fields.vatId(country) : fields.ignoredField,
    has_delivery_address: fields.ticked.transform(() => isElsewhere),
    delivery_firstname: isElsewhere ? fields.requiredLine(60) : fields.ignoredField,
    delivery_lastname: isElsewhere ? fields.requiredLine(60) : fields.ignoredField,
    delivery_company: isElsewhere ? fields.optionalLine(120) : fields.ignoredField,
    delivery_street: isElsewhere ? fields.requiredLine(120) : fields.ignoredField,
    delivery_city: isElsewhere ? fields.requiredLine(80) : fields.ignoredField,
    delivery_zip: isElsewhere ? fields.zip(delivery_country) : fields.ignoredField,
    delivery_country: isElsewhere ? ownCountry(rules) : fields.ignoredField,
    note: fields.optionalLines(500),
  });
}

export const contactIntents = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("save-contact") }),
  lookUpIntent,
]);

export type ContactIntent = z.output<typeof contactIntents>["intent"];

/**
 * Returns the stored contact if it is still valid; the rules, the countries and the delivery may have changed since.
 */
export function parseStoredContact(json: string | null, rules: ContactRules): ContactDetails | undefined {
  const stored = z.record(z.unknown()).safeParse(json && JSON.parse(json));
  if (!stored.success) return undefined;
  const parsed = contactForm(rules, stored.data).safeParse(stored.data);
  return parsed.success ? parsed.data : undefined;
}

const prefix = z
  .enum(phonePrefixes, { message: "checkout:errors.phonePrefix" })
  .optional()
  .transform((chosen = "") => chosen);

const chosenCountry = z
  .string({ required_error: "ui:forms.required", invalid_type_error: "ui:forms.required" })
  .min(1, "ui:forms.required");

function allowedCountry({ countries }: ContactRules) {
  return chosenCountry.pipe(z.string().refine((country) => countries.includes(country), "checkout:errors.country"));
}

function ownCountry({ locale }: ContactRules) {
  const own = countryOf[locale];
  return chosenCountry.pipe(z.string().refine((country) => country === own, onlyThere[own]));
}

const onlyThere = { CZ: "checkout:errors.onlyCzechia", SK: "checkout:errors.onlySlovakia" } as const;

function readValues(typed: FormData | Record<string, unknown>) {
  const read = (name: string) => (typed instanceof FormData ? typed.get(name) : typed[name]);
  const isTicked = (name: string) => read(name) === "on" || read(name) === true;
  const prefix: PhonePrefix = phonePrefixes.find((known) => known === read("phone_prefix")) ?? "";
  return {
    country: String(read("country")),
    delivery_country: String(read("delivery_country")),
    phone_prefix: prefix,
    is_company: isTicked("is_company"),
    has_delivery_address: isTicked("has_delivery_address"),
  };
}
